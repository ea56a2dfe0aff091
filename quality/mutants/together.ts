// Tries hand-written faults of the C++ runtime in one build: a second or so each, instead of a build each.

import type { TestProgram } from '../../harness/cpp/plan';
import type { NumberedMutant } from './generated/bodies';
import { CasePrograms } from './generated/case-programs';
import { buildPrograms } from './generated/cpp-room';
import { groupedBy } from './generated/find-faults';
import { openWrittenLaboratory } from './generated/laboratory';
import { isInRuntimeSource } from './generated/written-faults';
import { type Cell, type Green, greenScenarios, unwatched } from './kill';
import type { Mutant } from './mutant';
import type { MutantResult } from './report';
import type { FeatureIndex } from './selection';

/** What became of the mutants. */
export interface Together {
  readonly results: readonly MutantResult[];
  /** The mutants that cannot be tried in one build, in their order. */
  readonly left: readonly Mutant[];
}

/** Runs cases with an active fault: a laboratory's programs, or a fake in tests. */
export type Cases = Pick<CasePrograms, 'run' | 'programs'>;

/** A case that passes without a fault. */
interface GreenCase {
  readonly program: TestProgram;
  readonly number: number;
  readonly rules: readonly string[];
}

/** A case with an active fault must end in this time: a hang is noticed. */
const limitSeconds = 5;
/** The cases of a program that run first: most faults are noticed by them, and some let every case hang. */
const firstCases = 4;

/**
 * Tries all mutants that can be in one build.
 * @param mutants those to try
 * @param others whether scenarios of other rules run if those of its own rules do not notice a mutant
 * @param onResult receives each result as soon as it is known
 * @throws UsageError if the runtime with the faults cannot be built
 */
export async function tryTogether(
  project: string,
  mutants: readonly Mutant[],
  index: FeatureIndex,
  others: boolean,
  onResult: (result: MutantResult) => void,
): Promise<Together> {
  if (!mutants.some(isInRuntimeSource)) return { results: [], left: mutants };
  const laboratory = await openWrittenLaboratory(project, mutants);
  try {
    const { folder, manifest, written: faults } = laboratory;
    const features = index.featuresOf(faults.flatMap(({ mutant }) => mutant.breaks));
    if (features.length === 0) return { results: [], left: mutants };
    const verdict = await buildPrograms(folder, manifest, features);
    const cases = await CasePrograms.open(folder, manifest, features);
    const green = greenScenarios(verdict);
    const results = new Map<Mutant, MutantResult>();
    for (const fault of faults) {
      const result = await tryInBuild(cases, fault, green, others);
      if (!result) continue;
      results.set(fault.mutant, result);
      onResult(result);
    }
    return { results: [...results.values()], left: mutants.filter((mutant) => !results.has(mutant)) };
  } finally {
    await laboratory.close();
  }
}

/**
 * Runs the cases of a mutant's rules until each rule has a red scenario, and all other cases if one has none.
 * @param green the scenarios that pass without a fault
 * @param others false: other cases do not run
 * @returns undefined if no case of one of its rules passes without the fault
 */
export async function tryInBuild(
  cases: Cases,
  { number, mutant }: NumberedMutant,
  green: Green,
  others = true,
): Promise<MutantResult | undefined> {
  const start = performance.now();
  const all = casesOf(cases, green);
  const isOwn = ({ rules }: GreenCase): boolean => rules.some((rule) => mutant.breaks.includes(rule));
  const own = all.filter(isOwn);
  if (unwatched(mutant, new Map(own.map(({ rules }, at) => [String(at), rules]))).length > 0) return undefined;
  const red = new Map<string, readonly string[]>();
  const missing = (): string[] => mutant.breaks.filter((rule) => ![...red.values()].some((of) => of.includes(rule)));
  const run = async (some: readonly GreenCase[]): Promise<void> => {
    const numbers = some.map((one) => one.number);
    const failed = await cases.run(some[0]!.program, numbers, { TOUCHSTONE_FAULT: String(number) }, limitSeconds);
    for (const id of failed.keys()) red.set(id, green.get(id) ?? []);
  };
  for (const group of groupedBy(own, ({ program }) => program).values()) {
    for (const part of [group.slice(0, firstCases), group.slice(firstCases)]) {
      const needed = part.filter(({ rules }) => rules.some((rule) => missing().includes(rule)));
      if (needed.length > 0) await run(needed);
    }
  }
  if (others && missing().length > 0 && red.size === 0) {
    for (const group of groupedBy(all, ({ program }) => program).values()) {
      if (red.size > 0) break;
      const rest = group.filter((one) => !isOwn(one));
      if (rest.length > 0) await run(rest);
    }
  }
  const cells = mutant.breaks.map((rule) => cellOf(mutant, rule, red));
  return { mutant, milliseconds: performance.now() - start, cells };
}

function casesOf({ programs }: Cases, green: Green): GreenCase[] {
  return programs.flatMap((program) =>
    program.cases.flatMap(({ number, pickleId, refused, steps }) => {
      const rules = green.get(pickleId);
      return rules && !refused && steps.length > 0 ? [{ program, number, rules }] : [];
    }),
  );
}

function cellOf({ id }: Mutant, rule: string, red: ReadonlyMap<string, readonly string[]>): Cell {
  const own = [...red].flatMap(([scenario, rules]) => (rules.includes(rule) ? [scenario] : []));
  const fate = own.length > 0 ? 'killed' : red.size > 0 ? 'others' : 'survived';
  return { mutant: id, rule, fate, good: fate === 'killed', by: own.length > 0 ? own : [...red.keys()] };
}
