// Judges a run: compares its outcomes with the subject's baseline.

import { didYouMean } from '../../support/near-names';
import { type Baseline, type BaselineEntry, lacksReason, missingReason } from './baseline';
import type { Counts, Outcome } from './outcome';
import { matchesEntry, noMessage, nothingObserved, otherFailure, titleOf, unexpectedPass } from './render';
import { type Column, columnOf, isRed, type JudgedScenario } from './verdict';

/** How a rule's scenarios ended. `failed` counts every red verdict. */
export type RuleCounts = Readonly<Record<Column, number>>;

/** The result of a run. */
export interface Judgement {
  readonly scenarios: readonly JudgedScenario[];
  /** By rule id, in the order in which the rules first appear. */
  readonly rules: ReadonlyMap<string, RuleCounts>;
  readonly counts: Counts;
  /** Baseline entries to delete: their scenario passes, is not applicable, or does not exist. */
  readonly stale: readonly BaselineEntry[];
  /** A sentence for everything that makes the run red; it begins with the place, if there is one. */
  readonly problems: readonly string[];
  /** The problems that are not about a single red scenario. */
  readonly otherProblems: readonly string[];
  /** Whether the subject conforms, apart from the failures that its baseline expects. */
  readonly conforms: boolean;
}

/** What the judgement of a run needs. */
export interface Run {
  readonly outcomes: readonly Outcome[];
  readonly counts: Counts;
  /** Whether only some scenarios were selected: if so, the baseline's entries for the others are ignored. */
  readonly selection: boolean;
  /** Whether the run stops at its first red scenario: if so, planned scenarios may be missing. */
  readonly failFast?: boolean;
}

/** Judges one run against the subject's baseline. Pure: no file is read, nothing is printed. */
export function judge(run: Run, baseline: Baseline): Judgement {
  const entries = new Map(baseline.entries.map((entry) => [entry.scenario, entry]));
  const scenarios = run.outcomes.map((outcome) => judgeScenario(outcome, entries.get(outcome.id), baseline.file));
  const staleEntries = findStale(scenarios, baseline, run.selection);
  const otherProblems = [
    ...staleEntries
      .filter(({ why }) => why !== undefined)
      .map(({ entry, why }) => `${baseline.file}:${entry.line}: \`${entry.scenario}\` ${why} Delete the entry.`),
    ...missingReasons(scenarios, baseline, run.selection),
    ...disagreements(run, scenarios),
  ];
  const problems = [...scenarios.filter(({ verdict }) => isRed(verdict)).map(describeRed), ...otherProblems];
  return {
    scenarios,
    rules: countRules(scenarios),
    counts: run.counts,
    stale: staleEntries.map(({ entry }) => entry),
    problems,
    otherProblems,
    conforms: problems.length === 0,
  };
}

/**
 * Judges one scenario.
 *
 * @param entry its entry in the baseline, if there is one
 * @param file the baseline as messages name it
 */
export function judgeScenario(outcome: Outcome, entry: BaselineEntry | undefined, file: string): JudgedScenario {
  const { result, firstRun, ...facts } = outcome;
  const observed = {
    ...facts,
    ...(entry !== undefined && { entry }),
    ...(firstRun !== undefined && { firstLook: firstLookOf(judgeScenario(firstRun, entry, file)) }),
  };
  switch (result) {
    case 'not-applicable':
      return { ...observed, verdict: 'not-applicable' };
    case 'passed':
      if (outcome.observations === 0)
        return { ...observed, verdict: 'vacuous', cause: { kind: 'vacuous' }, message: nothingObserved };
      if (entry === undefined) return { ...observed, verdict: 'passed' };
      return {
        ...observed,
        verdict: 'unexpected-pass',
        message: unexpectedPass(file, entry),
      };
    case 'failed': {
      const message = outcome.message ?? noMessage;
      if (entry === undefined) return { ...observed, verdict: 'failed', message };
      if (matchesEntry(message, entry)) return { ...observed, verdict: 'expected', message };
      return {
        ...observed,
        verdict: 'failed',
        message: otherFailure(message, file, entry),
      };
    }
  }
}

function firstLookOf({ verdict, message, cause }: JudgedScenario): NonNullable<JudgedScenario['firstLook']> {
  return { verdict, ...(message !== undefined && { message }), ...(cause !== undefined && { cause }) };
}

