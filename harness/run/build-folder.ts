// Build folders: kept between runs; one run at a time uses a folder.

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { releaseLock, takeLock } from '../../support/lock-file.mjs';
import { UsageError } from '../../support/usage-error';

export interface ClaimedFolder {
  readonly folder: string;
  /** Releases the folder for other runs. */
  release(): Promise<void>;
}

/**
 * Locks `PARENT/NAME`, or `PARENT/NAME-2` and so on if other runs hold those: two runs at once do not wait for each
 * other, and the first keeps its objects. A lock of a process that has ended, or whose file names no process, is taken
 * over.
 *
 * @throws UsageError if the folder is not writable
 */
export async function claimFolder(parent: string, name: string): Promise<ClaimedFolder> {
  for (let number = 1; ; number++) {
    const folder = path.join(parent, number === 1 ? name : `${name}-${number}`);
    const lock = `${folder}.lock`;
    try {
      if (takeLock(lock) !== undefined) continue;
      await mkdir(folder, { recursive: true });
    } catch (error) {
      releaseLock(lock);
      throw new UsageError(
        `The build folder ${folder} cannot be used: ${error instanceof Error ? error.message : String(error)}`,
        'Name another place with `--build FOLDER`.',
      );
    }
    return { folder, release: async () => releaseLock(lock) };
  }
}
