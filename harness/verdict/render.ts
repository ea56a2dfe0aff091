// Words for people: verdicts, causes of failures, and messages. Only this module looks into a message's text; whoever
// must know what happened reads the verdict and the cause.

import { isBrowserCapability } from '../subject/capabilities';
import type { BaselineEntry } from './baseline';
import type { Cause } from './cause';
import type { Verdict } from './verdict';

const titles: Readonly<Record<Verdict, string>> = {
  passed: 'passed',
  failed: 'failed',
  expected: 'failed as expected',
  'unexpected-pass': 'passed unexpectedly',
  'not-applicable': 'not applicable',
  vacuous: 'observed nothing',
};

/** A verdict, as it follows a scenario's name. */
export function titleOf(verdict: Verdict): string {
  return titles[verdict];
}

const causeTitles: Readonly<Record<Cause['kind'], string>> = {
  'not-generated': 'not generated',
  'not-compiled': 'does not compile',
  'not-linked': 'does not link',
  crashed: 'crashed',
  sanitizer: 'stopped by a sanitizer',
  leaked: 'leaked',
  'timed-out': 'timed out',
  observed: 'observed another value',
  vacuous: 'observed nothing',
  harness: 'not the subject’s fault',
};

/** What made a scenario fail, in two or three words: `crashed (SIGSEGV)`. */
export function causeTitle(cause: Cause): string {
  const title = causeTitles[cause.kind];
  return cause.kind === 'crashed' && cause.signal !== undefined ? `${title} (${cause.signal})` : title;
}

/** The message of an observation that differs from the expected value. */
export function observedAnother(expected: string, actual: string): string {
  return `expected ${expected}, but it is ${actual}`;
}

/** The message of a failure that came without one. */
export const noMessage = 'It failed without a message.';

/** The message of a scenario that passed without an observation. */
export const nothingObserved = 'No step observed a value of the subject, so the scenario shows nothing.';

/** The message of an unexpected pass. @param baseline the baseline's file, as messages name it */
export function unexpectedPass(baseline: string, { line }: BaselineEntry): string {
  return `It passes, but ${baseline}:${line} expects it to fail. Delete the entry.`;
}

/** The message of a failure that differs from the one that the baseline expects. */
export function otherFailure(message: string, baseline: string, entry: BaselineEntry): string {
  return message + mismatchNote(entry, baseline);
}

/** The end of the message of a failure that differs from the one that its baseline entry expects. */
export function mismatchNote(entry: BaselineEntry, baseline: string): string {
  return `\n${baseline}:${entry.line} expects another failure, with the text: ${entry.message}`;
}

/** What cucumber's reports say of a failure that the baseline expects. */
export function expectedFailure(message: string, baseline: string, { line, reason }: BaselineEntry): string {
  return `Expected failure (${baseline}:${line}): ${reason}\n\n${message}`;
}

/**
 * Why a scenario is not applicable.
 * @param missing the capabilities that it needs and that the subject does not claim or the browser does not have
 */
export function notApplicable(missing: readonly string[]): string {
  const [ofBrowser, ofSubject] = [
    missing.filter(isBrowserCapability),
    missing.filter((name) => !isBrowserCapability(name)),
  ];
  return [
    ...(ofSubject.length === 0 ? [] : [`The subject does not claim ${ofSubject.join(', ')}.`]),
    ...(ofBrowser.length === 0 ? [] : [`In this browser the harness lacks ${ofBrowser.join(', ')}.`]),
  ].join(' ');
}

/** The message of a step that ran into no error of its own because its case was not run up to it. */
export const stepNotReached = 'The step was not reached: its case could not be built, or ended before it.';

/** The message of a scenario that failed although none of its steps threw an error. @param status cucumber's */
export function unfinished(status: string | undefined, message: string | undefined): string {
  if (status === 'UNDEFINED') return 'A step is not defined: no step definition matches its text.';
  if (status === 'AMBIGUOUS') return 'A step is ambiguous: several step definitions match its text.';
  return message ?? `The scenario ended with the status ${status ?? 'UNKNOWN'}.`;
}

/** Whether a failure is the one that a baseline entry expects. */
export function matchesEntry(message: string, entry: BaselineEntry): boolean {
  return message.includes(entry.message);
}

/** A message's first line. */
export function headline(message: string): string {
  return message.trimStart().split('\n', 1)[0]?.trimEnd() ?? '';
}

/** A message's first lines; if more than one is left out, a line says how many. */
export function excerpt(message: string, most: number): string[] {
  const lines = message.trimEnd().split('\n');
  const more = lines.length - most;
  return more > 1 ? [...lines.slice(0, most), `… ${more} more lines`] : lines;
}
