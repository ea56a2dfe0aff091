import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Baseline } from './baseline';
import { type Judgement, judge, type Run } from './judge';
import type { Counts, Outcome, Result } from './outcome';

const rule = 'cpp.oneof.set';

function outcome(name: string, result: Result, more: Partial<Outcome> = {}): Outcome {
  return {
    id: `${rule}/${name}`,
    rules: [rule],
    result,
    location: `features/cpp/oneof.feature:${name.length}`,
    observations: result === 'passed' || result === 'failed' ? 2 : 0,
    durationMs: 1,
    ...more,
  };
}

/** A run whose counts agree. */
function run(outcomes: readonly Outcome[], more: Partial<Run> = {}): Run {
  const applicable = outcomes.filter(({ result }) => result !== 'not-applicable');
  const counts: Counts = {
    planned: applicable.length,
    executed: applicable.length,
    observed: applicable.filter(({ observations }) => observations > 0).length,
  };
  return { outcomes, counts, selection: false, ...more };
}

function baseline(...entries: { scenario: string; message?: string }[]): Baseline {
  return {
    file: 'mine.baseline.yaml',
    entries: entries.map(({ scenario, message = 'no viable conversion' }, index) => ({
      scenario: `${rule}/${scenario}`,
      message,
      reason: 'because',
      line: 10 * (index + 1),
    })),
  };
}

const verdicts = (judgement: Judgement) => judgement.scenarios.map(({ verdict }) => verdict);

describe('the four outcomes of a baseline', () => {
  test('a pass without an entry conforms', () => {
    const judgement = judge(run([outcome('a', 'passed')]), baseline());
    assert.deepEqual(verdicts(judgement), ['passed']);
    assert.equal(judgement.conforms, true);
    assert.deepEqual(judgement.problems, []);
  });

  test('a failure with a matching entry is expected', () => {
    const failed = outcome('a', 'failed', { message: 'error: no viable conversion from x', observations: 0 });
    const judgement = judge(run([failed]), baseline({ scenario: 'a' }));
    assert.deepEqual(verdicts(judgement), ['expected']);
    assert.equal(judgement.conforms, true);
    assert.deepEqual(judgement.rules.get(rule), { passed: 0, failed: 0, expected: 1, notApplicable: 0 });
  });

  test('a failure without an entry is red and named', () => {
    const judgement = judge(run([outcome('new', 'failed', { message: 'was 3, not 4' })]), baseline());
    assert.deepEqual(verdicts(judgement), ['failed']);
    assert.equal(judgement.conforms, false);
    assert.match(
      judgement.problems.join(),
      /features\/cpp\/oneof\.feature:3: `cpp\.oneof\.set\/new` failed\. was 3, not 4/,
    );
  });

  test('a failure with another message than the entry’s is red, with both texts', () => {
    const judgement = judge(run([outcome('a', 'failed', { message: 'was 3' })]), baseline({ scenario: 'a' }));
    assert.deepEqual(verdicts(judgement), ['failed']);
    const message = judgement.scenarios[0]?.message ?? '';
    assert.match(message, /was 3/);
    assert.match(message, /mine\.baseline\.yaml:10 expects another failure, with the text: no viable conversion/);
    assert.deepEqual(judgement.stale, [], 'its scenario still fails: the entry wants an edit, not to be pruned');
  });

  test('a pass with an entry is red until the entry is deleted', () => {
    const judgement = judge(run([outcome('a', 'passed')]), baseline({ scenario: 'a' }));
    assert.deepEqual(verdicts(judgement), ['unexpected-pass']);
    assert.equal(judgement.conforms, false);
    assert.equal(judgement.stale[0]?.line, 10);
    assert.equal(judgement.problems.length, 1, 'said once, not for the scenario and for the entry');
  });
});

