// Writes the generated files: all of them or none. Files with equal content stay untouched.

import { statSync } from 'node:fs';
import { OutputError, type PendingFile, writeFiles } from '../../../../support/output-files';
import { CommandLineError } from '../arguments/request';

export type { PendingFile };

/** @throws CommandLineError unless the path is an existing folder */
export function requireDirectory(directory: string): void {
  let isDirectory: boolean;
  try {
    isDirectory = statSync(directory).isDirectory();
  } catch {
    throw new CommandLineError(
      `${directory}${directory.endsWith('/') ? '' : '/'}: No such file or directory. Create it first.`,
    );
  }
  if (!isDirectory) throw new CommandLineError(`${directory}: Not a directory.`);
}

/**
 * Writes all files or none; see {@link writeFiles}.
 * @throws CommandLineError if one cannot be written
 */
export function writeOutputs(files: readonly PendingFile[]): void {
  try {
    writeFiles(files);
  } catch (error) {
    if (error instanceof OutputError) throw new CommandLineError(error.message);
    throw error;
  }
}
