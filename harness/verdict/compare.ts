// `compare BEFORE AFTER`: the differences between two verdict documents, and whether anything got worse.

import { headline } from './render';
import type { VerdictDocument } from './report';
import type { Verdict } from './verdict';

/** A scenario whose verdict differs. A side that does not have the scenario is `undefined`. */
export interface Change {
  readonly id: string;
  readonly before: Verdict | undefined;
  readonly after: Verdict | undefined;
  /** From the newer document, or from the older one if the scenario was removed. */
  readonly location: string;
  /** The newer message, unless the scenario passed. */
  readonly message?: string;
}

/** The differences between two verdict documents; each list is sorted by id. */
export interface Comparison {
  readonly worse: readonly Change[];
  readonly better: readonly Change[];
  /** Neither worse nor better: new scenarios that pass, expected failures that are no longer applicable. */
  readonly other: readonly Change[];
  readonly unchanged: number;
}

/** How good a verdict is for the subject. */
const worth: Readonly<Record<Verdict, number>> = {
  passed: 2,
  'unexpected-pass': 2,
  expected: 1,
  'not-applicable': 1,
  failed: 0,
  vacuous: 0,
};

/**
 * Compares two verdict documents, of one subject at two times or of two subjects. Pure. A removed scenario counts as
 * worse if it passed before; a new one if it fails.
 */
export function compare(before: VerdictDocument, after: VerdictDocument): Comparison {
  const old = new Map(before.scenarios.map((scenario) => [scenario.id, scenario]));
  const now = new Map(after.scenarios.map((scenario) => [scenario.id, scenario]));
  const lists = { worse: [] as Change[], better: [] as Change[], other: [] as Change[] };
  let unchanged = 0;
  for (const id of [...new Set([...old.keys(), ...now.keys()])].sort()) {
    const [from, to] = [old.get(id), now.get(id)];
    if (from?.verdict === to?.verdict) {
      unchanged++;
      continue;
    }
    const change: Change = {
      id,
      before: from?.verdict,
      after: to?.verdict,
      location: to?.location ?? from?.location ?? '',
      ...(to?.message !== undefined && to.verdict !== 'passed' && { message: to.message }),
    };
    lists[direction(from?.verdict, to?.verdict)].push(change);
  }
  return { ...lists, unchanged };
}

function direction(before: Verdict | undefined, after: Verdict | undefined): 'worse' | 'better' | 'other' {
  if (before === undefined) return after !== undefined && worth[after] === 0 ? 'worse' : 'other';
  if (after === undefined) return worth[before] === 2 ? 'worse' : 'other';
  if (worth[after] === worth[before]) return 'other';
  return worth[after] < worth[before] ? 'worse' : 'better';
}

/** A comparison as text for the terminal. */
export function formatComparison({ worse, better, other, unchanged }: Comparison): string {
  const section = (title: string, changes: readonly Change[]) =>
    changes.length === 0 ? [] : [`${title} (${changes.length})`, ...changes.flatMap(changeLines), ''];
  return `${[
    ...section('worse', worse),
    ...section('better', better),
    ...section('changed', other),
    `${worse.length} worse, ${better.length} better, ${other.length} changed otherwise, ${unchanged} unchanged`,
  ].join('\n')}\n`;
}

function changeLines({ id, before, after, location, message }: Change): string[] {
  const line = `  ${id}: ${before ?? 'absent'} → ${after ?? 'gone'}  ${location}`;
  return message === undefined ? [line] : [line, `    ${headline(message)}`];
}
