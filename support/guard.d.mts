// The types of guard.mjs.

/**
 * Guards this process from now on: however it ends, nothing that it has started outlives it, and its temporary folders
 * are removed. May be called again, and does nothing in a worker thread.
 */
export function guard(): void;
