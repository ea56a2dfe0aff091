// Compares what a program showed with what the model says.

import type { ProgramRun } from './driver-run';
import { ModelMessage } from './message';
import type { Effect } from './operation';
import type { Call, World } from './program';
import type { Part } from './show';
import { encode, LeftOpen, Malformed, parseInto } from './wire';

/** A call that showed something else than the model says. */
export interface Difference {
  /** The number of the call in its program. */
  readonly call: number;
  /** The value that differs; absent if the call did not return, or wrote wrong bytes. */
  readonly part?: Part;
  readonly expected: string;
  readonly actual: string;
}

/** A call and what the model says about it. */
export interface JudgedCall {
  readonly call: Call;
  readonly effect: Effect;
}

/** Lets the model execute calls. Those that are not allowed are left out. */
export function execute(world: World, calls: readonly Call[]): JudgedCall[] {
  return calls.flatMap((call) => {
    const effect = world.call(call);
    return effect ? [{ call, effect }] : [];
  });
}

/** @returns the first difference */
export function judge(calls: readonly JudgedCall[], run: ProgramRun | undefined): Difference | undefined {
  for (const [index, { effect }] of calls.entries()) {
    const values = run?.calls[index];
    if (values === undefined) return { call: index, expected: 'a return', actual: 'it did not return' };
    const difference = effect.writes ? judgeBytes(effect.writes, values) : judgeParts(effect.shows ?? [], values);
    if (difference) return { call: index, ...difference };
  }
  return undefined;
}

function judgeParts(parts: readonly Part[], values: readonly string[]): Omit<Difference, 'call'> | undefined {
  for (const [index, part] of parts.entries()) {
    const actual = values[index] ?? 'nothing';
    if (actual !== part.text && actual !== 'n/a') return { part, expected: part.text, actual };
  }
  if (values.length <= parts.length) return undefined;
  return { expected: `${parts.length} values`, actual: `${values.length} values` };
}

/** Bytes have to hold the message, and no more bytes than needed. The order of fields is free. */
function judgeBytes(message: ModelMessage, values: readonly string[]): Omit<Difference, 'call'> | undefined {
  const [written, hex, size] = values;
  const wanted = encode(message);
  const expected = Buffer.from(wanted, 'latin1').toString('hex');
  const actual = values.join(' ');
  if (written !== 'true' || hex === undefined || size !== String(wanted.length)) return { expected, actual };
  const bytes = Buffer.from(hex.slice(1), 'hex').toString('latin1');
  if (bytes.length !== wanted.length) return { expected, actual };
  if (bytes === wanted) return undefined;
  try {
    const read = parseInto(new ModelMessage(message.type), bytes);
    return read.text() === message.text() ? undefined : { expected, actual };
  } catch (error) {
    if (error instanceof Malformed) return { expected, actual: `malformed: ${actual}` };
    // No message of the model has such bytes.
    if (error instanceof LeftOpen) return { expected, actual };
    throw error;
  }
}
