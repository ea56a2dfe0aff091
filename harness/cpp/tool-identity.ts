// Which version of a tool a build uses. Times of modification do not tell: a tool may be replaced by an older one.

import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

/** Larger files (an interpreter, a compiler) are told apart by size and times: reading them would delay every run. */
const largestRead = 16 << 20;

/**
 * The identity of some files: it changes whenever one of them is replaced by another version, newer or older.
 * @param files paths; those that are not files do not count
 * @returns hexadecimal digits
 */
export async function identityOf(files: readonly string[]): Promise<string> {
  const identities = await Promise.all(files.map(async (file) => [file, await versionOf(file)]));
  return createHash('sha256').update(JSON.stringify(identities)).digest('hex').slice(0, 16);
}

async function versionOf(file: string): Promise<string> {
  const status = await stat(file, { bigint: true }).catch(() => undefined);
  if (!status?.isFile()) return '';
  if (status.size <= largestRead) {
    const content = await readFile(file).catch(() => undefined);
    if (content) return createHash('sha256').update(content).digest('hex');
  }
  return [status.size, status.mtimeNs, status.ctimeNs, status.ino].join(' ');
}

/** The paths in a command: `/path` and `--option=…/path`. */
export function filesIn(command: readonly string[]): string[] {
  return command.flatMap((word) => /^(?:-[^/]*=)?(\/.*)$/s.exec(word)?.[1] ?? []);
}
