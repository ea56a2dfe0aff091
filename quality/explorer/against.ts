// Two subjects without the model: the same programs on both, and where they show something else.

import { type DriverRun, runDriver } from './driver-run';
import type { JudgedCall } from './judge';
import { ModelMessage } from './message';
import { type Operations, programBytes } from './program';
import { parseInto } from './wire';

/** A call that shows something else on two subjects. */
export interface Disagreement {
  readonly program: number;
  readonly call: number;
  readonly one: string;
  readonly other: string;
}

/** Runs programs on both drivers. @returns the first call on which they differ */
export function compare(
  one: string,
  other: string,
  operations: Operations,
  programs: readonly (readonly JudgedCall[])[],
): Disagreement | undefined {
  const texts = programs.map((program) =>
    programBytes(
      operations,
      program.map(({ call }) => call),
    ),
  );
  const runs = [runDriver(one, texts), runDriver(other, texts)] as const;
  for (const [program, calls] of programs.entries()) {
    for (const [call, { effect }] of calls.entries()) {
      const [first, second] = runs.map((run) => shownBy(run, program, call, effect.writes)) as [string, string];
      if (first !== second) return { program, call, one: first, other: second };
    }
  }
  return undefined;
}

/** What a call showed. Bytes are read, because the order of fields in them is free. */
function shownBy(run: DriverRun, program: number, call: number, writes: ModelMessage | undefined): string {
  const values = run.programs[program]?.calls[call];
  if (values === undefined) return 'it did not return';
  if (!writes || values[0] !== 'true') return values.join(' ');
  const bytes = Buffer.from(values[1]!.slice(1), 'hex').toString('latin1');
  try {
    return `${parseInto(new ModelMessage(writes.type), bytes).text()} in ${values[2]} bytes`;
  } catch {
    return values.join(' ');
  }
}