describe('scenarios that show nothing', () => {
  test('a vacuous scenario is red, even if a failure is expected', () => {
    const judgement = judge(run([outcome('a', 'passed', { observations: 0 })]), baseline({ scenario: 'a' }));
    assert.deepEqual(verdicts(judgement), ['vacuous']);
    assert.equal(judgement.conforms, false);
  });

  test('a pass without an observation is vacuous', () => {
    const judgement = judge(run([outcome('a', 'passed', { observations: 0 })]), baseline());
    assert.deepEqual(verdicts(judgement), ['vacuous']);
    assert.equal(judgement.conforms, false);
  });

  test('a scenario that is not applicable is counted and is not a failure', () => {
    const judgement = judge(run([outcome('a', 'not-applicable'), outcome('bb', 'passed')]), baseline());
    assert.deepEqual(judgement.rules.get(rule), { passed: 1, failed: 0, expected: 0, notApplicable: 1 });
    assert.equal(judgement.conforms, true);
  });

  test('a whole run in which nothing is applicable judged nothing', () => {
    const outcomes = [outcome('a', 'not-applicable')];
    assert.match(judge(run(outcomes), baseline()).problems.join(), /Nothing was judged/);
    assert.equal(judge(run(outcomes, { selection: true }), baseline()).conforms, true);
    assert.match(judge(run([]), baseline()).problems.join(), /No scenario was run/);
  });
});

describe('baseline entries that match nothing', () => {
  test('are red in a whole run', () => {
    const judgement = judge(run([outcome('a', 'passed')]), baseline({ scenario: 'gone' }));
    assert.equal(judgement.conforms, false);
    assert.match(judgement.problems.join(), /^mine\.baseline\.yaml:10: `cpp\.oneof\.set\/gone` matched no scenario/);
    assert.equal(judgement.stale.length, 1);
  });

  test('are ignored if their scenario was not selected', () => {
    const judgement = judge(run([outcome('a', 'passed')], { selection: true }), baseline({ scenario: 'gone' }));
    assert.equal(judgement.conforms, true);
    assert.deepEqual(judgement.stale, []);
  });

  test('are red if the scenario is not applicable', () => {
    const outcomes = [outcome('a', 'not-applicable'), outcome('bb', 'passed')];
    const judgement = judge(run(outcomes), baseline({ scenario: 'a' }));
    assert.match(judgement.problems.join(), /`cpp\.oneof\.set\/a` is not applicable to this subject/);
  });
});

describe('counts', () => {
  test('that miss a scenario are red', () => {
    const whole = run([outcome('a', 'passed')]);
    const problems = (counts: Partial<Counts>) =>
      judge({ ...whole, counts: { ...whole.counts, ...counts } }, baseline()).problems.join();
    assert.match(problems({ planned: 2 }), /2 scenarios were planned, but 1 were executed/);
    assert.match(problems({ planned: 2, executed: 2 }), /2 scenarios were executed, but 1 have an outcome/);
    assert.match(problems({ observed: 0 }), /0 scenarios were counted as observed, but 1/);
  });

  test('may miss scenarios after the first red one, with `--fail-fast` only', () => {
    const problems = (result: Result, failFast: boolean) => {
      const ended = run([outcome('a', result)], { failFast, selection: true });
      return judge({ ...ended, counts: { ...ended.counts, planned: 4 } }, baseline()).problems.join();
    };
    assert.match(problems('failed', true), /3 scenarios were not run: `--fail-fast`/);
    assert.match(problems('failed', false), /4 scenarios were planned, but 1 were executed/);
    assert.match(problems('passed', true), /4 scenarios were planned, but 1 were executed/);
  });

  test('that include a scenario twice are red', () => {
    const judgement = judge(
      run([outcome('a', 'passed'), outcome('a', 'passed', { location: 'b.feature:9' })]),
      baseline(),
    );
    assert.match(judgement.problems.join(), /b\.feature:9: .* was judged already, at features\/cpp\/oneof\.feature:1/);
  });

  test('include a scenario in each of its rules', () => {
    const both = outcome('a', 'failed', { rules: [rule, 'cpp.oneof.set-clears-others'], message: 'x' });
    const { rules } = judge(run([both, outcome('bb', 'passed')]), baseline());
    assert.deepEqual(rules.get(rule), { passed: 1, failed: 1, expected: 0, notApplicable: 0 });
    assert.deepEqual(rules.get('cpp.oneof.set-clears-others'), { passed: 0, failed: 1, expected: 0, notApplicable: 0 });
  });
});
