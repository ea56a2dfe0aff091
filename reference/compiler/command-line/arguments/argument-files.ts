// `@FILE` on the command line: more arguments, one a line.

import { readFileSync } from 'node:fs';
import { CommandLineError } from './request';

/**
 * Puts the lines of argument files in the places of their `@FILE`. A line is an argument as it stands: nothing is
 * unquoted or expanded, and no further file is read.
 * @throws CommandLineError for a file that cannot be read, and for an empty line
 */
export function withArgumentFiles(words: readonly string[]): string[] {
  return words.flatMap((word) => (word.startsWith('@') ? argumentsOf(word.slice(1)) : [word]));
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
