// The command's output: where it prints, and the format of diagnostics.

import type { Diagnostic } from '../schema/model/descriptor';
import type { ErrorFormat } from './arguments/request';

/** Where the command prints; tests pass their own. A failed write to standard output throws a CommandLineError. */
export interface Console {
  out(line: string): void;
  /** Writes to standard output as it is. */
  write(content: string | Uint8Array): void;
  error(line: string): void;
  /** Writes to standard error as it is. */
  writeError(content: Uint8Array): void;
}

/**
 * Formats an error or a warning on one line.
 * @param diskFile returns the file on disk for a virtual name, which Visual Studio opens
 */
export function formatDiagnostic(
  { file, line, column, severity, message }: Diagnostic,
  format: ErrorFormat,
  diskFile: (name: string) => string | undefined,
): string {
  const warning = severity === 'warning' ? 'warning: ' : '';
  // A diagnostic without a position is about the whole file.
  if (line === 0) return escapeControlCharacters(`${file}: ${warning}${message}`);
  if (format === 'gcc') return escapeControlCharacters(`${file}:${line}:${column}: ${warning}${message}`);
  return escapeControlCharacters(`${diskFile(file) ?? file}(${line}) : ${severity} in column=${column}: ${message}`);
}

/** Escapes control characters: a line break in a file name could otherwise forge a message. */
export function escapeControlCharacters(text: string): string {
  const escaped = (character: string): string => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
  return text.replace(/\p{Cc}/gu, escaped);
}
