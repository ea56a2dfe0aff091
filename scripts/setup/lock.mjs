// A lock between processes, so that two set-ups at once do not work on the same packages.

import { setTimeout } from 'node:timers/promises';
import { releaseClaim, takeClaim } from '../../support/claim.mjs';
import { pidOf } from '../../support/owner.mjs';

const pollMs = 200;

/**
 * Runs work while holding a lock; waits for another holder, and takes the lock of one that died.
 * @template Result
 * @param {string} file the lock's file, created for the time of the work
 * @param {(holder: number) => void} onWait told once, with the holder's process id, when there is one to wait for
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(file, onWait, work) {
  let told = false;
  for (let holder = takeClaim(file); holder !== undefined; holder = takeClaim(file)) {
    if (!told) onWait(pidOf(holder));
    told = true;
    await setTimeout(pollMs);
  }
  const release = () => releaseClaim(file);
  process.on('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
