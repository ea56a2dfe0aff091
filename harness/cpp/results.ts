// The results of the C++ cases, step by step: a JSON file that the coordinator writes and the workers read.

import { readFileSync } from 'node:fs';
import type { Cause, Failure } from '../verdict/cause';
import type { Observed } from './step-definition';

/** The result of one step of a case. */
export interface StepResult {
  /**
   * Why the step failed, other than by an observation: it does not compile, the process died in it, an action failed.
   */
  readonly failure?: Failure;
  /** In the order in which they were made; a probe has one. */
  readonly observed: readonly Observed[];
}

export interface CaseResult {
  /** Why no step of the case could run: its schema was refused, the generated code does not compile. */
  readonly failure?: Failure;
  /** Why the case did not run, if the failure is that of single steps. */
  readonly notRun?: Cause;
  /** By pickle step id. A step without an entry was not reached. */
  readonly steps: Readonly<Record<string, StepResult>>;
  readonly milliseconds: number;
}

/** By pickle id. */
export type CppResults = Readonly<Record<string, CaseResult>>;

let loaded: { path: string; results: CppResults } | undefined;

/** Reads the results of the current run, once per process. */
export function loadResults(path: string): CppResults {
  if (loaded?.path !== path) loaded = { path, results: JSON.parse(readFileSync(path, 'utf8')) as CppResults };
  return loaded.results;
}
