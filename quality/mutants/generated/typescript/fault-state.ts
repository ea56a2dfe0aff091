// Which fault is active in rewritten TypeScript, and which were reached: what the code calls as `touchstoneFault`.

/** What rewritten code calls. */
export interface FaultState {
  /** The number of the active fault; 0: none. */
  active: number;
  /** How often the active fault may still be reached. */
  left: number;
  /** A byte for each fault: 1 if it was reached. */
  readonly reached: Uint8Array;
}

/** So often no scenario of a few small files reaches a fault: a loop has lost its end. */
export const mostHits = 3_000_000;

/** The message of the error that ends such a loop. */
export const endlessMessage = 'The active fault was reached too often.';

/**
 * Makes the state. Its text goes into bundles, so it uses nothing from outside.
 * @param active the number of the active fault
 * @param faults the number of faults
 * @param mostHits how often the active fault may be reached
 */
export function newFaultState(active: number, faults: number, mostHits: number, endless: string): FaultState {
  const state = {
    active,
    left: mostHits,
    reached: new Uint8Array(faults + 1),
    on(number: number): boolean {
      state.reached[number] = 1;
      if (number !== state.active) return false;
      if (--state.left < 0) throw new Error(endless);
      return true;
    },
    less: (number: number, left: number, right: number): boolean => (state.on(number) ? left <= right : left < right),
    lessOrEqual: (number: number, left: number, right: number): boolean =>
      state.on(number) ? left < right : left <= right,
    greater: (number: number, left: number, right: number): boolean =>
      state.on(number) ? left >= right : left > right,
    greaterOrEqual: (number: number, left: number, right: number): boolean =>
      state.on(number) ? left > right : left >= right,
    plus: <Value extends number | bigint>(number: number, left: Value, right: Value): number | bigint => {
      const sum = (left as number) + (right as number);
      if (!state.on(number)) return sum;
      return typeof sum === 'bigint' ? (sum as bigint) + 1n : sum + 1;
    },
    minus: <Value extends number | bigint>(number: number, left: Value, right: Value): number | bigint => {
      const difference = (left as number) - (right as number);
      if (!state.on(number)) return difference;
      return typeof difference === 'bigint' ? (difference as bigint) - 1n : difference - 1;
    },
  };
  return state;
}
