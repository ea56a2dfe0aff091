// What all commands share: how they read their arguments, what `--help` looks like, and how they report errors.

import { Command, CommanderError, Option } from 'commander';
import { didYouMean } from './near-names';
import { writeFault } from './output-files';
import { exitStatus, UsageError } from './usage-error';

/** `--help` is never wider than this, however wide the terminal is. */
const helpWidth = 80;

/**
 * Makes a command whose errors are {@link UsageError}s.
 *
 * @param name what a user types, such as `npm run soak --`; for a command inside another one, its word
 * @param description what the command does
 */
export function newCommand(name: string, description: string): Command {
  const command = new Command(name)
    .description(description)
    .helpOption('-h, --help', 'show this help')
    .helpCommand(false)
    // Without the minimum, a long term in the left column would let the right one run beyond the width.
    .configureHelp({ helpWidth, minWidthToWrap: 20, showGlobalOptions: false })
    // Errors become UsageErrors; runCommand prints them.
    .configureOutput({ outputError: () => {} });
  return command.exitOverride((error) => {
    throw error.exitCode === 0 ? error : usageError(command, error);
  });
}

/** The commands whose result is the text that they print. */
const printing = new WeakSet<Command>();

/** Says that a command's result is the text that it prints: a reader that closes the pipe early has what it wants. */
export function onlyPrints(command: Command): Command {
  printing.add(command);
  return command;
}

/**
 * Runs a command on the arguments of this process, and sets the exit status: what the action sets, or 2 for any error.
 * A UsageError is printed without a stack. The status is 2 as well if standard output cannot be written, unless a reader
 * closes the pipe of a command that {@link onlyPrints}.
 */
export async function runCommand(command: Command, words: readonly string[] = process.argv.slice(2)): Promise<void> {
  // Without an action, it is the help that is printed.
  let mayBeCut = true;
  command.hook('preAction', (_, called) => {
    mayBeCut = printing.has(called);
  });
  watchOutput((fault) => mayBeCut && (fault as NodeJS.ErrnoException).code === 'EPIPE');
  try {
    await callCommand(command, words);
  } catch (error) {
    // `--help` ends the parsing by an error as well.
    if (error instanceof CommanderError && error.exitCode === 0) return;
    process.stderr.write(`${textOf(error)}\n`);
    process.exitCode = exitStatus.couldNotBeJudged;
  }
}

/** Runs a command. @throws UsageError for wrong arguments, CommanderError after the help, and what the action throws */
export async function callCommand(command: Command, words: readonly string[]): Promise<void> {
  refuseOptionsAsValues(command, words);
  await command.parseAsync([...words], { from: 'user' });
}

/**
 * A reader of standard output that goes away (`| head -1`), or a full disk behind it, does not stop the command: what it
 * writes into files stays complete. The command then ends with status 2, because its result was not told.
 * @param isHarmless whether the status stays as it is in spite of this fault
 */
function watchOutput(isHarmless: (fault: unknown) => boolean): void {
  let fault: unknown;
  process.stdout.on('error', (error) => {
    fault ??= error;
  });
  // Nobody could be told.
  process.stderr.on('error', () => {});
  process.on('exit', () => {
    if (fault === undefined || isHarmless(fault)) return;
    process.stderr.write(`Standard output cannot be written: ${writeFault(fault)}\n`);
    process.exitCode = exitStatus.couldNotBeJudged;
  });
}

/** An option that takes a whole number. Other values are refused with a {@link UsageError}. */
export function wholeNumber(
  flags: string,
  description: string,
  { least = 1, most = 999_999_999, initial }: { least?: number; most?: number; initial?: number } = {},
): Option {
  const option = new Option(flags, description).argParser((text) => {
    if (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
    throw new UsageError(
      `${option.long} takes a whole number from ${least} to ${most}, not \`${text}\`.`,
      `Write \`${option.long} ${Math.max(least, initial ?? 2)}\`, or leave the option out.`,
    );
  });
  return initial === undefined ? option : option.default(initial);
}

/** An option that takes one of some words. Other values are refused with a {@link UsageError}. */
export function oneOf(flags: string, description: string, words: readonly string[]): Option {
  const option: Option = new Option(flags, description)
    .choices(words)
    .argParser((text) => oneOfWords(option.long ?? flags, text, words));
  return option;
}

/** One of some words. @throws UsageError for another one, with `who` takes them */
export function oneOfWords<Word extends string>(who: string, text: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === text);
  if (found !== undefined) return found;
  throw new UsageError(`${who} takes ${listOf(words)}, not \`${text}\`.${didYouMean(text, words)}`);
}

/** An option that may be repeated; its value is the list of all values. */
export function repeatable(flags: string, description: string): Option {
  return new Option(flags, description).argParser((value, earlier: readonly string[] | undefined) => [
    ...(earlier ?? []),
    value,
  ]);
}

/** How to get the help of a command. */
export function seeHelp(command: Command): string {
  return `See \`${fullName(command)} --help\`.`;
}

/** The words that a user types to call a command. */
function fullName(command: Command): string {
  return command.parent === null ? command.name() : `${fullName(command.parent)} ${command.name()}`;
}

/** Turns a parser's error into one that says what is wrong and what exists. */
function usageError(command: Command, { code, message }: CommanderError): UsageError {
  const written = /'(.+)'/s.exec(message)?.[1] ?? '';
  switch (code) {
    case 'commander.unknownOption': {
      const flag = written.replace(/=.*/s, '');
      const names = command
        .createHelp()
        .visibleOptions(command)
        .map(({ long }) => long ?? '');
      if (names.includes(flag)) return new UsageError(`\`${flag}\` takes no value.`, seeHelp(command));
      return new UsageError(`There is no option \`${flag}\`.${didYouMean(flag, names)}`, seeHelp(command));
    }
    case 'commander.optionMissingArgument': {
      const option = command.options.find(({ flags }) => flags === written);
      return new UsageError(`${option?.long ?? written} takes a value: \`${written}\`.`, seeHelp(command));
    }
    case 'commander.missingArgument':
    case 'commander.excessArguments': {
      const takes = command.registeredArguments.map((argument) => {
        const term = `${argument.name()}${argument.variadic ? '...' : ''}`;
        return argument.required ? `<${term}>` : `[${term}]`;
      });
      const what = takes.length === 0 ? 'takes no arguments' : `takes ${takes.join(' ')}`;
      return new UsageError(`\`${fullName(command)}\` ${what}.`, seeHelp(command));
    }
    default:
      return new UsageError(message.replace(/^error: /, ''), seeHelp(command));
  }
}

/** The parser would take `--prune` in `--jobs --prune` for the value of `--jobs`. */
function refuseOptionsAsValues(command: Command, words: readonly string[]): void {
  const all = [command, ...command.commands];
  const options = all.flatMap((one) => one.createHelp().visibleOptions(one));
  const names = new Set(options.map(({ long }) => long));
  for (const [index, word] of words.entries()) {
    if (word === '--') return;
    const option = options.find(({ long, required }) => required && long === word);
    const value = words[index + 1];
    if (option === undefined || value === undefined || !names.has(value)) continue;
    throw new UsageError(`${word} takes a value: \`${option.flags}\`; \`${value}\` is an option.`, seeHelp(command));
  }
}

/** The words for an error: the message of a UsageError, wherever it is in the chain of causes, else the stack. */
export function textOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof UsageError) return cause.message;
    if (!(cause.cause instanceof Error)) return cause.stack ?? cause.message;
  }
  return String(error);
}

function listOf(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
