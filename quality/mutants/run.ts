// `npm run mutants`: puts faults into the reference, one at a time, and checks that the features notice each.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Catalogue, loadCatalogue } from '../../harness/verdict/catalogue';
import { replaceFile } from '../../harness/verdict/report';
import { loadRequiredRules } from '../../harness/verdict/required-rules';
import { readSuite } from '../../harness/verdict/suite';
import { newCommand, repeatable, runCommand, wholeNumber } from '../../support/command-line';
import { partOf, readShard } from '../../support/shard';
import { UsageError } from '../../support/usage-error';
import type { Green } from './kill';
import { loadMutants, type Mutant } from './mutant';
import {
  type MutantReport,
  type MutantResult,
  mergedReport,
  progressText,
  readReport,
  reportOf,
  resultLines,
  summaryLines,
} from './report';
import { changedFiles, concernedBy, Evidence, sampleOf, withId, withRules } from './selection';
import { control, tryMutant } from './trial';
import { Slot } from './worktree';

const project = path.resolve(__dirname, '../..');
/** How many mutants a sample has: as many as fit into `npm test`. */
const mostInSample = 24;

const notes = `
Examples:
  npm run mutants                              all mutants
  npm run mutants -- --rule cpp.oneof.         those that break a rule on oneofs
  npm run mutants -- --shard 2/8               the second of eight parts
  npm run mutants -- merge part*/mutants.json  one report of all parts

Exit status: 0 the scenarios of its own rules killed every mutant, 1 not so,
2 some could not be judged.`;

/** The options as the parser gives them. */
interface Values {
  readonly rule?: readonly string[];
  readonly id?: readonly string[];
  readonly changed?: boolean;
  readonly sample?: boolean;
  readonly shard?: string;
  readonly jobs: number;
  readonly reports?: string;
}

async function select(
  all: readonly Mutant[],
  values: Values,
  catalogue: Catalogue,
  evidence: Evidence,
): Promise<readonly Mutant[]> {
  let chosen = all;
  if (values.id) chosen = values.id.flatMap((id) => withId(all, id));
  if (values.rule) chosen = withRules(chosen, values.rule, catalogue);
  if (values.sample) chosen = sampleOf(chosen, evidence, mostInSample);
  if (values.changed) {
    const placeOf = ({ place }: Mutant): string => path.relative(project, path.resolve(place.file));
    chosen = concernedBy(chosen, await changedFiles(project), evidence, placeOf);
  }
  return values.shard === undefined ? chosen : partOf(chosen, readShard(values.shard));
}

/**
 * Runs mutants, several at a time; each slot takes the next one.
 * @param shown receives each result at once
 */
async function runMutants(
  mutants: readonly Mutant[],
  evidence: Evidence,
  jobs: number,
  shown: (result: MutantResult, done: number) => void,
): Promise<MutantResult[]> {
  const featuresOf = ({ breaks }: Mutant): string[] => evidence.of(breaks);
  // Mutants of the same features follow each other: a slot then rebuilds only what the fault changes.
  const queue = [...mutants].sort((a, b) => featuresOf(a).join().localeCompare(featuresOf(b).join(), 'en'));
  const results: MutantResult[] = [];
  const slots: Slot[] = [];
  try {
    for (let number = 0; number < Math.min(jobs, mutants.length); number++) slots.push(await Slot.open(project));
    const green = slots[0] ? await passing(slots[0], mutants, evidence) : new Map();
    // From both ends: C++ mutants come first and IDE mutants last, so that one compiles while the other waits.
    const next = (number: number): Mutant | undefined => (number % 2 === 0 ? queue.shift() : queue.pop());
    const work = async (slot: Slot, number: number): Promise<void> => {
      for (let mutant = next(number); mutant; mutant = next(number)) {
        const result = await tryMutant(slot, mutant, featuresOf(mutant), green);
        results.push(result);
        shown(result, results.length);
      }
    };
    const works = slots.map(work);
    try {
      await Promise.all(works);
    } finally {
      // An error ends all slots, each after its current mutant.
      queue.length = 0;
      await Promise.allSettled(works);
    }
  } finally {
    await Promise.all(slots.map((slot) => slot.close()));
  }
  return results;
}

/** The scenarios of the mutants' rules that pass without a fault. */
async function passing(slot: Slot, mutants: readonly Mutant[], evidence: Evidence): Promise<Green> {
  const rules = [...new Set(mutants.flatMap(({ breaks }) => breaks))].sort();
  return await control(slot, evidence.of(rules), rules);
}

