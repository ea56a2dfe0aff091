// Compiler errors, link errors and driver output -> results of the steps. Pure.

import { type CaseLimits, defaultLimits } from '../subject/case-limits';
import type { Cause, Failure } from '../verdict/cause';
import type { CompilerError } from './diagnostics';
import { firstLines } from './diagnostics';
import { trouble } from './endings';
import type { PlannedCase, PlannedStep, TestProgram } from './plan';
import type { ProgramLine } from './program-output';
import type { CaseResult, StepResult } from './results';
import type { Observed } from './step-definition';
import type { CheckedLine } from './test-program';

interface StepFindings {
  failure?: Failure;
  readonly observed: Observed[];
}

/** Collects what is known of each case of a unit. */
export class ProgramFindings {
  private readonly failures = new Map<number, Failure>();
  private readonly notRun = new Map<number, Cause>();
  private readonly steps = new Map<number, Map<string, StepFindings>>();
  private readonly times = new Map<number, { milliseconds: number; kilobytes?: number }>();
  /** Cases that cannot be built. */
  readonly excluded = new Set<number>();

  constructor(
    private readonly unit: TestProgram,
    private readonly limits: CaseLimits = defaultLimits,
  ) {
    for (const planned of unit.cases) {
      if (!planned.refused) continue;
      const failure: Failure = { cause: { kind: 'harness' }, message: planned.refused.message };
      this.blame(planned, undefined, failure);
      this.step(planned, planned.refused.pickleStepId).failure = failure;
    }
  }

  /**
   * Records a failure that keeps the case from running. The steps before the culprit did nothing wrong, but their
   * observations could not be made.
   * @param culprit absent: no single step is to blame.
   */
  private blame(planned: PlannedCase, culprit: PlannedStep | undefined, failure: Failure): void {
    this.notRun.set(planned.number, failure.cause);
    for (const step of planned.steps) {
      if (step === culprit) break;
      const result = this.step(planned, step.pickleStepId);
      if (step.definition.kind === 'observation') {
        result.failure ??= culprit
          ? {
              cause: failure.cause,
              message: `It could not be observed, for ${planned.feature}:${culprit.line} does not compile. ${failure.message}`,
            }
          : failure;
      }
    }
    if (culprit) this.step(planned, culprit.pickleStepId).failure = failure;
  }

  /** Nothing of the unit can be run. */
  failAll(cause: Cause, message: string): void {
    for (const planned of this.unit.cases) {
      if (!planned.refused) this.failures.set(planned.number, { cause, message });
    }
  }

  /** These cases could not be run, or not to their end; what they observed before counts for nothing. */
  failCases(numbers: Iterable<number>, cause: Cause, message: string): void {
    for (const number of numbers) this.failures.set(number, { cause, message });
  }

  get failed(): boolean {
    return this.failures.size > 0;
  }

  private step(planned: PlannedCase, pickleStepId: string): StepFindings {
    const steps = this.steps.get(planned.number) ?? new Map<string, StepFindings>();
    this.steps.set(planned.number, steps);
    const step = steps.get(pickleStepId) ?? { observed: [] };
    steps.set(pickleStepId, step);
    return step;
  }

  /**
   * Takes what the compiler said of the check text: errors of cases exclude them, errors of probes are observations,
   * an error that stands in no case concerns the whole unit.
   */
  takeCheck(errors: readonly CompilerError[], lines: ReadonlyMap<number, CheckedLine>): void {
    this.takeErrors(errors, lines, true);
  }

  /** Takes what the compiler said in a further round, which had some of the cases only. */
  takeAgain(errors: readonly CompilerError[], lines: ReadonlyMap<number, CheckedLine>): void {
    this.takeErrors(errors, lines, false);
  }

  /**
   * The cases that use a template whose instantiation failed for another case: clang says so only once.
   * Found by the template's name in a step.
   */
  suspects(errors: readonly CompilerError[]): ReadonlySet<number> {
    const names = new Set(errors.flatMap(({ templates }) => templates));
    if (names.size === 0) return new Set();
    const uses = (planned: PlannedCase): boolean =>
      planned.steps.some((step) => step.cpp?.text.match(/\w+/g)?.some((word) => names.has(word)));
    const users = this.unit.cases.filter(
      (planned) => !planned.refused && !this.excluded.has(planned.number) && uses(planned),
    );
    return new Set(users.map(({ number }) => number));
  }

