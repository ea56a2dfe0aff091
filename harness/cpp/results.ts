// What a run of the bench found, step by step, as it travels from the coordinator to the workers: a JSON file.

import { readFileSync } from 'node:fs';
import type { Cause, Failure } from '../verdict/cause';
import type { Observed } from './step-definition';

/** What became of one step of a case. */
export interface StepResult {
  /** Why the step failed apart from what it observed: it does not compile, the process died here, an action refused. */
  readonly failure?: Failure;
  /** Observations in the order in which they were made; a probe has one. */
  readonly observed: readonly Observed[];
}

export interface CaseResult {
  /** Why no step of the case could be tried: its schema was refused, the generated code does not compile. */
  readonly failure?: Failure;
  /** Why the case was not run, where single steps have failures. */
  readonly notRun?: Cause;
  /** By pickle step id. A step without an entry was not reached. */
  readonly steps: Readonly<Record<string, StepResult>>;
  readonly milliseconds: number;
  /** Peak resident memory of the child that ran the case. */
  readonly kilobytes?: number;
}

/** By pickle id. */
export type CppResults = Readonly<Record<string, CaseResult>>;

let loaded: { path: string; results: CppResults } | undefined;

/** Reads the results of the current run; they are read once a process. */
export function loadResults(path: string): CppResults {
  if (loaded?.path !== path) loaded = { path, results: JSON.parse(readFileSync(path, 'utf8')) as CppResults };
  return loaded.results;
}
