// The results of a C++ case -> the verdicts of its steps. Pure.

import { AssertionError } from 'chai';
import type { CaseLimits } from '../subject/case-limits';
import { ScenarioError } from '../verdict/cause';
import { observedAnother, stepNotReached } from '../verdict/render';
import type { SchemaFile } from './build-config';
import { failureOfEnd } from './endings';
import type { PlannedCase, TestProgram } from './plan';
import { observedIn, type ProgramLine, type ProgramObservation } from './program-output';
import type { CaseResult } from './results';
import type { Observed, StepDefinition } from './step-definition';
import { oracleOf } from './wire-oracle';

/**
 * What a step observed; {@link judgeObserved} says whether it is right.
 * @param result absent: the C++ harness knows nothing of the case
 * @returns undefined if the step is no observation
 * @throws the error that the step fails with
 */
export function observedBy(
  result: CaseResult | undefined,
  stepId: string,
  { kind }: Pick<StepDefinition, 'kind'>,
): Observed | undefined {
  if (!result) throw new Error('The C++ harness has no result for this scenario.');
  if (result.failure !== undefined) throw new ScenarioError(result.failure);
  const step = result.steps[stepId];
  if (step?.failure !== undefined) throw new ScenarioError(step.failure);
  if (kind === 'setting') return undefined;
  if (!step) throw new ScenarioError({ cause: result.notRun ?? { kind: 'crashed' }, message: stepNotReached });
  if (kind === 'action') return undefined;
  const [observed] = step.observed;
  if (!observed) throw new Error('The step observed nothing.');
  return observed;
}

/**
 * The cases of a program that ended as they should and observed nothing wrong.
 * @param lines what the program reported
 */
export function goodCases(program: TestProgram, lines: readonly ProgramLine[], limits: CaseLimits): Set<number> {
  const cases = new Map(program.cases.map((planned) => [planned.number, planned]));
  const ended = lines.filter((line) => 'end' in line);
  const good = new Set(
    ended.filter((end) => failureOfEnd(end, cases.get(end.case)!, cases, limits) === undefined).map((end) => end.case),
  );
  for (const line of lines) {
    if ('holds' in line && !isRight(line, cases.get(line.case)!, program)) good.delete(line.case);
  }
  return good;
}

/** What a judge has found right: reading bytes is slow, and a case that went well is judged again for its verdict. */
const right = new WeakSet<Observed>();

function isRight(line: ProgramObservation, { steps }: PlannedCase, { schemas }: TestProgram): boolean {
  const step = steps.find(({ number }) => number === line.step);
  if (step === undefined) return false;
  try {
    judgeObserved(observedIn(line), step.definition, step.values, schemas.files);
    return true;
  } catch {
    return false;
  }
}

/**
 * Judges what a step observed.
 * @param values the values of the step's parameters
 * @param schemas the schemas of its scenario, by which bytes are read
 * @throws the error that the step fails with
 */
export function judgeObserved(
  observed: Observed,
  { judge }: Pick<StepDefinition, 'judge'>,
  values: readonly unknown[],
  schemas: readonly SchemaFile[],
): void {
  if (judge) {
    if (right.has(observed)) return;
    judge.apply(oracleOf(schemas), [observed, ...(values as never[])]);
    right.add(observed);
    return;
  }
  const { holds, actual, expected } = observed;
  if (!holds) throw new AssertionError(observedAnother(expected, actual), { actual, expected, showDiff: true });
}
