// The last verdicts, kept beside the reports: what each subject's scenarios came to when they last ran.

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { replaceFile, type VerdictDocument } from './report';

const historySchema = z.object({
  subject: z.string(),
  scenarios: z.record(
    z.string(),
    z.object({
      rules: z.array(z.string()),
      verdict: z.enum(['passed', 'failed', 'expected', 'unexpected-pass', 'not-applicable', 'vacuous']),
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
 * @param before what was known of this subject
 * @param document the run's verdict
 * @param selection whether scenarios were selected: then those that did not run keep their last verdict
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
 * Remembers a run's verdicts in `FOLDER/history/SUBJECT.json`.
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

/** The histories that a reports folder holds, by subject; none when it holds none. */
export async function readHistories(folder: string): Promise<History[]> {
  const histories = path.join(folder, 'history');
  const files = (await readdir(histories).catch(() => [])).filter((file) => file.endsWith('.json')).sort();
  const read = await Promise.all(files.map((file) => readHistory(path.join(histories, file))));
  return read.filter((history) => history !== undefined);
}

/** A history that cannot be read is one that is not there: it is a convenience, and the next run writes it anew. */
async function readHistory(file: string): Promise<History | undefined> {
  try {
    return historySchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}
