import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Verdict } from '../../harness/verdict/verdict';
import { conclude, failuresOf, medianOf, type Round, roundOf } from './rounds';

const first = 'ide.health.get/registered';
const second = 'ide.log.post/an-entry';

/** A run of two scenarios: their verdicts and durations. */
function round(verdicts: readonly [Verdict, Verdict], durations: readonly [number, number] = [100, 300]): Round {
  const facts = { rules: [], location: 'features/ide/health.feature:1', observations: 1 };
  const scenarios = [first, second].map((id, index) => ({
    ...facts,
    id,
    verdict: verdicts[index]!,
    durationMs: durations[index]!,
  }));
  const inapplicable = { ...facts, id: 'ide.x/y', verdict: 'not-applicable' as const, durationMs: 9000 };
  return roundOf({ scenarios: [...scenarios, inapplicable] }, 2);
}

test('a run counts what was judged, and what is red', () => {
  const run = round(['expected', 'failed']);
  assert.equal(run.scenarios.size, 2);
  assert.deepEqual([...failuresOf(run).keys()], [second]);
  assert.equal(medianOf(run), 100);
});

test('runs with the same verdicts pass, expected failures too', () => {
  const { lines, passed } = conclude([round(['passed', 'expected']), round(['passed', 'expected'])]);
  assert.ok(passed);
  assert.deepEqual(lines, [
    '2 runs, 4 scenarios, 0 failures; median run 2.0 s',
    '2 scenarios, each with the same verdict in all runs',
  ]);
});

test('a scenario that fails in some runs is named with its verdicts', () => {
  const runs = [round(['passed', 'failed']), round(['passed', 'passed']), round(['passed', 'failed'])];
  const { lines, passed, judged, findings } = conclude(runs);
  assert.ok(!passed);
  assert.deepEqual([judged, findings], [6, 1]);
  assert.deepEqual(lines.slice(1), [
    `  ${second} failed in 2 of 3 runs`,
    '2 scenarios, 1 of them with different verdicts',
    `  ${second}: failed in 2, passed in 1`,
  ]);
});

test('a scenario that always fails is a failure, but not a different verdict', () => {
  const { lines, passed } = conclude([round(['failed', 'passed']), round(['failed', 'passed'])]);
  assert.ok(!passed);
  assert.ok(lines.includes('2 scenarios, each with the same verdict in all runs'));
});

test('a scenario that a run did not judge has another verdict there', () => {
  const whole = round(['passed', 'passed']);
  const part: Round = { ...whole, scenarios: new Map([...whole.scenarios].slice(0, 1)) };
  const { lines, passed, findings } = conclude([whole, part]);
  assert.equal(lines.at(-1), `  ${second}: passed in 1, not judged in 1`);
  assert.deepEqual([passed, findings], [false, 1]);
});

test('the limit applies to the median duration', () => {
  const runs = [round(['passed', 'passed'], [2500, 2500]), round(['passed', 'passed'], [100, 2100])];
  const slowOnce = conclude([...runs, round(['passed', 'passed'], [100, 2400])], 2000);
  assert.ok(!slowOnce.passed);
  assert.deepEqual(slowOnce.lines.slice(-2), [
    '1 took more than 2 s, by the median of its durations:',
    `  ${second} took 2.4 s`,
  ]);
  const fast = conclude(runs, 3000);
  assert.ok(fast.passed);
  assert.equal(fast.lines.at(-1), 'No scenario took more than 3 s, by the median of its durations');
});
