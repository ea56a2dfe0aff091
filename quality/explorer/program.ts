// Programs: sequences of calls on a few objects of each message type. The model says what each call shows.

import { pick, randomFrom } from '../random';
import { type ArgumentText, byteText } from './encoding';
import { enumOperations } from './enum';
import { mapOperations } from './map';
import { ModelMessage } from './message';
import type { Argument, Effect, Operation, Parameter } from './operation';
import { repeatedOperations } from './repeated';
import { allFields, type Field, type MessageType, type Schema } from './schema';
import { singularOperations } from './singular';
import { valueFor } from './values';
import { wholeOperations } from './whole';
import { makeBytes } from './wire-maker';

/** Each program has this many objects of each type. */
export const objectsEach = 3;

/** One call: steps to a message in an object, and the operation on that message. */
export interface Call {
  readonly type: MessageType;
  readonly object: number;
  readonly steps: readonly Action[];
  readonly action: Action;
}

/** An operation with its arguments. */
export interface Action {
  readonly operation: Operation;
  readonly args: readonly Argument[];
}

/** Random numbers, one for each choice that a call consists of. fast-check makes them. */
export type RawCall = readonly [operation: number, object: number, path: number, one: number, two: number];

/** All operations of a schema. Their places in the list are their numbers in the driver. */
export class Operations {
  readonly all: readonly Operation[];
  private readonly of = new Map<MessageType, readonly Operation[]>();
  private readonly numbers: ReadonlyMap<Operation, number>;
  private readonly keys: ReadonlyMap<string, Operation>;

  /** @param isLeftOut operations that programs do not use */
  constructor(
    readonly schema: Schema,
    isLeftOut: (operation: Operation) => boolean = () => false,
  ) {
    for (const type of schema.messages)
      this.of.set(
        type,
        operationsOf(schema, type).filter((operation) => !isLeftOut(operation)),
      );
    this.all = [...this.of.values()].flat();
    this.numbers = new Map(this.all.map((operation, number) => [operation, number]));
    this.keys = new Map(this.all.map((operation) => [operation.key, operation]));
  }

  on(type: MessageType): readonly Operation[] {
    return this.of.get(type)!;
  }

  number(operation: Operation): number {
    return this.numbers.get(operation)!;
  }

  /** The operation with a key; undefined if the schema has none. */
  find(key: string): Operation | undefined {
    return this.keys.get(key);
  }
}

function operationsOf(schema: Schema, type: MessageType): Operation[] {
  const ofField = (field: Field): Operation[] => {
    if (field.label === 'map') return mapOperations(schema, type, field);
    return field.label === 'repeated' ? repeatedOperations(type, field) : singularOperations(type, field);
  };
  const ofFields = allFields(type).flatMap((field) => ofField(field).map((operation) => ({ ...operation, field })));
  const ofEnums = type === schema.messages[0] ? schema.enums.flatMap((known) => enumOperations(type, known)) : [];
  return [...wholeOperations(schema, type), ...ofFields, ...ofEnums];
}

/** The objects of a program as the model sees them. */
export class World {
  /** The last call that was executed. */
  last?: Call;
  private readonly objects = new Map<MessageType, ModelMessage[]>();

  constructor(schema: Schema) {
    for (const type of schema.messages)
      this.objects.set(
        type,
        Array.from({ length: objectsEach }, () => new ModelMessage(type)),
      );
  }

  object(type: MessageType, number: number): ModelMessage {
    return this.objects.get(type)![number]!;
  }

  /** Changes the objects. @returns what the call shows; undefined if it is not allowed now, and was not executed */
  call(call: Call): Effect | undefined {
    const root = this.object(call.type, call.object);
    let message = root;
    const perform = ({ operation, args }: Action): Effect | undefined =>
      operation.apply({
        message,
        args,
        object: (type, number) => {
          const other = this.object(type, number as number);
          return other === root ? undefined : other;
        },
      });
    const rules: string[] = [];
    // Steps change messages. If the operation is not allowed, the driver executes none of them.
    const before = call.steps.length > 0 ? root.copy() : undefined;
    for (const step of call.steps) {
      const effect = perform(step);
      if (!effect?.next) {
        if (before) root.take(before);
        return undefined;
      }
      rules.push(...effect.rules);
      message = effect.next;
    }
    const effect = perform(call.action);
    if (!effect && before) root.take(before);
    if (effect) this.last = call;
    return effect && { ...effect, rules: [...effect.rules, ...rules] };
  }
}

