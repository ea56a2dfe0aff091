// `npm run mutants`: puts faults into the reference, one at a time, and looks who notices.

import path from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { type Catalogue, loadCatalogue } from '../../harness/verdict/catalogue';
import { replaceFile } from '../../harness/verdict/report';
import { loadRequiredRules } from '../../harness/verdict/required-rules';
import { readSuite } from '../../harness/verdict/suite';
import { exitStatus, UsageError } from '../../support/usage-error';
import type { Green } from './kill';
import { loadMutants, type Mutant } from './mutant';
import { type MutantResult, type MutantRun, reportDocument, resultLines, statusOf, summaryLines } from './report';
import { changedFiles, concernedBy, Evidence, sampleOf, withId, withRules } from './selection';
import { control, tryMutant } from './trial';
import { Slot } from './worktree';

const project = path.resolve(__dirname, '../..');
/** How many mutants a sample has: as many as fit into `npm test`. */
const mostInSample = 24;

const help = `Breaks the reference, a small fault at a time, and shows whether the features notice.

  npm run mutants                        all mutants
  npm run mutants -- --rule cpp.oneof.   those that break a rule, or one of the rules that begin so;
                                         may be repeated
  npm run mutants -- --id ID             one mutant; may be repeated
  npm run mutants -- --changed           those whose source, features or steps differ from the last commit or upstream
  npm run mutants -- --sample            a fixed sample: 24 at most, each of another feature file

  --jobs N                               mutants at a time (default: 2)
  --reports FOLDER                       where mutants.json goes (default: reports)

Exit status: 0 every mutant was killed by its rules' own scenarios, 1 not so, 2 some could not be judged.`;

const commandOptions = {
  rule: { type: 'string', multiple: true },
  id: { type: 'string', multiple: true },
  changed: { type: 'boolean', default: false },
  sample: { type: 'boolean', default: false },
  jobs: { type: 'string', default: '2' },
  reports: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} satisfies ParseArgsOptionsConfig;

function parse() {
  try {
    return parseArgs({ options: commandOptions }).values;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(why, 'See `npm run mutants -- --help`.');
  }
}

type Values = ReturnType<typeof parse>;

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
  return chosen;
}

/**
 * Runs mutants, several at a time, each slot taking the next one.
 * @param shown receives each result as soon as it is there
 */
async function runMutants(
  mutants: readonly Mutant[],
  evidence: Evidence,
  jobs: number,
  shown: (result: MutantResult, done: number) => void,
): Promise<MutantResult[]> {
  const featuresOf = ({ breaks }: Mutant): string[] => evidence.of(breaks);
  // Mutants of the same features follow each other, so that a slot builds again only what a fault touches.
  const queue = [...mutants].sort((a, b) => featuresOf(a).join().localeCompare(featuresOf(b).join(), 'en'));
  const results: MutantResult[] = [];
  const slots: Slot[] = [];
  try {
    for (let number = 0; number < Math.min(jobs, mutants.length); number++) slots.push(await Slot.open(project));
    const green = slots[0] ? await passing(slots[0], mutants, evidence) : new Map();
    // From both ends: C++ is first and the IDE last, and while the scenarios of the one wait the other compiles.
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
      // What one of them threw ends the others, each with the mutant that it is at.
      queue.length = 0;
      await Promise.allSettled(works);
    }
  } finally {
    await Promise.all(slots.map((slot) => slot.close()));
  }
  return results;
}

/** The scenarios of the mutants' rules that pass without a fault, in a slot as the mutants' own. */
async function passing(slot: Slot, mutants: readonly Mutant[], evidence: Evidence): Promise<Green> {
  const rules = [...new Set(mutants.flatMap(({ breaks }) => breaks))].sort();
  return await control(slot, evidence.of(rules), rules);
}

async function main(): Promise<number> {
  const values = parse();
  if (values.help) {
    process.stdout.write(`${help}\n`);
    return exitStatus.conforms;
  }
  if (!/^[1-9]\d?$/.test(values.jobs)) throw new UsageError(`--jobs takes a number, not \`${values.jobs}\`.`);
  const start = performance.now();
  const features = path.join(project, 'features');
  const catalogue = await loadCatalogue(path.join(features, 'catalogue.yaml'));
  const mutants = await loadMutants(
    path.join(project, 'quality', 'mutants', 'faults'),
    path.join(project, 'reference'),
    catalogue,
  );
  const evidence = new Evidence(await readSuite(project, catalogue));
  const chosen = await select(mutants, values, catalogue, evidence);
  const isAll = !values.id && !values.rule && !values.sample && !values.changed;
  const unbroken = isAll ? await unbrokenRules(features, catalogue, mutants) : [];
  if (chosen.length === 0 && unbroken.length === 0) {
    process.stdout.write('No mutant is concerned.\n');
    return exitStatus.conforms;
  }
  const results = await runMutants(chosen, evidence, Number(values.jobs), (result, done) => {
    const counter = `[${String(done).padStart(String(chosen.length).length)}/${chosen.length}] `;
    process.stdout.write(`${counter}${resultLines(result).join('\n')}\n`);
  });
  const run: MutantRun = { results, unbroken };
  const file = path.join(path.resolve(values.reports ?? path.join(project, 'reports')), 'mutants.json');
  await replaceFile(file, `${JSON.stringify(reportDocument(run), null, 2)}\n`);
  const lines = [...summaryLines(run, performance.now() - start), `report: ${path.relative(process.cwd(), file)}`];
  process.stdout.write(`${lines.join('\n')}\n`);
  return statusOf(run);
}

/** Rules with promised evidence that no mutant breaks. */
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

main().then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    const words = error instanceof UsageError ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${words}\n`);
    process.exitCode = exitStatus.couldNotBeJudged;
  },
);
