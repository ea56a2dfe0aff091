// The options that several commands share, and what they mean.

import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type Command, Option } from 'commander';
import { repeatable, seeHelp, wholeNumber } from '../../support/command-line';
import { streamProgress } from '../../support/progress';
import { commandName, defaultFolders, root } from '../../support/project';
import { UsageError } from '../../support/usage-error';
import type { RunOptions } from '../run/options';
import { type BrowserName, browserNames } from '../subject/capabilities';

/** Each worker may have a browser of its own. */
const mostWorkers = 64;
const mostJobs = 999;
const mostSeconds = 999;

/** The options as the parser gives them. A command has those that its help lists. */
export interface Values {
  readonly subject?: string;
  readonly browser?: BrowserName;
  readonly rule?: readonly string[];
  readonly tags?: string;
  readonly name?: readonly string[];
  readonly shard?: string;
  readonly parallel?: number;
  readonly wait?: number;
  readonly failFast?: boolean;
  /** False after `--no-second-look`. */
  readonly secondLook?: boolean;
  readonly fresh?: boolean;
  readonly jobs?: number;
  readonly features?: string;
  readonly reports?: string;
  readonly build?: string;
  readonly prune?: boolean;
  readonly updateBaseline?: boolean;
  readonly messages?: boolean;
  readonly all?: boolean;
  readonly json?: boolean;
  readonly bench?: string;
  readonly watch?: boolean;
}

/** Adds the options that say which scenarios run. */
export function withSelection(command: Command): Command {
  return command
    .optionsGroup('What to run (default: everything):')
    .addOption(repeatable('--rule <id>', 'a rule id, or a prefix ending in . or -; repeatable'))
    .option('--tags <expression>', "as in cucumber: '@needs.cpp and not @needs.lite'")
    .addOption(repeatable('--name <regexp>', 'scenarios by name; repeatable'))
    .option('--shard <i/n>', 'the i-th of n parts; no two compile the same C++');
}

/** Adds the options that say how scenarios run. */
export function withRunning(command: Command): Command {
  return command
    .optionsGroup('How to run:')
    .option('--subject <name|file>', "the subject's manifest (default: reference)")
    .addOption(
      new Option('--browser <name>', 'where an IDE is judged (default: as in its manifest, else chromium)').choices(
        browserNames,
      ),
    )
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
    .option('--reports <folder>', `where the reports go (default: ${path.basename(defaultFolders.reports)})`)
    .option('--build <folder>', `build directory, kept between runs (default: ${path.basename(defaultFolders.build)})`);
}

/** Adds the options of a run of several scenarios. */
export function withRun(command: Command): Command {
  return withRunning(withSelection(command.argument('[feature...]', 'feature files (default: all)')))
    .addOption(
      wholeNumber('--parallel <n>', 'worker threads for the scenarios (default: 2 if an IDE is driven, else 0)', {
        least: 0,
        most: mostWorkers,
      }),
    )
    .option('--fail-fast', 'stop at the first red scenario')
    .option('--no-second-look', 'judge a red IDE scenario by its first run, do not repeat it')
    .option(
      '--fresh',
      "load the IDE's page again after every scenario, and run every C++ scenario in a process of its own: slower, and nothing may change",
    )
    .option('--all', 'print every cause of failure, with all of its scenarios')
    .option('--messages', "write cucumber's messages to messages.ndjson, too")
    .option('--bench <file>', 'figures to plot in the report: bench.json')
    .option('--watch', 'run again what depends on each file that changes; keys: Enter, a, f, q')
    .option('--prune', "delete stale entries from the subject's baseline")
    .option('--update-baseline', 'add new failures to the baseline, with `reason: TODO`');
}

export function reportsFolder({ reports }: Values): string {
  return path.resolve(reports ?? defaultFolders.reports);
}

export function featuresFolder({ features }: Values): string {
  return path.resolve(features ?? path.join(root, 'features'));
}

export function runOptions(values: Values, paths: readonly string[], scenario?: string): RunOptions {
  const { subject = 'reference' } = values;
  return {
    root,
    subject,
    command: commandOf(subject, values),
    features: featuresFolder(values),
    paths: paths.map((file) => path.resolve(file)),
    rules: values.rule ?? [],
    names: values.name ?? [],
    jobs: values.jobs ?? availableParallelism(),
    reports: reportsFolder(values),
    build: path.resolve(values.build ?? defaultFolders.build),
    progress: streamProgress(process.stderr),
    failFast: values.failFast === true,
    noSecondLook: values.secondLook === false,
    fresh: values.fresh === true,
    messages: values.messages === true,
    updateBaseline: values.updateBaseline === true,
    ...(values.bench !== undefined && { bench: path.resolve(values.bench) }),
    ...(values.parallel !== undefined && { parallel: values.parallel }),
    ...(values.wait !== undefined && { wait: values.wait }),
    ...(values.browser !== undefined && { browser: values.browser }),
    ...(values.tags !== undefined && { tags: values.tags }),
    ...(values.shard !== undefined && { shard: values.shard }),
    ...(scenario !== undefined && { scenario }),
  };
}

/** What a user types to run a subject on some features. Without a folder of features, those of the project. */
function commandOf(subject: string, { features, browser }: Values): string {
  const words = [
    ...(subject === 'reference' ? [] : ['--subject', shellWord(subject)]),
    ...(browser === undefined ? [] : ['--browser', browser]),
    ...(features === undefined ? [] : ['--features', shellWord(features)]),
  ];
  return [commandName, ...words].join(' ');
}

/** The values of a command, with those written before its name. @throws UsageError for one that it does not take */
export function valuesOf(command: Command): Values {
  const { parent } = command;
  const before =
    parent?.options.filter((option) => parent.getOptionValueSource(option.attributeName()) === 'cli') ?? [];
  const known = command.options.map(({ long }) => long);
  const stray = before.find(({ long }) => !known.includes(long));
  if (stray !== undefined)
    throw new UsageError(`\`${command.name()}\` has no option \`${stray.long}\`.`, seeHelp(command));
  return { ...parent?.opts<Values>(), ...command.opts<Values>() };
}

/** Quotes a word for a shell. */
export function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
