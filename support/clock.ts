// The time, and calls at intervals. Tests use a clock of their own.

/** Ends calls at intervals. */
export type Stop = () => void;

export interface Clock {
  /** Milliseconds since some fixed moment. */
  now(): number;
  /** Calls an action at intervals. It does not keep the process alive. */
  every(milliseconds: number, action: () => void): Stop;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  every(milliseconds, action) {
    const timer = setInterval(action, milliseconds).unref();
    return () => clearInterval(timer);
  },
};
