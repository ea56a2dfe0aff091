// Repeatable random choices.

import { randomSequence } from '../../differential/mutate';

/** A stream of random choices: the same seed gives the same choices. */
export class Random {
  /** A number in [0, 1). */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = randomSequence(seed);
  }

  /** A whole number in [low, high]. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of the values. @throws RangeError if there are none */
  pick<T>(values: readonly T[]): T {
    if (values.length === 0) throw new RangeError('There is nothing to choose from.');
    return values[this.between(0, values.length - 1)]!;
  }
}
