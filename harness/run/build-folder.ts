// Build folders: kept between runs; one run at a time uses a folder.

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { releaseClaim, takeClaim } from '../../support/claim.mjs';
import { UsageError } from '../../support/usage-error';

export interface ClaimedFolder {
  readonly folder: string;
  /** Gives the folder up, so that the next run can claim it. */
  release(): Promise<void>;
}

/**
 * Claims `PARENT/NAME`, or `PARENT/NAME-2` and so on if other runs have claimed those: concurrent runs do not wait for
 * each other. A claim is ignored if its process has ended, or if it names no process.
 *
 * @throws UsageError if the folder cannot be created
 */
export async function claimFolder(parent: string, name: string): Promise<ClaimedFolder> {
  for (let number = 1; ; number++) {
    const folder = path.join(parent, number === 1 ? name : `${name}-${number}`);
    const claim = `${folder}.claim`;
    try {
      if (takeClaim(claim) !== undefined) continue;
      await mkdir(folder, { recursive: true });
    } catch (error) {
      releaseClaim(claim);
      throw new UsageError(
        `The build folder ${folder} cannot be used: ${error instanceof Error ? error.message : String(error)}`,
        'Name another place with `--build FOLDER`.',
      );
    }
    return { folder, release: async () => releaseClaim(claim) };
  }
}
