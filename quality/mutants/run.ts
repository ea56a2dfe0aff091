// `npm run mutants`: injects faults into the reference, one at a time, and checks that the features notice each.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Option } from 'commander';
import { type Catalogue, loadCatalogue } from '../../harness/verdict/catalogue';
import { readVerdict, replaceFile } from '../../harness/verdict/report';
import { loadRequiredRules } from '../../harness/verdict/required-rules';
import { readSuite } from '../../harness/verdict/suite';
import { newCommand, repeatable, runCommand, wholeNumber } from '../../support/command-line';
import { partOf, readShard } from '../../support/shard';
import { UsageError } from '../../support/usage-error';
import { recordCampaign } from '../campaigns/campaigns';
import { runGenerated } from './generated/command';
import { type Component, components } from './generated/fault-list';
import { type Green, greenScenarios, unwatched } from './kill';
import { type Killers, readKillers, updatedKillers, writeKillers } from './killers';
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
import { affectedBy, changedFiles, FeatureIndex, noticedBy, oneForEachFeature, withId, withRules } from './selection';
import { tryTogether } from './together';
import { type Elsewhere, runWithoutFault, tryMutant } from './trial';
import { Worktree } from './worktree';

const project = path.resolve(__dirname, '../..');
/** The size of the sample that `npm test` runs. */
const mostInSample = 8;

const notes = `
Examples:
  npm run mutants                              all mutants
  npm run mutants -- --rule cpp.oneof.         mutants of the rules on oneofs
  npm run mutants -- --together                those of the runtime in one build
  npm run mutants -- --shard 2/8               the second of eight parts
  npm run mutants -- merge part*/mutants.json  one report of all parts
  npm run mutants -- --generated --count 100   faults made by program
  npm run mutants -- --generated --component ide --fault log-model.ts

Exit status: 0 every mutant was killed by scenarios of the rules that it breaks,
1 some were not, 2 some could not be judged.`;

/** The options as the parser gives them. */
interface Values {
  readonly rule?: readonly string[];
  readonly id?: readonly string[];
  readonly changed?: boolean;
  readonly sample?: boolean;
  readonly together?: boolean;
  readonly own?: boolean;
  readonly green?: readonly string[];
  readonly shard?: string;
  readonly jobs: number;
  readonly reports?: string;
  readonly record?: boolean;
  readonly generated?: boolean;
  readonly component: Component;
  readonly seed: number;
  readonly count: number;
  readonly fault?: readonly string[];
  readonly features?: readonly string[];
}

async function select(
  all: readonly Mutant[],
  values: Values,
  catalogue: Catalogue,
  index: FeatureIndex,
  killers: Killers,
): Promise<readonly Mutant[]> {
  let chosen = all;
  if (values.id) chosen = values.id.flatMap((id) => withId(all, id));
  if (values.rule) chosen = withRules(chosen, values.rule, catalogue);
  if (values.sample && values.green) {
    // The verdict may be one of a part of the features.
    const noticed = noticedBy(chosen, killers, await passedIn(values.green));
    chosen = oneForEachFeature(noticed, index, mostInSample, Number.POSITIVE_INFINITY);
  } else if (values.sample) {
    chosen = oneForEachFeature(chosen, index, mostInSample);
  }
  if (values.changed) {
    const placeOf = ({ place }: Mutant): string => path.relative(project, path.resolve(place.file));
    chosen = affectedBy(chosen, await changedFiles(project), index, placeOf);
  }
  return values.shard === undefined ? chosen : partOf(chosen, readShard(values.shard));
}

/**
 * Runs mutants, several at a time, each in the next free worktree.
 * @param onResult receives each result as soon as it is known
 */
