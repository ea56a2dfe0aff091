// `@FILE` on the command line: more arguments, one per line.

import { readFileSync } from 'node:fs';
import { CommandLineError } from './request';

/**
 * Replaces each `@FILE` with the lines of the file. A line is one argument, taken literally: no quoting, no expansion,
 * no nested argument files.
 * @throws CommandLineError for a file that cannot be read or has an empty line
 */
export function withArgumentFiles(args: readonly string[]): string[] {
  return args.flatMap((arg) => (arg.startsWith('@') ? argumentsOf(arg.slice(1)) : [arg]));
}

function argumentsOf(file: string): string[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new CommandLineError(
      `${file}: the argument file cannot be read: ${(error as NodeJS.ErrnoException).code ?? error}`,
    );
  }
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  const empty = lines.indexOf('');
  if (empty >= 0) throw new CommandLineError(`${file}:${empty + 1}: the line is empty; each is one argument.`);
  return lines;
}
