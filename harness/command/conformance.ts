// The conformance command, `npm run conformance` in a checkout and `npx touchstone` in the npm package: its commands, a
// file each, which is loaded when the command is called.

import type { Command } from 'commander';
import { newCommand, onlyPrints } from '../../support/command-line';
import { commandLine, commandName } from '../../support/project';
import { type Values, valuesOf, withRun } from './options';

/** A command beside `run`. */
interface Inner {
  readonly name: string;
  /** What follows the name: the list of commands shows it without loading the command. */
  readonly usage: string;
  readonly description: string;
  /** Whether its result is what it prints, and not a verdict. */
  readonly onlyPrints?: true;
  /** Loads what gives the command its arguments, options and action. */
  load(): (command: Command) => Command;
}

const run = {
  name: 'run',
  usage: '[options] [feature...]',
  description: 'Runs the features. This is the default command.',
} as const;

const inner: readonly Inner[] = [
  {
    name: 'init',
    usage: '[options] [folder]',
    description: 'Writes subject.yaml for your implementation, and tries it.',
    load: () => (require('./init') as typeof import('./init')).initCommand,
  },
  {
    name: 'list',
    usage: '[options] <what> [prefix]',
    description: 'Lists sections, rules, scenarios, subjects or capabilities.',
    onlyPrints: true,
    load: () => (require('./list') as typeof import('./list')).listCommand,
  },
  {
    name: 'explain',
    usage: '[options] <rule>',
    description: 'Shows a rule, its scenarios, and their last verdicts.',
    onlyPrints: true,
    load: () => (require('./explain') as typeof import('./explain')).explainCommand,
  },
  {
    name: 'compare',
    usage: '[options] <old> <new> [more...]',
    description: 'Shows what changed between verdict.json files: two runs of a subject, or two subjects.',
    onlyPrints: true,
    load: () => (require('./compare') as typeof import('./compare')).compareCommand,
  },
  {
    name: 'report',
    usage: '[options] <file...>',
    description: 'Writes verdict.json files in another format.',
    onlyPrints: true,
    load: () => (require('./report') as typeof import('./report')).reportCommand,
  },
  {
    name: 'merge',
    usage: '[options] <shard...>',
    description: 'Merges the reports of all shards (runs with --shard) into those of the whole run, and judges it.',
    load: () => (require('./merge') as typeof import('./merge')).mergeCommand,
  },
  {
    name: 'replay',
    usage: '[options] <scenario>',
    description: 'Runs one scenario, and says what each of its steps observed.',
    load: () => (require('./replay') as typeof import('./replay')).replayCommand,
  },
  {
    name: 'doctor',
    usage: '[options]',
    description: 'Says what a run needs, what of it is installed, and how to install the rest.',
    onlyPrints: true,
    load: () => (require('./doctor') as typeof import('./doctor')).doctorCommand,
  },
  {
    name: 'completion',
    usage: '<shell>',
    description: "Prints a script that completes this command's words.",
    onlyPrints: true,
    load: () => (require('./completion') as typeof import('./completion')).completionCommand,
  },
];

const examples = [
  [commandLine(), 'the reference'],
  [commandLine('--subject', 'protoc'), 'the installed protoc'],
  [commandLine('--subject', './mine/subject.yaml'), 'your implementation'],
  [commandLine('--rule', 'cpp.oneof.'), 'the rules on oneofs'],
] as const;

function afterHelp(): string {
  const width = Math.max(...examples.map(([line]) => line.length)) + 2;
  const lines = examples.map(([line, meaning]) => `  ${line.padEnd(width)}${meaning}`);
  return `
Examples:
${lines.join('\n')}

Exit status: 0 conforms, 1 does not conform, 2 could not be judged.`;
}

/** Gives a command the options of a run, and its action. */
function runsFeatures(command: Command): Command {
  return withRun(command).action(async (features: string[], _values: Values, called: Command) => {
    const { runFeatures } = require('./run') as typeof import('./run');
    process.exitCode = await runFeatures(features, valuesOf(called), called);
  });
}

/** The commands whose arguments and options matter: those that are called. `completion` shows those of all. */
function needed(words: readonly string[]): readonly Inner[] {
  return words.includes('completion') ? inner : inner.filter(({ name }) => words.includes(name));
}

/** A command in the list of commands. */
function termOf(command: Command): string {
  const usage = [run, ...inner].find(({ name }) => name === command.name())?.usage;
  return `${command.name()} ${usage}`;
}

/** @param words what the user typed after the command's name: only the commands that they call are loaded */
export function conformanceCommand(words: readonly string[]): Command {
  const main = runsFeatures(
    newCommand(
      commandName,
      'Runs the features against a subject: a code generator with its runtime, a test IDE, or both.',
    ),
  )
    .enablePositionalOptions()
    .commandsGroup('Commands (each has its own --help):')
    .addHelpText('after', afterHelp())
    .addCommand(runsFeatures(newCommand(run.name, run.description)));
  main.configureHelp({ ...main.configureHelp(), subcommandTerm: termOf });
  const loaded = needed(words);
  for (const one of inner) {
    const command = newCommand(one.name, one.description);
    if (one.onlyPrints) onlyPrints(command);
    main.addCommand(loaded.includes(one) ? one.load()(command) : command);
  }
  return main;
}
