// Does the explorer notice faults? It explores the C++ of the reference with all hand-written faults, a section at a time;
// faults of the Test IDE one at a time, each in a worktree.

import path from 'node:path';
import { execa } from 'execa';
import { loadSubject } from '../../harness/subject/manifest';
import { loadCatalogue } from '../../harness/verdict/catalogue';
import { typescriptOptions } from '../../support/project';
import { UsageError } from '../../support/usage-error';
import { groupedBy } from '../mutants/generated/find-faults';
import { openWrittenLaboratory } from '../mutants/generated/laboratory';
import { isInRuntime } from '../mutants/generated/written-faults';
import { loadMutants, type Mutant } from '../mutants/mutant';
import { withId, withRules } from '../mutants/selection';
import { Worktree } from '../mutants/worktree';
import { DriverBuild } from './driver-build';
import { loadNotExplored, type NotExplored } from './not-explored';
import type { Focus } from './schema-maker';
import { type SectionResult, sectionLines } from './section-report';
import { type FaultResult, trySection } from './section-trial';

const project = path.resolve(__dirname, '../..');

/** The options as the parser gives them. */
export interface MutantValues {
  readonly rule?: readonly string[];
  readonly id?: readonly string[];
  readonly count?: number;
  readonly seed: number;
  readonly rounds: number;
  readonly schemas: number;
  readonly programs: number;
}

/** The kinds of content that a section's faults are in: its schemas have them in turn. Otherwise a schema chooses. */
const focusesOf: Readonly<Record<string, readonly (Focus | undefined)[]>> = {
  error: ['required', undefined],
  extension: ['extensions'],
  field: ['singular', 'scalars', undefined],
  map: ['maps'],
  oneof: ['oneofs'],
  presence: ['singular'],
  repeated: ['repeated'],
};

/**
 * Sections whose rules are about a program's behaviour, those with few faults first. Others are about the generator's
 * files and services.
 */
const sections = ['presence', 'repeated', 'enum', 'extension', 'error', 'map', 'oneof', 'field', 'message'];

/** Explores with faults and prints what became of each. @returns the exit status: 0 if all were noticed */
export async function exploreMutants(values: MutantValues): Promise<number> {
  const catalogue = await loadCatalogue(path.join(project, 'features', 'catalogue.yaml'));
  const faults = path.join(project, 'quality', 'mutants', 'faults');
  const all = await loadMutants(faults, path.join(project, 'reference'), catalogue);
  const prefixes = values.rule ?? sections.map((section) => `cpp.${section}.`);
  const selected = values.id ? values.id.flatMap((id) => withId(all, id)) : withRules(all, prefixes, catalogue);
  // A fault that breaks a rule of another section first belongs to that one.
  const own = selected.filter(
    ({ breaks: [rule = ''] }) => values.id || prefixes.some((prefix) => rule.startsWith(prefix)),
  );
  const chosen = evenly(own, values.count);
  const ide = chosen.filter((mutant) => sectionOf(mutant).startsWith('ide.'));
  const cpp = chosen.filter((mutant) => !ide.includes(mutant));
  const missed = ide.length > 0 ? await exploreIde(ide, values) : 0;
  if (cpp.length === 0) return missed === 0 ? 0 : 1;
  const results = await exploreCpp(cpp, all, await loadNotExplored(all, catalogue), values);
  process.stdout.write(`${sectionLines(results).join('\n')}\n`);
  return missed === 0 && results.every((section) => section.missed.length === 0) ? 0 : 1;
}

/** A fault's section: that of the first rule that it breaks. */
function sectionOf({ breaks: [rule = ''] }: Mutant): string {
  return rule.split('.').slice(0, 2).join('.');
}

