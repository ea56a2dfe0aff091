// What went wrong at the end of a case: its cause, and its message for people. Pure.

import type { CaseLimits } from '../subject/case-limits';
import type { Cause, Failure } from '../verdict/cause';
import { firstLines } from './diagnostics';
import type { PlannedCase } from './plan';
import type { CaseEnd, Refusal } from './program-output';
import { executedSteps } from './test-program';

const change = (name: string): string => ` (\`cpp: { limits: { ${name}: … } }\` in the manifest changes that)`;

/**
 * What a subject printed, fit to be shown: bytes are read as UTF-8, and control characters, which could move a
 * terminal's cursor or hide text, are written out.
 * @param text a character a byte
 */
export function printable(text: string): string {
  const decoded = Buffer.from(text, 'latin1').toString('utf8');
  return decoded.replace(/[^\P{C}\n\t]/gu, (char) => `\\u{${char.codePointAt(0)!.toString(16)}}`);
}

/**
 * Says what went wrong with a case whose end the runner has told.
 * @param cases the cases of the unit by number: a record may belong to another one
 * @returns nothing if the case ended as it should
 */
export function trouble(
  end: CaseEnd,
  planned: PlannedCase,
  cases: ReadonlyMap<number, PlannedCase>,
  limits: CaseLimits,
): Failure | undefined {
  const said = [
    howItEnded(end, planned, limits),
    end.refused && refusalInWords(end.refused, cases),
    end.survivors && 'It left processes running when it was over; they were killed.',
  ].filter(Boolean);
  if (said.length === 0) return undefined;
  const output = end.output?.trim() ? `\n${firstLines(printable(end.output).trim(), 40)}` : '';
  return { cause: causeOfEnd(end, planned), message: said.join(' ') + output };
}

/** The cause of an end that is not as it should be. */
function causeOfEnd(end: CaseEnd, planned: PlannedCase): Cause {
  switch (end.end) {
    case 'returned':
      if (leftEarly(end, planned) !== undefined) return { kind: 'crashed' };
      return { kind: end.refused ? 'harness' : 'leaked' };
    case 'leaked':
    case 'sanitizer':
      return { kind: end.end };
    case 'timeout':
      return { kind: 'timed-out' };
    case 'signal':
      return { kind: 'crashed', ...(end.detail !== undefined && { signal: end.detail }) };
    default:
      return { kind: 'crashed' };
  }
}

function howItEnded(end: CaseEnd, planned: PlannedCase, limits: CaseLimits): string | undefined {
  switch (end.end) {
    case 'returned':
      return leftEarly(end, planned);
    case 'leaked':
      return 'Memory leaked: the scenario is over and nobody owns it.';
    case 'exception':
      return 'An exception left the scenario.';
    case 'sanitizer':
      return 'A sanitizer stopped the process.';
    case 'signal':
      return `The process died of ${end.detail}.`;
    case 'exit':
      return `The process ended in the middle: ${end.detail}, and the scenario was not over.`;
    case 'no-records':
      return 'The process ended in the middle: the descriptor that its observations go to was closed.';
    case 'stopped':
      return `The process was stopped by ${end.detail}, and then killed.`;
    case 'timeout':
      return `The process was killed: no end after ${limits.seconds} s${change('seconds')}.`;
    case 'memory':
      return `The scenario used more than ${limits.memoryMb} MB of memory${change('memory_mb')}.`;
    case 'processes':
      return `The scenario had more than ${limits.processes} processes at a time${change('processes')}; they were killed.`;
    case 'file-size':
      return `The scenario wrote a file of more than ${limits.fileMb} MB${change('file_mb')}.`;
  }
}

/** A case is over after all of its steps: a `return` in one of them skips the others. */
function leftEarly(end: CaseEnd, planned: PlannedCase): string | undefined {
  const wanted = executedSteps(planned);
  const missing = wanted.findIndex((step, index) => step.number !== end.entered[index]);
  if (missing < 0 && end.entered.length === wanted.length) return undefined;
  const next = wanted[missing];
  const before = next ? `before ${planned.feature}:${next.line}` : 'in another order than that of its steps';
  return `The scenario was left in the middle, ${before}.`;
}

function refusalInWords(refusal: Refusal, cases: ReadonlyMap<number, PlannedCase>): string {
  const told = 'Something was written to the descriptor that its observations go to, and was refused';
  const other = cases.get(refusal.case);
  switch (refusal.what) {
    case 'text':
      return `${told}: ${JSON.stringify(printable(refusal.text))} is no observation.`;
    case 'another-case':
      return `${told}: an observation of another scenario, ${other?.feature}:${other?.line}.`;
    case 'repeated':
      return `${told}: one of its observations a second time.`;
    case 'another-process':
      return `${told}: it came from a process that the scenario had started.`;
    case 'after-end':
      return `${told}: it came after the scenario's end.`;
  }
}
