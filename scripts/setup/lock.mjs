// A lock between processes, so that two set-ups do not install the same packages at once.

import { setTimeout } from 'node:timers/promises';
import { releaseLock, takeLock } from '../../support/lock-file.mjs';
import { pidOf } from '../../support/owner.mjs';

const pollMs = 200;

/**
 * Runs work while holding a lock. Waits while another process holds it, and takes over the lock of a dead process.
 * @template Result
 * @param {string} file the lock's file, which exists while the lock is held
 * @param {(holder: number) => void} onWait called at most once, with the process id of the holder, before waiting
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(file, onWait, work) {
  let told = false;
  for (let holder = takeLock(file); holder !== undefined; holder = takeLock(file)) {
    if (!told) onWait(pidOf(holder));
    told = true;
    await setTimeout(pollMs);
  }
  const release = () => releaseLock(file);
  process.on('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
