// `npm run conformance`: run, explain, compare, replay.

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { didYouMean } from '../../support/near-names';
import { streamProgress } from '../../support/progress';
import { exitStatus, UsageError } from '../../support/usage-error';
import { pruneBaselineFile } from '../verdict/baseline';
import { loadCatalogue } from '../verdict/catalogue';
import { compare, formatComparison } from '../verdict/compare';
import { explain } from '../verdict/explain';
import { readHistories } from '../verdict/history';
import { readVerdict, summary } from '../verdict/report';
import { readSuite } from '../verdict/suite';
import { type ConformanceRun, catalogueFile, type RunOptions, runConformance } from './run';

const root = path.resolve(__dirname, '../..');

const help = `Holds a subject to the features: a code generator with its runtime, a test IDE, or both.

  npm run conformance                                  our reference
  npm run conformance -- --subject protoc              the protoc and libprotobuf of this machine
  npm run conformance -- --subject ./mine/subject.yaml yours

What to run (all of it by default):
  FEATURE…             feature files
  --rule ID            one rule; a beginning that ends in . or - stands for all that begin so; may be repeated
  --tags EXPRESSION    as in cucumber: '@needs.cpp and not @needs.lite'
  --name REGEXP        scenarios by name; may be repeated
  --shard I/N          the I-th of N parts, counted from 1

How:
  --subject NAME|FILE  the subject's manifest (default: reference)
  --parallel N         worker threads for the scenarios (default: 2 where an IDE is driven, else none)
  --wait SECONDS       how long an IDE may take for anything before that counts as not coming (default: what its manifest
                       says, else 20)
  --fail-fast          starts no scenario any more once one is red
  --no-second-look     judges a red IDE scenario by its first run; else it runs once more, in a new browser, and the
                       second run counts
  --jobs N             processes at a time while building (default: the number of processors)
  --features FOLDER    other features than the project's
  --reports FOLDER     where report.html, junit.xml, messages.ndjson and verdict.json go (default: reports)
  --build FOLDER       where is built, and what is built is kept (default: build)
  --prune              deletes the entries of the subject's baseline that pass now

Beside it:
  explain RULE         the rule, its scenarios, their last verdicts
  compare OLD NEW      what changed between two verdict.json files
  replay SCENARIO      one C++ scenario; prints how to run it by hand and in a debugger

Exit status: 0 conforms, 1 does not, 2 could not be judged.`;

const commandOptions = {
  subject: { type: 'string', default: 'reference' },
  rule: { type: 'string', multiple: true },
  tags: { type: 'string' },
  name: { type: 'string', multiple: true },
  shard: { type: 'string' },
  parallel: { type: 'string' },
  wait: { type: 'string' },
  'fail-fast': { type: 'boolean', default: false },
  'no-second-look': { type: 'boolean', default: false },
  jobs: { type: 'string' },
  features: { type: 'string' },
  reports: { type: 'string' },
  build: { type: 'string' },
  prune: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} satisfies ParseArgsOptionsConfig;

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: commandOptions, allowPositionals: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const seeHelp = 'See `npm run conformance -- --help`.';
    const [, unknown] = code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? (/'-{1,2}([^']+)'/.exec(message) ?? []) : [];
    if (unknown === undefined) throw new UsageError(message, seeHelp);
    const names = Object.keys(commandOptions).map((name) => `--${name}`);
    const written = words.find((word) => word.startsWith(`--${unknown}`) || word === `-${unknown}`) ?? unknown;
    const option = written.replace(/=.*/s, '');
    throw new UsageError(`There is no option \`${option}\`.${didYouMean(option, names)}`, seeHelp);
  }
}

const mostOfAnything = 999;
/** Each may have a browser of its own. */
const mostWorkers = 64;

