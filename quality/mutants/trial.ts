// Runs the scenarios that should notice one mutant, and no more of them than needed.

import type { VerdictDocument } from '../../harness/verdict/report';
import { UsageError } from '../../support/usage-error';
import { type Cell, type Green, greenScenarios, judgeMutant, unwatched } from './kill';
import type { Mutant } from './mutant';
import type { MutantResult } from './report';
import type { KnownScenario } from './selection';
import { drivesIde, type Unjudged, type Worktree } from './worktree';

/** Runs features against the reference, with or without a fault: a worktree, or a fake in tests. */
export type Runner = Pick<Worktree, 'run'>;

/**
 * Finds the scenarios that pass without a fault.
 *
 * @param features relative to the project
 * @param rules runs only their scenarios; absent: all scenarios of the features
 * @throws UsageError if the unchanged reference cannot be judged
 */
export async function runWithoutFault(
  runner: Runner,
  features: readonly string[],
  rules?: readonly string[],
): Promise<Green> {
  if (features.length === 0) return new Map();
  const run = await runner.run({ features, ...(rules && { rules }) });
  if ('output' in run) throw new UsageError(`The reference without a fault cannot be judged:\n${run.output}`);
  return greenScenarios(run);
}

/** What is known about a mutant before its trial, and what to do. */
export interface TrialOptions {
  /** Scenarios of its rules that noticed it in an earlier run: they run first, and often no other is needed. */
  readonly killers?: readonly KnownScenario[] | undefined;
  /** The scenarios that run if those of its own rules do not notice it. Absent: none. */
  readonly elsewhere?: Elsewhere | undefined;
}

/** All scenarios of C++, or all of the IDE. */
export interface Elsewhere {
  /** Their feature files, relative to the project. */
  readonly features: readonly string[];
  /** Those that pass without a fault. */
  green(): Promise<Green>;
}

/**
 * Runs the scenarios of a mutant's rules against it. If they do not notice it, runs those of all other rules.
 *
 * @param features the feature files of its rules, relative to the project
 * @param green the scenarios of its rules that pass without the fault
 */
export async function tryMutant(
  runner: Runner,
  mutant: Mutant,
  features: readonly string[],
  green: Green,
  { killers = [], elsewhere }: TrialOptions = {},
): Promise<MutantResult> {
  const blind = unwatched(mutant, green);
  if (blind.length > 0) {
    const error = `No scenario of ${blind.join(', ')} passes without the fault, so none could notice it.`;
    return { mutant, milliseconds: 0, cells: [], error };
  }
  const start = performance.now();
  const result = (run: VerdictDocument | Unjudged, passing: Green): MutantResult => ({
    mutant,
    milliseconds: performance.now() - start,
    ...('output' in run ? { cells: [], error: run.output } : { cells: judgeMutant(mutant, run, passing) }),
  });
  const { breaks } = mutant;
  if (killers.length > 0) {
    const [kept, names] = [killers.map(({ feature }) => feature), killers.map(({ name }) => name)];
    const again = result(await runner.run({ features: [...new Set(kept)], rules: breaks, names, mutant }), green);
    if (again.error === undefined && again.cells.every(({ good }) => good)) return again;
  }
  // A broken IDE times out in every scenario; one timeout for each rule is enough. C++ scenarios never wait, and all of
  // them have run before the first one gets its verdict.
  const ide = drivesIde(features);
  const noticed = new Map<string, Cell>();
  const missed: Cell[] = [];
  for (const rules of ide ? breaks.map((rule) => [rule]) : [breaks]) {
    if (rules.every((rule) => noticed.has(rule))) continue;
    const own = result(await runner.run({ features, rules, mutant, failFast: ide }), green);
    if (own.error !== undefined) return own;
    for (const cell of own.cells) {
      if (cell.good) noticed.set(cell.rule, cell);
      else if (rules.includes(cell.rule)) missed.push(cell);
    }
  }
  const cells = breaks.flatMap((rule) => noticed.get(rule) ?? []);
  if (elsewhere === undefined) cells.push(...missed.filter(({ rule }) => !noticed.has(rule)));
  if (elsewhere === undefined || cells.length === breaks.length)
    return { mutant, milliseconds: performance.now() - start, cells };
  // The report also says whether scenarios of other rules notice it.
  const all = await elsewhere.green();
  return result(await runner.run({ features: elsewhere.features, mutant }), all);
}
