// A room: where the faults of one component are, and where they are tried.

import type { Random } from '../../random';
import type { Fault } from './fault-list';
import type { Trial } from './try-fault';

export interface Room {
  /** All faults of the component. */
  readonly faults: readonly Fault[];
  /** How many of them the features reach. */
  readonly reached: number;
  /** How many faults may be tried at a time. */
  readonly jobs: number;
  /**
   * Tries one fault.
   * @param random its choices depend on nothing else
   * @param thoroughly with everything that could notice it, however long that takes
   */
  tryFault(fault: Fault, random: Random, thoroughly: boolean): Promise<Trial>;
  close(): Promise<void>;
}
