// The last stage of a run: publishes its reports, all at its end.

import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isAlive, pidOf } from '../../support/owner.mjs';
import { recordVerdicts } from '../verdict/history';
import type { Judgement } from '../verdict/judge';
import { replaceFile, verdictDocument, writeVerdict } from '../verdict/report';
import { reportsFolder } from './cucumber/run-features';
import type { RunOptions } from './options';

/** A judged run. */
export interface JudgedRun {
  /** The subject's name. */
  readonly subject: string;
  readonly judgement: Judgement;
  /** Whether the run covers some of the scenarios only: verdicts of the others are kept. */
  readonly isSelection: boolean;
  /** The run's temporary folder, with cucumber's reports. */
  readonly folder: string;
}

/** Publishes cucumber's reports, verdict.json and the history of verdicts. */
export async function report({ root, reports }: RunOptions, run: JudgedRun): Promise<void> {
  await publish(reportsFolder(run.folder), reports);
  const document = verdictDocument(run.judgement, run.subject, await suiteVersion(root));
  await writeVerdict(reports, document);
  await recordVerdicts(reports, document, run.isSelection, new Date());
}

/** Copies cucumber's reports. Those of an earlier run stay until the new ones are complete. */
async function publish(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await removeUnpublished(to);
  for (const file of ['report.html', 'junit.xml', 'messages.ndjson']) {
    // A temporary folder may be on another file system, so the file is copied, not moved.
    await replaceFile(path.join(to, file), await readFile(path.join(from, file)));
  }
}

/** Removes the temporary files of runs that were killed while they published. */
async function removeUnpublished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const owner = /^\w+\.\w+\.\d+\.(.+)\.new$/.exec(name)?.[1];
    if (owner === undefined || pidOf(owner) === undefined) continue;
    const { mtimeMs } = await stat(path.join(folder, name)).catch(() => ({ mtimeMs: Date.now() }));
    if (!isAlive(owner, Date.now() - mtimeMs)) await rm(path.join(folder, name), { force: true });
  }
}

async function suiteVersion(root: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { version: string };
  return version;
}
