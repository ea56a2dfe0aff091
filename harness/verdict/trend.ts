// The trend: the last whole runs of each subject, kept beside the reports.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { replaceFile, type VerdictDocument } from './report';
import { columnOf } from './verdict';

const count = z.number().int().nonnegative();

const runSchema = z.object({
  date: z.string(),
  suite: z.string(),
  /** The subject's versions, by name. */
  versions: z.record(z.string(), z.string()),
  conforms: z.boolean(),
  /** Scenarios that passed, or failed as the baseline expects. */
  green: count,
  red: count,
  elapsedMs: count,
});

/** A run in a few numbers. */
export type TrendRun = z.infer<typeof runSchema>;

/** How many runs of a subject are kept. */
const mostRuns = 100;

/** Where the runs of a subject are kept. */
const fileOf = (reports: string, subject: string): string => path.join(reports, 'history', 'runs', `${subject}.json`);

/**
 * The last whole runs of a subject, the oldest first, with a new one. A run of selected scenarios says nothing of the
 * others and is left out.
 * @param reports the reports folder
 */
export async function trendWith(reports: string, document: VerdictDocument): Promise<TrendRun[]> {
  const earlier = await readRuns(fileOf(reports, document.subject));
  if (document.selection) return earlier;
  const { date, suite, versions, conforms, elapsedMs, scenarios } = document;
  const columns = scenarios.map(({ verdict }) => columnOf(verdict));
  const red = columns.filter((column) => column === 'failed').length;
  const green = columns.filter((column) => column === 'passed' || column === 'expected').length;
  return [...earlier, { date, suite, versions: versions.subject, conforms, green, red, elapsedMs }].slice(-mostRuns);
}

/** Keeps the runs of a subject. */
export async function keepTrend(reports: string, subject: string, runs: readonly TrendRun[]): Promise<void> {
  await replaceFile(fileOf(reports, subject), `${JSON.stringify(runs)}\n`);
}

/** None also if the file is not valid: the next run replaces it. */
async function readRuns(file: string): Promise<TrendRun[]> {
  try {
    return z.array(runSchema).parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return [];
  }
}
