// The outcome of one scenario, before it is judged.

import type { Cause } from './cause';

/** How a scenario ended, without regard to the subject's baseline. */
export type Result = 'passed' | 'failed' | 'not-applicable';

export interface Outcome {
  /** The scenario's id, see `IdentifiedScenario`. */
  readonly id: string;
  /** The ids of the rules that the scenario belongs to; the id begins with the first one. */
  readonly rules: readonly string[];
  readonly result: Result;
  /** Why it failed, or why it is not applicable. */
  readonly message?: string;
  /** What made it fail. */
  readonly cause?: Cause;
  /** `features/cpp/oneof/oneof.feature:21`, relative to the project. */
  readonly location: string;
  /** How many values of the subject its `Then` steps read. */
  readonly observations: number;
  readonly durationMs: number;
  /** The outcome of the first run, if it was red and the scenario ran once more. Only the reports use it. */
  readonly firstRun?: Outcome;
  /** What its steps observed, for the report. */
  readonly trace?: Trace;
}

/** The observations of a scenario, in their order. Steps are counted from 1. */
export interface Trace {
  readonly observed: readonly Observation[];
  /** The step that failed. */
  readonly failedStep?: number;
}

/** A value that a step read from the subject, as text. */
export interface Observation {
  readonly step: number;
  readonly value: string;
  /** The value that was expected, if it is known and its text is another one. */
  readonly expected?: string;
}

/** How many applicable scenarios were planned, how many ran, and how many of those observed the subject. */
export interface Counts {
  readonly planned: number;
  readonly executed: number;
  readonly observed: number;
}
