// Writing what was generated: all of it or nothing, and nothing that is there already.

import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandLineError } from './request';

/** A file to write. */
export interface PendingFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** @throws CommandLineError unless the path is a folder that exists */
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

/** A file of equal content keeps its time of change, so that build tools leave alone what depends on it. */
function isThere({ path: file, content }: PendingFile): boolean {
  try {
    return readFileSync(file).equals(typeof content === 'string' ? Buffer.from(content) : content);
  } catch {
    return false;
  }
}

/**
 * Writes all files or none: each goes beside its place first, and all are moved when all have been written.
 * @throws CommandLineError if one cannot be written; then nothing has changed but for folders that were made
 */
export function writeAll(files: readonly PendingFile[]): void {
  const pending = files.filter((file) => !isThere(file));
  const written: { from: string; to: string }[] = [];
  try {
    for (const file of pending) {
      mkdirSync(path.dirname(file.path), { recursive: true });
      const from = `${file.path}.${process.pid}.new`;
      written.push({ from, to: file.path });
      writeFileSync(from, file.content);
    }
    for (const { to } of written) {
      // A folder in the place of a file would fail in the middle of the moves.
      if (statSync(to, { throwIfNoEntry: false })?.isDirectory()) throw new CommandLineError(`${to}: is a directory.`);
    }
    for (const { from, to } of written) renameSync(from, to);
  } catch (error) {
    for (const { from } of written) rmSync(from, { force: true });
    if (error instanceof CommandLineError) throw error;
    const { path: place, code } = error as NodeJS.ErrnoException;
    throw new CommandLineError(`${place ?? 'output'}: cannot be written: ${code ?? error}`);
  }
}
