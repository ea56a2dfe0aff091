// The types of lock.mjs, for its tests.

/** Runs work while holding a lock; waits for another holder, and takes the lock of one that died. */
export function withLock<Result>(
  file: string,
  onWait: (holder: number) => void,
  work: () => Promise<Result>,
): Promise<Result>;
