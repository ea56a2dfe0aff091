// What a run observed of one scenario, before anybody judges it.

import type { Cause } from './cause';

/** What became of a scenario when it ran, the subject's baseline not yet considered. */
export type Result = 'passed' | 'failed' | 'not-applicable';

export interface Outcome {
  /** Rule id + `/` + slug of the scenario's name (+ `/` + the example row's key column). Never a line number. */
  readonly id: string;
  /** The rule ids in the scenario's tags, in order; the first one is the id's. */
  readonly rules: readonly string[];
  readonly result: Result;
  /** Why it failed, or why it is not applicable. */
  readonly message?: string;
  /** What made it fail. */
  readonly cause?: Cause;
  /** `features/cpp/oneof/oneof.feature:21`, relative to the project. */
  readonly location: string;
  /** Values of the subject that its `Then` steps consumed. */
  readonly observations: number;
  readonly durationMs: number;
  /** The outcome of the scenario's first run, when it was red and the scenario ran once more. Nothing but the report uses it. */
  readonly firstRun?: Outcome;
}

/** How many scenarios were meant to run, did run, and how many of those observed the subject. */
export interface Counts {
  readonly planned: number;
  readonly executed: number;
  readonly observed: number;
}
