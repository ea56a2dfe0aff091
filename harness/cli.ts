// `npm run conformance`: run, explain, compare, replay.

import path from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { streamProgress } from './progress';
import { type RunOptions, runConformance } from './run';
import { exitStatus, UsageError } from './usage-error';
import { pruneBaselineFile } from './verdict/baseline';
import { summary } from './verdict/report';

const root = path.dirname(__dirname);

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
  --jobs N             processes at a time while building (default: the number of processors)
  --features FOLDER    other features than the project's
  --reports FOLDER     where report.html, junit.xml, messages.ndjson and verdict.json go (default: reports)
  --prune              deletes the entries of the subject's baseline that pass now

Beside it:
  explain RULE         the rule, its scenarios, their last verdicts
  compare OLD NEW      what changed between two verdict.json files
  replay SCENARIO      one C++ scenario in a debugger: prints the commands

Exit status: 0 conforms, 1 does not, 2 could not be judged.`;

const commandOptions = {
  subject: { type: 'string', default: 'reference' },
  rule: { type: 'string', multiple: true },
  tags: { type: 'string' },
  name: { type: 'string', multiple: true },
  shard: { type: 'string' },
  parallel: { type: 'string' },
  jobs: { type: 'string' },
  features: { type: 'string' },
  reports: { type: 'string' },
  prune: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} satisfies ParseArgsOptionsConfig;

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: commandOptions, allowPositionals: true });
  } catch (error) {
    throw new UsageError(
      error instanceof Error ? error.message : String(error),
      'See `npm run conformance -- --help`.',
    );
  }
}

function count(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  if (!/^\d{1,3}$/.test(text)) throw new UsageError(`--${name} takes a number, not \`${text}\`.`);
  return Number(text);
}

async function run(values: ReturnType<typeof parse>['values'], paths: readonly string[]): Promise<number> {
  if (values.shard !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(values.shard)) {
    throw new UsageError(
      `--shard takes I/N, not \`${values.shard}\`.`,
      'Write `--shard 1/3` for the first of three parts.',
    );
  }
  const reports = path.resolve(values.reports ?? path.join(root, 'reports'));
  const runOptions: RunOptions = {
    root,
    subject: values.subject,
    features: values.features ? path.resolve(values.features) : path.join(root, 'features'),
    paths: paths.map((file) => path.resolve(file)),
    rules: values.rule ?? [],
    names: values.name ?? [],
    parallel: count('parallel', values.parallel, 0),
    jobs: count('jobs', values.jobs, (await import('node:os')).availableParallelism()),
    reports,
    progress: streamProgress(process.stderr),
    ...(values.tags !== undefined && { tags: values.tags }),
    ...(values.shard !== undefined && { shard: values.shard }),
  };
  const { subject, judgement, elapsedMs } = await runConformance(runOptions);
  process.stdout.write(
    summary(judgement, {
      subject: subject.name,
      reports: path.relative(process.cwd(), reports) || '.',
      colour: process.stdout.isTTY === true,
      elapsedMs,
    }),
  );
  if (values.prune && subject.baseline) {
    await pruneBaselineFile(subject.baseline, new Set(judgement.stale.map(({ scenario }) => scenario)));
    process.stdout.write(`${judgement.stale.length} entries deleted from ${subject.baseline}\n`);
  }
  return judgement.conforms ? exitStatus.conforms : exitStatus.doesNotConform;
}

async function main(): Promise<number> {
  const { values, positionals } = parse(process.argv.slice(2));
  if (values.help) {
    process.stdout.write(`${help}\n`);
    return exitStatus.conforms;
  }
  return await run(values, positionals);
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