/** The reference's mutants, and what is needed to select and judge them. */
async function load(): Promise<{ mutants: readonly Mutant[]; catalogue: Catalogue; unbroken: readonly string[] }> {
  const features = path.join(project, 'features');
  const catalogue = await loadCatalogue(path.join(features, 'catalogue.yaml'));
  const faults = path.join(project, 'quality', 'mutants', 'faults');
  const mutants = await loadMutants(faults, path.join(project, 'reference'), catalogue);
  return { mutants, catalogue, unbroken: await unbrokenRules(features, catalogue, mutants) };
}

async function run(values: Values): Promise<number> {
  if (values.shard !== undefined) readShard(values.shard);
  const start = performance.now();
  const { mutants, catalogue, unbroken } = await load();
  const evidence = new Evidence(await readSuite(project, catalogue));
  const chosen = await select(mutants, values, catalogue, evidence);
  const isAll = !values.id && !values.rule && !values.sample && !values.changed && values.shard === undefined;
  if (chosen.length === 0) {
    process.stdout.write('No mutants selected.\n');
    return 0;
  }
  const results = await runMutants(chosen, evidence, values.jobs, (result, done) => {
    const progress = progressText(done, chosen.length, performance.now() - start);
    process.stdout.write(`${progress} ${resultLines(result).join('\n')}\n`);
  });
  const report = reportOf(results, isAll ? unbroken : []);
  return await publish(report, values.reports, performance.now() - start);
}

/** Writes mutants.json and the summary. @returns the exit status */
async function publish(report: MutantReport, reports: string | undefined, elapsedMs: number): Promise<number> {
  const file = path.join(path.resolve(reports ?? path.join(project, 'reports')), 'mutants.json');
  await replaceFile(file, `${JSON.stringify(report, null, 2)}\n`);
  const lines = [...summaryLines(report, elapsedMs), `report: ${path.relative(process.cwd(), file)}`];
  process.stdout.write(`${lines.join('\n')}\n`);
  return report.status;
}

/** Merges the reports of shards. Mutants that none of them has are errors. */
async function merge(files: readonly string[], reports: string | undefined): Promise<number> {
  const { mutants, unbroken } = await load();
  const parts = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8').catch((error: Error) => {
        throw new UsageError(`${file} cannot be read: ${error.message}`);
      });
      return readReport(text, file);
    }),
  );
  const ids = mutants.map(({ id }) => id);
  const report = mergedReport(parts, ids, unbroken);
  for (const { id, error } of report.mutants) if (error) process.stdout.write(`${id}: could not be judged: ${error}\n`);
  const elapsedMs = report.mutants.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  return await publish(report, reports, elapsedMs);
}

/** Required rules that no mutant breaks. */
async function unbrokenRules(
  features: string,
  catalogue: Catalogue,
  mutants: readonly Mutant[],
): Promise<readonly string[]> {
  const broken = new Set(mutants.flatMap(({ breaks }) => breaks));
  const promised = (await loadRequiredRules(features, catalogue)).flatMap((entry) => catalogue.select(entry));
  const rules = new Set(promised.filter(({ level }) => level === 'must').map(({ id }) => id));
  return [...rules].filter((rule) => !broken.has(rule));
}

const reportsOption = ['--reports <folder>', 'where mutants.json goes (default: reports)'] as const;

void runCommand(
  newCommand(
    'npm run mutants --',
    'Injects faults into the reference, one at a time, and checks that the features notice each.',
  )
    .enablePositionalOptions()
    .addOption(
      repeatable('--rule <id>', 'mutants that break a rule, or a rule with a prefix ending in . or -; repeatable'),
    )
    .addOption(repeatable('--id <id>', 'one mutant; repeatable'))
    .option('--changed', 'mutants whose source, features or steps differ from upstream, or from the last commit')
    .option('--sample', `a fixed sample: at most ${mostInSample}, one per feature file`)
    .option('--shard <i/n>', 'the i-th of n parts of these, counted from 1')
    .addOption(wholeNumber('--jobs <n>', 'mutants at a time', { most: 99, initial: 2 }))
    .option(...reportsOption)
    .addHelpText('after', notes)
    .action(async (values: Values) => {
      process.exitCode = await run(values);
    })
    .addCommand(
      newCommand('merge', 'Merges the mutants.json files of shards into one report, and prints its summary.')
        .argument('<file...>', 'mutants.json of each shard')
        .option(...reportsOption)
        .action(async (files: string[], { reports }: { readonly reports?: string }) => {
          process.exitCode = await merge(files, reports);
        }),
    ),
);
