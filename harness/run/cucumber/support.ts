// Cucumber's support code on every worker: gives C++ steps their verdicts, and writes down what became of a scenario.

import { appendFileSync } from 'node:fs';
import {
  After,
  AfterStep,
  Before,
  BeforeStep,
  defineParameterType,
  defineStep,
  Status,
  setDefaultTimeout,
  setDefinitionFunctionWrapper,
  setWorldConstructor,
} from '@cucumber/cucumber';
import { AssertionError } from 'chai';
import type { SchemaFile } from '../../cpp/build-config';
import { loadResults } from '../../cpp/results';
import {
  type Judging,
  type Observed,
  type Planning,
  parameterTypes,
  type StepDefinition,
  stepDefinitions,
} from '../../cpp/step-definition';
import { WireOracle } from '../../cpp/wire-oracle';
import { causeOf, type Failure, ScenarioError } from '../../verdict/cause';
import type { Outcome } from '../../verdict/outcome';
import { isExpected, isRed, judgeScenario } from '../../verdict/verdict';
import { TouchstoneWorld } from '../world';
import { outcomesFile, resultsFile, runContext } from './context';

setWorldConstructor(TouchstoneWorld);
// A step may wait for several things in turn, each within its own limit, which says what did not come.
setDefaultTimeout(600_000);

/** What a scenario needs beside what all worlds have. */
interface Running {
  pickleId: string;
  /** The step that is being run, and no hook. */
  pickleStepId?: string;
  started: number;
  schemas: SchemaFile[];
  caseMs?: number;
}
const running = new WeakMap<TouchstoneWorld, Running>();

/** The red outcomes of this worker's scenarios, by pickle id: cucumber may run such a scenario once more. */
const redRuns = new Map<string, Outcome>();

Before(function (this: TouchstoneWorld, { pickle }) {
  const context = runContext();
  const scenario = context.scenarios[pickle.id]!;
  this.subject = context.subject;
  this.scenarioId = scenario.id;
  running.set(this, { pickleId: pickle.id, started: performance.now(), schemas: [] });
  const firstRun = redRuns.get(pickle.id);
  this.isSecondLook = firstRun !== undefined;
  if (firstRun) this.log(`A second look, in a new browser. The first run was red: ${firstRun.message ?? 'it passed'}`);
  if (scenario.missing.length === 0) return undefined;
  this.log(`Not applicable: ${this.subject.name} does not claim ${scenario.missing.join(', ')}.`);
  return 'skipped';
});

BeforeStep(function (this: TouchstoneWorld, { pickleStep }) {
  running.get(this)!.pickleStepId = pickleStep.id;
});
AfterStep(function (this: TouchstoneWorld) {
  delete running.get(this)!.pickleStepId;
});

// A failure that the baseline expects ends the scenario as skipped, with the reason: cucumber's own reports are then
// as red or green as the verdict is.
setDefinitionFunctionWrapper((step: (...values: unknown[]) => unknown) => {
  const wrapped = async function (this: TouchstoneWorld, ...values: unknown[]): Promise<unknown> {
    const isStep = running.get(this)?.pickleStepId !== undefined;
    try {
      return await step.apply(this, values);
    } catch (error) {
      if (!isStep) throw error;
      const { pickleId } = running.get(this)!;
      if (error instanceof Error) addToMessage(error, await this.explained());
      const why = error instanceof Error ? error.message : String(error);
      await this.fail({ cause: causeOf(error), message: why });
      const expected = runContext().scenarios[pickleId]?.expected;
      if (!expected || !isExpected(why, expected)) throw error;
      this.log(`Expected failure (${runContext().baseline}:${expected.line}): ${expected.reason}\n\n${why}`);
      return 'skipped';
    }
  };
  Object.defineProperty(wrapped, 'length', { value: step.length });
  return wrapped;
});

/** Puts text behind an error's message, also where its stack repeats the message: reports show the one or the other. */
function addToMessage(error: Error, text: string): void {
  const before = error.message;
  error.message += text;
  if (error.stack !== undefined) error.stack = error.stack.replace(before, () => error.message);
}

