// Tries one fault with the cases that reach it, until a scenario notices it.

import type { TestProgram } from '../../../harness/cpp/plan';
import type { Random } from '../../random';
import type { CasePrograms } from './case-programs';
import { groupedBy } from './find-faults';
import type { GreenCase } from './reach';

/**
 * - killed: a scenario noticed it.
 * - survived: none did.
 * - not reached: no scenario runs its code.
 * - changes nothing: the compiler's output is the same for all schemas of the features.
 * - crashed: the compiler ends with an unexpected error.
 * - not compiled: its output does not compile.
 *
 * Only the first two count.
 */
export const fates = ['killed', 'survived', 'not reached', 'changes nothing', 'crashed', 'not compiled'] as const;
export type Fate = (typeof fates)[number];

/** What became of a fault. */
export interface Trial {
  readonly fate: Fate;
  /** The scenario that noticed it, its rules, and how. */
  readonly by?: { readonly scenario: string; readonly rules: readonly string[]; readonly why: string };
  /** How many cases, schema sets or scenarios reach it. */
  readonly reached: number;
  /** What a survivor changes, if there is an example. */
  readonly tried?: string;
}

/** A case with an active fault must end in this time: a hang is noticed. */
const limitSeconds = 5;
/** The first programs run some of their cases only: most faults are noticed by the first cases, and may let all hang. */
const firstCases = [2, 6];

/** @param reaching the cases that reach the fault */
export async function tryFault(
  cases: CasePrograms,
  number: number,
  reaching: readonly GreenCase[],
  random: Random,
): Promise<Trial> {
  const reached = reaching.length;
  if (reached === 0) return { fate: 'not reached', reached };
  const groups = [...groupedBy(reaching, ({ program }) => program)];
  const order: [TestProgram, readonly GreenCase[]][] = [];
  while (groups.length > 0) {
    order.push(...groups.splice(random(groups.length), 1));
  }
  const first = firstCases.flatMap((count, index) => {
    const group = order[index];
    return group ? [[group[0], group[1].slice(0, count)] as const] : [];
  });
  for (const [program, some] of [...first, ...order]) {
    const numbers = some.map((one) => one.number);
    const red = await cases.run(program, numbers, { TOUCHSTONE_FAULT: String(number) }, limitSeconds);
    for (const [scenario, why] of red)
      return { fate: 'killed', by: { scenario, rules: cases.rulesOf(scenario), why: why.slice(0, 300) }, reached };
  }
  return { fate: 'survived', reached };
}
