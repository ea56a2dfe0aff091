// `npm run conformance`: run, explain, compare, replay.

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Command } from 'commander';
import { newCommand, repeatable, runCommand, seeHelp, wholeNumber } from '../../support/command-line';
import { didYouMean } from '../../support/near-names';
import { streamProgress } from '../../support/progress';
import { exitStatus, UsageError } from '../../support/usage-error';
import { failureLines } from '../report/failures';
import { type BaselineChanges, editBaselineFile } from '../verdict/baseline-edit';
import { loadCatalogue } from '../verdict/catalogue';
import { compare, formatComparison } from '../verdict/compare';
import { explain } from '../verdict/explain';
import { readHistories } from '../verdict/history';
import { readVerdict } from '../verdict/report';
import { readSuite } from '../verdict/suite';
import { summary } from '../verdict/summary';
import type { RunOptions } from './options';
import { catalogueFile } from './plan';
import { type ConformanceRun, runConformance } from './run';

const root = path.resolve(__dirname, '../..');
/** Each worker may have a browser of its own. */
const mostWorkers = 64;
const mostJobs = 999;
const mostSeconds = 999;

const examples = `
Examples:
  npm run conformance                                   the reference
  npm run conformance -- --subject protoc               the installed protoc
  npm run conformance -- --subject ./mine/subject.yaml  your implementation
  npm run conformance -- --rule cpp.oneof.              the rules on oneofs

Exit status: 0 conforms, 1 does not conform, 2 could not be judged.`;

/** The options as the parser gives them. A command has those that its help lists. */
interface Values {
  readonly subject?: string;
  readonly rule?: readonly string[];
  readonly tags?: string;
  readonly name?: readonly string[];
  readonly shard?: string;
  readonly parallel?: number;
  readonly wait?: number;
  readonly failFast?: boolean;
  /** False after `--no-second-look`. */
  readonly secondLook?: boolean;
  readonly jobs?: number;
  readonly features?: string;
  readonly reports?: string;
  readonly build?: string;
  readonly prune?: boolean;
  readonly updateBaseline?: boolean;
  readonly messages?: boolean;
  readonly all?: boolean;
}

/** Adds the options that say which scenarios run. */
function withSelection(command: Command): Command {
  return command
    .optionsGroup('What to run (default: everything):')
    .addOption(repeatable('--rule <id>', 'a rule id, or a prefix ending in . or -; repeatable'))
    .option('--tags <expression>', "as in cucumber: '@needs.cpp and not @needs.lite'")
    .addOption(repeatable('--name <regexp>', 'scenarios by name; repeatable'))
    .option('--shard <i/n>', 'the i-th of n parts, counted from 1');
}

/** Adds the options that say how scenarios run. */
function withRunning(command: Command): Command {
  return command
    .optionsGroup('How to run:')
    .option('--subject <name|file>', "the subject's manifest (default: reference)")
    .addOption(
      wholeNumber('--wait <seconds>', "time limit of an IDE's steps (default: as in its manifest, else 20)", {
        most: mostSeconds,
      }),
    )
    .addOption(
      wholeNumber('--jobs <n>', 'processes at a time while building (default: the number of processors)', {
        most: mostJobs,
      }),
    )
    .option('--features <folder>', 'features to use (default: features)')
    .option('--reports <folder>', 'where the reports go (default: reports)')
    .option('--build <folder>', 'build directory, kept between runs (default: build)');
}

/** Adds the options of a run of several scenarios. */
function withRun(command: Command): Command {
  return withRunning(withSelection(command.argument('[feature...]', 'feature files (default: all)')))
    .addOption(
      wholeNumber('--parallel <n>', 'worker threads for the scenarios (default: 2 if an IDE is driven, else 0)', {
        least: 0,
        most: mostWorkers,
      }),
    )
    .option('--fail-fast', 'stop at the first red scenario')
    .option('--no-second-look', 'judge a red IDE scenario by its first run, do not repeat it')
    .option('--all', 'print every cause of failure, with all of its scenarios')
    .option('--messages', "write cucumber's messages to messages.ndjson, too")
    .option('--prune', "delete stale entries from the subject's baseline")
    .option('--update-baseline', 'add new failures to the baseline, with `reason: TODO`');
}

function reportsFolder({ reports }: Values): string {
  return path.resolve(reports ?? path.join(root, 'reports'));
}

function featuresFolder({ features }: Values): string {
  return path.resolve(features ?? path.join(root, 'features'));
}

function runOptions(values: Values, paths: readonly string[], scenario?: string): RunOptions {
  return {
    root,
    subject: values.subject ?? 'reference',
    features: featuresFolder(values),
    paths: paths.map((file) => path.resolve(file)),
    rules: values.rule ?? [],
    names: values.name ?? [],
    jobs: values.jobs ?? availableParallelism(),
    reports: reportsFolder(values),
    build: path.resolve(values.build ?? path.join(root, 'build')),
    progress: streamProgress(process.stderr),
    failFast: values.failFast === true,
    noSecondLook: values.secondLook === false,
    messages: values.messages === true,
    updateBaseline: values.updateBaseline === true,
    ...(values.parallel !== undefined && { parallel: values.parallel }),
    ...(values.wait !== undefined && { wait: values.wait }),
    ...(values.tags !== undefined && { tags: values.tags }),
    ...(values.shard !== undefined && { shard: values.shard }),
    ...(scenario !== undefined && { scenario }),
  };
}