async function runMutants(
  mutants: readonly Mutant[],
  index: FeatureIndex,
  killers: Killers,
  { jobs, own, green: verdicts }: Pick<Values, 'jobs' | 'own' | 'green'>,
  onResult: (result: MutantResult) => void,
): Promise<MutantResult[]> {
  const featuresOf = ({ breaks }: Mutant): string[] => index.featuresOf(breaks);
  // Mutants of the same features follow each other, so that a worktree rebuilds only what the fault changes.
  const queue = [...mutants].sort((a, b) => featuresOf(a).join().localeCompare(featuresOf(b).join(), 'en'));
  const results: MutantResult[] = [];
  const worktrees: Worktree[] = [];
  try {
    for (let number = 0; number < Math.min(jobs, mutants.length); number++) {
      worktrees.push(await Worktree.open(project));
    }
    const known = await passedIn(verdicts ?? []);
    // A verdict may be one of some features only.
    const unknown = mutants.filter((mutant) => unwatched(mutant, known).length > 0);
    const green = new Map([...known, ...(await passing(worktrees[0], unknown, index))]);
    const columns = new Map<Column, Elsewhere>();
    const elsewhere = (worktree: Worktree, { breaks }: Mutant): Elsewhere => {
      const column = breaks.some((rule) => rule.startsWith('ide.')) ? 'ide' : 'cpp';
      const all = columns.get(column) ?? allOf(column, worktree, index, verdicts && green);
      columns.set(column, all);
      return all;
    };
    // From both ends: C++ mutants come first and IDE mutants last, so that one worktree compiles while another waits.
    const next = (number: number): Mutant | undefined => (number % 2 === 0 ? queue.shift() : queue.pop());
    const work = async (worktree: Worktree, number: number): Promise<void> => {
      for (let mutant = next(number); mutant; mutant = next(number)) {
        const options = {
          killers: index.withIds(killers[mutant.id] ?? []),
          elsewhere: own ? undefined : elsewhere(worktree, mutant),
        };
        const result = await tryMutant(worktree, mutant, featuresOf(mutant), green, options);
        results.push(result);
        onResult(result);
      }
    };
    const works = worktrees.map(work);
    try {
      await Promise.all(works);
    } finally {
      // After an error, each worktree finishes its current mutant and takes no other.
      queue.length = 0;
      await Promise.allSettled(works);
    }
  } finally {
    await Promise.all(worktrees.map((worktree) => worktree.close()));
  }
  return results;
}

type Column = 'cpp' | 'ide';

/**
 * All scenarios of C++, or all of the IDE.
 * @param green the scenarios that pass without a fault; absent: they run in the worktree when they are first needed
 */
function allOf(column: Column, worktree: Worktree, index: FeatureIndex, green: Green | undefined): Elsewhere {
  const features = index.featuresBelow(`features/${column}/`);
  let passing: Promise<Green> | undefined;
  return {
    features,
    green: () => {
      passing ??= green === undefined ? runWithoutFault(worktree, features) : Promise.resolve(green);
      return passing;
    },
  };
}

/** The scenarios of the mutants' rules that pass without a fault. */
async function passing(
  worktree: Worktree | undefined,
  mutants: readonly Mutant[],
  index: FeatureIndex,
): Promise<Green> {
  if (worktree === undefined || mutants.length === 0) return new Map();
  const rules = [...new Set(mutants.flatMap(({ breaks }) => breaks))].sort();
  return await runWithoutFault(worktree, index.featuresOf(rules), rules);
}

/**
 * The scenarios that passed in earlier runs of the reference.
 * @throws UsageError if a file is no verdict of the reference
 */
async function passedIn(files: readonly string[]): Promise<Green> {
  const green = new Map<string, readonly string[]>();
  for (const file of files) {
    const verdict = await readVerdict(file);
    if (verdict.subject !== 'reference') {
      throw new UsageError(
        `${file} is a verdict of \`${verdict.subject}\`, but the faults are put into the reference.`,
        '--green takes the verdict.json of `npm run conformance -- --subject reference`.',
      );
    }
    for (const [id, rules] of greenScenarios(verdict)) green.set(id, rules);
  }
  return green;
}

/** Loads the mutants, the catalogue, and the required rules that no mutant breaks. */
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
  const index = new FeatureIndex(await readSuite(project, catalogue));
  const killers = await readKillers();
  const chosen = await select(mutants, values, catalogue, index, killers);
  const isAll = !values.id && !values.rule && !values.sample && !values.changed && values.shard === undefined;
  if (chosen.length === 0) {
    process.stdout.write('No mutants selected.\n');
    return 0;
  }
  let done = 0;
  const show = (result: MutantResult): void => {
    const progress = progressText(++done, chosen.length, performance.now() - start);
    process.stdout.write(`${progress} ${resultLines(result).join('\n')}\n`);
  };
  const { results: first, left } = values.together
    ? await tryTogether(project, chosen, index, !values.own, show)
    : { results: [], left: chosen };
  const results = [...first, ...(await runMutants(left, index, killers, values, show))];
  const report = reportOf(results, isAll ? unbroken : []);
  if (values.record) await record(report, mutants, (performance.now() - start) / 1000, isAll);
  return await publish(report, values.reports, performance.now() - start);
}

