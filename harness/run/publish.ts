// Publishes cucumber's reports: moves them from the run's temporary folder to where the user wants them.

import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isAlive, pidOf } from '../../support/owner.mjs';
import { replaceFile } from '../verdict/report';

/** Copies the reports of a run. Those of an earlier run stay until the new ones are complete. */
export async function publishReports(from: string, to: string): Promise<void> {
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
