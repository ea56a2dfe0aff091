// A run's temporary folder.

import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { temporaryFolder } from '../../support/owner.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a task with a temporary folder, which is removed when the task ends and before a signal ends the process. */
export async function withTemporaryFolder<Result>(task: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await temporaryFolder();
  const stopListening = onSignal(() => rmSync(folder, { recursive: true, force: true }));
  try {
    return await task(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
    stopListening();
  }
}

/**
 * Runs `cleanUp` before a signal ends the process. Both happen at once, so that no other work goes on without the folder
 * and reports its absence as an error.
 * @returns a function that removes the signal handlers
 */
function onSignal(cleanUp: () => void): () => void {
  const stopListening = (): void => {
    for (const signal of signals) process.removeListener(signal, listener);
  };
  const listener = (signal: NodeJS.Signals): void => {
    try {
      cleanUp();
    } catch {
      // Another thread or process writes to the folder. The guard removes it when they have ended.
    }
    stopListening();
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.on(signal, listener);
  return stopListening;
}
