import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Envelope } from '@cucumber/messages';
import { ScenarioProgress } from './scenario-progress';

/** The messages by which cucumber announces a scenario. */
function announced(id: string, ...tags: readonly string[]): Envelope[] {
  return [
    { pickle: { id, name: `scenario ${id}`, tags: tags.map((name) => ({ name })) } },
    { testCase: { id: `case ${id}`, pickleId: id } },
  ] as unknown as Envelope[];
}

function started(id: string, attempt = 0): Envelope {
  return { testCaseStarted: { id: `${id} ${attempt}`, testCaseId: `case ${id}`, attempt } } as Envelope;
}

function finished(id: string, attempt = 0, willBeRetried = false): Envelope {
  return { testCaseFinished: { testCaseStartedId: `${id} ${attempt}`, willBeRetried } } as Envelope;
}

function shown(messages: readonly Envelope[]): unknown[] {
  const calls: unknown[] = [];
  const progress = new ScenarioProgress({
    step: (...step) => calls.push(step),
    done: (phase) => calls.push(phase),
    close() {},
  });
  for (const message of messages) progress.take(message);
  progress.end();
  return calls;
}

test('C++ scenarios and those of an IDE are two phases, each with its own total', () => {
  const both = [...announced('a', '@cpp.made.up', '@needs.cpp'), ...announced('b', '@needs.ide')];
  assert.deepEqual(shown([...both, started('a'), finished('a'), started('b'), finished('b')]), [
    ['C++ scenarios', 0, 1, 'scenario a'],
    ['C++ scenarios', 1, 1, 'scenario a'],
    'C++ scenarios',
    ['IDE scenarios', 0, 1, 'scenario b'],
    ['IDE scenarios', 1, 1, 'scenario b'],
    'IDE scenarios',
  ]);
});

test('a scenario that runs once more counts once', () => {
  const messages = [started('a'), finished('a', 0, true), started('a', 1), finished('a', 1)];
  assert.deepEqual(shown([...announced('a', '@needs.ide'), ...messages]), [
    ['IDE scenarios', 0, 1, 'scenario a'],
    ['IDE scenarios', 0, 1, 'scenario a'],
    ['IDE scenarios', 1, 1, 'scenario a'],
    'IDE scenarios',
  ]);
});

test('a phase also ends if cucumber stops at the first red scenario', () => {
  const messages = [...announced('a'), ...announced('b'), started('a'), finished('a')];
  assert.deepEqual(shown(messages).slice(-2), [['C++ scenarios', 1, 2, 'scenario a'], 'C++ scenarios']);
});
