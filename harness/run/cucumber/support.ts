// Cucumber's support code on every worker: gives C++ steps their verdicts, and records the outcome of each scenario.

import { appendFileSync } from 'node:fs';
import {
  After,
  AfterStep,
  Before,
  BeforeAll,
  BeforeStep,
  defineParameterType,
  defineStep,
  Status,
  setDefaultTimeout,
  setDefinitionFunctionWrapper,
  setWorldConstructor,
} from '@cucumber/cucumber';
import type { SchemaFile } from '../../cpp/build-config';
import { judgeObserved, observedBy } from '../../cpp/judge-case';
import { loadResults } from '../../cpp/results';
import { type Planning, parameterTypes, type StepDefinition, stepDefinitions } from '../../cpp/step-definition';
import { causeOf, type Failure, ScenarioError } from '../../verdict/cause';
import { judgeScenario } from '../../verdict/judge';
import type { Outcome } from '../../verdict/outcome';
import { expectedFailure, matchesEntry, notApplicable, unfinished } from '../../verdict/render';
import { isRed } from '../../verdict/verdict';
import { TouchstoneWorld } from '../world';
import {
  isStopped,
  outcomesFile,
  type RunContext,
  resultsFile,
  runContext,
  type ScenarioContext,
  stepId,
} from './context';
import { placeOf } from './planned-pickles';

setWorldConstructor(TouchstoneWorld);
// A step may wait for several things in turn. Each wait has a limit of its own, and a message that says what is
// missing.
setDefaultTimeout(600_000);

/** The state of a running scenario that only this file needs. */
interface Running {
  readonly context: RunContext;
  readonly scenario: ScenarioContext;
  /** The id of the running step; absent while a hook runs. */
  step?: string;
  readonly started: number;
  readonly schemas: SchemaFile[];
  caseMs?: number;
}
const running = new WeakMap<TouchstoneWorld, Running>();

/** The red outcomes of this worker's scenarios, by scenario id: cucumber may run such a scenario once more. */
const redRuns = new Map<string, Outcome>();

// A process may run the features several times: see `--watch`.
BeforeAll(() => redRuns.clear());

Before(function (this: TouchstoneWorld, { pickle }) {
  const context = runContext(this.parameters);
  const scenario = context.scenarios[placeOf(pickle)]!;
  this.subject = context.subject;
  this.scenarioId = scenario.id;
  running.set(this, { context, scenario, started: performance.now(), schemas: [] });
  const firstRun = redRuns.get(scenario.id);
  this.isSecondLook = firstRun !== undefined;
  if (firstRun) this.log(`A second look, in a new browser. The first run was red: ${firstRun.message ?? 'it passed'}`);
  if (isStopped(context)) return 'skipped';
  if (scenario.missing.length === 0) return undefined;
  this.log(`Not applicable: ${notApplicable(scenario.missing)}`);
  return 'skipped';
});

BeforeStep(function (this: TouchstoneWorld, { pickle, pickleStep }) {
  const state = running.get(this)!;
  this.step = 1 + pickle.steps.findIndex(({ id }) => id === pickleStep.id);
  state.step = stepId(state.scenario.id, this.step);
});
AfterStep(function (this: TouchstoneWorld) {
  delete running.get(this)!.step;
  delete this.step;
});

// A failure that the baseline expects ends the scenario as skipped, with the reason: cucumber's own reports are then
// as red or green as the verdict is.
setDefinitionFunctionWrapper((step: (...values: unknown[]) => unknown) => {
  const wrapped = async function (this: TouchstoneWorld, ...values: unknown[]): Promise<unknown> {
    const isStep = running.get(this)?.step !== undefined;
    try {
      return await step.apply(this, values);
    } catch (error) {
      if (!isStep) throw error;
      const { context, scenario } = running.get(this)!;
      if (error instanceof Error) addToMessage(error, await this.explained());
      const why = error instanceof Error ? error.message : String(error);
      const culprit = error instanceof ScenarioError ? error.failure.culprit : undefined;
      await this.fail({ cause: causeOf(error), message: why, ...(culprit && { culprit }) });
      const { expected } = scenario;
      if (!expected || !matchesEntry(why, expected)) throw error;
      this.log(expectedFailure(why, context.baseline, expected));
      return 'skipped';
    }
  };
  Object.defineProperty(wrapped, 'length', { value: step.length });
  return wrapped;
});

