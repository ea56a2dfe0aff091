// What went wrong when a case ended: the cause, and the message for people. Pure.

import { bothEnds, visible } from '../../support/printed';
import type { CaseLimits } from '../subject/case-limits';
import type { Cause, Failure } from '../verdict/cause';
import type { PlannedCase } from './plan';
import type { CaseEnd, Refusal } from './program-output';
import { executedSteps } from './test-program';

const howToChange = (name: string): string => ` (\`cpp: { limits: { ${name}: … } }\` in the manifest changes that)`;

/**
 * A subject's output, safe to show: bytes are decoded as UTF-8, and control characters, which could move a terminal's
 * cursor or hide text, are escaped.
 * @param text one character per byte
 */
export function printable(text: string): string {
  return visible(Buffer.from(text, 'latin1').toString('utf8'));
}

/**
 * A sanitizer's report without what differs from run to run: `==PID==` for the process, `0x(1)`, `0x(2)`, … for
 * addresses, one name for each. Other output is left alone.
 */
export function reproducible(text: string): string {
  if (!/==\d+==\s?\w+: \w*Sanitizer/.test(text)) return text;
  const names = new Map<string, string>();
  return text.replace(/==\d+==/g, '==PID==').replace(/\b0x[0-9a-f]{6,16}\b/g, (address) => {
    const name = names.get(address) ?? `0x(${names.size + 1})`;
    names.set(address, name);
    return name;
  });
}

/**
 * The failure of a case, from how the runner says it ended.
 * @param cases the cases of the program by number: a record may belong to another case
 * @returns undefined if the case ended as it should
 */
export function failureOfEnd(
  end: CaseEnd,
  planned: PlannedCase,
  cases: ReadonlyMap<number, PlannedCase>,
  limits: CaseLimits,
): Failure | undefined {
  const problems = [
    howItEnded(end, planned, limits),
    end.refused && refusalInWords(end.refused, cases),
    end.survivors && 'It left processes running when it ended; they were killed.',
  ].filter(Boolean);
  if (problems.length === 0) return undefined;
  const output = end.output?.trim() ? `\n${bothEnds(reproducible(printable(end.output).trim()), 40)}` : '';
  return { cause: causeOfEnd(end, planned), message: problems.join(' ') + output };
}

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
      return 'Memory leaked: at the end of the scenario nothing points to it.';
    case 'exception':
      return 'An exception left the scenario.';
    case 'sanitizer':
      return 'A sanitizer stopped the process.';
    case 'signal':
      return `The process died of ${end.detail}.`;
    case 'exit':
      return `The process ended before the scenario did: ${end.detail}.`;
    case 'no-records':
      return 'The process ended before the scenario did: the descriptor for its observations was closed.';
    case 'stopped':
      return `The process was stopped by ${end.detail}, and then killed.`;
    case 'timeout':
      return `The process was killed: it did not end within ${limits.seconds} s${howToChange('seconds')}.`;
    case 'memory':
      return `The scenario used more than ${limits.memoryMb} MB of memory${howToChange('memory_mb')}.`;
    case 'processes':
      return `The scenario had more than ${limits.processes} processes at a time${howToChange('processes')}; they were killed.`;
    case 'file-size':
      return `The scenario wrote a file of more than ${limits.fileMb} MB${howToChange('file_mb')}.`;
  }
}

/** Whether the case returned without entering all of its steps: a `return` in one of them skips the others. */
function leftEarly(end: CaseEnd, planned: PlannedCase): string | undefined {
  const wanted = executedSteps(planned);
  const missing = wanted.findIndex((step, index) => step.number !== end.entered[index]);
  if (missing < 0 && end.entered.length === wanted.length) return undefined;
  const next = wanted[missing];
  return next
    ? `The scenario was left before ${planned.feature}:${next.line}.`
    : 'The steps of the scenario did not run in their order.';
}

function refusalInWords(refusal: Refusal, cases: ReadonlyMap<number, PlannedCase>): string {
  const refused = 'Something was written to the descriptor for its observations and was refused';
  const other = cases.get(refusal.case);
  switch (refusal.what) {
    case 'text':
      return `${refused}: ${JSON.stringify(printable(refusal.text))} is not an observation.`;
    case 'another-case':
      return `${refused}: an observation of another scenario, ${other?.feature}:${other?.line}.`;
    case 'repeated':
      return `${refused}: one of its observations a second time.`;
    case 'another-process':
      return `${refused}: it came from a process that the scenario had started.`;
    case 'after-end':
      return `${refused}: it came after the scenario's end.`;
  }
}
