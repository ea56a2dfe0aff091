// The types of lock.mjs, for its tests.

/** Runs work while holding a lock. Waits while another process holds it, and takes over the lock of a dead process. */
export function withLock<Result>(
  file: string,
  onWait: (holder: number) => void,
  work: () => Promise<Result>,
): Promise<Result>;
