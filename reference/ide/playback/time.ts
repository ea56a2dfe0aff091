// Time in a run: waiting that a stop ends, giving way to the window, and a limit that does not run while a test is paused.

/** Waits so many milliseconds, less when the run ends. */
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
 * What work gives, unless the run ends before.
 * @throws the signal's reason when the run ends
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

/** Commands that need no page are done in microtasks; after so long the window and the browser get their turn. */
const turnMs = 12;

/** Gives way now and then, so that a long run of quick commands leaves the window alive. */
export class Turns {
  #begun = performance.now();

  /** Resolves at once, or after other tasks when the turn has been long. */
  async giveWay(): Promise<void> {
    if (performance.now() - this.#begun < turnMs) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    // Not a timer: a window out of sight is made to wait a second for one.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
    await promise;
    port1.close();
    this.#begun = performance.now();
  }
}

/** Calls back when its time is up; can be halted. */
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
