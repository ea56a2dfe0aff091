// Judges which scenarios noticed a mutant. Pure.

import { isNotBuilt } from '../../harness/verdict/cause';
import type { VerdictDocument } from '../../harness/verdict/report';
import { isRed } from '../../harness/verdict/verdict';
import type { Mutant } from './mutant';

export const fates = ['killed', 'not-compiled', 'others', 'survived'] as const;

/**
 * - killed: a scenario of the rule itself turned red because of what it observed.
 * - not-compiled: the rule's scenarios turned red only because something did not compile.
 * - others: only scenarios of other rules turned red.
 * - survived: no scenario turned red.
 */
export type Fate = (typeof fates)[number];

/** The result for one rule and one mutant. */
export interface Cell {
  readonly mutant: string;
  readonly rule: string;
  readonly fate: Fate;
  /** Whether the mutant was killed, or did not compile and was meant not to. */
  readonly good: boolean;
  /** Ids of the scenarios that turned red: the rule's own if there are any, else the others. */
  readonly by: readonly string[];
}

type Scenarios = VerdictDocument['scenarios'];

/** The scenarios that pass without a fault: scenario id to rule ids. */
export type Green = ReadonlyMap<string, readonly string[]>;

/** The scenarios that passed in a run. */
export function greenScenarios(verdict: VerdictDocument): Green {
  const passed = verdict.scenarios.filter(({ verdict }) => verdict === 'passed');
  return new Map(passed.map(({ id, rules }) => [id, rules]));
}

/** The rules of a mutant for which no scenario passes without the fault, so that none could notice it. */
export function unwatched({ breaks }: Mutant, green: Green): string[] {
  const watched = new Set([...green.values()].flat());
  return breaks.filter((rule) => !watched.has(rule));
}

/**
 * Judges one mutant, for each rule that it breaks.
 *
 * @param verdict the verdict on the mutated reference
 * @param green the scenarios that pass without the mutant; others cannot notice it
 */
export function judgeMutant(mutant: Mutant, verdict: VerdictDocument, green: Green): Cell[] {
  const red = verdict.scenarios.filter(({ id, verdict }) => isRed(verdict) && green.has(id));
  return mutant.breaks.map((rule) => {
    const own = red.filter(({ rules }) => rules.includes(rule));
    const fate = fateOf(own, red);
    return {
      mutant: mutant.id,
      rule,
      fate,
      good: fate === 'killed' || (fate === 'not-compiled' && !mutant.compiles),
      by: (own.length > 0 ? own : red).map(({ id }) => id),
    };
  });
}

function fateOf(own: Scenarios, red: Scenarios): Fate {
  if (own.some(({ cause }) => !isNotBuilt(cause))) return 'killed';
  if (own.length > 0) return 'not-compiled';
  return red.length > 0 ? 'others' : 'survived';
}
