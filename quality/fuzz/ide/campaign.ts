// Courses of hostile messages, until enough have been sent: made, and shrunk where one goes wrong, by fast-check.

import * as fc from 'fast-check';
import { Course, Tally } from './course';
import { IdeLab } from './lab';
import { callers, course, type Step } from './messages';

/** What to send. */
export interface CampaignOptions {
  /** At least so many messages. */
  readonly messages: number;
  /** Makes the same messages again. */
  readonly seed: number;
  /** How long an answer may take that does not wait for the user, in milliseconds. */
  readonly limitMs: number;
  /** Ends at the first course that goes wrong, without looking for a shorter one. */
  readonly first?: boolean;
  /** Called after every few courses. */
  readonly progress?: (tally: Tally) => void;
}

/** How it went. */
export interface CampaignResult {
  readonly tally: Tally;
  /** The shortest course that goes wrong, and how; absent when all went well. */
  readonly failure?: string;
}

/** So many courses at a time share a seed. */
const coursesARound = 5;
/** The search for a shorter course that goes wrong ends then, with the shortest found so far. */
const shrinkingLimitMs = 180_000;

/** Sends messages until there are enough or something went wrong. @throws what the browser throws when it does not start */
export async function runCampaign({
  messages,
  seed,
  limitMs,
  first = false,
  progress,
}: CampaignOptions): Promise<CampaignResult> {
  const lab = await IdeLab.launch(callers);
  const tally = new Tally();
  try {
    for (let round = 0; tally.messages < messages; round++) {
      const property = fc.asyncProperty(course, (steps) => Course.run(lab, steps, tally, limitMs));
      const details = await fc.check(property, {
        seed: seed + round,
        numRuns: coursesARound,
        endOnFailure: first,
        interruptAfterTimeLimit: shrinkingLimitMs,
      });
      if (details.failed) return { tally, failure: describe(details) };
      // A course that hung until the time of the check was up has not failed: the check was interrupted.
      const { slowestMs, slowest } = tally;
      if (slowestMs > limitMs) return { tally, failure: `${slowest} was answered after ${Math.round(slowestMs)} ms.` };
      progress?.(tally);
    }
    return { tally };
  } finally {
    await lab.close();
  }
}

/** The violation, and the shortest course to it that was found: a step a line, a message a line. */
function describe({ errorInstance, counterexample, seed, numShrinks }: fc.RunDetails<[Step[]]>): string {
  const steps = counterexample?.[0] ?? [];
  const lines = steps.flatMap((step) => {
    const { messages = [], ...rest }: { kind: string; messages?: readonly (string | readonly string[])[] } = step;
    return [`  ${JSON.stringify(rest)}`, ...messages.flat().map((message) => `    ${message}`)];
  });
  const what = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return [what, `after this course (--seed ${seed}, shortened ${numShrinks} times):`, ...lines].join('\n');
}

/** What a campaign came to, for whoever reads along. */
export function report({ messages, refused, questions, slowestMs, slowest, changes }: Tally, seed: number): string {
  const lines = [...changes].sort().map(([change, times]) => `  ${String(times).padStart(6)}  ${change}`);
  return [
    `seed ${seed}: ${messages} messages, ${refused} refused, ${questions} questions to the user`,
    `slowest answer ${Math.round(slowestMs)} ms: ${slowest.length > 120 ? `${slowest.slice(0, 120)}…` : slowest}`,
    'what was changed, by operation:',
    ...lines,
  ].join('\n');
}
