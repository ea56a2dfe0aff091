// The outcomes of C++ scenarios, without cucumber: their cases have run, and each step only reads its result.

import type { Pickle } from '@cucumber/messages';
import { judgeObserved, observedBy } from '../cpp/judge-case';
import type { PlannedCase, TestProgram } from '../cpp/plan';
import type { CaseResult, CppResults } from '../cpp/results';
import { findStepDefinition, type StepDefinition } from '../cpp/step-definition';
import { causeOf, ScenarioError } from '../verdict/cause';
import type { Observation, Outcome } from '../verdict/outcome';
import { notApplicable } from '../verdict/render';
import { observation } from './observation';
import type { PlannedScenario } from './plan';

type Judged = Pick<Outcome, 'result' | 'message' | 'cause' | 'observations' | 'durationMs' | 'trace'>;

/**
 * Judges the scenarios that have only C++ steps, and those that are not applicable. Cucumber, which runs the others,
 * would come to the same outcomes: `cpp-outcomes.test.ts` compares the two.
 */
export class CppOutcomes {
  private readonly judged = new Map<string, Outcome>();
  private readonly waiting = new Map<string, { scenario: PlannedScenario; planned: PlannedCase; of: TestProgram }>();
  /** The scenarios that cucumber has to run. */
  readonly left: readonly PlannedScenario[];

  constructor(scenarios: readonly PlannedScenario[], programs: readonly TestProgram[]) {
    const cases = new Map(programs.flatMap((of) => of.cases.map((planned) => [planned.pickleId, { planned, of }])));
    const left: PlannedScenario[] = [];
    for (const scenario of scenarios) {
      const { id, missing, pickle } = scenario;
      const found = cases.get(id);
      if (missing.length > 0) this.judged.set(id, outcomeOf(scenario, skipped(notApplicable(missing))));
      else if (found && hasOnlyCppSteps(pickle)) this.waiting.set(id, { scenario, ...found });
      else left.push(scenario);
    }
    this.left = left;
  }

  /** Judges scenarios. @param results by scenario id; those of other scenarios do not matter */
  take(results: CppResults): void {
    for (const [id, result] of Object.entries(results)) this.judge(id, result);
  }

  /** The outcome of a scenario that has been judged. */
  outcomeOf(id: string): Outcome | undefined {
    return this.judged.get(id);
  }

  /** The outcomes by scenario id. Scenarios without a result fail. */
  end(): ReadonlyMap<string, Outcome> {
    for (const id of [...this.waiting.keys()]) this.judge(id, undefined);
    return this.judged;
  }

  private judge(id: string, result: CaseResult | undefined): void {
    const found = this.waiting.get(id);
    if (!found) return;
    this.waiting.delete(id);
    this.judged.set(id, outcomeOf(found.scenario, judgeCase(found.planned, found.of, result)));
  }
}

function outcomeOf({ id, rules, location }: PlannedScenario, judged: Judged): Outcome {
  return { id, rules, location, ...judged };
}

function hasOnlyCppSteps({ steps }: Pickle): boolean {
  return steps.every(({ text }) => findStepDefinition(text) !== undefined);
}

function skipped(message: string): Judged {
  return { result: 'not-applicable', message, observations: 0, durationMs: 0, trace: { observed: [] } };
}

interface JudgedStep {
  readonly id: string;
  readonly number: number;
  readonly definition: Pick<StepDefinition, 'kind' | 'judge'>;
  readonly values: readonly unknown[];
}

/** The steps of a case, up to the one that could not be planned. */
function stepsOf({ steps, refused }: PlannedCase): JudgedStep[] {
  const planned = steps.map(({ pickleStepId, number, definition, values }) => {
    return { id: pickleStepId, number, definition, values };
  });
  if (!refused) return planned;
  const { pickleStepId: id } = refused;
  return [...planned, { id, number: planned.length + 1, definition: { kind: 'setting' }, values: [] }];
}

function judgeCase(planned: PlannedCase, { schemas }: TestProgram, result: CaseResult | undefined): Judged {
  const observed: Observation[] = [];
  const facts = { durationMs: Math.round((result?.milliseconds ?? 0) * 1000) / 1000 };
  for (const { id, number, definition, values } of stepsOf(planned)) {
    try {
      const seen = observedBy(result, id, definition);
      if (!seen) continue;
      observed.push(observation(number, seen));
      judgeObserved(seen, definition, values, schemas.files);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      const culprit = error instanceof ScenarioError ? error.failure.culprit : undefined;
      const failedStep = culprit?.step ?? number;
      const trace = { observed: [...observed, ...laterObservations(planned, result, failedStep)], failedStep };
      const failure = { cause: causeOf(error), message: culprit?.message ?? why };
      return { ...facts, result: 'failed', ...failure, observations: observed.length, trace };
    }
  }
  return { ...facts, result: 'passed', observations: observed.length, trace: { observed } };
}

/** What steps observed after the one that failed: their case ran on. */
function laterObservations({ steps }: PlannedCase, result: CaseResult | undefined, failedStep: number): Observation[] {
  return steps.flatMap(({ pickleStepId, number }) => {
    const [observed] = (number > failedStep && result?.steps[pickleStepId]?.observed) || [];
    return observed ? [observation(number, observed)] : [];
  });
}
