// The rooms of the C++ runtime and of generated C++: all faults in one build.

import path from 'node:path';
import { spawnConformance } from '../../../harness/run/spawn';
import type { VerdictDocument } from '../../../harness/verdict/report';
import { UsageError } from '../../../support/usage-error';
import type { Mutant } from '../mutant';
import { CasePrograms } from './case-programs';
import { generatedFaultList, runtimeFaultList } from './fault-list';
import { openLaboratory } from './laboratory';
import { findReached, type Reach } from './reach';
import type { Room } from './room';
import { tryFault } from './try-fault';

/**
 * @param mutants all of quality/mutants/faults, which the build has too
 * @param features whose scenarios are to notice the faults, relative to the project
 * @throws UsageError if the code with faults cannot be built, or no scenario passes while no fault is active
 */
export async function openCppRoom(
  project: string,
  mutants: readonly Mutant[],
  component: 'runtime' | 'generated',
  features: readonly string[],
  jobs: number,
  print: (line: string) => void,
): Promise<Room> {
  const laboratory = await openLaboratory(project, mutants);
  try {
    await buildPrograms(laboratory.folder, laboratory.manifest, features);
    const cases = await CasePrograms.open(laboratory.folder, laboratory.manifest, features);
    const { byFault } = await reached(cases, jobs, print);
    const faults = component === 'runtime' ? runtimeFaultList(laboratory) : generatedFaultList(laboratory);
    return {
      faults,
      reached: faults.filter(({ number }) => byFault.has(number)).length,
      jobs,
      tryFault: ({ number }, random) => tryFault(cases, number, byFault.get(number) ?? [], random),
      close: () => laboratory.close(),
    };
  } catch (error) {
    await laboratory.close();
    throw error;
  }
}

/**
 * Builds all programs, and runs their scenarios without an active fault. Shows the run, which takes minutes.
 * @throws UsageError if they cannot be judged
 */
export async function buildPrograms(
  folder: string,
  manifest: string,
  features: readonly string[],
): Promise<VerdictDocument> {
  const { verdict } = await spawnConformance(
    ['--subject', manifest, ...features.map((feature) => path.join(folder, feature))],
    { root: folder, reports: path.join(folder, 'reports'), inherit: true },
  );
  // Scenarios that are red without a fault are left out later.
  if (!verdict) throw new UsageError('The code with faults cannot be judged: see above.');
  return verdict;
}

async function reached(cases: CasePrograms, jobs: number, print: (line: string) => void): Promise<Reach> {
  const reach = await findReached(cases, jobs, () => {});
  print(`${reach.green} scenarios pass without a fault and reach ${reach.byFault.size} faults.`);
  for (const [scenario, why] of reach.red) print(`left out, red without a fault: ${scenario}: ${why}`);
  if (reach.green === 0) throw new UsageError('No scenario passes without a fault.');
  return reach;
}
