// C++ under test that harms its own process and the harness. Each affected scenario is red and says why, the others
// keep their verdicts, the run ends, and it leaves no processes behind.

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { onlyInWhole, sampleOf } from '../support/test-sample';
import { eventually, momentMs } from '../support/waiting';
import { type CommandRun, conformance, messageOf, project, temporaryFolder, verdicts } from './command';
import { id, madeUpFeatures, observed, schema } from './made-up';

const subject = ['--subject', path.join(project, 'tests', 'dishonest', 'evil', 'subject.yaml')];

/** The processes whose environment contains a text. */
function processesWith(text: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, 'latin1').includes(text);
      } catch {
        return false;
      }
    });
}

/** How long the kernel may take to end processes that were killed, in milliseconds: some have a lot of memory. */
const mostEndingMs = 5000;

/** Runs the features against the evil subject, and asserts that it has left no processes behind. */
async function judged(features: string, environment: Readonly<Record<string, string>> = {}): Promise<CommandRun> {
  const mark = `EVIL_MARK=${randomUUID()}`;
  const [name, value] = mark.split('=') as [string, string];
  const run = await conformance([...subject, '--features', features], { ...environment, [name]: value });
  const left = await eventually(
    async () => processesWith(mark),
    ({ length }) => length === 0,
    () => setTimeout(momentMs),
    mostEndingMs,
  );
  assert.deepEqual(left, []);
  return run;
}

const fine = `${schema}\nWhen \`m.set_foo(7)\`\nThen \`m.foo()\` is \`7\``;

/** Harmful steps by name, each with the expected message of its scenario. */
type Deeds = Readonly<Record<string, readonly [step: string, message: RegExp]>>;

const middle = /The process ended before the scenario did: exit status 0\./;
/** Each step runs in two scenarios: before the first observation, and in the last step, after all observations. */
const endings: Deeds = {
  'exit-now': ['`_exit(0)`', middle],
  exit: ['`exit(0)`', middle],
  'quick-exit': ['`quick_exit(0)`', middle],
  'exit-with-handler': ['`evil::ForgeAtExit(); exit(0)`', middle],
  'become-true': ['`evil::BecomeTrue()`', middle],
  terminate: ['`std::terminate()`', /The process died of SIGABRT/],
  kill: ['`raise(SIGKILL)`', /The process died of SIGKILL/],
  stop: ['`raise(SIGSTOP)`', /The process was stopped by SIGSTOP/],
  loop: [
    '`for (volatile bool forever = true; forever;) {}`',
    /it did not end within 5 s.*`cpp: \{ limits: \{ seconds: … \} \}`/,
  ],
  'kill-runner': ['`kill(getppid(), SIGKILL)`', /The program that runs the scenario did not survive it: SIGKILL/],
  'stop-runner': ['`kill(getppid(), SIGSTOP)`', /The program that runs the scenario did not survive it: SIGSTOP/],
};

const refused = 'Something was written to the descriptor for its observations and was refused: ';
/** Each step is the last one of its scenario. */
const deeds: Deeds = {
  forge: ['`evil::Forge(1, 1023)`', new RegExp(`${refused}".*" is not an observation`)],
  'forge-and-exit': [
    '`evil::Forge(1, 1023); _exit(0)`',
    /The process ended before the scenario did: exit status 0.*was refused/,
  ],
  'close-and-exit': ['`evil::Close(0, 1023); _exit(0)`', middle],
  'go-on-twice': ['`evil::GoOnTwice()`', new RegExp(`${refused}it came from a process that the scenario had started`)],
  daemon: ['`evil::LeaveDaemon()`', /It left processes running when it ended; they were killed/],
  'daemon-and-exit': ['`evil::LeaveDaemon(); _exit(0)`', /The process ended before the scenario did: exit status 0/],
  'fork-bomb': ['`evil::ForkMany(200)`', /The scenario had more than 24 processes at a time.*processes: …/],
  memory: ['`evil::UseMemory(100000)`', /The scenario used more than 96 MB of memory.*memory_mb: …/],
  'shared-memory': ['`evil::UseSharedMemory(100000)`', /The scenario used more than 96 MB of memory/],
  'huge-file': ['`evil::WriteHugeFile()`', /The scenario wrote a file of more than 16 MB.*file_mb: …/],
  'print-forever': ['`evil::PrintForever()`', /The scenario wrote a file of more than 16 MB/],
  'exit-in-destructor': ['`evil::ExitsAtItsEnd at_its_end`', middle],
  leak: ['`(new Sample)->set_foo(1)`', /Memory leaked/],
};

