// An operation: one call of the generated API on one message, as the driver executes it and as the model describes it.

import type { ModelMessage } from './message';
import type { EnumType, Field, MessageType, ScalarType, Value } from './schema';
import type { Part } from './show';

/** What an argument is, and how a random number becomes one. */
export type Parameter =
  | { readonly kind: 'value'; readonly type: ScalarType | EnumType }
  /** An index below the size that the message has. */
  | { readonly kind: 'index'; readonly size: (message: ModelMessage) => number }
  /** A key of a map: one that it has, or another one. */
  | { readonly kind: 'key'; readonly type: ScalarType; readonly known: (message: ModelMessage) => readonly Value[] }
  /** The number of another object of this type. */
  | { readonly kind: 'object'; readonly type: MessageType }
  /** Bytes to parse as this type. */
  | { readonly kind: 'wire'; readonly type: MessageType };

/** A value; of an object, its number. */
export type Argument = Value;

/** What the model says about a call. */
export interface Effect {
  /** The rules that it follows from. */
  readonly rules: readonly string[];
  /** What the call shows; absent: nothing. */
  readonly shows?: readonly Part[];
  /** The call shows wire bytes, which have to hold this message. */
  readonly writes?: ModelMessage;
  /** For a step: the message that the next operation is called on. */
  readonly next?: ModelMessage;
}

/** The objects of a program, and the message that the call is on. */
export interface Situation {
  readonly message: ModelMessage;
  readonly args: readonly Argument[];
  /** The object of a type with this number; undefined if the call is on this object or on a part of it. */
  object(type: MessageType, number: Argument): ModelMessage | undefined;
}

export interface Operation {
  /** Unique in the schema, and the same in a smaller schema that has the field. */
  readonly key: string;
  readonly on: MessageType;
  /** The field that it accesses. */
  readonly field?: Field;
  readonly parameters: readonly Parameter[];
  /** Of a step: the type of the message that it leads to. */
  readonly to?: MessageType;
  /** The statement, or for a step the expression of a pointer. `m` is the message with its `.` or `->`. */
  cpp(m: string, args: readonly string[]): string;
  /** What the driver executes instead of the statement: it puts what is shown. `m.` is the message. */
  driver?(args: readonly string[]): string;
  /** The headers that the statement needs. */
  readonly headers?: readonly string[];
  /** Changes the model. @returns undefined if the call is not allowed in this situation; nothing is changed then */
  apply(situation: Situation): Effect | undefined;
}

/**
 * Makes an operation of a whole message, with its rule.
 * @param change what a call changes and shows; undefined if it is not allowed now
 */
export type Make = (
  what: string,
  rule: string,
  rest: Pick<Operation, 'cpp'> & Partial<Operation>,
  change: (situation: Situation) => Omit<Effect, 'rules'> | undefined,
) => Operation;
