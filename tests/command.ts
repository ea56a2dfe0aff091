// Runs `npm run conformance` for tests, in another process, with its reports in a temporary folder.

import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import { conformanceCommand } from '../harness/command/conformance';
import { unpack } from '../harness/report/page/data';
import type { ReportData } from '../harness/report/report-data';
import { conformanceProgram, type SpawnedRun, spawnConformance } from '../harness/run/spawn';
import { isRed } from '../harness/verdict/verdict';
import { callCommand, textOf } from '../support/command-line';

/** The project's folder. */
export const project = path.resolve(__dirname, '..');

/** The result of a run of the command. */
export interface CommandRun extends SpawnedRun {
  /** The folder of the run's reports. */
  readonly reports: string;
}

const temporary: string[] = [];
after(() => Promise.all(temporary.map((folder) => rm(folder, { recursive: true, force: true }))));

/** Makes a temporary folder, which is removed after the file's tests. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'touchstone-test-'));
  temporary.push(folder);
  return folder;
}

/**
 * Writes files into a new temporary folder. Its name follows from the files: the path of a feature is in the C++ that is
 * made of it, so that C++ is compiled only once, and not in each run of the tests.
 *
 * @returns the folder
 */
export async function folderOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await folderNamedAfter(JSON.stringify(files));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return folder;
}

/** Makes a temporary folder whose name follows from a text, unless another test has the folder now. */
async function folderNamedAfter(text: string): Promise<string> {
  const name = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const folder = path.join(tmpdir(), `touchstone-test-${name}`);
  try {
    await mkdir(folder);
  } catch {
    return await temporaryFolder();
  }
  temporary.push(folder);
  return folder;
}

/** The arguments of Node.js that run the command line's program, in the project's folder. */
export const program = conformanceProgram(project);

/**
 * Runs the command.
 * @param words its arguments, without `--reports`
 * @param environment additional environment variables
 * @param reportsFolder the folder for the reports; absent: a new folder
 */
export async function conformance(
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  reportsFolder?: string,
): Promise<CommandRun> {
  const reports = reportsFolder ?? path.join(await temporaryFolder(), 'reports');
  return { ...(await spawnConformance(words, { root: project, reports, env: environment })), reports };
}

/**
 * Runs the command in this process, which takes a fraction of the time. It must refuse its words, as it does with exit
 * status 2; only one such call may run at a time.
 *
 * @returns what it would print to standard error
 */
export async function refusedHere(words: readonly string[], reportsFolder: string): Promise<string> {
  const all = [...words, '--reports', reportsFolder];
  try {
    await callCommand(conformanceCommand(all), all);
  } catch (error) {
    return textOf(error);
  }
  const status = process.exitCode;
  process.exitCode = undefined;
  throw new Error(`\`${words.join(' ')}\` is not refused: it ends with status ${status}.`);
}

/** The data of a run's report. */
export async function reportOf({ reports }: CommandRun): Promise<ReportData> {
  const script = await readFile(path.join(reports, 'report', 'data.js'), 'utf8');
  return await unpack(/^window\.touchstoneReport="([^"]+)";$/m.exec(script)?.[1] ?? '');
}

/** The rules with a red scenario, sorted. */
export function redRules({ verdict }: CommandRun): string[] {
  const red = verdict?.scenarios.filter((scenario) => isRed(scenario.verdict)) ?? [];
  return [...new Set(red.flatMap(({ rules }) => rules))].sort();
}

/** The verdicts of all scenarios, by id. */
export function verdicts({ verdict }: CommandRun): Record<string, string> {
  return Object.fromEntries(verdict?.scenarios.map((scenario) => [scenario.id, scenario.verdict]) ?? []);
}

/** The message of a scenario. @throws if the run has no such scenario */
export function messageOf({ verdict, output }: CommandRun, id: string): string {
  const scenario = verdict?.scenarios.find((candidate) => candidate.id === id);
  if (!scenario) throw new Error(`the run has no scenario ${id}:\n${output}`);
  return scenario.message ?? '';
}
