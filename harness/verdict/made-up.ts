// Made-up outcomes for tests.

import { noBaseline } from './baseline';
import { type Judgement, judge } from './judge';
import type { Outcome } from './outcome';
import type { RunFacts, VerdictDocument } from './report';

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

/** The facts of a made-up run. */
export const facts: RunFacts = {
  subject: 'mine',
  title: 'Mine',
  command: 'npm run conformance -- --subject ./mine.yaml',
  suite: '0.1.0',
  versions: { tools: { 'Node.js': '24.0.0' }, subject: {} },
  ended: new Date(0),
  elapsedMs: 2345,
};

/** A made-up verdict.json. */
export function madeUpVerdict(
  subject: string,
  scenarios: VerdictDocument['scenarios'],
  more: Partial<VerdictDocument> = {},
): VerdictDocument {
  return {
    version: 1,
    subject,
    title: subject,
    suite: '0.1.0',
    date: '2026-01-02T03:04:05.000Z',
    elapsedMs: 1,
    versions: { tools: {}, subject: {} },
    conforms: true,
    counts: { planned: scenarios.length, executed: scenarios.length, observed: scenarios.length },
    secondLooks: { taken: 0, differed: 0 },
    problems: [],
    causes: [],
    rules: {},
    scenarios,
    ...more,
  };
}
