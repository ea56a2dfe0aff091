// Which test file starts first: the longest, so that none is left alone at the end. Times are those of the last run.

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** How long each test file took, in milliseconds, by its path relative to the project. */
export type Times = Readonly<Record<string, number>>;

const timesSchema = z.record(z.string(), z.number());

/** The times of earlier runs; none if there is no file, or it is damaged. */
export async function readTimes(file: string): Promise<Times> {
  try {
    return timesSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return {};
  }
}

/** Keeps the times for the next run. */
export async function writeTimes(file: string, times: Times): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(times, undefined, 1)}\n`);
}

/**
 * The files in the order in which they start. Those without a time come first, in the reverse order of their names: the
 * end-to-end tests are in the last folder.
 */
export function longestFirst(files: readonly string[], times: Times): string[] {
  const time = (file: string): number => times[file] ?? Number.POSITIVE_INFINITY;
  const reversed = [...files].sort().reverse();
  return reversed.sort((a, b) => (time(a) === time(b) ? 0 : time(b) - time(a)));
}

/** A line for each of the longest files, the longest first. */
export function longestLines(times: Times, count: number): string[] {
  const longest = longestFirst(Object.keys(times), times).slice(0, count);
  return longest.map((file) => `${(times[file]! / 1000).toFixed(1).padStart(7)} s  ${file}`);
}
