// What several runs of the same scenarios show: which failed, whose verdict differed, which are slow. Pure.

import { titleOf } from '../../harness/verdict/render';
import type { VerdictDocument } from '../../harness/verdict/report';
import { isRed, type Verdict } from '../../harness/verdict/verdict';
import { median } from '../benchmarks/measure';

/** One scenario of one run. */
interface Judged {
  readonly verdict: Verdict;
  readonly message: string;
  readonly durationMs: number;
}

/** The result of one run. */
export interface Round {
  /** The scenarios that were judged, by id. */
  readonly scenarios: ReadonlyMap<string, Judged>;
  readonly seconds: number;
}

/** What a run's verdict says. @param seconds how long the run took */
export function roundOf({ scenarios }: Pick<VerdictDocument, 'scenarios'>, seconds: number): Round {
  const judged = scenarios.filter(({ verdict }) => verdict !== 'not-applicable');
  return {
    scenarios: new Map(
      judged.map(({ id, verdict, message, durationMs }) => [
        id,
        { verdict, message: message ?? titleOf(verdict), durationMs: durationMs ?? 0 },
      ]),
    ),
    seconds,
  };
}

/** The red scenarios of a run: id and message. */
export function failuresOf({ scenarios }: Round): ReadonlyMap<string, string> {
  return new Map([...scenarios].filter(([, { verdict }]) => isRed(verdict)).map(([id, { message }]) => [id, message]));
}

/** The median duration of a run's scenarios, in milliseconds. */
export function medianOf({ scenarios }: Round): number {
  return median([...scenarios.values()].map(({ durationMs }) => durationMs));
}

/** What all runs show together. */
export interface Conclusion {
  readonly lines: readonly string[];
  /** Whether every scenario passed in every run, within the limit. */
  readonly passed: boolean;
  /** How many scenarios were judged in all runs together. */
  readonly judged: number;
  /** How many scenarios failed in some run, or had different verdicts. */
  readonly findings: number;
}

/**
 * Compares the runs.
 *
 * @param limitMs the longest median duration of a scenario; undefined: none
 */
export function conclude(rounds: readonly Round[], limitMs?: number): Conclusion {
  const ids = [...new Set(rounds.flatMap(({ scenarios }) => [...scenarios.keys()]))].sort();
  const of = (id: string): Judged[] => rounds.flatMap(({ scenarios }) => scenarios.get(id) ?? []);
  const failed = often(ids.map((id) => [id, of(id).filter(({ verdict }) => isRed(verdict)).length]));
  const differing = ids.filter((id) => differs(of(id), rounds.length));
  const slow = often(
    limitMs === undefined ? [] : ids.map((id) => [id, typicalMs(of(id)) > limitMs ? typicalMs(of(id)) : 0]),
  );
  const runs = rounds.length === 1 ? '1 run' : `${rounds.length} runs`;
  const all = rounds.reduce((sum, { scenarios }) => sum + scenarios.size, 0);
  const failures = failed.reduce((sum, [, times]) => sum + times, 0);
  const medianRun = median(rounds.map(({ seconds }) => seconds));
  const lines = [
    `${runs}, ${all} scenarios, ${failures} failures; median run ${medianRun.toFixed(1)} s`,
    ...failed.map(([id, times]) => `  ${id} failed in ${times} of ${runs}`),
    differing.length === 0
      ? `${ids.length} scenarios, each with the same verdict in all runs`
      : `${ids.length} scenarios, ${differing.length} of them with different verdicts`,
    ...differing.map((id) => `  ${id}: ${counted(of(id), rounds.length)}`),
  ];
  if (limitMs !== undefined) lines.push(...slowLines(slow, limitMs));
  const findings = new Set([...failed.map(([id]) => id), ...differing]).size;
  return { lines, passed: findings === 0 && slow.length === 0, judged: all, findings };
}

/** The pairs with a number above 0, the largest first. */
function often(pairs: readonly (readonly [string, number])[]): readonly (readonly [string, number])[] {
  return pairs.filter(([, number]) => number > 0).sort(([, one], [, other]) => other - one);
}

/** Whether a scenario's verdicts are not all the same, or one is missing. */
function differs(judged: readonly Judged[], runs: number): boolean {
  return judged.length < runs || new Set(judged.map(({ verdict }) => verdict)).size > 1;
}

/** How often a scenario got each verdict, in words. */
function counted(judged: readonly Judged[], runs: number): string {
  const times = new Map<string, number>();
  for (const { verdict } of judged) times.set(titleOf(verdict), (times.get(titleOf(verdict)) ?? 0) + 1);
  if (judged.length < runs) times.set('not judged', runs - judged.length);
  return [...times].map(([title, number]) => `${title} in ${number}`).join(', ');
}

function typicalMs(judged: readonly Judged[]): number {
  return median(judged.map(({ durationMs }) => durationMs));
}

function slowLines(slow: readonly (readonly [string, number])[], limitMs: number): readonly string[] {
  const limit = `${limitMs / 1000} s`;
  if (slow.length === 0) return [`No scenario took more than ${limit}, by the median of its durations`];
  return [
    `${slow.length} took more than ${limit}, by the median of its durations:`,
    ...slow.map(([id, ms]) => `  ${id} took ${(ms / 1000).toFixed(1)} s`),
  ];
}
