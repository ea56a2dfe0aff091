// Compiler errors, link errors and the output of test programs -> results of the steps. Pure.

import { type CaseLimits, defaultLimits } from '../subject/case-limits';
import type { Cause, Failure, GeneratedLines } from '../verdict/cause';
import { type CompilerError, firstError, firstLines } from './diagnostics';
import { failureOfEnd } from './endings';
import { generatedLines, type ReadText } from './generated-lines';
import type { PlannedCase, PlannedStep, TestProgram } from './plan';
import { observedIn, type ProgramLine } from './program-output';
import type { CaseResult, StepResult } from './results';
import { namesIn, withoutNames } from './schema-names';
import type { Observed } from './step-definition';
import type { CheckedLine } from './test-program';

interface StepFindings {
  failure?: Failure;
  readonly observed: Observed[];
}

/** Collects what is known about each case of a test program. */
export class ProgramFindings {
  private readonly failures = new Map<number, Failure>();
  private readonly notRun = new Map<number, Cause>();
  private readonly steps = new Map<number, Map<string, StepFindings>>();
  private readonly times = new Map<number, { milliseconds: number }>();
  /** The numbers of the cases that cannot be built. */
  readonly excluded = new Set<number>();

  private readonly schemaNames: ReadonlySet<string>;

  /** @param read reads a file of the build folder */
  constructor(
    private readonly program: TestProgram,
    private readonly limits: CaseLimits = defaultLimits,
    private readonly read: ReadText = () => undefined,
  ) {
    this.schemaNames = namesIn(program.schemas.files.map(({ text }) => text));
    for (const planned of program.cases) {
      if (!planned.refused) continue;
      const failure: Failure = { cause: { kind: 'harness' }, message: planned.refused.message };
      this.blame(planned, undefined, failure);
      this.step(planned, planned.refused.pickleStepId).failure = failure;
    }
  }

  /**
   * Records a failure that keeps the case from running. The steps before the culprit are not at fault, but their
   * observations could not be made.
   * @param culprit the step at fault; absent if it is no single step
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
              message: `It could not be observed, because ${planned.feature}:${culprit.line} does not compile. ${failure.message}`,
              culprit: { step: culprit.number, message: failure.message },
            }
          : failure;
      }
    }
    if (culprit) this.step(planned, culprit.pickleStepId).failure = failure;
  }

  /** Records a failure of all cases: the program cannot be built or run. */
  failAll(cause: Cause, message: string): void {
    for (const planned of this.program.cases) {
      if (!planned.refused) this.failures.set(planned.number, { cause, message });
    }
  }

  /**
   * Records that the compiler or the linker fails for the whole program.
   * @param what a sentence, which stands before the tool's words
   */
  failAllByTool(kind: 'not-compiled' | 'not-linked', what: string, output: string): void {
    this.failAll(this.toolCause(kind, firstError(output), output), `${what}\n${firstLines(output, 20)}`);
  }

  /** Records a failure of cases that did not run to their end; what they observed does not count. */
  failCases(numbers: Iterable<number>, cause: Cause, message: string): void {
    for (const number of numbers) this.failures.set(number, { cause, message });
  }

  /** @param error the tool's first error, without its place */
  private toolCause(kind: 'not-compiled' | 'not-linked', error: string | undefined, output: string): Cause {
    const named = error !== undefined && { error, alike: withoutNames(error, this.schemaNames) };
    return { kind, ...named, ...this.pointedAt(output) };
  }

