// Ctrl-C as a request to end: what was done until then counts.

/** A signal that is aborted when the process is asked to end. From then on the process has to end by itself. */
export function stopOnRequest(): AbortSignal {
  const stop = new AbortController();
  // Not `once`: execa ends the process itself if nobody listens any more.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  return stop.signal;
}