function describeRed({ id, location, verdict, message }: JudgedScenario): string {
  return `${location}: \`${id}\` ${titleOf(verdict)}. ${message ?? ''}`.trimEnd();
}

/** The entries to delete, with the reason; a scenario that passes unexpectedly says so itself. */
function findStale(
  scenarios: readonly JudgedScenario[],
  baseline: Baseline,
  selection: boolean,
): { entry: BaselineEntry; why?: string }[] {
  const verdicts = new Map(scenarios.map(({ id, verdict }) => [id, verdict]));
  return baseline.entries.flatMap((entry) => {
    const verdict = verdicts.get(entry.scenario);
    if (verdict === undefined) {
      if (selection) return [];
      return [
        {
          entry,
          why: `matched no scenario of this run.${didYouMean(entry.scenario, namesakes(entry.scenario, verdicts.keys()))}`,
        },
      ];
    }
    if (verdict === 'unexpected-pass') return [{ entry }];
    if (verdict === 'not-applicable') return [{ entry, why: 'is not applicable to this subject.' }];
    return [];
  });
}

/** The ids with the same rule, or with the same name in another rule. */
function namesakes(id: string, ids: Iterable<string>): string[] {
  const slash = id.indexOf('/');
  return [...ids].filter((other) => other.startsWith(id.slice(0, slash + 1)) || other.endsWith(id.slice(slash)));
}

/** A problem for each place in the baseline where somebody still has to write a reason. */
function missingReasons(
  scenarios: readonly JudgedScenario[],
  { file, entries }: Baseline,
  selection: boolean,
): string[] {
  const run = new Set(scenarios.map(({ id }) => id));
  const numbers = new Map<number, number>();
  for (const entry of entries) {
    if (!lacksReason(entry) || (selection && !run.has(entry.scenario))) continue;
    const line = entry.reasonLine ?? entry.line;
    numbers.set(line, (numbers.get(line) ?? 0) + 1);
  }
  return [...numbers].map(
    ([line, number]) =>
      `${file}:${line}: \`reason: ${missingReason}\` explains nothing (${number} ${number === 1 ? 'scenario' : 'scenarios'}). Write why the subject fails.`,
  );
}

/** Contradictions in the run's counts: without this check, a lost scenario would look like a pass. */
function disagreements({ outcomes, counts, selection, failFast }: Run, scenarios: readonly JudgedScenario[]): string[] {
  const problems: string[] = [];
  const ids = new Map<string, string>();
  for (const { id, location } of outcomes) {
    const first = ids.get(id);
    if (first !== undefined) problems.push(`${location}: \`${id}\` was judged already, at ${first}.`);
    ids.set(id, location);
  }
  const applicable = outcomes.filter(({ result }) => result !== 'not-applicable');
  const observed = applicable.filter(({ observations }) => observations > 0).length;
  if (failFast && counts.planned > counts.executed && scenarios.some(({ verdict }) => isRed(verdict))) {
    const left = counts.planned - counts.executed;
    problems.push(
      `${left} ${left === 1 ? 'scenario was' : 'scenarios were'} not run: \`--fail-fast\` stops at the first red one.`,
    );
  } else if (counts.planned !== counts.executed) {
    problems.push(`${counts.planned} scenarios were planned, but ${counts.executed} were executed.`);
  }
  if (counts.executed !== applicable.length) {
    problems.push(`${counts.executed} scenarios were executed, but ${applicable.length} have an outcome.`);
  }
  if (counts.observed !== observed) {
    problems.push(`${counts.observed} scenarios were counted as observed, but ${observed} have observations.`);
  }
  if (outcomes.length === 0) problems.push('No scenario was run.');
  else if (applicable.length === 0 && !selection) {
    problems.push('Nothing was judged: no scenario is applicable to what the subject claims.');
  }
  return problems;
}

function countRules(scenarios: readonly JudgedScenario[]): Map<string, RuleCounts> {
  const rules = new Map<string, RuleCounts>();
  for (const { rules: ids, verdict } of scenarios) {
    const column = columnOf(verdict);
    for (const id of ids) {
      const counts = rules.get(id) ?? { passed: 0, failed: 0, expected: 0, notApplicable: 0 };
      rules.set(id, { ...counts, [column]: counts[column] + 1 });
    }
  }
  return rules;
}