describe('one harmful scenario', () => {
  let run: CommandRun;
  let replayed: string;
  before(async () => {
    replayed = path.join(await temporaryFolder(), 'records');
    const scenarios: Record<string, string> = { 'fine-before': fine };
    for (const [name, [step]] of Object.entries(endings)) {
      scenarios[`${name}-last`] = `${schema}\n${observed}\nWhen ${step}`;
      scenarios[`${name}-first`] = `${schema}\nWhen ${step}\n${observed}`;
    }
    for (const [name, [step]] of Object.entries(deeds)) scenarios[name] = `${schema}\n${observed}\nWhen ${step}`;
    scenarios['close-all'] = `${schema}\nWhen \`evil::Close(0, 1023)\`\n${observed}`;
    scenarios.catch = `${schema}\nWhen \`evil::Catch("${replayed}")\`\n${observed}\nWhen \`evil::Let()\``;
    scenarios['replay-of-its-own'] =
      `${schema}\nWhen \`evil::Catch("${replayed}.own")\`\n${observed}\n` +
      `When \`evil::Let()\`\nAnd \`evil::Replay("${replayed}.own")\``;
    scenarios['replay-of-another'] = `${schema}\n${observed}\nWhen \`evil::Replay("${replayed}")\``;
    scenarios.returns = `${schema}\nWhen \`if (m.foo() == 0) return\`\n${observed}`;
    scenarios['returns-late'] = `${schema}\n${observed}\nWhen \`if (m.foo() == 0) return\`\nAnd \`m.set_foo(1)\``;
    scenarios['exits-as-a-return'] = `${schema}\nThen \`_exit(0)\` does not abort`;
    scenarios['wrong-and-forged'] = `${schema}\nWhen \`evil::Forge(1, 2)\`\nThen \`m.foo()\` is \`1\``;
    scenarios['prints-only'] = `${schema}\nWhen \`evil::Forge(1, 2)\`\n${observed}`;
    scenarios['fine-after'] = fine;
    run = await judged(await madeUpFeatures(scenarios));
  });

  const all: Deeds = {
    ...Object.fromEntries(
      Object.entries(endings).flatMap(([name, [step, message]]) =>
        ['last', 'first'].map((when) => [`${name}-${when}`, [step, message]]),
      ),
    ),
    ...deeds,
    'close-all': ['closes all descriptors', /the descriptor for its observations was closed/],
    'replay-of-its-own': ['repeats a record', new RegExp(`${refused}one of its observations a second time`)],
    'replay-of-another': [
      'repeats a record of the scenario that caught it',
      new RegExp(`${refused}an observation of another scenario, .*made\\.feature:\\d+`),
    ],
    returns: ['returns', /The scenario was left before .*made\.feature:\d+/],
    'returns-late': ['returns when all is observed', /The scenario was left before .*made\.feature:\d+/],
    'exits-as-a-return': ['exits where it is to return', /expected a return, but it is an end with exit status 0/],
    'wrong-and-forged': ['forges on the standard descriptors', /expected 1, but it is 0/],
  };
  for (const [name, [, message]] of Object.entries(all)) {
    test(name, () => {
      assert.equal(verdicts(run)[id(name)], 'failed', run.output);
      assert.match(messageOf(run, id(name)), message);
    });
  }
  test('all others pass, and every scenario is judged', () => {
    const passed = Object.entries(verdicts(run)).flatMap(([name, verdict]) => (verdict === 'passed' ? [name] : []));
    assert.deepEqual(passed.sort(), ['catch', 'fine-after', 'fine-before', 'prints-only'].map(id), run.output);
    assert.equal(run.status, 1);
    assert.equal(run.verdict?.counts.executed, Object.keys(all).length + 4);
  });
});

// Two at a time: while one waits until the time of its program is up, the others run.
describe('harmful code that runs before the first scenario', { concurrency: 2 }, () => {
  const deedsAtStart = {
    exit: /The program ended before it ran the scenario: exit status 0/,
    sleep: /The program ended before it ran the scenario: it reported nothing for 25 s and was killed/,
    abort: /The program ended before it ran the scenario: SIGABRT/,
    forge: /Something other than the runner wrote to the runner's descriptor/,
    close: /The program ended before it ran the scenario: exit status 70/,
    daemon: /Something other than the runner wrote to the runner's descriptor/,
    stop: /The program ended before it ran the scenario: SIGSTOP/,
  } as const;
  let features: string;
  before(async () => {
    // The linker keeps only code that is used.
    const using = `${fine}\nWhen \`evil::Close(1, 0)\``;
    features = await madeUpFeatures({ fine: using, again: using });
  });

  const inSample = sampleOf(Object.keys(deedsAtStart), 4);
  for (const [deed, message] of Object.entries(deedsAtStart)) {
    test(deed, inSample.includes(deed) ? {} : onlyInWhole, async () => {
      const run = await judged(features, { EVIL_AT_START: deed });
      assert.equal(run.status, 1, run.output);
      for (const name of ['fine', 'again']) {
        assert.equal(verdicts(run)[id(name)], 'failed', run.output);
        assert.match(messageOf(run, id(name)), message);
      }
    });
  }
  for (const deed of ['ignore-children', 'exit-later']) {
    test(`${deed}: harmless`, async () => {
      const run = await judged(features, { EVIL_AT_START: deed });
      assert.equal(run.status, 0, run.output);
    });
  }
});
