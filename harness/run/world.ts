// The cucumber world: the state of a running scenario that the C++ and the IDE column share.

import { World } from '@cucumber/cucumber';
import { browserTitle } from '../subject/browsers';
import type { Subject } from '../subject/manifest';
import type { Failure } from '../verdict/cause';
import type { Observation } from '../verdict/outcome';
import type { RunParameters } from './cucumber/context';
import { observation } from './observation';

/** The `this` of every step. */
export class TouchstoneWorld extends World<Partial<RunParameters>> {
  /** Set before the first step. */
  subject!: Subject;
  /** Set before the first step. */
  scenarioId!: string;
  /** Whether the scenario was red a moment ago and runs once more: then nothing of the first run may be left. */
  isSecondLook = false;
  /** How many values of the subject the scenario's `Then` steps have read. */
  observations = 0;
  /** The failure of the scenario's first failing step. */
  failure?: Failure;
  /** The number of the step that runs, counted from 1; absent while a hook runs. */
  step?: number;
  /** What the steps observed and which one failed, for the report. */
  readonly trace: { observed: Observation[]; failedStep?: number } = { observed: [] };
  private readonly cleanups: (() => Promise<void> | void)[] = [];
  private readonly collectors: (() => Promise<void>)[] = [];
  private readonly explanations: (() => Promise<readonly string[]>)[] = [];

  /** Counts an observation and returns it. Every `Then` passes the value that it read from the subject through here. */
  observed<Value>(value: Value): Value {
    this.observations++;
    if (this.step !== undefined) this.alsoObserved(this.step, value);
    return value;
  }

  /** Adds to the report what a step observed, without counting it. */
  alsoObserved(step: number, value: unknown): void {
    this.trace.observed.push(observation(step, value));
  }

  /** Registers a function to run after the scenario, passed or failed. The last one registered runs first. */
  atEnd(cleanup: () => Promise<void> | void): void {
    this.cleanups.push(cleanup);
  }

  /** Registers a collector of artifacts to run at the moment a step fails. */
  atFailure(collect: () => Promise<void>): void {
    this.collectors.push(collect);
  }

  /** Registers a function whose lines are added to the message of a failed step. */
  explain(lines: () => Promise<readonly string[]>): void {
    this.explanations.push(lines);
  }

  /** The registered explanations, to be appended to the message of a failed step. */
  async explained(): Promise<string> {
    const lines = await Promise.all(this.explanations.map((explanation) => explanation().catch(() => [])));
    const browser = browserTitle(this.subject.ide);
    return lines
      .flat()
      .map((line) => `\n  ${browser} says: ${line}`)
      .join('');
  }

  /** Records the failure of a step and runs the collectors. A collector that fails leaves a note in the log. */
  async fail({ cause, message, culprit }: Failure): Promise<void> {
    this.failure = { cause, message: culprit?.message ?? message };
    const step = culprit?.step ?? this.step;
    if (step !== undefined) this.trace.failedStep = step;
    for (const collect of this.collectors.splice(0)) {
      await collect().catch((error: unknown) => this.log(`Artifacts are missing: ${String(error)}`));
    }
  }

  /** Runs the functions that `atEnd` registered. @throws the first error, after all have run */
  async end(): Promise<void> {
    const errors: unknown[] = [];
    for (const cleanup of this.cleanups.splice(0).reverse()) {
      try {
        await cleanup();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
  }
}