/** @param all whose faults the build has: it stays the same whichever are tried */
async function exploreCpp(
  mutants: readonly Mutant[],
  all: readonly Mutant[],
  notExplored: NotExplored,
  values: MutantValues,
): Promise<SectionResult[]> {
  const tried = mutants.filter((mutant) => !notExplored.has(mutant));
  const laboratory = await openWrittenLaboratory(
    project,
    all.filter((mutant) => !notExplored.has(mutant)),
    true,
  );
  try {
    const subject = await loadSubject('reference', laboratory.folder);
    const build = await DriverBuild.open(subject, 1, 'explore-faults');
    try {
      const results: SectionResult[] = [];
      const asked = values.rule ?? sections.map((section) => `cpp.${section}.`);
      const placeOf = (section: string): number => asked.findIndex((rule) => rule.startsWith(section));
      const bySection = [...groupedBy(mutants, sectionOf)].sort(([one], [other]) => placeOf(one) - placeOf(other));
      for (const [section, own] of bySection) {
        const runtime = laboratory.written.filter(({ mutant }) => own.includes(mutant));
        const compiler = own.filter((mutant) => tried.includes(mutant) && mutant.file.startsWith('compiler/'));
        const found: FaultResult[] = [];
        const missed: FaultResult[] = [];
        const onResult = (result: FaultResult): void => {
          (result.found ? found : missed).push(result);
          const { mutant, how, seconds } = result;
          const word = result.found ? 'found ' : 'missed';
          process.stdout.write(`${word} ${mutant.id}: ${how}, ${seconds.toFixed(1)} s\n`);
        };
        const focuses = focusesOf[section.slice('cpp.'.length)] ?? [undefined];
        const { seed, schemas, programs } = values;
        const seconds = await trySection(
          { build, subject, project: laboratory.folder, focuses, seed, schemas, programs, onResult },
          runtime,
          compiler,
        );
        const alone = own.filter(
          (mutant) => tried.includes(mutant) && isInRuntime(mutant) && !runtime.some((one) => one.mutant === mutant),
        );
        const left = own.flatMap((mutant) => notExplored.get(mutant) ?? []);
        results.push({ section, faults: own.length, notExplored: left, alone, found, missed, seconds });
        process.stdout.write(
          `${section}: ${found.length} of ${found.length + missed.length} noticed, explored in ${seconds.toFixed(0)} s\n`,
        );
      }
      return results;
    } finally {
      await build.close();
    }
  } finally {
    await laboratory.close();
  }
}

/** Explores faults of the Test IDE. @returns how many were missed */
async function exploreIde(mutants: readonly Mutant[], values: MutantValues): Promise<number> {
  const worktree = await Worktree.open(project);
  let missed = 0;
  try {
    const control = await exploreIn(worktree.folder, values);
    if (control !== 'missed') throw new UsageError(`Without a fault, the reference is ${control}: explore it first.`);
    for (const mutant of mutants) {
      const start = performance.now();
      const result = await worktree.withFault(mutant, (folder) => exploreIn(folder, values));
      if (result !== 'found') missed++;
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      process.stdout.write(`${result.padEnd(8)} ${mutant.id} (${mutant.breaks.join(', ')}), ${seconds} s\n`);
    }
  } finally {
    await worktree.close();
  }
  const found = mutants.length - missed;
  const rate = ((found / Math.max(1, mutants.length)) * 100).toFixed(0);
  process.stdout.write(`${found} of ${mutants.length} faults of the Test IDE noticed, ${rate} %\n`);
  return missed;
}

/** Explores the Test IDE of a worktree. */
async function exploreIn(folder: string, { seed, rounds }: MutantValues): Promise<string> {
  const options = ['ide', '--seed', String(seed), '--rounds', String(rounds), '--quick'];
  const words = [...typescriptOptions(folder), path.join(folder, 'quality', 'explorer', 'run.ts'), ...options];
  const { all } = await execa(process.execPath, words, { cwd: folder, reject: false, all: true });
  // Its last line; without it the explorer could not run.
  const findings = / (\d+) findings\. Seed/.exec(all)?.[1];
  if (findings === undefined) return 'unjudged';
  return findings === '0' ? 'missed' : 'found';
}

function evenly<Value>(list: readonly Value[], count = list.length): Value[] {
  const step = Math.max(1, list.length / count);
  return Array.from({ length: Math.min(count, list.length) }, (_, index) => list[Math.floor(index * step)]!);
}