  /** The generated code that a tool's output points at. */
  private pointedAt(output: string): { generated?: GeneratedLines } {
    const generated = generatedLines(output, this.read);
    return generated === undefined ? {} : { generated };
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
   * Takes the compiler's errors about the check text. An error in a case excludes the case, an error in a probe is an
   * observation, and an error outside of all cases fails the whole program.
   */
  takeCheck(errors: readonly CompilerError[], lines: ReadonlyMap<number, CheckedLine>): void {
    this.takeErrors(errors, lines, true);
  }

  /** Takes the compiler's errors of a further round, which checked only some of the cases. */
  takeAgain(errors: readonly CompilerError[], lines: ReadonlyMap<number, CheckedLine>): void {
    this.takeErrors(errors, lines, false);
  }

  /**
   * The cases that may use a template whose instantiation failed for another case: clang reports that only once. They
   * are found by the template's name in one of their steps.
   */
  suspects(errors: readonly CompilerError[]): ReadonlySet<number> {
    const names = new Set(errors.flatMap(({ templates }) => templates));
    if (names.size === 0) return new Set();
    const uses = (planned: PlannedCase): boolean =>
      planned.steps.some((step) => step.cpp?.text.match(/\w+/g)?.some((word) => names.has(word)));
    const users = this.program.cases.filter(
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
        this.failAll(this.toolCause('not-compiled', error.headline, error.text), message);
        return;
      }
      if (at.probe) {
        // An error in a step before the probe is that step's, and is reported in the case's own function too.
        if (at.step === at.probe) refusedProbes.set(at.probe.pickleStepId, error.headline);
      } else if (!this.excluded.has(at.case.number)) {
        this.excluded.add(at.case.number);
        const message = `It does not compile: ${error.headline}\n${firstLines(error.text, 20)}`;
        const cause = this.toolCause('not-compiled', error.headline, error.text);
        this.blame(at.case, at.step, { cause, message });
      }
    }
    const checked = new Set([...lines.values()].map((line) => line.case.number));
    for (const planned of this.program.cases) {
      if (!checked.has(planned.number)) continue;
      for (const probe of planned.steps) {
        if (probe.definition.kind !== 'probe') continue;
        const refusal = refusedProbes.get(probe.pickleStepId);
        const { observed } = this.step(planned, probe.pickleStepId);
        // A later round has fewer cases, so fewer of its errors are hidden behind others.
        if (!all) observed.length = 0;
        observed.push({
          holds: (refusal === undefined) === probe.definition.compiles,
          actual: refusal === undefined ? 'C++ that compiles' : `C++ that does not compile: ${refusal}`,
          expected: probe.definition.compiles ? 'C++ that compiles' : 'C++ that does not compile',
        });
      }
    }
  }

  /** Excludes the cases that a link error names. */
  takeLinkErrors(cases: ReadonlySet<number>, output: string): void {
    for (const planned of this.program.cases) {
      if (!cases.has(planned.number)) continue;
      this.excluded.add(planned.number);
      const message = `It does not link:\n${firstLines(output, 20)}`;
      this.blame(planned, undefined, { cause: this.toolCause('not-linked', firstError(output), output), message });
    }
  }

  /** Takes the lines that the test program wrote. */
  takeRun(lines: readonly ProgramLine[]): void {
    const byNumber = new Map(this.program.cases.map((planned) => [planned.number, planned]));
    for (const line of lines) {
      const planned = byNumber.get(line.case);
      if (!planned || 'begin' in line) continue;
      const step = planned.steps.find((candidate) => candidate.number === line.step);
      if ('holds' in line) {
        if (!step) continue;
        const result = this.step(planned, step.pickleStepId);
        if (step.definition.kind === 'observation') result.observed.push(observedIn(line));
        else if (!line.holds)
          result.failure ??= {
            cause: { kind: 'observed', expected: line.expected, actual: line.actual },
            message: `It failed: expected ${line.expected}, but it was ${line.actual}.`,
          };
        continue;
      }
      this.times.set(line.case, { milliseconds: line.microseconds / 1000 });
      const ending = failureOfEnd(line, planned, byNumber, this.limits);
      const failure = ending && {
        ...ending,
        cause: { ...ending.cause, ...this.pointedAt(line.output ?? '') },
      };
      const whole = line.end === 'leaked' || failure === undefined;
      const reached = whole ? Number.POSITIVE_INFINITY : line.step;
      for (const done of planned.steps) if (done.number <= reached) this.step(planned, done.pickleStepId);
      if (failure === undefined) continue;
      // A leak is only known at the end, so the last step fails.
      const culprit = line.end === 'leaked' ? planned.steps.at(-1) : (step ?? planned.steps[0]);
      if (culprit) this.step(planned, culprit.pickleStepId).failure ??= failure;
    }
  }

  /** Forgets what the steps observed, which may be megabytes. */
  forgetSteps(): void {
    this.steps.clear();
  }

  results(): Record<string, CaseResult> {
    const results: Record<string, CaseResult> = {};
    for (const planned of this.program.cases) {
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
