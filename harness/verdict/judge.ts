// The judgement of a run: what was observed, held against what the subject's baseline expects.

import type { Baseline, BaselineEntry } from './baseline';
import type { Counts, Outcome } from './outcome';

/** A scenario's verdict, the baseline considered. All but `passed`, `expected` and `not-applicable` are red. */
export type Verdict = 'passed' | 'failed' | 'expected' | 'unexpected-pass' | 'not-applicable' | 'vacuous';

/** An outcome with its verdict. */
export interface JudgedScenario extends Omit<Outcome, 'result'> {
  readonly verdict: Verdict;
  /** The baseline entry of this scenario, whether it matched or not. */
  readonly entry?: BaselineEntry;
}

/** How a rule's scenarios ended. `failed` counts every red verdict. */
export interface RuleCounts {
  readonly passed: number;
  readonly failed: number;
  readonly expected: number;
  readonly notApplicable: number;
}

/** What is to be said of a run. */
export interface Judgement {
  readonly scenarios: readonly JudgedScenario[];
  /** By rule id, in the order in which the rules first appear. */
  readonly rules: ReadonlyMap<string, RuleCounts>;
  readonly counts: Counts;
  /** Baseline entries that are to be deleted: their scenario passes, is not applicable, or does not exist. */
  readonly stale: readonly BaselineEntry[];
  /** Everything that makes the run red, in words: a sentence each, the place first where there is one. */
  readonly problems: readonly string[];
  /** Whether the subject conforms, its baseline taken into account. */
  readonly conforms: boolean;
}

/** One run, as it is to be judged. */
export interface Run {
  readonly outcomes: readonly Outcome[];
  readonly counts: Counts;
  /** Whether scenarios were selected (a rule, tags, a name, a shard): then baseline entries of others are left alone. */
  readonly selection: boolean;
  /** Whether the run ends at its first red scenario: then the others were left out on purpose. */
  readonly failFast?: boolean;
}

/** Whether a verdict makes a run red. */
export function isRed(verdict: Verdict): boolean {
  return verdict === 'failed' || verdict === 'unexpected-pass' || verdict === 'vacuous';
}

/** Judges one run against the subject's baseline. Pure: no file is read, nothing is printed. */
export function judge(run: Run, baseline: Baseline): Judgement {
  const entries = new Map(baseline.entries.map((entry) => [entry.scenario, entry]));
  const scenarios = run.outcomes.map((outcome) => judgeScenario(outcome, entries.get(outcome.id), baseline.file));
  const staleEntries = findStale(scenarios, baseline, run.selection);
  const problems = [
    ...scenarios.filter(({ verdict }) => isRed(verdict)).map(describeRed),
    ...staleEntries
      .filter(({ why }) => why !== 'passes')
      .map(({ entry, why }) => `${baseline.file}:${entry.line}: \`${entry.scenario}\` ${why}. Delete the entry.`),
    ...disagreements(run, scenarios),
  ];
  return {
    scenarios,
    rules: countRules(scenarios),
    counts: run.counts,
    stale: staleEntries.map(({ entry }) => entry),
    problems,
    conforms: problems.length === 0,
  };
}

function judgeScenario(outcome: Outcome, entry: BaselineEntry | undefined, file: string): JudgedScenario {
  const { result, ...observed } = outcome;
  const known = entry === undefined ? {} : { entry };
  switch (result) {
    case 'not-applicable':
      return { ...observed, ...known, verdict: 'not-applicable' };
    case 'vacuous':
      return {
        ...observed,
        ...known,
        verdict: 'vacuous',
        message: outcome.message ?? nothingObserved,
        cause: { kind: 'vacuous' },
      };
    case 'passed':
      // Trusting the caller's word here would let a scenario without evidence turn green.
      if (outcome.observations === 0)
        return { ...observed, ...known, verdict: 'vacuous', message: nothingObserved, cause: { kind: 'vacuous' } };
      if (entry === undefined) return { ...observed, verdict: 'passed' };
      return {
        ...observed,
        entry,
        verdict: 'unexpected-pass',
        message: `It passes, but ${file}:${entry.line} expects it to fail. Delete the entry.`,
      };
    case 'failed': {
      const message = outcome.message ?? 'It failed without a message.';
      if (entry === undefined) return { ...observed, verdict: 'failed', message };
      if (message.includes(entry.message)) return { ...observed, entry, verdict: 'expected', message };
      return {
        ...observed,
        entry,
        verdict: 'failed',
        message: `${message}\n${file}:${entry.line} expects another failure, with the text: ${entry.message}`,
      };
    }
  }
}

const nothingObserved = 'No step observed a value of the subject, so the scenario shows nothing.';

function describeRed({ id, location, verdict, message }: JudgedScenario): string {
  const what = {
    failed: 'failed',
    vacuous: 'is vacuous',
    'unexpected-pass': 'passed unexpectedly',
  }[verdict as 'failed' | 'vacuous' | 'unexpected-pass'];
  return `${location}: \`${id}\` ${what}. ${message ?? ''}`.trimEnd();
}

function findStale(
  scenarios: readonly JudgedScenario[],
  baseline: Baseline,
  selection: boolean,
): { entry: BaselineEntry; why: string }[] {
  const verdicts = new Map(scenarios.map(({ id, verdict }) => [id, verdict]));
  return baseline.entries.flatMap((entry) => {
    const verdict = verdicts.get(entry.scenario);
    if (verdict === undefined) return selection ? [] : [{ entry, why: 'matched no scenario of this run' }];
    if (verdict === 'unexpected-pass') return [{ entry, why: 'passes' }];
    if (verdict === 'not-applicable') return [{ entry, why: 'is not applicable to this subject' }];
    return [];
  });
}

/** Ways in which the run's own bookkeeping contradicts itself: scenarios lost on the way would look like a pass. */
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
    problems.push(
      `${counts.planned - counts.executed} scenarios were not run: \`--fail-fast\` ends at the first red one.`,
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

function columnOf(verdict: Verdict): keyof RuleCounts {
  if (isRed(verdict)) return 'failed';
  return verdict === 'not-applicable' ? 'notApplicable' : (verdict as 'passed' | 'expected');
}
