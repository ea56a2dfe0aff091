// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how test projects write variables

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Command, Suite, Test } from '../project/side-project';
import type { PlaybackBrowser } from './browser';
import type { PlaybackHost, PlaybackProgress, PluginOutcome } from './host';
import { Playback } from './playback';
import { outcomeOf } from './plugin-answer';

let ids = 0;
function line(command: string, target = '', value = ''): Command {
  return { id: `c${++ids}`, comment: '', command, target, targets: [], value };
}
const testOf = (...commands: Command[]): Test => ({ id: 't', name: 'Test', commands });

/** A host that records its calls. It has no tab: the commands of these tests do not need one. */
function recordingHost(
  plugin: (command: string) => PluginOutcome | Promise<PluginOutcome> | undefined = () => undefined,
  project: readonly Test[] = [],
  objection: (event: string) => string | undefined | Promise<string | undefined> = () => undefined,
) {
  const seen = {
    logged: [] as string[],
    events: [] as string[],
    statuses: [] as string[],
    states: new Map<string, string>(),
    executed: [] as unknown[],
    progress: undefined as PlaybackProgress | undefined,
    variables: {} as Record<string, unknown>,
  };
  const host: PlaybackHost = {
    baseUrl: () => 'https://example.org/',
    settings: () => ({ delayMs: 0, breakpoints: true }),
    testNamed: (name) => project.find((each) => each.name === name),
    browser: async () =>
      ({ place: { tabId: 7, windowId: 8, frameId: 0 }, begin: async () => undefined }) as unknown as PlaybackBrowser,
    pluginReported: () => undefined,
    showTest: () => undefined,
    async executeByPlugin(command) {
      seen.executed.push(command);
      return await plugin(command.command);
    },
    log: (level, message) => seen.logged.push(`${level}: ${message}`),
    async event(name) {
      seen.events.push(name);
      return await objection(name);
    },
    show(progress) {
      const { status } = progress;
      seen.progress = progress;
      if (seen.statuses.at(-1) !== status) seen.statuses.push(status);
    },
    showCommand: (commandId, state, message) => seen.states.set(commandId, message ? `${state}: ${message}` : state),
    showVariables: (variables) => {
      seen.variables = Object.fromEntries(variables);
    },
    clearResults: () => seen.states.clear(),
  };
  return { host, seen };
}

test('a run plays commands in order and sends its events', async () => {
  const { host, seen } = recordingHost();
  const [store, echo] = [line('store', 'world', 'who'), line('echo', 'hello ${who}')];
  await new Playback(host).run({ tests: [testOf(store, echo)] });
  assert.deepEqual(seen.logged, ['info: Running “Test”', 'info: echo: hello world', 'info: “Test” passed']);
  assert.deepEqual(seen.events, ['playbackStarted', 'playbackStopped']);
  assert.deepEqual(seen.statuses, ['running', 'passed']);
  assert.deepEqual([...seen.states.values()], ['passed', 'passed']);
  assert.deepEqual(seen.variables, { who: 'world' });
});

test('an unknown command fails and ends the test', async () => {
  const { host, seen } = recordingHost();
  const [bad, after] = [line('frobnicate'), line('echo', 'after')];
  await new Playback(host).run({ tests: [testOf(bad, after)] });
  assert.equal(seen.states.get(bad.id), 'failed: unknown command "frobnicate"');
  assert.equal(seen.states.get(after.id), undefined);
  assert.deepEqual(seen.statuses, ['running', 'failed']);
});

test('a failed assert ends the test; a failed verify only counts as a failure', async () => {
  const { host, seen } = recordingHost();
  const verify = line('verify', 'x', '2');
  const [fails, after] = [line('assert', 'x', '3'), line('echo', 'after')];
  await new Playback(host).run({
    tests: [testOf(line('store', '1', 'x'), verify, line('echo', 'between'), fails, after)],
  });
  assert.equal(seen.states.get(verify.id), 'failed: the variable x is "1", not "2"');
  assert.ok(seen.logged.includes('info: echo: between'));
  assert.equal(seen.states.get(after.id), undefined);
  assert.deepEqual(seen.statuses, ['running', 'failed']);
});