/** Another call on the field that the last call was on: what one leaves behind shows in the next. */
function chooseAgain(operations: Operations, world: World, raw: RawCall): Call | undefined {
  const [operation, , , one, two] = raw;
  const { type, object, steps, action } = world.last ?? {};
  if (!type || object === undefined || steps?.length !== 0 || !action?.operation.field) return undefined;
  const possible = operations.on(type).filter(({ field }) => field === action.operation.field);
  const chosen = possible[Math.floor(operation / 4) % possible.length]!;
  const args = argumentsOf(chosen.parameters, world.object(type, object), one, two);
  return { type, object, steps: [], action: { operation: chosen, args } };
}

/** Turns random numbers into a call that is likely to be allowed now. */
export function choose(operations: Operations, world: World, raw: RawCall): Call {
  const { messages } = operations.schema;
  const [operation, object, path, one, two] = raw;
  const again = path % 4 === 0 ? chooseAgain(operations, world, raw) : undefined;
  if (again) return again;
  const type = messages[object % messages.length]!;
  const number = Math.floor(object / messages.length) % objectsEach;
  const steps: Action[] = [];
  let on = type;
  const random = randomFrom(path);
  // The messages on the way are looked up in a copy, because steps change them.
  let message = world.object(type, number);
  for (let left = [0, 0, 0, 1, 1, 2][random(6)]!; left > 0; left--) {
    const possible = operations.on(on).filter(({ to }) => to !== undefined);
    if (possible.length === 0) break;
    const step = pick(random, possible);
    const args = argumentsOf(step.parameters, message, random(1_000_000), random(1_000_000));
    const copy = message.copy();
    const next = step.apply({ message: copy, args, object: () => undefined })?.next;
    if (!next) break;
    steps.push({ operation: step, args });
    message = next;
    on = step.to!;
  }
  const possible = operations.on(on);
  // Shows and parses are more frequent than one in all operations.
  const whole = possible.filter(({ key }) => key.includes('..') && !key.endsWith('..default-instance'));
  const list = operation % 4 === 0 ? whole : possible;
  const chosen = list[Math.floor(operation / 4) % list.length]!;
  return {
    type,
    object: number,
    steps,
    action: { operation: chosen, args: argumentsOf(chosen.parameters, message, one, two) },
  };
}

function argumentsOf(parameters: readonly Parameter[], message: ModelMessage, ...choices: number[]): Argument[] {
  return parameters.map((parameter, index) => argumentOf(parameter, message, choices[index]!));
}

function argumentOf(parameter: Parameter, message: ModelMessage, choice: number): Argument {
  switch (parameter.kind) {
    case 'value':
      return valueFor(parameter.type, choice);
    case 'index':
      return choice % Math.max(1, parameter.size(message));
    case 'key': {
      const known = parameter.known(message);
      if (known.length > 0 && choice % 3 > 0) return known[Math.floor(choice / 3) % known.length]!;
      return valueFor(parameter.type, Math.floor(choice / 3));
    }
    case 'object':
      return choice % objectsEach;
    case 'wire':
      return makeBytes(parameter.type, randomFrom(choice));
  }
}

/** A program as the driver reads it. */
export function programBytes(operations: Operations, calls: readonly Call[]): string {
  const { messages } = operations.schema;
  const one = ({ type, object, steps, action }: Call): string =>
    String.fromCharCode(messages.indexOf(type), object, steps.length) +
    [...steps, action].map((each) => actionBytes(operations, each)).join('');
  const bytes = calls.map(one).join('');
  return byteText('uint32', bytes.length) + bytes;
}

function actionBytes(operations: Operations, { operation, args }: Action): string {
  const texts = operation.parameters.map((parameter, index) => byteText(encodingOf(parameter), args[index]!));
  return byteText('uint16', operations.number(operation)) + texts.join('');
}

/** How an argument is written for the driver. */
export function encodingOf(parameter: Parameter): ArgumentText {
  switch (parameter.kind) {
    case 'value':
    case 'key':
      return typeof parameter.type === 'object' ? 'int32' : parameter.type;
    case 'index':
      return 'int32';
    case 'object':
      return 'int32';
    case 'wire':
      return 'bytes';
  }
}
