// The history: the last verdict of each scenario for each subject, kept beside the reports.

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { replaceFile, type VerdictDocument } from './report';
import { verdicts } from './verdict';

const historySchema = z.object({
  subject: z.string(),
  scenarios: z.record(
    z.string(),
    z.object({
      rules: z.array(z.string()),
      verdict: z.enum(verdicts),
      message: z.string().optional(),
      location: z.string(),
      /** When it ran, ISO 8601. */
      at: z.string(),
    }),
  ),
});

/** A subject's last verdicts, by scenario id. */
export type History = z.infer<typeof historySchema>;

/**
 * The history after a run. Pure.
 *
 * @param before the subject's history before the run
 * @param document the run's verdict
 * @param selection whether only some scenarios were selected: if so, the others keep their last verdict
 * @param at when the run was
 */
export function extendHistory(
  before: History | undefined,
  document: VerdictDocument,
  selection: boolean,
  at: Date,
): History {
  const now = document.scenarios.map(({ id, rules, verdict, message, location }) => {
    return [id, { rules, verdict, ...(message !== undefined && { message }), location, at: at.toISOString() }] as const;
  });
  return {
    subject: document.subject,
    scenarios: { ...(selection ? before?.scenarios : {}), ...Object.fromEntries(now) },
  };
}

/**
 * Records a run's verdicts in `FOLDER/history/SUBJECT.json`.
 * @param folder the reports folder
 */
export async function recordVerdicts(
  folder: string,
  document: VerdictDocument,
  selection: boolean,
  at: Date,
): Promise<void> {
  const file = path.join(folder, 'history', `${document.subject}.json`);
  const history = extendHistory(await readHistory(file), document, selection, at);
  await replaceFile(file, `${JSON.stringify(history)}\n`);
}

/**
 * Merges the histories in a reports folder and in the folders directly inside it: one history per subject, with the
 * newest verdict of each scenario.
 */
export async function readHistories(folder: string): Promise<History[]> {
  const below = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const folders = [folder, ...below.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name))];
  const read = await Promise.all(folders.map((reports) => historiesIn(path.join(reports, 'history'))));
  const bySubject = new Map<string, History>();
  for (const history of read.flat()) {
    const known = bySubject.get(history.subject);
    bySubject.set(history.subject, known === undefined ? history : newestOf(known, history));
  }
  return [...bySubject.values()].sort((a, b) => (a.subject < b.subject ? -1 : 1));
}

function newestOf(one: History, other: History): History {
  const scenarios = { ...one.scenarios };
  for (const [id, verdict] of Object.entries(other.scenarios)) {
    const known = scenarios[id];
    // ISO 8601 in one time zone sorts as text.
    if (known === undefined || known.at < verdict.at) scenarios[id] = verdict;
  }
  return { subject: one.subject, scenarios };
}

async function historiesIn(folder: string): Promise<History[]> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json'));
  const read = await Promise.all(files.map((file) => readHistory(path.join(folder, file))));
  return read.filter((history) => history !== undefined);
}

/** Undefined also if the file is not valid: the next run replaces it. */
async function readHistory(file: string): Promise<History | undefined> {
  try {
    return historySchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}
