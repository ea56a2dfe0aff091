// `npm run mutants -- --generated`: builds all generated faults at once, and tries some.

import path from 'node:path';
import { spawnConformance } from '../../../harness/run/spawn';
import { replaceFile, type VerdictDocument } from '../../../harness/verdict/report';
import { UsageError } from '../../../support/usage-error';
import { randomFrom } from '../../random';
import type { Mutant } from '../mutant';
import { progressText } from '../report';
import { CasePrograms } from './case-programs';
import { type Component, type Fault, generatedFaultList, runtimeFaultList, sampleOfFaults } from './fault-list';
import { classed, type FaultReport, statusOf, summaryLines, survivorLines, type TriedFault } from './fault-report';
import { openLaboratory } from './laboratory';
import { findReached, type Reach } from './reach';
import { readSurvivors } from './survivors';
import { tryFault } from './try-fault';

/** What the command line says. */
export interface GeneratedOptions {
  readonly project: string;
  /** All mutants of quality/mutants/faults, which the laboratory has too. */
  readonly mutants: readonly Mutant[];
  readonly component: Component;
  readonly seed: number;
  readonly count: number;
  readonly jobs: number;
  /** Features whose scenarios are to notice the faults, relative to the project. */
  readonly features: readonly string[];
  /** The folder of the report. */
  readonly reports: string;
}

/**
 * Builds and tries generated faults, and writes generated-COMPONENT.json.
 * @returns the exit status
 * @throws UsageError if the code with faults cannot be built, or no scenario passes while no fault is active
 */
export async function runGenerated(options: GeneratedOptions): Promise<number> {
  const { project, mutants, component, seed, count, jobs, features } = options;
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  const laboratory = await openLaboratory(project, mutants);
  try {
    await buildPrograms(laboratory.folder, laboratory.manifest, features);
    const cases = await CasePrograms.open(laboratory.folder, laboratory.manifest, features);
    const reach = await reached(cases, jobs, print);
    const all = component === 'runtime' ? runtimeFaultList(laboratory) : generatedFaultList(laboratory);
    const isReached = ({ number }: Fault): boolean => reach.byFault.has(number);
    const chosen = sampleOfFaults(all, count, randomFrom(seed));
    const tried = await tryAll(chosen, cases, reach, options, print);
    const survivors = await readSurvivors(path.join(project, 'quality/mutants/survivors.yaml'));
    const facts = { component, seed, faults: all.length, reached: all.filter(isReached).length, tried };
    const report: FaultReport = { ...facts, ...classed(tried, survivors) };
    const file = path.join(options.reports, `generated-${component}.json`);
    await replaceFile(file, `${JSON.stringify(report, null, 2)}\n`);
    for (const line of summaryLines(report, survivors)) print(line);
    print(`report: ${path.relative(process.cwd(), file)}`);
    return statusOf(report);
  } finally {
    await laboratory.close();
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

async function tryAll(
  chosen: readonly Fault[],
  cases: CasePrograms,
  { byFault }: Reach,
  { seed, jobs }: GeneratedOptions,
  print: (line: string) => void,
): Promise<TriedFault[]> {
  const start = performance.now();
  const tried: TriedFault[] = [];
  const queue = [...chosen];
  const work = async (): Promise<void> => {
    for (let fault = queue.shift(); fault; fault = queue.shift()) {
      const began = performance.now();
      const random = randomFrom(seed ^ fault.number);
      const trial = await tryFault(cases, fault.number, byFault.get(fault.number) ?? [], random);
      const one = { ...fault, ...trial, milliseconds: Math.round(performance.now() - began) };
      tried.push(one);
      if (one.fate !== 'survived') continue;
      print(`${progressText(tried.length, chosen.length, performance.now() - start)} SURVIVED`);
      for (const line of survivorLines(one)) print(`    ${line}`);
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  const order = new Map(chosen.map(({ key }, index) => [key, index]));
  return tried.sort((one, other) => order.get(one.key)! - order.get(other.key)!);
}