async function run(options: RunOptions, all = false, changes?: BaselineChanges): Promise<ConformanceRun> {
  const result = await runConformance(options);
  const { subject, judgement, elapsedMs, report } = result;
  const colour = process.stdout.isTTY === true;
  const chosen = options.subject === 'reference' ? '' : ` --subject ${shellWord(options.subject)}`;
  const command = `npm run conformance --${chosen}`;
  process.stdout.write(
    summary(judgement, {
      subject: subject.name,
      report: path.relative(process.cwd(), report.page),
      failures: failureLines(report.data, { colour, all, command }),
      colour,
      elapsedMs,
    }),
  );
  if (subject.baseline && (changes?.prune || changes?.update)) {
    process.stdout.write(`\n${await editBaselineFile(subject.baseline, judgement, changes)}`);
  }
  return result;
}

async function runFeatures(features: readonly string[], values: Values, command: Command): Promise<number> {
  const missing = features.find((file) => !existsSync(file));
  if (missing !== undefined) {
    const commands = (command.parent ?? command).commands.map((one) => one.name());
    throw new UsageError(
      `There is no feature \`${missing}\`, and no command of that name.${didYouMean(missing, commands)}`,
      seeHelp(command),
    );
  }
  const { judgement } = await run(runOptions(values, features), values.all === true, {
    prune: values.prune === true,
    update: values.updateBaseline === true,
  });
  return judgement.conforms ? exitStatus.conforms : exitStatus.doesNotConform;
}

async function runExplain(rule: string, values: Values): Promise<number> {
  const features = featuresFolder(values);
  const catalogue = await loadCatalogue(catalogueFile({ root, features }));
  const suite = await readSuite(path.dirname(features), catalogue, path.basename(features));
  process.stdout.write(explain(rule, catalogue, suite, await readHistories(reportsFolder(values))));
  return exitStatus.conforms;
}

async function runCompare(before: string, after: string): Promise<number> {
  const comparison = compare(await readVerdict(path.resolve(before)), await readVerdict(path.resolve(after)));
  process.stdout.write(formatComparison(comparison));
  return comparison.worse.length === 0 ? exitStatus.conforms : exitStatus.doesNotConform;
}

/** Runs one scenario, and prints the commands that run and debug its case. */
async function runReplay(scenario: string, values: Values): Promise<number> {
  const { judgement, built } = await run(runOptions(values, [], scenario), true);
  for (const { program, number } of built) {
    const command = `${shellWord(path.relative(process.cwd(), program))} 600000 ${number}`;
    process.stdout.write(
      `\nrun it      ${command}\ndebug it    gdb -ex 'set follow-fork-mode child' --args ${command}\n`,
    );
  }
  return judgement.conforms ? exitStatus.conforms : exitStatus.doesNotConform;
}

/** Quotes a word for a shell. */
function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** The values of a command, with those written before its name. @throws UsageError for one that it does not take */
function valuesOf(command: Command): Values {
  const { parent } = command;
  const before =
    parent?.options.filter((option) => parent.getOptionValueSource(option.attributeName()) === 'cli') ?? [];
  const known = command.options.map(({ long }) => long);
  const stray = before.find(({ long }) => !known.includes(long));
  if (stray !== undefined)
    throw new UsageError(`\`${command.name()}\` has no option \`${stray.long}\`.`, seeHelp(command));
  return { ...parent?.opts<Values>(), ...command.opts<Values>() };
}

/** The command with its subcommands. Each action sets the exit status. */
function conformanceCommand(): Command {
  const program = withRun(
    newCommand(
      'npm run conformance --',
      'Runs the features against a subject: a code generator with its runtime, a test IDE, or both.',
    ),
  )
    .enablePositionalOptions()
    .commandsGroup('Commands (each has its own --help):')
    .addHelpText('after', examples)
    .action(async (features: string[], values: Values, command: Command) => {
      process.exitCode = await runFeatures(features, values, command);
    });
  program.addCommand(
    withRun(newCommand('run', 'Runs the features. This is the default command.')).action(
      async (features: string[], _values: Values, command: Command) => {
        process.exitCode = await runFeatures(features, valuesOf(command), command);
      },
    ),
  );
  program.addCommand(
    newCommand('explain', 'Shows a rule, its scenarios, and their last verdicts.')
      .argument('<rule>', 'a rule id, such as cpp.oneof.set')
      .option('--features <folder>', 'features to read (default: features)')
      .option('--reports <folder>', 'reports of earlier runs (default: reports)')
      .action(async (rule: string, _values: Values, command: Command) => {
        process.exitCode = await runExplain(rule, valuesOf(command));
      }),
  );
  program.addCommand(
    newCommand('compare', 'Shows what changed between two verdict.json files. Exit status 1: something got worse.')
      .argument('<old>', 'verdict.json of the earlier run')
      .argument('<new>', 'verdict.json of the later run')
      .action(async (before: string, after: string, _values: Values, command: Command) => {
        valuesOf(command);
        process.exitCode = await runCompare(before, after);
      }),
  );
  program.addCommand(
    withRunning(newCommand('replay', 'Runs one scenario, and prints how to run and debug its C++ program.'))
      .argument('<scenario>', 'a scenario id, such as cpp.oneof.set/a-number-from-not-set')
      .action(async (scenario: string, _values: Values, command: Command) => {
        process.exitCode = await runReplay(scenario, valuesOf(command));
      }),
  );
  return program;
}

void runCommand(conformanceCommand());