test('empty and disabled lines are skipped', async () => {
  const { host, seen } = recordingHost();
  await new Playback(host).run({ tests: [testOf(line(''), line('//frobnicate'), line('echo', 'x'))] });
  assert.deepEqual([...seen.states.values()], ['passed']);
});

for (const [answer, state, goesOn] of [
  [true, 'passed', true],
  [undefined, 'passed', true],
  [false, 'failed: the plugin answered false', true],
  [{ status: 'undetermined' }, 'undetermined', true],
  [{ error: 'no' }, 'failed: no', true],
  [{ error: 'no', status: 'fatal' }, 'fatal: no', false],
] as const) {
  test(`a plugin that answers ${JSON.stringify(answer)}`, async () => {
    const { host, seen } = recordingHost(() => outcomeOf(answer));
    const [own, after] = [line('own', '${x}', 'v'), line('echo', 'after')];
    await new Playback(host).run({ tests: [testOf(line('store', 'filled', 'x'), own, after)] });
    assert.equal(seen.states.get(own.id), state);
    assert.equal(seen.states.has(after.id), goesOn);
    assert.deepEqual(seen.executed, [{ command: 'own', target: 'filled', value: 'v' }]);
    assert.equal(seen.statuses.at(-1), /failed|fatal/.test(state) ? 'failed' : 'passed');
  });
}

test('a plugin sets the state of a command of the running test only', async () => {
  const own = line('own');
  const answers: unknown[] = [];
  const { host, seen } = recordingHost(async () => {
    answers.push(playback.setCommandState({ commandId: own.id, state: 'pending', message: 'half way' }));
    answers.push(seen.states.get(own.id));
    answers.push(playback.setCommandState({ commandId: 'nobody', state: 'passed', message: undefined }));
    answers.push(playback.setCommandState({ commandId: own.id, state: 'failed', message: 'after all' }));
    return { state: 'passed', message: '' };
  });
  const playback = new Playback(host);
  await playback.run({ tests: [testOf(own)] });
  assert.deepEqual(answers, [
    true,
    'pending: half way',
    { error: 'The running test has no command with the id "nobody"' },
    true,
  ]);
  assert.equal(seen.states.get(own.id), 'failed: after all');
  assert.equal(seen.statuses.at(-1), 'failed');
  assert.deepEqual(playback.setCommandState({ commandId: own.id, state: 'passed', message: undefined }), {
    error: 'No test is running',
  });
});

test('a state of fatal ends the test', async () => {
  const own = line('own');
  const { host, seen } = recordingHost(() => {
    playback.setCommandState({ commandId: own.id, state: 'fatal', message: 'gone' });
    return new Promise(() => {});
  });
  const playback = new Playback(host);
  await playback.run({ tests: [testOf(own, line('echo', 'after'))] });
  assert.equal(seen.states.get(own.id), 'fatal: gone');
  assert.equal(seen.statuses.at(-1), 'failed');
});

test('a stopped run ends at once, and another one can start', async () => {
  const { host, seen } = recordingHost((command) => {
    if (command === 'hangs') {
      playback.stop();
      return new Promise(() => {});
    }
    return { state: 'passed', message: '' };
  });
  const playback = new Playback(host);
  await playback.run({ tests: [testOf(line('hangs')), testOf(line('echo', 'second test'))] });
  assert.ok(!seen.logged.includes('info: echo: second test'));
  await playback.run({ tests: [testOf(line('fine'))] });
  assert.deepEqual(seen.statuses, ['running', 'stopped', 'running', 'passed']);
});

const tick = () => new Promise((resolve) => setImmediate(resolve));

