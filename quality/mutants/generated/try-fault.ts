// Tries one fault with the cases that reach it, until a scenario notices it.

import type { TestProgram } from '../../../harness/cpp/plan';
import type { Random } from '../../random';
import type { CasePrograms } from './case-programs';
import { groupedBy } from './find-faults';
import type { GreenCase } from './reach';

/** What became of a fault. */
export interface Trial {
  readonly fate: 'killed' | 'survived' | 'not reached';
  /** The scenario that noticed it, its rules, and how. */
  readonly by?: { readonly scenario: string; readonly rules: readonly string[]; readonly why: string };
  /** How many cases reach it. */
  readonly reached: number;
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