/** A number option's value. @throws UsageError for anything but a whole number in its range */
function number(name: 'jobs' | 'parallel' | 'wait', text: string, least: number, most = mostOfAnything): number {
  if (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
  throw new UsageError(
    `--${name} takes a whole number from ${least} to ${most}, not \`${text}\`.`,
    `Write \`--${name} 2\`, or leave the option out.`,
  );
}

type Values = ReturnType<typeof parse>['values'];

function reportsFolder(values: Values): string {
  return path.resolve(values.reports ?? path.join(root, 'reports'));
}

function runOptions(values: Values, paths: readonly string[], scenario?: string): RunOptions {
  return {
    root,
    subject: values.subject,
    features: values.features ? path.resolve(values.features) : path.join(root, 'features'),
    paths: paths.map((file) => path.resolve(file)),
    rules: values.rule ?? [],
    names: values.name ?? [],
    jobs: values.jobs === undefined ? availableParallelism() : number('jobs', values.jobs, 1),
    reports: reportsFolder(values),
    build: path.resolve(values.build ?? path.join(root, 'build')),
    progress: streamProgress(process.stderr),
    failFast: values['fail-fast'],
    noSecondLook: values['no-second-look'],
    ...(values.parallel !== undefined && { parallel: number('parallel', values.parallel, 0, mostWorkers) }),
    ...(values.wait !== undefined && { wait: number('wait', values.wait, 1) }),
    ...(values.tags !== undefined && { tags: values.tags }),
    ...(values.shard !== undefined && { shard: values.shard }),
    ...(scenario !== undefined && { scenario }),
  };
}

async function run(options: RunOptions, prune: boolean): Promise<ConformanceRun> {
  const result = await runConformance(options);
  const { subject, judgement, elapsedMs } = result;
  process.stdout.write(
    summary(judgement, {
      subject: subject.name,
      reports: path.relative(process.cwd(), options.reports) || '.',
      colour: process.stdout.isTTY === true,
      elapsedMs,
    }),
  );
  if (prune && subject.baseline) {
    await pruneBaselineFile(subject.baseline, new Set(judgement.stale.map(({ scenario }) => scenario)));
    process.stdout.write(
      `${judgement.stale.length} entries deleted from ${path.relative(process.cwd(), subject.baseline)}\n`,
    );
  }
  return result;
}

async function runExplain(values: Values, words: readonly string[]): Promise<number> {
  const [id] = exactly(words, 1, 'explain takes one rule: `explain cpp.oneof.set`.');
  const features = values.features ? path.resolve(values.features) : path.join(root, 'features');
  const catalogue = await loadCatalogue(catalogueFile({ root, features }));
  const suite = await readSuite(path.dirname(features), catalogue, path.basename(features));
  process.stdout.write(explain(id!, catalogue, suite, await readHistories(reportsFolder(values))));
  return exitStatus.conforms;
}

async function runCompare(words: readonly string[]): Promise<number> {
  const [before, after] = exactly(words, 2, 'compare takes two files: `compare old/verdict.json new/verdict.json`.');
  const comparison = compare(await readVerdict(path.resolve(before!)), await readVerdict(path.resolve(after!)));
  process.stdout.write(formatComparison(comparison));
  return comparison.worse.length === 0 ? exitStatus.conforms : exitStatus.doesNotConform;
}

/** Runs one scenario, and says how to run its case by hand. */
async function runReplay(values: Values, words: readonly string[]): Promise<number> {
  const [scenario] = exactly(words, 1, 'replay takes one scenario: `replay cpp.oneof.set/a-number-from-not-set`.');
  const { judgement, built } = await run(runOptions(values, [], scenario), false);
  for (const { program, number } of built) {
    const command = `${shellWord(path.relative(process.cwd(), program))} 600000 ${number}`;
    process.stdout.write(
      `\nrun it      ${command}\ndebug it    gdb -ex 'set follow-fork-mode child' --args ${command}\n`,
    );
  }
  return judgement.conforms ? exitStatus.conforms : exitStatus.doesNotConform;
}

/** A word as one writes it in a shell. */
function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

function exactly(words: readonly string[], number: number, usage: string): readonly string[] {
  if (words.length !== number) throw new UsageError(usage);
  return words;
}

async function main(): Promise<number> {
  const { values, positionals } = parse(process.argv.slice(2));
  const [command, ...words] = positionals;
  if (values.help) {
    process.stdout.write(`${help}\n`);
    return exitStatus.conforms;
  }
  switch (command) {
    case 'explain':
      return await runExplain(values, words);
    case 'compare':
      return await runCompare(words);
    case 'replay':
      return await runReplay(values, words);
    default: {
      const features = positionals[0] === 'run' ? words : positionals;
      const stray = features.find((word) => !existsSync(word));
      if (stray !== undefined) {
        throw new UsageError(
          `There is no feature \`${stray}\`, and no command of that name.`,
          'See `npm run conformance -- --help`.',
        );
      }
      const { judgement } = await run(runOptions(values, features), values.prune);
      return judgement.conforms ? exitStatus.conforms : exitStatus.doesNotConform;
    }
  }
}

/** What to print of an error. Cucumber wraps what a plugin throws: the cause is what counts. */
function inWords(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof UsageError) return cause.message;
    if (!(cause.cause instanceof Error)) return cause.stack ?? cause.message;
  }
  return String(error);
}

main().then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    process.stderr.write(`${inWords(error)}\n`);
    process.exitCode = exitStatus.couldNotBeJudged;
  },
);
