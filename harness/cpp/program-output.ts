// The lines of a test program: which are its own, and what they say. Pure. See conformance-cpp/src/runner.cc.

import { z } from 'zod';

const refusalSchema = z.object({
  /**
   * - text: no record at all; `text` is how it begins.
   * - another-case: a record that belongs to the case that `case` names.
   * - repeated: a record that had come before.
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
  /** The numbers of the steps that were entered, in order; empty where the process could not tell. */
  entered: z.array(z.int()),
  /** The step that was entered last. */
  step: z.int(),
  microseconds: z.number(),
  /** Peak resident memory of the process. */
  kilobytes: z.number(),
  /** The signal or the exit status. */
  detail: z.string().optional(),
  /** The beginning of what the case printed. */
  output: z.string().optional(),
  /** The first thing that came over the case's descriptor of records and was refused. */
  refused: refusalSchema.optional(),
  /** Whether processes that the case started outlived it. */
  survivors: z.boolean().optional(),
});
const lineSchema = z.union([observationSchema, endSchema, beginSchema]);

export type Refusal = z.infer<typeof refusalSchema>;
export type CaseEnd = z.infer<typeof endSchema>;
/** What a test program says about a case. */
export type ProgramLine = z.infer<typeof lineSchema>;

/** Takes a program's lines in order, and only those: each has the token that it was given, and its running number. */
export class ProgramLines {
  private next = 1;
  private readonly taken: ProgramLine[] = [];
  private foreign: string | undefined;

  constructor(private readonly token: string) {}

  /** @returns the line if it is the program's */
  take(text: string): ProgramLine | undefined {
    const line = this.parse(text);
    if (line?.number === this.next) {
      this.next++;
      this.taken.push(line);
      return line;
    }
    this.foreign ??= text.slice(0, 120);
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

  /** How the first line begins that came over the program's descriptor and is not the program's. */
  get refused(): string | undefined {
    return this.foreign;
  }

  /** The numbers of the cases that have ended. */
  get ended(): ReadonlySet<number> {
    return new Set(this.taken.flatMap((line) => ('end' in line ? [line.case] : [])));
  }

  /** The case that had begun and not ended when the lines stopped. */
  get unfinished(): number | undefined {
    const last = this.taken.at(-1);
    return last === undefined || 'end' in last ? undefined : last.case;
  }
}
