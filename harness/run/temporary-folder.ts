// A run's temporary folder.

import { rm } from 'node:fs/promises';
import { temporaryFolder } from '../../support/owner.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a task with a temporary folder, which is removed when the task ends and before a signal ends the process. */
export async function withTemporaryFolder<Result>(task: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await temporaryFolder();
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  const stopListening = onSignal(remove);
  try {
    return await task(folder);
  } finally {
    await remove();
    stopListening();
  }
}

/** Runs `cleanUp` before a signal ends the process. @returns a function that removes the signal handlers */
function onSignal(cleanUp: () => Promise<void>): () => void {
  const stopListening = (): void => {
    for (const signal of signals) process.removeListener(signal, listener);
  };
  const listener = (signal: NodeJS.Signals): void => {
    void cleanUp().finally(() => {
      stopListening();
      process.kill(process.pid, signal);
    });
  };
  for (const signal of signals) process.on(signal, listener);
  return stopListening;
}
