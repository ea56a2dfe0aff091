import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Envelope } from '@cucumber/messages';
import { chosenMessages } from './selected-messages';

/** A message with the fields that matter here. */
const message = (part: object): Envelope => part as Envelope;
const feature = (uri: string): Envelope[] => [message({ source: { uri } }), message({ gherkinDocument: { uri } })];
const pickle = (id: string, uri: string, steps: object[] = []): Envelope => message({ pickle: { id, uri, steps } });

const read = [
  message({ meta: {} }),
  ...feature('a.feature'),
  pickle('a1', 'a.feature'),
  pickle('a2', 'a.feature'),
  ...feature('b.feature'),
  pickle('b1', 'b.feature'),
  message({ hook: { id: 'h' } }),
  message({ testRunStarted: {} }),
];
const kinds = (messages: readonly Envelope[]): string[] => messages.map((one) => Object.keys(one)[0]!);

function passedOn(messages: readonly Envelope[]): Envelope[] {
  const passed: Envelope[] = [];
  const handle = chosenMessages((one) => passed.push(one));
  for (const one of messages) handle(one);
  return passed;
}

test('scenarios that do not run are left out; the order stays', () => {
  const run = [message({ testCase: { id: 't', pickleId: 'a2' } }), message({ testCaseStarted: {} })];
  const after = [message({ testStepFinished: {} }), message({ testRunFinished: {} })];
  const passed = passedOn([...read, ...run, ...after]);
  assert.deepEqual(kinds(passed), [
    ...['meta', 'source', 'gherkinDocument', 'pickle', 'hook', 'testRunStarted', 'testCase', 'testCaseStarted'],
    ...['testStepFinished', 'testRunFinished'],
  ]);
  assert.deepEqual(
    passed.flatMap((one) => one.pickle?.id ?? []),
    ['a2'],
  );
  assert.deepEqual(
    passed.flatMap((one) => one.gherkinDocument?.uri ?? []),
    ['a.feature'],
  );
});

test('a run without scenarios has its first and last messages', () => {
  const passed = passedOn([...read, message({ testRunFinished: {} })]);
  assert.deepEqual(kinds(passed), ['meta', 'hook', 'testRunStarted', 'testRunFinished']);
});

test('a run of all scenarios passes every message on', () => {
  const cases = ['a1', 'a2', 'b1'].map((pickleId) => message({ testCase: { pickleId } }));
  const all = [...read, ...cases, message({ testCaseStarted: {} }), message({ testRunFinished: {} })];
  assert.deepEqual(passedOn(all), all);
});

test('a text that several scenarios share is written once', () => {
  const given = (...contents: string[]): object[] => [
    { text: 'a step without an argument' },
    ...contents.map((content) => ({ text: 'the schema', argument: { docString: { mediaType: 'proto', content } } })),
  ];
  const passed = passedOn([
    pickle('a1', 'a.feature', given('shared')),
    pickle('a2', 'a.feature', given('shared', 'own')),
    ...['a1', 'a2'].map((pickleId) => message({ testCase: { pickleId } })),
    message({ testCaseStarted: {} }),
  ]);
  const texts = passed.map((one) => one.pickle?.steps.flatMap(({ argument }) => argument?.docString ?? []));
  const written = (content: string): object => ({ mediaType: 'proto', content });
  assert.deepEqual(texts.slice(0, 2), [[written('shared')], [written(''), written('own')]]);
});
