// The two kinds of steps about an IDE. `Given` and `When` arrange or act. `Then` reads a value of the subject and
// checks it; reading counts as an observation, so no `Then` can pass without one.

import * as cucumber from '@cucumber/cucumber';
import { IdeScenario } from '../../harness/ide/scenario/scenario';
import type { TouchstoneWorld } from '../../harness/run/world';
import type { ParameterTypes } from './parameters';

/**
 * The values of the parameters in a step's text, in order: `[PluginLetter, string]` for `{plugin} is told of {string}`.
 */
export type ParametersOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name extends keyof ParameterTypes
    ? [ParameterTypes[Name], ...ParametersOf<Rest>]
    : never
  : [];

type WithTable<Text extends string> = [...ParametersOf<Text>, table: cucumber.DataTable];
type WithDocString<Text extends string> = [...ParametersOf<Text>, docString: string];

/** The result of a read, or a promise of it. Not `void`, which is the result of actions. */
type Readable<Result> = [Awaited<Result>] extends [ReturnType<() => void>] ? never : Result;

/** A step as cucumber calls it. */
type CucumberStep = (this: TouchstoneWorld, ...values: unknown[]) => Promise<void>;

interface DefineAction {
  /** Defines a step that arranges or acts. A data table comes after the parameters. */
  <Text extends string>(text: Text, act: (ide: IdeScenario, ...values: WithTable<Text>) => unknown): void;
  /** The same for a step with a doc string. */
  <Text extends string>(text: Text, act: (ide: IdeScenario, ...values: WithDocString<Text>) => unknown): void;
}

export const Given: DefineAction = (text: string, act: (ide: IdeScenario, ...values: never[]) => unknown) =>
  cucumber.Given(text, acting(act));

export const When: DefineAction = (text: string, act: (ide: IdeScenario, ...values: never[]) => unknown) =>
  cucumber.When(text, acting(act));

/**
 * Defines a step that observes.
 *
 * @param read reads a value of the subject
 * @param check throws unless the value is the expected one
 */
export function Then<Text extends string, Result>(
  text: Text,
  read: (ide: IdeScenario, ...values: WithTable<Text>) => Readable<Result>,
  check: (value: Awaited<Result>, ...values: WithTable<Text>) => void,
): void;
/** The same for a step with a doc string. */
export function Then<Text extends string, Result>(
  text: Text,
  read: (ide: IdeScenario, ...values: WithDocString<Text>) => Readable<Result>,
  check: (value: Awaited<Result>, ...values: WithDocString<Text>) => void,
): void;
export function Then<Result>(
  text: string,
  read: (ide: IdeScenario, ...values: never[]) => Readable<Result>,
  check: (value: Awaited<Result>, ...values: never[]) => void,
): void {
  cucumber.Then(text, observing<never[], Result>(read, check));
}

/** Makes a step that acts on the IDE of its scenario. */
export function acting(act: (ide: IdeScenario, ...values: never[]) => unknown, ideOf = scenarioOf): CucumberStep {
  const step: CucumberStep = async function (...values) {
    await act(await ideOf(this), ...(values as never[]));
  };
  return withParameters(step, act.length - 1);
}

/**
 * Makes a step that reads a value of the IDE of its scenario, counts the observation, and checks the value.
 *
 * @throws TypeError if `read` ignores the IDE, or `check` ignores the value: such a step observes nothing
 */
export function observing<Values extends unknown[], Result>(
  read: (ide: IdeScenario, ...values: Values) => Result,
  check: (value: Awaited<Result>, ...values: Values) => void,
  ideOf = scenarioOf,
): CucumberStep {
  if (read.length === 0) throw new TypeError('The first function of a `Then` must read the IDE, its first parameter.');
  if (check.length === 0)
    throw new TypeError('The second function of a `Then` must check the value, its first parameter.');
  const step: CucumberStep = async function (...values) {
    const value = this.observed(await read(await ideOf(this), ...(values as Values)));
    await check(value, ...(values as Values));
  };
  return withParameters(step, Math.max(read.length, check.length) - 1);
}

function scenarioOf(world: TouchstoneWorld): Promise<IdeScenario> {
  return IdeScenario.of(world);
}

/** Cucumber compares a function's number of parameters with the step's text. */
function withParameters(step: CucumberStep, count: number): CucumberStep {
  return Object.defineProperty(step, 'length', { value: Math.max(count, 0) });
}
