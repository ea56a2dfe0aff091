// Waits for events and states. Each wait has a time limit, and its error says what it waited for.

/**
 * The time limit of one wait. It is generous, so that a stalled machine does not fail a subject. After a few timeouts
 * the subject is red already and the limit becomes short, so that a long list of failures does not take hours.
 */
export class WaitLimit {
  private timedOut = 0;

  /** @param fullMs the limit of a wait, in milliseconds */
  constructor(private fullMs: number) {}

  /** The limit of the next wait, in milliseconds. */
  get ms(): number {
    return this.timedOut < fullWaits ? this.fullMs : Math.min(this.fullMs, shortLimitMs);
  }

  /** Sets the limit, for example to that of an IDE's manifest or the command line. */
  set(fullMs: number): void {
    this.fullMs = fullMs;
  }

  /** Runs an action with another limit. The timeouts of its waits do not make later limits short. */
  async during<Value>(fullMs: number, action: () => Promise<Value>): Promise<Value> {
    const before = { fullMs: this.fullMs, timedOut: this.timedOut };
    this.fullMs = fullMs;
    try {
      return await action();
    } finally {
      this.fullMs = before.fullMs;
      this.timedOut = before.timedOut;
    }
  }

  /** A wait has timed out. */
  recordTimeout(): void {
    this.timedOut++;
  }
}

const fullWaits = 3;
const shortLimitMs = 5000;

/** The limit of this worker's waits. */
export const waitLimit = new WaitLimit(20_000);

/** The time after which a state is read again even if no change was reported, in milliseconds. */
export const momentMs = 50;

/** A wait that timed out. */
export class WaitTimeout extends Error {
  override readonly name = 'WaitTimeout';

  /**
   * @param awaited what the wait was for: the text after "waiting for"
   * @param limitMs the time limit
   * @param seen a sentence that says what was seen instead
   */
  constructor(awaited: string, limitMs: number, seen?: string) {
    const seconds = Number((limitMs / 1000).toPrecision(2));
    super(`Timed out after ${seconds} s waiting for ${awaited}.${seen === undefined ? '' : ` ${seen}`}`);
  }
}

/** The rejections of all pending waits of {@link within}. */
const waiting = new Set<(error: Error) => void>();

/** Fails all pending waits of {@link within}, because what they wait for can no longer happen. */
export function abandonWaits(why: Error): void {
  for (const abandon of waiting) abandon(why);
}

/**
 * Waits for a promise, up to a limit.
 *
 * @param awaited what the wait is for: the text after "waiting for"
 * @throws WaitTimeout after the limit; before that, the promise's error
 */
export async function within<Value>(awaited: string, promise: Promise<Value>, limit = waitLimit.ms): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  let abandon: (error: Error) => void = () => {};
  const tooLate = new Promise<never>((_, reject) => {
    abandon = reject;
    waiting.add(abandon);
    timer = setTimeout(() => {
      waitLimit.recordTimeout();
      reject(new WaitTimeout(awaited, limit));
    }, limit);
  });
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    waiting.delete(abandon);
    clearTimeout(timer);
  }
}

/** The value of a promise; undefined if it fails, or if it is not there in time. */
export async function ifInTime<Value>(promise: Promise<Value>, limitMs: number): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, limitMs, undefined);
  });
  try {
    return await Promise.race([promise.catch(() => undefined), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads a state until it is the wanted one or the limit is reached. Returns the last state, for an assertion to check.
 *
 * @param read reads the current state
 * @param wanted whether a state is the wanted one
 * @param change resolves when the state may have changed
 */
export async function eventually<State>(
  read: () => Promise<State>,
  wanted: (state: State) => boolean,
  change: () => Promise<void>,
  limit = waitLimit.ms,
): Promise<State> {
  const deadline = performance.now() + limit;
  for (;;) {
    const state = await read();
    if (wanted(state)) return state;
    if (performance.now() >= deadline) {
      waitLimit.recordTimeout();
      return state;
    }
    await change();
  }
}

/**
 * Reads a state until it is the wanted one.
 *
 * @param awaited what the wait is for: the text after "waiting for"
 * @param seen describes the last state for the error
 * @returns the wanted state
 * @throws WaitTimeout if the limit is reached
 */
export async function until<State>(
  awaited: string,
  read: () => Promise<State>,
  wanted: (state: State) => boolean,
  change: () => Promise<void>,
  seen?: (state: State) => string,
): Promise<State> {
  const limit = waitLimit.ms;
  const state = await eventually(read, wanted, change, limit);
  if (!wanted(state)) throw new WaitTimeout(awaited, limit, seen?.(state));
  return state;
}

/** Wakes all waiters when something happens. */
export class Notifier {
  private waiting: (() => void)[] = [];

  /** Wakes all current waiters. */
  readonly notify = (): void => {
    for (const wake of this.waiting.splice(0)) wake();
  };

  /** Resolves at the next call of {@link notify}. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
    });
  }

  /** Resolves at the next call of {@link notify}, or after a moment: what is waited for may change unnoticed. */
  async nextOrMoment(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const moment = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, momentMs);
    });
    await Promise.race([this.next(), moment]);
    clearTimeout(timer);
  }
}
