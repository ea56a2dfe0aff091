// What a scenario carries with it while it runs, whatever it is about.

import { World } from '@cucumber/cucumber';
import type { Subject } from '../subject/manifest';
import type { Failure } from '../verdict/cause';

/** The `this` of every step. */
export class TouchstoneWorld extends World {
  /** The subject that is put to the test. Set before the first step. */
  subject!: Subject;
  /** The scenario's id. Set before the first step. */
  scenarioId!: string;
  /** Whether the scenario was red a moment ago and runs once more: then nothing of the first run may be left. */
  isSecondLook = false;
  /** How many values of the subject the scenario's `Then` steps have consumed. */
  observations = 0;
  /** The failure of the scenario's first failing step. */
  failure?: Failure;
  private readonly cleanups: (() => Promise<void> | void)[] = [];
  private readonly witnesses: (() => Promise<void>)[] = [];
  private readonly explanations: (() => Promise<readonly string[]>)[] = [];

  /** Counts an observation of the subject. Every `Then` passes what it read from the subject through here. */
  observed<Value>(value: Value): Value {
    this.observations++;
    return value;
  }

  /** Has something done after the scenario, last in, first out, whatever became of it. */
  atEnd(cleanup: () => Promise<void> | void): void {
    this.cleanups.push(cleanup);
  }

  /** Has evidence gathered when a step fails, while everything is as it was then. */
  atFailure(gather: () => Promise<void>): void {
    this.witnesses.push(gather);
  }

  /** Has something said in the message of a step that fails. @param words gives lines, or none */
  explain(words: () => Promise<readonly string[]>): void {
    this.explanations.push(words);
  }

  /** What is known about a failure beside its own message, as lines to be put behind it. */
  async explained(): Promise<string> {
    const lines = await Promise.all(this.explanations.map((words) => words().catch(() => [])));
    return lines
      .flat()
      .map((line) => `\n  Chromium says: ${line}`)
      .join('');
  }

  /** Keeps why a step has failed, and has the evidence gathered. Evidence that is not to be had is no failure of its own. */
  async fail(failure: Failure): Promise<void> {
    this.failure = failure;
    for (const gather of this.witnesses.splice(0)) {
      await gather().catch((error: unknown) => this.log(`The evidence is not complete: ${String(error)}`));
    }
  }

  /** Runs what `atEnd` was given. @throws the first error, after everything has been tried. */
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
