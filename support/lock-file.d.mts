// The types of lock-file.mjs.

/**
 * Takes a lock, also one whose holder has ended or whose file names no process.
 * @returns the owner that holds the lock; undefined if this process has taken it
 */
export function takeLock(file: string): string | undefined;

/** Releases a lock. Does nothing if another process holds it. */
export function releaseLock(file: string): void;
