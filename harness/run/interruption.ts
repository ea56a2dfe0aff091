// Cleans up before a signal ends the process.

/** Runs `cleanUp` before a signal ends the process. @returns a function that removes the signal handlers */
export function onInterrupt(cleanUp: () => Promise<void>): () => void {
  const listener = (signal: NodeJS.Signals): void => {
    void cleanUp().finally(() => {
      remove();
      process.kill(process.pid, signal);
    });
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const remove = (): void => {
    for (const signal of signals) process.removeListener(signal, listener);
  };
  for (const signal of signals) process.on(signal, listener);
  return remove;
}
