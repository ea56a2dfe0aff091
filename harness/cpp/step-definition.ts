// Step definitions of C++ scenarios. Each gives cucumber a step, and the planner the step's C++.

import type { Field } from 'protobufjs';
import type { BuildMode, Runtime } from './build-config';
import { Cpp } from './cpp-text';
import type { Insertion } from './insertion-plugin';
import type { ReadMessage } from './wire-oracle';

/** What a step definition can use while the planner turns a step into C++. */
export interface Planning {
  /** Adds a schema to the scenario. @param name absent: the feature's name */
  addSchema(name: string | undefined, text: string): void;
  /** Makes the test program include a header after the generated ones. @throws for a duplicate or an invalid name. */
  addHeader(header: string): void;
  /** Makes a generator plugin insert text into the code generated from the scenario's schemas. */
  addInsertion(insertion: Insertion): void;
  setMode(mode: BuildMode): void;
  setRuntime(runtime: Runtime): void;
  /** Gives the scenario a program of its own, with a `main`. @throws if it has one already. */
  setProgram(text: string): void;
  /**
   * The wire bytes of a message, as protobufjs writes them.
   * @throws if the schema has no such type, or the JSON does not fit it.
   */
  encode(messageType: string, json: string): Uint8Array;
  /** The members of a oneof, by its name or by the name of one of them. @throws if the message has no such oneof. */
  oneof(messageType: string, name: string): readonly Field[];
}

/** What a judge can use. */
export interface Judging {
  /** See {@link Planning.encode}. */
  encode(messageType: string, json: string): Uint8Array;
  /** Reads a message. @returns undefined if the bytes are malformed */
  read(messageType: string, bytes: Uint8Array): ReadMessage | undefined;
  /** The message that protobufjs reads from the bytes, as plain JSON values. */
  decode(messageType: string, bytes: Uint8Array): unknown;
  /** A doc string's JSON in the form that `decode` returns, so that the two can be compared. */
  normalize(messageType: string, json: string): unknown;
}

/** One observed value, as the case wrote it. */
export interface Observed {
  readonly holds: boolean;
  readonly actual: string;
  readonly expected: string;
}

type Arguments = readonly never[];
/** Returns the step's C++; `this` is the planner. */
export type Emit = (this: Planning, ...values: Arguments) => Cpp | undefined;
/** Judges an observed value that C++ cannot judge. @throws an assertion error. */
export type Judge = (this: Judging, observed: Observed, ...values: Arguments) => void;

/**
 * - setting: how the case is built; no C++.
 * - action: C++ that is executed.
 * - observation: C++ that reads a value of the subject.
 * - probe: C++ that is only compiled; whether it compiles is the observation.
 */
export type StepKind = 'setting' | 'action' | 'observation' | 'probe';

export interface StepDefinition {
  readonly kind: StepKind;
  readonly expression: string;
  readonly emit: Emit;
  readonly judge?: Judge;
  /** With kind `probe`: whether the C++ is to compile. */
  readonly compiles?: boolean;
}

/** The parameter types of the step definitions. */
export const parameterTypes = [{ name: 'cpp', regexp: /`([^`]*)`/, transformer: (text: string) => new Cpp(text) }];

/** Stands for a parameter in the keys of `defined`. */
const parameter = '\0';
/** By expression, with its parameters replaced: a step's text is looked up, not compared with each expression. */
const defined = new Map<string, StepDefinition>();

function define(definition: StepDefinition): void {
  const { expression } = definition;
  if (/[()/\\`\0]|\{(?!cpp\})/.test(expression))
    throw new Error(`the step \`${expression}\` has something else than words and {cpp}`);
  const key = expression.replaceAll('{cpp}', parameter);
  // A worker that loads the support code twice would define every step twice.
  if (defined.has(key)) throw new Error(`the step \`${expression}\` is defined twice`);
  defined.set(key, definition);
}

/** Defines a step that says how the case is built: schemas, build mode, runtime. */
export function setting(expression: string, apply: (this: Planning, ...values: Arguments) => void): void {
  const emit = function (this: Planning, ...values: Arguments): undefined {
    Reflect.apply(apply, this, values);
  };
  Object.defineProperty(emit, 'length', { value: apply.length });
  define({ kind: 'setting', expression, emit });
}

/** Defines a step that executes C++. */
export function action(expression: string, emit: Emit): void {
  define({ kind: 'action', expression, emit });
}

/** Defines a step that observes the subject. Without a judge the C++ side says whether it holds. */
export function observation(expression: string, emit: Emit, judge?: Judge): void {
  define({ kind: 'observation', expression, emit, ...(judge && { judge }) });
}

/** Defines a step that observes whether C++ compiles. */
export function probe(expression: string, compiles: boolean, emit: Emit): void {
  define({ kind: 'probe', expression, emit, compiles });
}

/** All step definitions, in the order in which they were defined. */
export function stepDefinitions(): readonly StepDefinition[] {
  return [...defined.values()];
}

/**
 * @returns the definition that matches a step's text, with the values of its parameters; undefined if it is no C++
 *   step.
 */
export function findStepDefinition(text: string): { definition: StepDefinition; values: unknown[] } | undefined {
  if (text.includes(parameter)) return undefined;
  const values: Cpp[] = [];
  const key = text.replace(/`([^`]*)`/g, (_, inside: string) => {
    values.push(new Cpp(inside));
    return parameter;
  });
  const definition = defined.get(key);
  return definition && { definition, values };
}