After(async function (this: TouchstoneWorld, { result, pickle }) {
  const { folder, baseline, scenarios } = runContext();
  const scenario = scenarios[pickle.id]!;
  const { started, caseMs } = running.get(this)!;
  const firstRun = redRuns.get(pickle.id);
  let cleanupFailure: unknown;
  await this.end().catch((error: unknown) => {
    cleanupFailure = error;
  });
  const passed = result?.status === Status.PASSED && !cleanupFailure;
  const outcome: Outcome = {
    id: scenario.id,
    rules: scenario.rules,
    location: scenario.location,
    observations: this.observations,
    durationMs: Math.round((caseMs ?? performance.now() - started) * 1000) / 1000,
    ...(firstRun && { firstRun }),
    ...resultOf(this, scenario.missing, passed, result, cleanupFailure),
  };
  appendFileSync(outcomesFile(folder), `${JSON.stringify({ pickleId: pickle.id, ...outcome })}\n`);
  // What cucumber takes for a pass may be red all the same: no step observed anything, or the baseline expects a failure.
  const { verdict, message } = judgeScenario(outcome, scenario.expected, baseline);
  const red = isRed(verdict);
  if (red) redRuns.set(pickle.id, outcome);
  if (cleanupFailure) throw cleanupFailure;
  if (passed && red) throw new Error(message);
});

function resultOf(
  world: TouchstoneWorld,
  missing: readonly string[],
  passed: boolean,
  result: { status: string; message?: string } | undefined,
  cleanupFailure: unknown,
): Pick<Outcome, 'result' | 'message' | 'cause'> {
  if (missing.length > 0)
    return { result: 'not-applicable', message: `The subject does not claim ${missing.join(', ')}.` };
  if (passed) return { result: 'passed' };
  return { result: 'failed', ...(world.failure ?? cleanupFailed(cleanupFailure) ?? unfinished(result)) };
}

function cleanupFailed(error: unknown): Failure | undefined {
  return error ? { cause: causeOf(error), message: String(error) } : undefined;
}

/** The failure of a scenario of which no step threw. */
function unfinished(result: { status: string; message?: string } | undefined): Failure {
  return { cause: { kind: 'harness' }, message: unfinishedInWords(result) };
}

function unfinishedInWords(result: { status: string; message?: string } | undefined): string {
  switch (result?.status) {
    case Status.UNDEFINED:
      return 'A step is not defined: no step definition matches its text.';
    case Status.AMBIGUOUS:
      return 'A step is ambiguous: several step definitions match its text.';
    default:
      return result?.message ?? `The scenario ended as ${result?.status ?? 'nothing'}.`;
  }
}

for (const { name, regexp, transformer } of parameterTypes) defineParameterType({ name, regexp, transformer });
for (const definition of stepDefinitions()) {
  const step = function (this: TouchstoneWorld, ...values: unknown[]): void {
    consume(this, definition, values);
  };
  // Cucumber goes by the number of parameters.
  Object.defineProperty(step, 'length', { value: definition.emit.length });
  defineStep(definition.expression, step);
}

/** Gives a C++ step its verdict from what the bench found. @throws what the step is to fail with. */
function consume(world: TouchstoneWorld, definition: StepDefinition, values: unknown[]): void {
  const scenario = running.get(world)!;
  const found = loadResults(resultsFile(runContext().folder))[scenario.pickleId];
  if (!found) throw new Error('The bench has no result of this scenario.');
  scenario.caseMs = found.milliseconds;
  if (found.failure !== undefined) throw new ScenarioError(found.failure);
  const step = found.steps[scenario.pickleStepId!];
  if (definition.kind === 'setting') {
    collectSchemas(scenario, definition, values);
    if (step?.failure !== undefined) throw new ScenarioError(step.failure);
    return;
  }
  if (step?.failure !== undefined) throw new ScenarioError(step.failure);
  if (!step)
    throw new ScenarioError({
      cause: found.notRun ?? { kind: 'crashed' },
      message: 'The step was not reached: the case could not be built or ended before.',
    });
  if (definition.kind === 'action') return;
  const [observed] = step.observed;
  if (!observed) throw new Error('The step observed nothing.');
  world.observed(observed);
  if (definition.judge) definition.judge.apply(judging(scenario), [observed, ...(values as never[])]);
  else checkHolds(observed);
}

function checkHolds({ holds, actual, expected }: Observed): void {
  if (!holds)
    throw new AssertionError(`expected ${expected}, but it is ${actual}`, { actual, expected, showDiff: true });
}

/** The schemas once more, for judges that read bytes. */
function collectSchemas(scenario: Running, definition: StepDefinition, values: unknown[]): void {
  const collector: Planning = {
    addSchema: (name, text) => scenario.schemas.push({ name: name ?? '', text }),
    setMode() {},
    addHeader() {},
    addInsertion() {},
    setRuntime() {},
    setProgram() {},
    encode: () => new Uint8Array(),
    oneof: () => [],
  };
  definition.emit.apply(collector, values as never[]);
}

function judging(scenario: Running): Judging {
  const oracle = new WireOracle(scenario.schemas);
  return {
    encode: (type, json) => oracle.encode(type, json),
    accepts: (type, bytes) => oracle.accepts(type, bytes),
    decode: (type, bytes) => oracle.decode(type, bytes),
    normalize: (type, json) => oracle.normalize(type, json),
  };
}
