// One mutant before its features: who notices, and with as little work as says so.

import type { VerdictDocument } from '../../harness/verdict/report';
import { UsageError } from '../../support/usage-error';
import { type Cell, type Green, greenScenarios, judgeMutant, unwatched } from './kill';
import type { Mutant } from './mutant';
import type { MutantResult } from './report';
import { drivesIde, type Slot, type Unjudged } from './worktree';

/** Where mutants are run. */
export type Ground = Pick<Slot, 'run'>;

/**
 * The scenarios that pass without a fault.
 *
 * @param features relative to the project
 * @param rules whose scenarios are run; absent: all of the features
 * @throws UsageError if there is no verdict on the reference as it is
 */
export async function control(slot: Ground, features: readonly string[], rules?: readonly string[]): Promise<Green> {
  // Without a feature there is nobody to ask.
  if (features.length === 0) return new Map();
  const run = await slot.run({ features, ...(rules && { rules }) });
  if ('output' in run) throw new UsageError(`The reference without a fault cannot be judged:\n${run.output}`);
  return greenScenarios(run);
}

/**
 * Puts a mutant before its rules' own scenarios; before all of the features' only if those do not notice it as they should.
 *
 * @param features those that speak of its rules, relative to the project
 * @param green the scenarios of its rules that pass without it
 */
export async function tryMutant(
  slot: Ground,
  mutant: Mutant,
  features: readonly string[],
  green: Green,
): Promise<MutantResult> {
  const blind = unwatched(mutant, green);
  if (blind.length > 0) {
    const error = `No scenario of ${blind.join(', ')} passes without the fault, so that none could notice it.`;
    return { mutant, milliseconds: 0, cells: [], error };
  }
  const start = performance.now();
  const result = (run: VerdictDocument | Unjudged, passing: Green): MutantResult => ({
    mutant,
    milliseconds: performance.now() - start,
    ...('output' in run ? { cells: [], error: run.output } : { cells: judgeMutant(mutant, run, passing) }),
  });
  const { breaks } = mutant;
  // What an IDE does not do any more is waited for in each scenario anew; that one waited in vain says enough of a rule.
  // C++ scenarios never wait, and have all been compiled and run before the first has its verdict.
  const ide = drivesIde(features);
  const noticed = new Map<string, Cell>();
  for (const rules of ide ? breaks.map((rule) => [rule]) : [breaks]) {
    if (rules.every((rule) => noticed.has(rule))) continue;
    const own = result(await slot.run({ features, rules, mutant, failFast: ide }), green);
    if (own.error !== undefined) return own;
    for (const cell of own.cells) if (cell.good) noticed.set(cell.rule, cell);
  }
  const cells = breaks.flatMap((rule) => noticed.get(rule) ?? []);
  if (cells.length === breaks.length) return { mutant, milliseconds: performance.now() - start, cells };
  // Whether the features' other scenarios notice it is worth knowing.
  const all = await control(slot, features);
  return result(await slot.run({ features, mutant }), all);
}
