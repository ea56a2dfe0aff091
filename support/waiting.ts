// Waiting for events and states, never for time: each wait has a limit, and says what it waited for.

/**
 * How long anything that is waited for may take. Generous, so that a stalled machine does not fail a subject. Once some waits have timed
 * out the subject is red already: then the limit is short, because a long list of failures must not take hours.
 */
export class Patience {
  private timedOut = 0;

  /** @param fullMs the limit of a wait, in milliseconds */
  constructor(private fullMs: number) {}

  /** The limit of the next wait, in milliseconds. */
  get limitMs(): number {
    return this.timedOut < waitsWithFullPatience ? this.fullMs : Math.min(this.fullMs, shortLimitMs);
  }

  /** Sets the limit that an IDE's manifest, or the command line, asks for. */
  set(fullMs: number): void {
    this.fullMs = fullMs;
  }

  /** A wait has timed out. */
  lose(): void {
    this.timedOut++;
  }
}

const waitsWithFullPatience = 3;
const shortLimitMs = 5000;

/** The patience of this worker. */
export const patience = new Patience(20_000);

/** After this time a state is read again although nothing was seen to change, in milliseconds. */
export const momentMs = 50;

/** A wait that timed out. */
export class NotInTime extends Error {
  override readonly name = 'NotInTime';

  /**
   * @param awaited what was waited for, as it follows "waiting for"
   * @param limitMs for how long
   * @param seen what was seen instead, as a sentence
   */
  constructor(awaited: string, limitMs: number, seen?: string) {
    const seconds = Number((limitMs / 1000).toPrecision(2));
    super(`Timed out after ${seconds} s waiting for ${awaited}.${seen === undefined ? '' : ` ${seen}`}`);
  }
}

/** What makes the waits of {@link within} fail that are under way. */
const waiting = new Set<(error: Error) => void>();

/** Has all waits of {@link within} fail that are under way: what they wait for cannot come any more. */
export function abandonWaits(why: Error): void {
  for (const abandon of waiting) abandon(why);
}

/**
 * What a promise gives, if it gives it in time.
 *
 * @param awaited what is waited for, as it follows "waiting for"
 * @throws NotInTime after the limit; whatever the promise throws before
 */
export async function within<Value>(
  awaited: string,
  promise: Promise<Value>,
  limit = patience.limitMs,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  let abandon: (error: Error) => void = () => {};
  const tooLate = new Promise<never>((_, reject) => {
    abandon = reject;
    waiting.add(abandon);
    timer = setTimeout(() => {
      patience.lose();
      reject(new NotInTime(awaited, limit));
    }, limit);
  });
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    waiting.delete(abandon);
    clearTimeout(timer);
  }
}

/**
 * Reads a state until it is the wanted one, or the limit is reached: then the last state read is returned, for an assertion to speak about.
 *
 * @param read gives the state as it is now
 * @param wanted whether that is the state waited for
 * @param change resolves when the state may have changed
 */
export async function eventually<State>(
  read: () => Promise<State>,
  wanted: (state: State) => boolean,
  change: () => Promise<void>,
  limit = patience.limitMs,
): Promise<State> {
  const deadline = performance.now() + limit;
  for (;;) {
    const state = await read();
    if (wanted(state)) return state;
    if (performance.now() >= deadline) {
      patience.lose();
      return state;
    }
    await change();
  }
}

/**
 * Reads a state until it is the wanted one.
 *
 * @param awaited what is waited for, as it follows "waiting for"
 * @param seen what to say of the last state when the time is up
 * @returns the wanted state
 * @throws NotInTime when the limit is reached
 */
export async function until<State>(
  awaited: string,
  read: () => Promise<State>,
  wanted: (state: State) => boolean,
  change: () => Promise<void>,
  seen?: (state: State) => string,
): Promise<State> {
  const limit = patience.limitMs;
  const state = await eventually(read, wanted, change, limit);
  if (!wanted(state)) throw new NotInTime(awaited, limit, seen?.(state));
  return state;
}

/** Tells all who wait that something happened. */
export class Pulse {
  private waiting: (() => void)[] = [];

  /** Wakes all who wait now. */
  readonly beat = (): void => {
    for (const wake of this.waiting.splice(0)) wake();
  };

  /** Resolves at the next beat. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
    });
  }
}
