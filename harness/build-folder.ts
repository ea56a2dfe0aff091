// Build folders: kept between runs, and used by one run at a time.

import { type FileHandle, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

export interface ClaimedFolder {
  readonly folder: string;
  /** Lets the next run have it. */
  release(): Promise<void>;
}

/** Whether a process with the number is there. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Claims `PARENT/NAME`, or `PARENT/NAME-2` and so on while another run has those: two runs at once do not wait for each
 * other, and the first keeps what it has built. A claim whose process is gone counts for nothing.
 */
export async function claimFolder(parent: string, name: string): Promise<ClaimedFolder> {
  await mkdir(parent, { recursive: true });
  for (let number = 1; ; number++) {
    const folder = path.join(parent, number === 1 ? name : `${name}-${number}`);
    const claim = `${folder}.claim`;
    const handle = await take(claim);
    if (!handle) continue;
    await handle.writeFile(String(process.pid));
    await handle.close();
    await mkdir(folder, { recursive: true });
    return { folder, release: () => rm(claim, { force: true }) };
  }
}

async function take(claim: string): Promise<FileHandle | undefined> {
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      return await open(claim, 'wx');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const pid = Number(await readFile(claim, 'utf8').catch(() => ''));
      // An empty claim is being written at this moment.
      if (!pid || isAlive(pid)) return undefined;
      await rm(claim, { force: true });
    }
  }
  return undefined;
}
