// Random numbers that are the same for the same seed, for choices that need no shrinking of their own.

/** Gives whole numbers from 0 up to, but not including, the limit. */
export type Random = (limit: number) => number;

/** The generator mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

/** One of the values. */
export function pick<Value>(random: Random, values: readonly Value[]): Value {
  return values[random(values.length)]!;
}
