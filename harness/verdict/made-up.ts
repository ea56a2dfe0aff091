// Made-up outcomes for tests.

import { noBaseline } from './baseline';
import { type Judgement, judge } from './judge';
import type { Outcome } from './outcome';

export function outcomes(results: readonly Outcome['result'][], message?: string): Outcome[] {
  return results.map((result, index) => ({
    id: `cpp.oneof.rule-${index % 3}/scenario-${index}`,
    rules: [`cpp.oneof.rule-${index % 3}`],
    result,
    ...(message !== undefined && result === 'failed' && { message }),
    location: `features/cpp/oneof.feature:${index + 1}`,
    observations: result === 'passed' ? 3 : 0,
    durationMs: 1.5,
  }));
}

export function judged(list: readonly Outcome[]): Judgement {
  const applicable = list.filter(({ result }) => result !== 'not-applicable');
  const observed = applicable.filter(({ observations }) => observations > 0).length;
  const run = {
    outcomes: list,
    counts: { planned: applicable.length, executed: applicable.length, observed },
    selection: false,
  };
  return judge(run, noBaseline);
}
