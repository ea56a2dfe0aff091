// The history: the last verdict of each scenario for each subject, kept beside the reports.

import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { sectionOf } from './catalogue';
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

/** A subject's last verdicts of one section or of all, by scenario id. */
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

/** Where a subject's verdicts are kept: a file for each section of the documents, so that few are read and written. */
const subjectsFolder = (reports: string): string => path.join(reports, 'history', 'verdicts');

/**
 * Records a run's verdicts in `FOLDER/history/verdicts/SUBJECT/SECTION.json`.
 * @param folder the reports folder
 */
export async function recordVerdicts(
  folder: string,
  document: VerdictDocument,
  selection: boolean,
  at: Date,
): Promise<void> {
  const place = path.join(subjectsFolder(folder), document.subject);
  const sections = new Map<string, VerdictDocument['scenarios']>();
  for (const scenario of document.scenarios) {
    const section = sectionOf(scenario.id.split('/', 1)[0] ?? '');
    const known = sections.get(section);
    if (known === undefined) sections.set(section, [scenario]);
    else known.push(scenario);
  }
  for (const [section, scenarios] of sections) {
    const file = path.join(place, `${section}.json`);
    const before = selection ? await readHistory(file) : undefined;
    const history = extendHistory(before, { ...document, scenarios }, selection, at);
    await replaceFile(file, `${JSON.stringify(history)}\n`);
  }
  if (selection) return;
  const gone = (await filesIn(place)).filter((file) => !sections.has(path.basename(file, '.json')));
  await Promise.all(gone.map((file) => rm(file, { force: true })));
}

/**
 * Merges the histories in a reports folder and in the folders directly inside it: one history per subject, with the
 * newest verdict of each scenario.
 */
export async function readHistories(folder: string): Promise<History[]> {
  const below = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const folders = [folder, ...below.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name))];
  const read = await Promise.all(folders.map(historiesIn));
  const bySubject = new Map<string, History>();
  for (const { subject, scenarios } of read.flat()) {
    const known: History = bySubject.get(subject) ?? { subject, scenarios: {} };
    bySubject.set(subject, known);
    for (const [id, verdict] of Object.entries(scenarios)) {
      const last = known.scenarios[id];
      // ISO 8601 in one time zone sorts as text.
      if (last === undefined || last.at < verdict.at) known.scenarios[id] = verdict;
    }
  }
  return [...bySubject.values()].sort((a, b) => (a.subject < b.subject ? -1 : 1));
}

/** What is kept in a reports folder, one history for each section of each subject. */
async function historiesIn(reports: string): Promise<History[]> {
  const folder = subjectsFolder(reports);
  const subjects = await readdir(folder).catch(() => []);
  const files = await Promise.all(subjects.map((subject) => filesIn(path.join(folder, subject))));
  const read = await Promise.all(files.flat().map(readHistory));
  return read.filter((history) => history !== undefined);
}

/** The history files in a subject's folder, in the order of their names. */
async function filesIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => path.join(folder, name));
}

/** Undefined also if the file is not valid: the next run replaces it. */
async function readHistory(file: string): Promise<History | undefined> {
  try {
    return historySchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}