  private takeErrors(errors: readonly CompilerError[], lines: ReadonlyMap<number, CheckedLine>, all: boolean): void {
    const refusedProbes = new Map<string, string>();
    for (const error of errors) {
      const at = error.line === undefined ? undefined : lines.get(error.line);
      if (!at) {
        const message = `The generated code does not compile:\n${firstLines(error.text, 20)}`;
        this.failAll({ kind: 'not-compiled' }, message);
        return;
      }
      if (at.probe) {
        // An error in the steps before the probe is that step's, and stands in the case's own function too.
        if (at.step === at.probe) refusedProbes.set(at.probe.pickleStepId, error.headline);
      } else if (!this.excluded.has(at.case.number)) {
        this.excluded.add(at.case.number);
        const message = `It does not compile: ${error.headline}\n${firstLines(error.text, 20)}`;
        this.blame(at.case, at.step, { cause: { kind: 'not-compiled' }, message });
      }
    }
    const checked = new Set([...lines.values()].map((line) => line.case.number));
    for (const planned of this.unit.cases) {
      if (!checked.has(planned.number)) continue;
      for (const probe of planned.steps) {
        if (probe.definition.kind !== 'probe') continue;
        const refusal = refusedProbes.get(probe.pickleStepId);
        const { observed } = this.step(planned, probe.pickleStepId);
        // What a later round says is about fewer cases, and so nearer to the truth.
        if (!all) observed.length = 0;
        observed.push({
          holds: (refusal === undefined) === probe.definition.compiles,
          actual: refusal === undefined ? 'C++ that compiles' : `C++ that does not compile: ${refusal}`,
          expected: probe.definition.compiles ? 'C++ that compiles' : 'C++ that does not compile',
        });
      }
    }
  }

  /** Takes a link error that names cases. */
  takeLinkErrors(cases: ReadonlySet<number>, output: string): void {
    for (const planned of this.unit.cases) {
      if (!cases.has(planned.number)) continue;
      this.excluded.add(planned.number);
      const message = `It does not link:\n${firstLines(output, 20)}`;
      this.blame(planned, undefined, { cause: { kind: 'not-linked' }, message });
    }
  }

  /** Takes what the driver said. */
  takeRun(lines: readonly ProgramLine[]): void {
    const byNumber = new Map(this.unit.cases.map((planned) => [planned.number, planned]));
    for (const line of lines) {
      const planned = byNumber.get(line.case);
      if (!planned || 'begin' in line) continue;
      const step = planned.steps.find((candidate) => candidate.number === line.step);
      if ('holds' in line) {
        if (!step) continue;
        const result = this.step(planned, step.pickleStepId);
        if (step.definition.kind === 'observation')
          result.observed.push({ holds: line.holds, actual: line.actual, expected: line.expected });
        else if (!line.holds)
          result.failure ??= {
            cause: { kind: 'observed', expected: line.expected, actual: line.actual },
            message: `It failed: expected ${line.expected}, but it was ${line.actual}.`,
          };
        continue;
      }
      this.times.set(line.case, { milliseconds: line.microseconds / 1000, kilobytes: line.kilobytes });
      const failure = trouble(line, planned, byNumber, this.limits);
      const whole = line.end === 'leaked' || failure === undefined;
      const reached = whole ? Number.POSITIVE_INFINITY : line.step;
      for (const done of planned.steps) if (done.number <= reached) this.step(planned, done.pickleStepId);
      if (failure === undefined) continue;
      // A leak is known at the end only: it is the last step's.
      const culprit = line.end === 'leaked' ? planned.steps.at(-1) : (step ?? planned.steps[0]);
      if (culprit) this.step(planned, culprit.pickleStepId).failure ??= failure;
    }
  }

  results(): Record<string, CaseResult> {
    const results: Record<string, CaseResult> = {};
    for (const planned of this.unit.cases) {
      const failure = this.failures.get(planned.number);
      const steps: Record<string, StepResult> = Object.fromEntries(this.steps.get(planned.number) ?? []);
      const notRun = this.notRun.get(planned.number);
      results[planned.pickleId] = {
        ...(failure !== undefined && { failure }),
        ...(notRun !== undefined && { notRun }),
        steps,
        milliseconds: 0,
        ...this.times.get(planned.number),
      };
    }
    return results;
  }
}
