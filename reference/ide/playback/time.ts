// Time in a run: waits that a stop ends, yielding to the window, and a time limit that halts while a test is paused.

/** Waits for a time, or until the run ends. */
export async function elapse(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted || milliseconds <= 0) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  const stopped = () => resolve();
  signal.addEventListener('abort', stopped);
  await promise;
  clearTimeout(timer);
  signal.removeEventListener('abort', stopped);
}

/**
 * The result of the work, unless the run ends first.
 * @throws the signal's reason if the run ends
 */
export async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stopped = () => reject(signal.reason);
  if (signal.aborted) stopped();
  signal.addEventListener('abort', stopped);
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', stopped);
  }
}

/** Commands without a page run in microtasks; after this time the window and the browser get a turn. */
const turnMs = 12;

/** Yields at intervals, so that a long run of quick commands does not block the window. */
export class Turns {
  #begun = performance.now();

  /** Resolves at once, or after other tasks if the turn was long. */
  async yieldIfDue(): Promise<void> {
    if (performance.now() - this.#begun < turnMs) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    // Not a timer: browsers throttle timers of hidden windows to one per second.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
    await promise;
    port1.close();
    this.#begun = performance.now();
  }
}

/** Calls back when its time is up. Can be halted. */
export class Limit {
  #rest: number;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    milliseconds: number,
    readonly reached: () => void,
  ) {
    this.#rest = milliseconds;
    this.go();
  }

  halt(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#rest -= performance.now() - this.#since;
  }

  go(): void {
    if (this.#timer !== undefined) return;
    this.#since = performance.now();
    this.#timer = setTimeout(this.reached, Math.max(0, this.#rest));
  }
}