/** Appends text to an error's message, and to the copy of the message in its stack: reports show one or the other. */
function addToMessage(error: Error, text: string): void {
  const before = error.message;
  error.message += text;
  if (error.stack !== undefined) error.stack = error.stack.replace(before, () => error.message);
}

After(async function (this: TouchstoneWorld, { pickle, result }) {
  const { context, scenario, started, caseMs } = running.get(this)!;
  const firstRun = redRuns.get(scenario.id);
  let cleanupFailure: unknown;
  await this.end().catch((error: unknown) => {
    cleanupFailure = error;
  });
  const passed = result?.status === Status.PASSED && !cleanupFailure;
  if (!passed) addLaterObservations(this, pickle.steps.length);
  const outcome: Outcome = {
    id: scenario.id,
    rules: scenario.rules,
    location: scenario.location,
    observations: this.observations,
    durationMs: Math.round((caseMs ?? performance.now() - started) * 1000) / 1000,
    ...resultOf(this, scenario.missing, passed, result, cleanupFailure),
    trace: this.trace,
    ...(firstRun && { firstRun }),
  };
  appendFileSync(outcomesFile(context.folder), `${JSON.stringify(outcome)}\n`);
  // A scenario that cucumber passes is red if no step observed anything, or if the baseline expects a failure.
  const { verdict, message } = judgeScenario(outcome, scenario.expected, context.baseline);
  const red = isRed(verdict);
  if (red) redRuns.set(scenario.id, outcome);
  if (cleanupFailure) throw cleanupFailure;
  if (passed && red) throw new Error(message);
});

/** What C++ steps observed after the one that failed: their case ran on, but cucumber skips them. */
function addLaterObservations(world: TouchstoneWorld, steps: number): void {
  const { context, scenario } = running.get(world)!;
  const { failedStep } = world.trace;
  const found = loadResults(resultsFile(context.folder))[scenario.id];
  if (failedStep === undefined || found === undefined) return;
  for (let step = failedStep + 1; step <= steps; step++) {
    const [observed] = found.steps[stepId(scenario.id, step)]?.observed ?? [];
    if (observed) world.alsoObserved(step, observed);
  }
}

function resultOf(
  world: TouchstoneWorld,
  missing: readonly string[],
  passed: boolean,
  result: { status: string; message?: string } | undefined,
  cleanupFailure: unknown,
): Pick<Outcome, 'result' | 'message' | 'cause'> {
  if (missing.length > 0) return { result: 'not-applicable', message: notApplicable(missing) };
  if (passed) return { result: 'passed' };
  return { result: 'failed', ...(world.failure ?? cleanupFailed(cleanupFailure) ?? withoutError(result)) };
}

function cleanupFailed(error: unknown): Failure | undefined {
  return error ? { cause: causeOf(error), message: String(error) } : undefined;
}

/** The failure of a scenario none of whose steps threw an error. */
function withoutError(result: { status: string; message?: string } | undefined): Failure {
  return { cause: { kind: 'harness' }, message: unfinished(result?.status, result?.message) };
}

for (const { name, regexp, transformer } of parameterTypes) defineParameterType({ name, regexp, transformer });
for (const definition of stepDefinitions()) {
  const step = function (this: TouchstoneWorld, ...values: unknown[]): void {
    consume(this, definition, values);
  };
  // Cucumber checks the number of parameters.
  Object.defineProperty(step, 'length', { value: definition.emit.length });
  defineStep(definition.expression, step);
}

/** Gives a C++ step its verdict from the results of the C++ harness. @throws the error that the step fails with */
function consume(world: TouchstoneWorld, definition: StepDefinition, values: unknown[]): void {
  const state = running.get(world)!;
  const result = loadResults(resultsFile(state.context.folder))[state.scenario.id];
  if (result) state.caseMs = result.milliseconds;
  const observed = observedBy(result, state.step!, definition);
  if (definition.kind === 'setting') collectSchemas(state, definition, values);
  if (!observed) return;
  judgeObserved(world.observed(observed), definition, values, state.schemas);
}

/** Collects the scenario's schemas for `judge` functions that read bytes. */
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