/** Keeps which scenarios noticed the mutants; for a run of all of them, also its result. */
async function record(
  { mutants }: MutantReport,
  all: readonly Mutant[],
  seconds: number,
  isAll: boolean,
): Promise<void> {
  const ids = all.map(({ id }) => id);
  await writeKillers(updatedKillers(await readKillers(), mutants, ids));
  if (isAll)
    await recordCampaign({
      campaign: 'mutants',
      question: 'Do the scenarios of its own rules notice each fault that was written by hand?',
      command: 'npm run mutants',
      unit: 'faults',
      executions: mutants.length,
      seconds,
      findings: mutants.filter(({ rules }) => !Object.values(rules).every(({ good }) => good)).length,
    });
}

/** Tries generated faults. @returns the exit status */
async function generated({ component, seed, count, fault, shard, jobs, features, reports }: Values): Promise<number> {
  const folder = path.resolve(reports ?? path.join(project, 'reports'));
  const { mutants } = await load();
  return await runGenerated({
    ...{ project, mutants, component, seed, count, jobs, reports: folder },
    ...(features !== undefined && { features }),
    ...(fault !== undefined && { texts: fault }),
    ...(shard !== undefined && { shard }),
  });
}

/** Writes mutants.json and the summary. @returns the exit status */
async function publish(report: MutantReport, reports: string | undefined, elapsedMs: number): Promise<number> {
  const file = path.join(path.resolve(reports ?? path.join(project, 'reports')), 'mutants.json');
  await replaceFile(file, `${JSON.stringify(report, null, 2)}\n`);
  const lines = [...summaryLines(report, elapsedMs), `report: ${path.relative(process.cwd(), file)}`];
  process.stdout.write(`${lines.join('\n')}\n`);
  return report.status;
}

/** Merges the reports of shards. A mutant that is in none of them is an error. */
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
  const required = (await loadRequiredRules(features, catalogue)).flatMap((entry) => catalogue.select(entry));
  const rules = new Set(required.filter(({ level }) => level === 'must').map(({ id }) => id));
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
      repeatable(
        '--rule <id>',
        'mutants that break this rule, or a rule with this prefix (ending in . or -); repeatable',
      ),
    )
    .addOption(repeatable('--id <id>', 'one mutant; repeatable'))
    .option('--changed', 'mutants whose source, features or steps differ from upstream, or from the last commit')
    .option('--sample', `a fixed sample: at most ${mostInSample}, one for each feature file`)
    .option('--together', 'faults of the C++ runtime in one build where that can be, a second each after it')
    .option('--record', 'keep which scenario noticed each mutant, and note a whole run for docs/reliability.md')
    .option('--own', 'run no scenarios of other rules: faster, if mutants survive')
    .addOption(
      repeatable(
        '--green <verdict.json>',
        'a verdict of the reference as it is now: no run without a fault comes first; repeatable',
      ),
    )
    .option('--shard <i/n>', 'the i-th of n parts of the selected mutants; i is 1 to n')
    .addOption(wholeNumber('--jobs <n>', 'how many mutants to run at a time', { most: 99, initial: 2 }))
    .option('--generated', 'faults made by program in the reference, instead of those in quality/mutants/faults')
    .addOption(
      new Option('--component <name>', 'with --generated: the part of the reference that is faulty')
        .choices(components)
        .default('runtime'),
    )
    .addOption(
      wholeNumber('--seed <n>', 'with --generated: decides which faults are tried', { most: 2 ** 31, initial: 1 }),
    )
    .addOption(wholeNumber('--count <n>', 'with --generated: how many faults are tried', { most: 1e6, initial: 500 }))
    .addOption(
      repeatable('--fault <text>', 'with --generated: only faults with this text in the report, tried thoroughly'),
    )
    .addOption(repeatable('--features <path>', 'with --generated: features to try them with (default: all)'))
    .option(...reportsOption)
    .addHelpText('after', notes)
    .action(async (values: Values) => {
      process.exitCode = values.generated ? await generated(values) : await run(values);
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
