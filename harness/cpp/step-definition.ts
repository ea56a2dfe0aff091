// The words that C++ scenarios are written in. A step is defined once: the same registration gives cucumber its step
// and the planner its C++.

import { CucumberExpression, ParameterType, ParameterTypeRegistry } from '@cucumber/cucumber-expressions';
import type { Field } from 'protobufjs';
import type { BuildMode, Runtime } from './build-config';
import { Cpp } from './cpp-text';
import type { Insertion } from './insertion-plugin';

/** What a step may ask of the planner while it turns into C++: the scenario's schemas, and the wire format's oracle. */
export interface Planning {
  /** Adds a schema to the scenario. Without a name it is called after the feature. */
  addSchema(name: string | undefined, text: string): void;
  /** Has the case's program include a header after the generated ones. @throws if it is named twice, or is no header's name. */
  addHeader(header: string): void;
  /** Has a generator plugin insert text into what is generated from the scenario's schemas. */
  addInsertion(insertion: Insertion): void;
  setMode(mode: BuildMode): void;
  setRuntime(runtime: Runtime): void;
  /** Gives the scenario a program of its own, with a `main`. @throws if it has one already. */
  setProgram(text: string): void;
  /** The wire bytes of a message, as protobufjs writes them. @throws if the schema has no such type, or the JSON does not fit it. */
  encode(messageType: string, json: string): Uint8Array;
  /** The members of a oneof, by its name or by the name of one of them. @throws if the message has no such oneof. */
  oneof(messageType: string, name: string): readonly Field[];
}

/** What a judge may ask: as a planner, plus reading. */
export interface Judging {
  /** As of a planner. */
  encode(messageType: string, json: string): Uint8Array;
  /** Whether protobufjs takes the bytes for valid ones of the type. */
  accepts(messageType: string, bytes: Uint8Array): boolean;
  /** What protobufjs reads from the bytes, as plain JSON values. */
  decode(messageType: string, bytes: Uint8Array): unknown;
  /** The JSON of a doc string in the same form, so that the two can be compared. */
  normalize(messageType: string, json: string): unknown;
}

/** One observed value, as the case wrote it. */
export interface Observed {
  readonly holds: boolean;
  readonly actual: string;
  readonly expected: string;
}

type Arguments = readonly never[];
/** Gives the step's C++; `this` is the planner. */
export type Emit = (this: Planning, ...values: Arguments) => Cpp | undefined;
/** Looks at an observed value where C++ cannot judge it. @throws an assertion error. */
export type Judge = (this: Judging, observed: Observed, ...values: Arguments) => void;

/**
 * - setting: says how the case is built; no C++.
 * - action: C++ that is executed.
 * - observation: C++ that shows a value of the subject.
 * - probe: C++ that is only compiled; whether it compiles is the observation.
 */
export type WordKind = 'setting' | 'action' | 'observation' | 'probe';

export interface Word {
  readonly kind: WordKind;
  readonly expression: string;
  readonly emit: Emit;
  readonly judge?: Judge;
  /** With kind `probe`: whether the C++ is to compile. */
  readonly compiles?: boolean;
}

const parameterTypes = new ParameterTypeRegistry();
const parameters = [{ name: 'cpp', regexp: /`([^`]*)`/, transformer: (text: string) => new Cpp(text) }];
for (const { name, regexp, transformer } of parameters) {
  parameterTypes.defineParameterType(new ParameterType(name, regexp, null, transformer, false, false));
}

const words: { word: Word; expression: CucumberExpression }[] = [];

function define(word: Word): void {
  // A worker that loads the support code twice would define every word twice.
  if (words.some((known) => known.word.expression === word.expression)) {
    throw new Error(`the step \`${word.expression}\` is defined twice`);
  }
  words.push({ word, expression: new CucumberExpression(word.expression, parameterTypes) });
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

/** All words, in order of definition, and the parameter types they use. */
export const vocabulary = {
  words: (): readonly Word[] => words.map(({ word }) => word),
  parameters,
};

/** @returns the word that a step's text is written in, with the values of its parameters; undefined if it is no C++ step. */
export function findWord(text: string): { word: Word; values: unknown[] } | undefined {
  for (const { word, expression } of words) {
    const match = expression.match(text);
    if (match) return { word, values: match.map((argument) => argument.getValue(null)) };
  }
  return undefined;
}
