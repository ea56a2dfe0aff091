// The verdicts, and how a scenario gets its verdict.

import type { BaselineEntry } from './baseline';
import type { Outcome } from './outcome';

/** A scenario's verdict, the baseline considered. */
export const verdicts = ['passed', 'failed', 'expected', 'unexpected-pass', 'not-applicable', 'vacuous'] as const;
export type Verdict = (typeof verdicts)[number];

/** Where a verdict is counted. */
export type Column = 'passed' | 'failed' | 'expected' | 'notApplicable';

const properties: Readonly<Record<Verdict, { readonly title: string; readonly column: Column }>> = {
  passed: { title: 'passed', column: 'passed' },
  failed: { title: 'failed', column: 'failed' },
  expected: { title: 'failed as expected', column: 'expected' },
  'unexpected-pass': { title: 'passed unexpectedly', column: 'failed' },
  'not-applicable': { title: 'not applicable', column: 'notApplicable' },
  vacuous: { title: 'observed nothing', column: 'failed' },
};

/** A verdict for people, as it follows a scenario's name. */
export function titleOf(verdict: Verdict): string {
  return properties[verdict].title;
}

/** Where a verdict is counted: all red ones as failed. */
export function columnOf(verdict: Verdict): Column {
  return properties[verdict].column;
}

/** Whether a verdict makes a run red. */
export function isRed(verdict: Verdict): boolean {
  return columnOf(verdict) === 'failed';
}

/** Whether a baseline entry expects a failure with this message. */
export function isExpected(message: string, entry: BaselineEntry): boolean {
  return message.includes(entry.message);
}

/** An outcome with its verdict. */
export interface JudgedScenario extends Omit<Outcome, 'result' | 'firstRun'> {
  readonly verdict: Verdict;
  /** The baseline entry of this scenario, whether it matched or not. */
  readonly entry?: BaselineEntry;
  /** What was red before the scenario ran once more. */
  readonly firstLook?: Pick<JudgedScenario, 'verdict' | 'message' | 'cause'>;
}

/** Whether a scenario ran twice and got two verdicts: the subject is flaky, or an earlier scenario left something behind. */
export function hasDiffered({ firstLook, verdict }: JudgedScenario): boolean {
  return firstLook !== undefined && firstLook.verdict !== verdict;
}

/**
 * Judges one scenario.
 *
 * @param entry its entry in the baseline, if there is one
 * @param file the baseline as messages name it
 */
export function judgeScenario(outcome: Outcome, entry: BaselineEntry | undefined, file: string): JudgedScenario {
  const { result, firstRun, ...facts } = outcome;
  const observed = {
    ...facts,
    ...(entry !== undefined && { entry }),
    ...(firstRun !== undefined && { firstLook: firstLookOf(judgeScenario(firstRun, entry, file)) }),
  };
  switch (result) {
    case 'not-applicable':
      return { ...observed, verdict: 'not-applicable' };
    case 'passed':
      if (outcome.observations === 0)
        return { ...observed, verdict: 'vacuous', cause: { kind: 'vacuous' }, message: nothingObserved };
      if (entry === undefined) return { ...observed, verdict: 'passed' };
      return {
        ...observed,
        verdict: 'unexpected-pass',
        message: `It passes, but ${file}:${entry.line} expects it to fail. Delete the entry.`,
      };
    case 'failed': {
      const message = outcome.message ?? 'It failed without a message.';
      if (entry === undefined) return { ...observed, verdict: 'failed', message };
      if (isExpected(message, entry)) return { ...observed, verdict: 'expected', message };
      return {
        ...observed,
        verdict: 'failed',
        message: `${message}\n${file}:${entry.line} expects another failure, with the text: ${entry.message}`,
      };
    }
  }
}

function firstLookOf({ verdict, message, cause }: JudgedScenario): NonNullable<JudgedScenario['firstLook']> {
  return { verdict, ...(message !== undefined && { message }), ...(cause !== undefined && { cause }) };
}

const nothingObserved = 'No step observed a value of the subject, so the scenario shows nothing.';
