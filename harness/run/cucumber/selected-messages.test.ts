import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Envelope } from '@cucumber/messages';
import { chosenMessages } from './selected-messages';

/** A message as far as it matters here. */
const message = (part: object): Envelope => part as Envelope;
const feature = (uri: string): Envelope[] => [message({ source: { uri } }), message({ gherkinDocument: { uri } })];
const pickle = (id: string, uri: string): Envelope => message({ pickle: { id, uri } });

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

function told(messages: readonly Envelope[]): Envelope[] {
  const passed: Envelope[] = [];
  const tell = chosenMessages((one) => passed.push(one));
  for (const one of messages) tell(one);
  return passed;
}

test('what is not run is left out, and the order stays', () => {
  const run = [message({ testCase: { id: 't', pickleId: 'a2' } }), message({ testCaseStarted: {} })];
  const after = [message({ testStepFinished: {} }), message({ testRunFinished: {} })];
  const passed = told([...read, ...run, ...after]);
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

test('a run of nothing has its beginning and its end', () => {
  const passed = told([...read, message({ testRunFinished: {} })]);
  assert.deepEqual(kinds(passed), ['meta', 'hook', 'testRunStarted', 'testRunFinished']);
});

test('a run of all is told as it is', () => {
  const cases = ['a1', 'a2', 'b1'].map((pickleId) => message({ testCase: { pickleId } }));
  const all = [...read, ...cases, message({ testCaseStarted: {} }), message({ testRunFinished: {} })];
  assert.deepEqual(told(all), all);
});
