// The lines that the runner of a test program writes, see conformance-cpp/src/runner.cc. Pure.

import { z } from 'zod';
import type { Observed } from './step-definition';

const refusalSchema = z.object({
  /**
   * - text: it is not a record; `text` is its beginning.
   * - another-case: it is a record of another case, `case`.
   * - repeated: the record had been received before.
   * - another-process: a process that the case started wrote it.
   * - after-end: it came after the case's end record.
   */
  what: z.enum(['text', 'another-case', 'repeated', 'another-process', 'after-end']),
  case: z.int(),
  text: z.string(),
});

const endings = [
  // The case's own end record says so.
  ...(['returned', 'leaked', 'exception'] as const),
  // The process ended without an end record.
  ...(['sanitizer', 'signal', 'exit', 'no-records'] as const),
  // The runner ended the process.
  ...(['stopped', 'timeout', 'memory', 'processes', 'file-size'] as const),
] as const;

const numbered = { number: z.int(), case: z.int() };
const beginSchema = z.object({ ...numbered, begin: z.literal(true) });
const observationSchema = z.object({
  ...numbered,
  step: z.int(),
  holds: z.boolean(),
  actual: z.string(),
  expected: z.string(),
});
const endSchema = z.object({
  ...numbered,
  end: z.enum(endings),
  /** The numbers of the steps that were entered, in order; empty if there was no end record. */
  entered: z.array(z.int()),
  /** The step that was entered last. */
  step: z.int(),
  microseconds: z.number(),
  /** The signal or the exit status. */
  detail: z.string().optional(),
  /** What the case printed; the two ends of it if that is more than 64 kB. */
  output: z.string().optional(),
  /** The first thing that was refused from the case's descriptor for records. */
  refused: refusalSchema.optional(),
  /** Whether processes that the case started outlived it. */
  survivors: z.boolean().optional(),
});
const lineSchema = z.union([observationSchema, endSchema, beginSchema]);

export type Refusal = z.infer<typeof refusalSchema>;
export type ProgramObservation = z.infer<typeof observationSchema>;
export type CaseEnd = z.infer<typeof endSchema>;
/** One line about a case. */
export type ProgramLine = z.infer<typeof lineSchema>;

const observedByLine = new WeakMap<ProgramObservation, Observed>();

/** What a line observed: the same object each time. */
export function observedIn(line: ProgramObservation): Observed {
  const known = observedByLine.get(line);
  if (known) return known;
  const { holds, actual, expected } = line;
  const observed = { holds, actual, expected };
  observedByLine.set(line, observed);
  return observed;
}

/** Takes lines in order. Each line must have the program's token and the next number; others are refused. */
export class ProgramLines {
  private next = 1;
  private readonly taken: ProgramLine[] = [];
  private firstRefused: string | undefined;

  constructor(private readonly token: string) {}

  /** @returns the line; undefined if it is refused */
  take(text: string): ProgramLine | undefined {
    const line = this.parse(text);
    if (line?.number === this.next) {
      this.next++;
      this.taken.push(line);
      return line;
    }
    this.firstRefused ??= text.slice(0, 120);
    return undefined;
  }

  private parse(text: string): ProgramLine | undefined {
    if (!text.startsWith(`${this.token} `)) return undefined;
    try {
      return lineSchema.safeParse(JSON.parse(text.slice(this.token.length + 1))).data;
    } catch {
      return undefined;
    }
  }

  get lines(): readonly ProgramLine[] {
    return this.taken;
  }

  /** The beginning of the first line that was refused. */
  get refused(): string | undefined {
    return this.firstRefused;
  }

  /** The numbers of the cases that have ended. */
  get ended(): ReadonlySet<number> {
    return new Set(this.taken.flatMap((line) => ('end' in line ? [line.case] : [])));
  }

  /** The case that has begun and not ended. */
  get unfinished(): number | undefined {
    const last = this.taken.at(-1);
    return last === undefined || 'end' in last ? undefined : last.case;
  }
}
