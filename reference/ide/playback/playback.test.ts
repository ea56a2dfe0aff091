// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how test projects write variables

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Command, Test } from '../project/side-project';
import type { PlaybackBrowser } from './browser';
import type { PlaybackHost, PluginOutcome } from './host';
import { Playback } from './playback';
import { outcomeOf } from './plugin-answer';

let ids = 0;
function line(command: string, target = '', value = ''): Command {
  return { id: `c${++ids}`, comment: '', command, target, targets: [], value };
}
const testOf = (...commands: Command[]): Test => ({ id: 't', name: 'Test', commands });

/** A host that writes down what it sees. Its tab cannot be reached: these tests play commands that need none. */
function recordingHost(
  plugin: (command: string) => PluginOutcome | Promise<PluginOutcome> | undefined = () => undefined,
) {
  const seen = {
    logged: [] as string[],
    events: [] as string[],
    statuses: [] as string[],
    states: new Map<string, string>(),
    executed: [] as unknown[],
  };
  const host: PlaybackHost = {
    baseUrl: () => 'https://example.org/',
    settings: () => ({ delayMs: 0, breakpoints: true }),
    testNamed: () => undefined,
    browser: async () =>
      ({ place: { tabId: 7, windowId: 8, frameId: 0 }, begin: async () => undefined }) as unknown as PlaybackBrowser,
    pluginReported: () => undefined,
    showTest: () => undefined,
    async executeByPlugin(command) {
      seen.executed.push(command);
      return await plugin(command.command);
    },
    log: (level, message) => seen.logged.push(`${level}: ${message}`),
    event: (name) => seen.events.push(name),
    show({ status }) {
      if (seen.statuses.at(-1) !== status) seen.statuses.push(status);
    },
    showCommand: (commandId, state, message) => seen.states.set(commandId, message ? `${state}: ${message}` : state),
    clearResults: () => seen.states.clear(),
  };
  return { host, seen };
}

test('commands are played in order and a run is announced', async () => {
  const { host, seen } = recordingHost();
  const [store, echo] = [line('store', 'world', 'who'), line('echo', 'hello ${who}')];
  await new Playback(host).run({ tests: [testOf(store, echo)] });
  assert.deepEqual(seen.logged, ['info: Running “Test”', 'info: echo: hello world', 'info: “Test” passed']);
  assert.deepEqual(seen.events, ['playbackStarted', 'playbackStopped']);
  assert.deepEqual(seen.statuses, ['running', 'passed']);
  assert.deepEqual([...seen.states.values()], ['passed', 'passed']);
});

test('an unknown command is an error at that command, and the test ends there', async () => {
  const { host, seen } = recordingHost();
  const [bad, after] = [line('frobnicate'), line('echo', 'after')];
  await new Playback(host).run({ tests: [testOf(bad, after)] });
  assert.equal(seen.states.get(bad.id), 'failed: unknown command "frobnicate"');
  assert.equal(seen.states.get(after.id), undefined);
  assert.deepEqual(seen.statuses, ['running', 'failed']);
});

test('assert ends the test, verify only counts', async () => {
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

test('lines without a command and lines switched off are left out', async () => {
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

test('a plugin moves the state of a command of the running test, and of no other', async () => {
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

test('a stopped run ends at once, and another one can begin', async () => {
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
