// The command's output: where it prints, and the format of diagnostics.

import type { Diagnostic } from '../schema/model/descriptor';
import type { ErrorFormat } from './arguments/request';

/** Where the command prints; tests give their own. What cannot be printed on standard output is a CommandLineError. */
export interface Console {
  out(line: string): void;
  /** Writes to standard output as it is. */
  write(content: string | Uint8Array): void;
  error(line: string): void;
  /** Writes to standard error as it is. */
  writeError(content: Uint8Array): void;
}

/**
 * An error or a warning on one line.
 * @param diskFile gives the file on disk of a virtual name: Visual Studio opens it
 */
export function inWords(
  { file, line, column, severity, message }: Diagnostic,
  format: ErrorFormat,
  diskFile: (name: string) => string | undefined,
): string {
  const warning = severity === 'warning' ? 'warning: ' : '';
  // A diagnostic without a position is about the whole file.
  if (line === 0) return visible(`${file}: ${warning}${message}`);
  if (format === 'gcc') return visible(`${file}:${line}:${column}: ${warning}${message}`);
  return visible(`${diskFile(file) ?? file}(${line}) : ${severity} in column=${column}: ${message}`);
}

/** The text with escapes for control characters: a line break in a file's name would begin a message of its own. */
export function visible(text: string): string {
  const escaped = (character: string): string => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
  return text.replace(/\p{Cc}/gu, escaped);
}
