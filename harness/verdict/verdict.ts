// The verdicts: their names, where they are counted, which are red.

import type { BaselineEntry } from './baseline';
import type { Outcome } from './outcome';

/** The verdicts of scenarios, with regard to the subject's baseline. */
export const verdicts = ['passed', 'failed', 'expected', 'unexpected-pass', 'not-applicable', 'vacuous'] as const;
export type Verdict = (typeof verdicts)[number];

/** The columns in which verdicts are counted. */
export type Column = 'passed' | 'failed' | 'expected' | 'notApplicable';

const columns: Readonly<Record<Verdict, Column>> = {
  passed: 'passed',
  failed: 'failed',
  expected: 'expected',
  'unexpected-pass': 'failed',
  'not-applicable': 'notApplicable',
  vacuous: 'failed',
};

/** The column in which a verdict is counted; red ones are `failed`. */
export function columnOf(verdict: Verdict): Column {
  return columns[verdict];
}

/** Whether a verdict makes a run red. */
export function isRed(verdict: Verdict): boolean {
  return columnOf(verdict) === 'failed';
}

/** An outcome with its verdict. */
export interface JudgedScenario extends Omit<Outcome, 'result' | 'firstRun'> {
  readonly verdict: Verdict;
  /** The scenario's entry in the baseline, whether or not the failure is the one that it expects. */
  readonly entry?: BaselineEntry;
  /** The red verdict of the first run, if the scenario ran once more. */
  readonly firstLook?: Pick<JudgedScenario, 'verdict' | 'message' | 'cause'>;
}

/** Whether a scenario ran twice and got two verdicts: the subject is flaky, or an earlier scenario affected it. */
export function hasDiffered({ firstLook, verdict }: JudgedScenario): boolean {
  return firstLook !== undefined && firstLook.verdict !== verdict;
}
