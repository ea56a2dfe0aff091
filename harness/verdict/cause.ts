// What made a scenario fail, as data, from the harness to verdict.json. Messages are for people only.

import { inspect } from 'node:util';
import { z } from 'zod';
import { WaitTimeout } from '../../support/waiting';

/** Lines of generated code around the one that a tool points at. */
const generatedSchema = z.object({
  /** Its path in the subject's build folder: `generated/oneof/oneof.pb.h`. */
  file: z.string(),
  line: z.int().positive(),
  /** The number of the first of the lines. */
  first: z.int().positive(),
  lines: z.array(z.string()),
});

export type GeneratedLines = z.infer<typeof generatedSchema>;

/** Lines of a generated header that a scenario uses. */
export type GeneratedPart = Pick<GeneratedLines, 'file' | 'first' | 'lines'>;

/** What the compiler, the linker or a sanitizer points at, if that is generated code. */
const pointing = { generated: generatedSchema.optional() };
/**
 * The first error of the compiler or the linker, without its place; and the same without the names that the schema
 * chose, which tells errors with different reasons apart.
 */
const toolError = { error: z.string().optional(), alike: z.string().optional(), ...pointing };

export const causeSchema = z.discriminatedUnion('kind', [
  /** The generator did not write the files for the scenario's schemas. `error` is its first error, without its place. */
  z.object({ kind: z.literal('not-generated'), error: z.string().optional() }),
  z.object({ kind: z.literal('not-compiled'), ...toolError }),
  z.object({ kind: z.literal('not-linked'), ...toolError }),
  /** The process ended before the scenario did: by the signal, if any, or by an exit, an exception or a limit. */
  z.object({ kind: z.literal('crashed'), signal: z.string().optional(), ...pointing }),
  /** A sanitizer stopped the process. */
  z.object({ kind: z.literal('sanitizer'), ...pointing }),
  /** Memory or processes outlived the scenario. */
  z.object({ kind: z.literal('leaked'), ...pointing }),
  z.object({ kind: z.literal('timed-out') }),
  /** A step observed another value than expected. Both values are absent if the step did not compare two values. */
  z.object({ kind: z.literal('observed'), expected: z.string().optional(), actual: z.string().optional() }),
  /** No step observed a value of the subject. */
  z.object({ kind: z.literal('vacuous') }),
  /** Not the subject's behaviour: an error in the scenario or the harness, an undefined step, forged observations. */
  z.object({ kind: z.literal('harness') }),
]);

export type Cause = z.infer<typeof causeSchema>;

/** A cause with its message for people. */
export interface Failure {
  readonly cause: Cause;
  readonly message: string;
  /** The step at fault, counted from 1, with its own message; absent if it is the step that failed. */
  readonly culprit?: { readonly step: number; readonly message: string };
}

/** An error that carries its cause. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
  constructor(readonly failure: Failure) {
    super(failure.message);
  }
}

/** The cause of an error that a step threw. A failed assertion is an observation; an expired wait is a time-out. */
export function causeOf(error: unknown): Cause {
  if (error instanceof ScenarioError) return error.failure.cause;
  if (error instanceof WaitTimeout) return { kind: 'timed-out' };
  if (!(error instanceof Error)) return { kind: 'harness' };
  // Thrown by Puppeteer's own waits.
  if (error.name === 'TimeoutError') return { kind: 'timed-out' };
  // Thrown by chai and by node:assert.
  if (error.name !== 'AssertionError') return { kind: 'harness' };
  if (!('expected' in error && 'actual' in error)) return { kind: 'observed' };
  return { kind: 'observed', expected: shown(error.expected), actual: shown(error.actual) };
}

/** The generated code that a tool points at, if the cause has it. */
export function generatedOf(cause: Cause | undefined): GeneratedLines | undefined {
  return cause !== undefined && 'generated' in cause ? cause.generated : undefined;
}

/** The first error of the generator, the compiler or the linker, if the cause has it. */
export function toolErrorOf(cause: Cause | undefined): string | undefined {
  return cause !== undefined && 'error' in cause ? cause.error : undefined;
}

/** Whether the scenario did not run because its program could not be generated, compiled or linked. */
export function isNotBuilt(cause: Cause | undefined): boolean {
  return cause?.kind === 'not-generated' || cause?.kind === 'not-compiled' || cause?.kind === 'not-linked';
}

/** How many characters of a value verdict.json keeps. */
const mostShown = 2000;

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : inspect(value, { depth: 5, breakLength: 120 });
  return text.length <= mostShown ? text : `${text.slice(0, mostShown)}…`;
}