test('a paused run waits before its next command; a step plays one command; the run can be resumed', async () => {
  const [first, second, third] = [line('first'), line('second'), line('third')];
  const { host, seen } = recordingHost((command) => {
    if (command === 'first') playback.pause();
    return { state: 'passed', message: '' };
  });
  const playback = new Playback(host);
  const ended = playback.run({ tests: [testOf(first, second, third)] });
  await tick();
  assert.deepEqual(seen.statuses, ['running', 'paused']);
  assert.equal(seen.progress?.commandId, second.id);
  assert.equal(seen.states.get(second.id), undefined);
  playback.step();
  await tick();
  assert.equal(seen.states.get(second.id), 'passed');
  assert.equal(seen.states.get(third.id), undefined);
  assert.deepEqual(seen.statuses, ['running', 'paused', 'running', 'paused']);
  playback.resume();
  await ended;
  assert.deepEqual(seen.statuses, ['running', 'paused', 'running', 'paused', 'running', 'passed']);
});

test('stopping ends a paused run', async () => {
  const { host, seen } = recordingHost();
  const playback = new Playback(host);
  const never = line('echo', 'never');
  const ended = playback.run({ tests: [testOf(line('debugger'), never)] });
  await tick();
  assert.equal(seen.statuses.at(-1), 'paused');
  playback.stop();
  await ended;
  assert.equal(seen.statuses.at(-1), 'stopped');
  assert.equal(seen.states.get(never.id), undefined);
});

test('a breakpoint pauses before its command, unless breakpoints are off', async () => {
  const marked = { ...line('echo', 'marked'), isBreakpoint: true };
  const { host, seen } = recordingHost();
  const playback = new Playback(host);
  const ended = playback.run({ tests: [testOf(line('echo', 'before'), marked, line('echo', 'after'))] });
  await tick();
  assert.equal(seen.statuses.at(-1), 'paused');
  assert.deepEqual(seen.logged.slice(1), ['info: echo: before']);
  playback.resume();
  await ended;
  assert.equal(seen.statuses.at(-1), 'passed');
  const off = recordingHost();
  await new Playback({ ...off.host, settings: () => ({ delayMs: 0, breakpoints: false }) }).run({
    tests: [testOf(marked)],
  });
  assert.deepEqual(off.seen.statuses, ['running', 'passed']);
});

test('no command is played if a block is unbalanced, in the test or in a test that it runs', async () => {
  const open = line('while', 'true');
  const called: Test = { id: 'u', name: 'Called', commands: [open] };
  for (const test of [called, testOf(line('echo', 'x'), line('run', 'Called'))]) {
    const { host, seen } = recordingHost(undefined, [called]);
    await new Playback(host).run({ tests: [test] });
    assert.deepEqual([...seen.states], [[open.id, 'failed: this while has no matching end']]);
    assert.equal(seen.statuses.at(-1), 'failed');
  }
});

test('a test called with `run` shares the variables, and its commands belong to the running test', async () => {
  const own = line('own');
  const called: Test = { id: 'u', name: 'Called', commands: [line('store', 'inner', 'x'), own] };
  const answers: unknown[] = [];
  const { host, seen } = recordingHost(() => {
    answers.push(playback.setCommandState({ commandId: own.id, state: 'pending', message: undefined }));
    return { state: 'passed', message: '' };
  }, [called]);
  const playback = new Playback(host);
  await playback.run({
    tests: [testOf(line('store', 'Called', 'name'), line('run', '${name}'), line('echo', '${x}'))],
  });
  assert.deepEqual(answers, [true]);
  assert.ok(seen.logged.includes('info: echo: inner'));
  assert.equal(seen.statuses.at(-1), 'passed');
});

