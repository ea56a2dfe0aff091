// The outcomes of C++ scenarios, without cucumber: their cases have run, and each step only reads its result.

import type { Pickle } from '@cucumber/messages';
import { judgeObserved, observedBy } from '../cpp/judge-case';
import type { PlannedCase, TestProgram } from '../cpp/plan';
import type { CaseResult, CppResults } from '../cpp/results';
import { findStepDefinition, type StepDefinition } from '../cpp/step-definition';
import { causeOf } from '../verdict/cause';
import type { Outcome, Trace } from '../verdict/outcome';
import { notApplicable } from '../verdict/render';
import { observedText } from './observed-text';
import type { PlannedScenario } from './plan';

type Judged = Pick<Outcome, 'result' | 'message' | 'cause' | 'observations' | 'durationMs' | 'trace'>;

/**
 * Judges the scenarios that have only C++ steps, and those that are not applicable. Cucumber, which runs the others,
 * would come to the same outcomes: `cpp-outcomes.test.ts` compares the two.
 *
 * @param results the results of all applicable C++ scenarios
 * @returns outcomes by scenario id; none for a scenario that cucumber has to run
 */
export function cppOutcomes(
  scenarios: readonly PlannedScenario[],
  programs: readonly TestProgram[],
  results: CppResults,
): Map<string, Outcome> {
  const cases = new Map(
    programs.flatMap((program) => program.cases.map((planned) => [planned.pickleId, { program, planned }] as const)),
  );
  return new Map(
    scenarios.flatMap((scenario) => {
      const { id, rules, location, missing, pickle } = scenario;
      const place = { id, rules, location };
      if (missing.length > 0) return [[id, { ...place, ...skipped(notApplicable(missing)) }] as const];
      const found = cases.get(id);
      if (!found || !hasOnlyCppSteps(pickle)) return [];
      return [[id, { ...place, ...judgeCase(found.planned, found.program, results[id]) }] as const];
    }),
  );
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
  const observed: Trace['observed'][number][] = [];
  const facts = { durationMs: Math.round((result?.milliseconds ?? 0) * 1000) / 1000 };
  for (const { id, number, definition, values } of stepsOf(planned)) {
    try {
      const seen = observedBy(result, id, definition);
      if (!seen) continue;
      observed.push({ step: number, value: observedText(seen) });
      judgeObserved(seen, definition, values, schemas.files);
    } catch (error) {
      const failure = { cause: causeOf(error), message: error instanceof Error ? error.message : String(error) };
      const trace = { observed, failedStep: number };
      return { ...facts, result: 'failed', ...failure, observations: observed.length, trace };
    }
  }
  return { ...facts, result: 'passed', observations: observed.length, trace: { observed } };
}
