// Checks random sequences of steps until enough messages have been sent. fast-check makes the sequences, and shrinks
// one that fails.

import * as fc from 'fast-check';
import { IdeLab } from './lab';
import { callers, type Step, sequence } from './messages';
import { lateAnswer, ModelCheck, Tally } from './model-check';

/** The options of a campaign. */
export interface CampaignOptions {
  /** The minimal number of messages to send. */
  readonly messages: number;
  /** The same seed gives the same messages. */
  readonly seed: number;
  /** The time limit of an answer that does not wait for the user, in milliseconds. */
  readonly limitMs: number;
  /** Stops at the first sequence that fails, and does not look for a shorter one. */
  readonly first?: boolean;
  /** Called after every few sequences. */
  readonly progress?: (tally: Tally) => void;
}

/** The result of a campaign. */
export interface CampaignResult {
  readonly tally: Tally;
  /** The shortest sequence that fails, and how it fails; absent if none failed. */
  readonly failure?: string;
}

/** The number of sequences that share a seed. */
const sequencesPerRound = 5;
/** The time limit of the search for a shorter sequence that fails. */
const shrinkingLimitMs = 180_000;

/** Sends messages until there are enough or one check fails. @throws Error if the browser does not start */
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
      const property = fc.asyncProperty(sequence, (steps) => ModelCheck.run(lab, steps, tally, limitMs));
      const details = await fc.check(property, {
        seed: seed + round,
        numRuns: sequencesPerRound,
        endOnFailure: first,
        interruptAfterTimeLimit: shrinkingLimitMs,
      });
      if (details.failed) return { tally, failure: describe(details) };
      // If a sequence hung until the time limit, fast-check reports an interruption, not a failure.
      const { slowestMs, slowest } = tally;
      if (slowestMs > limitMs) return { tally, failure: lateAnswer(slowest, slowestMs, limitMs) };
      progress?.(tally);
    }
    return { tally };
  } finally {
    await lab.close();
  }
}

/** The violation, and the shortest sequence that causes it: one line for each step and each message. */
function describe({ errorInstance, counterexample, seed, numShrinks }: fc.RunDetails<[Step[]]>): string {
  const steps = counterexample?.[0] ?? [];
  const lines = steps.flatMap((step) => {
    const { messages = [], ...rest }: { kind: string; messages?: readonly (string | readonly string[])[] } = step;
    return [`  ${JSON.stringify(rest)}`, ...messages.flat().map((message) => `    ${message}`)];
  });
  const violation = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return [violation, `after this sequence (--seed ${seed}, shortened ${numShrinks} times):`, ...lines].join('\n');
}

/** The totals of a campaign, as text for people. */
export function report({ messages, refused, questions, slowestMs, slowest, changes }: Tally, seed: number): string {
  const lines = [...changes].sort().map(([change, times]) => `  ${String(times).padStart(6)}  ${change}`);
  return [
    `seed ${seed}: ${messages} messages, ${refused} refused, ${questions} questions to the user`,
    `slowest answer ${Math.round(slowestMs)} ms: ${slowest.length > 120 ? `${slowest.slice(0, 120)}…` : slowest}`,
    'changes, by operation:',
    ...lines,
  ].join('\n');
}