test('a plugin gets the id of the played test, and assertions are disabled only in the test called with --disable-assertions', async () => {
  const inner: Test = { id: 'inner', name: 'Inner', commands: [line('own'), line('verify', 'x', '3')] };
  const outer: Test = { id: 'outer', name: 'Outer', commands: [line('own'), line('run', 'Inner'), line('own')] };
  const { host, seen } = recordingHost(undefined, [inner, outer]);
  const places: unknown[] = [];
  const asking: PlaybackHost = {
    ...host,
    async executeByPlugin(_, { testId, originalTestId, isNested, assertionsDisabled }) {
      places.push([testId, originalTestId, isNested, assertionsDisabled]);
      return { state: 'passed', message: '' };
    },
  };
  const play = async (value: string) => {
    await new Playback(asking).run({
      tests: [testOf(line('store', '2', 'x'), line('run', 'Outer', value), line('own'))],
    });
  };
  await play('--disable-assertions');
  assert.deepEqual(places, [
    ['outer', 't', true, true],
    // This call does not disable assertions.
    ['inner', 't', true, false],
    ['outer', 't', true, true],
    ['t', 't', false, false],
  ]);
  assert.equal(seen.statuses.at(-1), 'failed');
  outer.commands = [line('own'), line('run', 'Inner', '--disable-assertions')];
  await play('');
  assert.equal(seen.statuses.at(-1), 'passed');
  assert.ok(seen.logged.includes('warn: Assertions are disabled in “Inner”'));
  assert.ok(seen.logged.some((entry) => entry.startsWith('info: verify is disabled: ')));
});

test('a command that fails in one round of a loop and passes in the next makes the test fail', async () => {
  const { host, seen } = recordingHost();
  const verify = line('verify', 'x', '2');
  await new Playback(host).run({
    tests: [
      testOf(
        line('store', '1', 'x'),
        line('times', '2'),
        verify,
        line('store', '2', 'x'),
        line('end'),
        line('echo', 'on'),
      ),
    ],
  });
  assert.equal(seen.states.get(verify.id), 'passed');
  assert.ok(seen.logged.includes('info: echo: on'));
  assert.equal(seen.statuses.at(-1), 'failed');
});

test('a run can start at a command, or play one command only', async () => {
  const [a, b, c] = [line('echo', 'a'), line('echo', 'b'), line('echo', 'c')];
  const { host, seen } = recordingHost();
  const playback = new Playback(host);
  await playback.run({ tests: [testOf(a, b, c)], fromCommandId: b.id });
  assert.deepEqual([...seen.states.keys()], [b.id, c.id]);
  await playback.run({ tests: [testOf(a, b, c)], onlyCommandId: b.id });
  assert.deepEqual([...seen.states.keys()], [b.id]);
  const block = line('if', 'true');
  await playback.run({ tests: [testOf(block, line('end'))], onlyCommandId: block.id });
  assert.equal(seen.states.get(block.id), 'failed: a line of a block cannot be played alone');
  assert.equal(seen.statuses.at(-1), 'failed');
});

test('each test of a suite has its own variables, unless the session is persistent', async () => {
  const tests = [testOf(line('store', 'kept', 'x')), testOf(line('echo', '${x}'))];
  for (const [persistSession, echoed] of [
    [false, 'info: echo: ${x}'],
    [true, 'info: echo: kept'],
  ] as const) {
    const { host, seen } = recordingHost();
    await new Playback(host).run({ tests, suite: { id: 's', name: 'Suite', tests: [], persistSession } });
    assert.ok(seen.logged.includes(echoed));
    assert.deepEqual(seen.events, [
      'suitePlaybackStarted',
      'playbackStarted',
      'playbackStopped',
      'playbackStarted',
      'playbackStopped',
      'suitePlaybackStopped',
    ]);
    assert.deepEqual([seen.progress?.runs, seen.progress?.failures], [2, 0]);
  }
});

test('a suite limits the time of each test; the next test is still played', async () => {
  const { host, seen } = recordingHost();
  const slow = line('pause', '60000');
  await new Playback(host).run({
    tests: [testOf(slow), testOf(line('echo', 'next'))],
    suite: { id: 's', name: 'Suite', tests: [], timeout: 0.2 },
  });
  assert.equal(seen.states.get(slow.id), 'fatal: the test exceeded the suite’s limit of 0.2 seconds');
  assert.ok(seen.logged.includes('info: echo: next'));
  assert.deepEqual([seen.progress?.runs, seen.progress?.failures, seen.statuses.at(-1)], [2, 1, 'failed']);
});

