// The types of guard.mjs.

/**
 * Starts a guard for this process: however the process ends, its child processes are killed and its temporary folders
 * are removed. Further calls, and calls in a worker thread, do nothing.
 */
export function guard(): void;
