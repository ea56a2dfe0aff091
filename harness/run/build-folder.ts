// Build folders: kept between runs, and used by one run at a time.

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { releaseClaim, takeClaim } from '../../support/claim.mjs';
import { UsageError } from '../../support/usage-error';

export interface ClaimedFolder {
  readonly folder: string;
  /** Lets the next run have it. */
  release(): Promise<void>;
}

/**
 * Claims `PARENT/NAME`, or `PARENT/NAME-2` and so on while another run has those: two runs at once do not wait for each
 * other, and the first keeps what it has built. A claim whose process is gone counts for nothing, nor does a file that
 * names no process.
 *
 * @throws UsageError when nothing can be written there
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