test('the delay applies after each command, and changes apply at once', async () => {
  const { host } = recordingHost();
  let asked = 0;
  const started = performance.now();
  await new Playback({
    ...host,
    settings: () => ({ delayMs: asked++ === 0 ? 30 : 0, breakpoints: true }),
  }).run({ tests: [testOf(line('echo', 'a'), line('echo', 'b'))] });
  assert.ok(performance.now() - started >= 29);
  assert.equal(asked, 2);
});

test('two thousand quick commands do not block the window', async () => {
  const { host, seen } = recordingHost();
  let turns = 0;
  const ticking = setInterval(() => turns++, 1);
  const commands = Array.from({ length: 2000 }, (_, number) => line('store', String(number), 'x'));
  await new Playback({ ...host, showCommand: () => spin(0.05) }).run({ tests: [testOf(...commands)] });
  clearInterval(ticking);
  assert.equal(seen.statuses.at(-1), 'passed');
  assert.ok(turns > 3, `${turns} turns`);
});

function spin(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test("a plugin's objection before a test prevents it", async () => {
  const { host, seen } = recordingHost(undefined, [], (event) =>
    event === 'playbackStarted' ? 'A: no licence' : undefined,
  );
  await new Playback(host).run({ tests: [testOf(line('echo', 'x'))] });
  assert.deepEqual(seen.logged, ['info: Running “Test”', 'error: A: no licence', 'error: “Test” failed']);
  assert.deepEqual(seen.events, ['playbackStarted', 'playbackStopped']);
  assert.deepEqual(seen.statuses, ['running', 'failed']);
});

test("a plugin's objection before a suite prevents all of its tests", async () => {
  const { host, seen } = recordingHost(undefined, [], (event) =>
    event === 'suitePlaybackStarted' ? 'A: no' : undefined,
  );
  const suite = { id: 's', name: 'Suite', tests: ['t'] } as unknown as Suite;
  await new Playback(host).run({ tests: [testOf(line('echo', 'x'))], suite });
  assert.deepEqual(seen.events, ['suitePlaybackStarted', 'suitePlaybackStopped']);
  assert.deepEqual(seen.statuses, ['running', 'failed']);
});

test("a plugin's objection after a test makes it fail", async () => {
  const { host, seen } = recordingHost(undefined, [], (event) =>
    event === 'playbackStopped' ? 'A: differs' : undefined,
  );
  await new Playback(host).run({ tests: [testOf(line('echo', 'x'))] });
  assert.deepEqual(seen.logged.slice(-2), ['error: A: differs', 'error: “Test” failed']);
  assert.deepEqual(seen.statuses, ['running', 'failed']);
});

test('a run that waits for plugins can be stopped', async () => {
  const { host, seen } = recordingHost(undefined, [], (event) => {
    if (event !== 'playbackStarted') return undefined;
    playback.stop();
    return new Promise(() => {});
  });
  const playback = new Playback(host);
  await playback.run({ tests: [testOf(line('echo', 'x'))] });
  assert.deepEqual(seen.statuses, ['running', 'stopped']);
  assert.ok(!seen.logged.includes('info: echo: x'));
});

test('a plugin sets a variable of the running test only', async () => {
  const { host, seen } = recordingHost(undefined, [], (event) => {
    if (event === 'playbackStarted') playback.setVariable({ name: 'x', contents: 12 });
    return undefined;
  });
  const playback = new Playback(host);
  assert.deepEqual(playback.setVariable({ name: 'x', contents: 1 }), { error: 'No test is running' });
  await playback.run({ tests: [testOf(line('echo', '${x}'))] });
  assert.ok(seen.logged.includes('info: echo: 12'));
  assert.deepEqual(playback.setVariable({ name: 'x', contents: 1 }), { error: 'No test is running' });
});
