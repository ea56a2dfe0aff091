// `npm run mutants -- --generated`: opens the room of a component, tries some of its faults, and reports.

import path from 'node:path';
import { replaceFile } from '../../../harness/verdict/report';
import { partOf, readShard } from '../../../support/shard';
import { randomFrom } from '../../random';
import type { Mutant } from '../mutant';
import { progressText } from '../report';
import { openCppRoom } from './cpp-room';
import { type Component, type Fault, sampleOfFaults } from './fault-list';
import { classed, type FaultReport, statusOf, summaryLines, survivorLines, type TriedFault } from './fault-report';
import type { Room } from './room';
import { readSurvivors } from './survivors';
import { openCompilerRoom } from './typescript/compiler-room';
import { openIdeRoom } from './typescript/ide-room';

/** How often the report is written while faults are tried. */
const publishMs = 20_000;

/** What the command line says. */
export interface GeneratedOptions {
  readonly project: string;
  /** All mutants of quality/mutants/faults. */
  readonly mutants: readonly Mutant[];
  readonly component: Component;
  readonly seed: number;
  readonly count: number;
  /** Texts: only faults whose keys have one of them are tried, and thoroughly. Absent: a sample. */
  readonly texts?: readonly string[];
  /** `I/N`: only the I-th of N parts of the chosen faults. */
  readonly shard?: string;
  readonly jobs: number;
  /** Features whose scenarios are to notice the faults, relative to the project; absent: all of the component. */
  readonly features?: readonly string[];
  /** The folder of the report. */
  readonly reports: string;
}

/**
 * Tries generated faults, and writes generated-COMPONENT.json.
 * @returns the exit status
 * @throws UsageError if the code with faults cannot be built, or no scenario passes while no fault is active
 */
export async function runGenerated(options: GeneratedOptions): Promise<number> {
  const { project, component, seed, count, texts, shard } = options;
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  const room = await openRoom(options, print);
  try {
    const all = texts ? room.faults.filter(({ key }) => texts.some((text) => key.includes(text))) : room.faults;
    const sample = sampleOfFaults(all, count, randomFrom(seed));
    const chosen = shard === undefined ? sample : partOf(sample, readShard(shard));
    const survivors = await readSurvivors(path.join(project, 'quality/mutants/survivors.yaml'));
    const facts = { component, seed, faults: room.faults.length, reached: room.reached };
    const file = path.join(options.reports, `generated-${component}.json`);
    const publish = async (tried: readonly TriedFault[]): Promise<FaultReport> => {
      const report = { ...facts, tried, ...classed(tried, survivors) };
      await replaceFile(file, `${JSON.stringify(report, null, 2)}\n`);
      return report;
    };
    const report = await publish(await tryAll(chosen, room, { seed, thoroughly: texts !== undefined }, print, publish));
    for (const line of summaryLines(report, survivors)) print(line);
    print(`report: ${path.relative(process.cwd(), file)}`);
    return statusOf(report);
  } finally {
    await room.close();
  }
}

async function openRoom(
  { project, mutants, component, features, texts, jobs }: GeneratedOptions,
  print: (line: string) => void,
): Promise<Room> {
  switch (component) {
    case 'compiler':
      return await openCompilerRoom(project, mutants, features ?? ['features/cpp'], jobs);
    case 'ide':
      return await openIdeRoom(project, mutants, features ?? ['features/ide'], texts !== undefined, print);
    default:
      return await openCppRoom(project, mutants, component, features ?? ['features/cpp'], jobs, print);
  }
}

async function tryAll(
  chosen: readonly Fault[],
  room: Room,
  { seed, thoroughly }: { readonly seed: number; readonly thoroughly: boolean },
  print: (line: string) => void,
  publish: (tried: readonly TriedFault[]) => Promise<unknown>,
): Promise<TriedFault[]> {
  const start = performance.now();
  let published = start;
  const tried: TriedFault[] = [];
  const queue = [...chosen];
  const work = async (): Promise<void> => {
    for (let fault = queue.shift(); fault; fault = queue.shift()) {
      const began = performance.now();
      const trial = await room.tryFault(fault, randomFrom(seed ^ fault.number), thoroughly);
      const one = { ...fault, ...trial, milliseconds: Math.round(performance.now() - began) };
      tried.push(one);
      const progress = progressText(tried.length, chosen.length, performance.now() - start);
      if (one.fate === 'survived')
        print([`${progress} SURVIVED`, ...survivorLines(one).map((line) => `    ${line}`)].join('\n'));
      else if (one.by) print(`${progress} killed by ${one.by.scenario}: ${one.key}`);
      // A run takes long: if it is interrupted, the report has what is known so far.
      if (performance.now() - published < publishMs) continue;
      published = performance.now();
      await publish(tried);
    }
  };
  await Promise.all(Array.from({ length: room.jobs }, work));
  const order = new Map(chosen.map(({ key }, index) => [key, index]));
  return tried.sort((one, other) => order.get(one.key)! - order.get(other.key)!);
}
