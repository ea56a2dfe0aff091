// Does the explorer notice faults? It explores mutants of the reference, one at a time, each in a worktree.

import path from 'node:path';
import { execa } from 'execa';
import { loadCatalogue } from '../../harness/verdict/catalogue';
import { typescriptOptions } from '../../support/project';
import { UsageError } from '../../support/usage-error';
import { loadMutants, type Mutant } from '../mutants/mutant';
import { withRules } from '../mutants/selection';
import { Worktree } from '../mutants/worktree';
import type { Focus } from './schema-maker';

const project = path.resolve(__dirname, '../..');

/** The options as the parser gives them. */
export interface MutantValues {
  readonly rule?: readonly string[];
  readonly count?: number;
  readonly seed: number;
  readonly rounds: number;
}

/** The kind of content that a section's faults are in. */
const focusOf: Readonly<Record<string, Focus>> = {
  extension: 'extensions',
  field: 'scalars',
  map: 'maps',
  oneof: 'oneofs',
  presence: 'scalars',
  repeated: 'repeated',
};

/** Sections whose rules are about a program's behaviour: others are about the generator's files and services. */
const sections = ['error', 'extension', 'field', 'map', 'message', 'oneof', 'presence', 'repeated'];

/** Explores mutants and prints what became of each. @returns the exit status: 0 if all were noticed */
export async function exploreMutants(values: MutantValues): Promise<number> {
  const catalogue = await loadCatalogue(path.join(project, 'features', 'catalogue.yaml'));
  const faults = path.join(project, 'quality', 'mutants', 'faults');
  const all = await loadMutants(faults, path.join(project, 'reference'), catalogue);
  const prefixes = values.rule ?? sections.map((section) => `cpp.${section}.`);
  const chosen = evenly(
    withRules(all, prefixes, catalogue).filter(({ compiles }) => compiles),
    values.count,
  );
  const worktree = await Worktree.open(project);
  const missed: string[] = [];
  try {
    for (const part of new Set(chosen.map(partOf))) {
      const control = await exploreIn(worktree.folder, part, values);
      if (control !== 'missed') throw new UsageError(`Without a fault, the reference is ${control}: explore it first.`);
    }
    for (const mutant of chosen) {
      const start = performance.now();
      const result = await worktree.withFault(mutant, (folder) => exploreIn(folder, partOf(mutant), values));
      if (result !== 'found') missed.push(mutant.id);
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      process.stdout.write(`${result.padEnd(8)} ${mutant.id} (${mutant.breaks.join(', ')}), ${seconds} s\n`);
    }
  } finally {
    await worktree.close();
  }
  const found = chosen.length - missed.length;
  const rate = ((found / Math.max(1, chosen.length)) * 100).toFixed(0);
  process.stdout.write(`${found} of ${chosen.length} mutants noticed, ${rate} %\n`);
  return missed.length === 0 ? 0 : 1;
}

/** What to explore: an IDE, or generated code with a focus. */
type Part = 'ide' | Focus | 'everything';

function partOf({ breaks: [rule = ''] }: Mutant): Part {
  const [document, section = ''] = rule.split('.');
  return document === 'ide' ? 'ide' : (focusOf[section] ?? 'everything');
}

/** Explores the reference of a worktree. */
async function exploreIn(folder: string, part: Part, { seed, rounds }: MutantValues): Promise<string> {
  const each = ['--seed', String(seed), '--rounds', String(rounds), '--quick'];
  const focus = part === 'everything' ? [] : ['--focus', part];
  const options =
    part === 'ide' ? ['ide', ...each] : [...each, '--schemas', '3', '--programs', '80', '--first', ...focus];
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
