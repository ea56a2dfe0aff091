// One round of exploring: some schemas, their drivers, and many programs on each.

import fc from 'fast-check';
import type { Subject } from '../../harness/subject/manifest';
import { randomFrom } from '../random';
import type { DriverBuild } from './driver-build';
import { type DriverRun, runDriver } from './driver-run';
import { type Difference, execute, type JudgedCall, judge } from './judge';
import { isLeftOut, mayRequire } from './known-differences';
import { type Call, choose, Operations, programBytes, type RawCall, World } from './program';
import type { Schema } from './schema';
import { type Focus, makeSchema } from './schema-maker';

/** Programs that one process of a driver executes. */
export const programsAtOnce = 40;

/** What was counted. */
export interface Tally {
  schemas: number;
  programs: number;
  calls: number;
  /** Milliseconds in which programs were made, run and judged; without the build of drivers. */
  milliseconds: number;
  /** How often the model applied each rule. */
  readonly rules: Map<string, number>;
}

export function newTally(): Tally {
  return { schemas: 0, programs: 0, calls: 0, milliseconds: 0, rules: new Map() };
}

/** Something that the subject showed and the model does not say, or a sanitizer's report. */
export interface Finding {
  readonly schema: Schema;
  readonly calls: readonly JudgedCall[];
  /** Absent: a sanitizer reported something, though every call showed what it has to. */
  readonly difference?: Difference;
  readonly report?: string;
  /** The schema's code does not compile. */
  readonly notBuilt?: string;
}

const rawCall: fc.Arbitrary<RawCall> = fc.tuple(
  fc.nat(1_000_000),
  fc.nat(179),
  fc.nat(1_000_000),
  fc.nat(1_000_000),
  fc.nat(1_000_000),
);

/** Programs of random numbers. */
export function rawPrograms(seed: number, count: number, most: number): RawCall[][] {
  const arbitrary = fc.array(rawCall, { minLength: Math.min(50, most), maxLength: most, size: 'max' });
  return fc.sample(arbitrary, { seed, numRuns: count });
}

/** The random numbers as calls, and what the model says about each. */
export function makeProgram(operations: Operations, raw: readonly RawCall[]): JudgedCall[] {
  const world = new World(operations.schema);
  const calls = raw.flatMap((numbers) => {
    const call = choose(operations, world, numbers);
    return execute(world, [call]);
  });
  return [...calls, ...execute(world, finalCalls(operations))];
}

/** At its end a program shows all objects, and writes their bytes. */
function finalCalls(operations: Operations): Call[] {
  return operations.schema.messages.flatMap((type) =>
    ['show', 'serialize-partial'].flatMap((what) =>
      [0, 1, 2].map((object) => {
        const operation = operations.find(`${type.name}..${what}`)!;
        return { type, object, steps: [], action: { operation, args: [] } };
      }),
    ),
  );
}

/** Runs programs in one process. @returns the first program that shows something else, with what it shows */
export function runPrograms(
  driver: string,
  operations: Operations,
  programs: readonly (readonly JudgedCall[])[],
): { readonly program: number; readonly difference?: Difference; readonly report?: string } | undefined {
  const texts = programs.map((program) =>
    programBytes(
      operations,
      program.map(({ call }) => call),
    ),
  );
  const run = runDriver(driver, texts);
  for (const [program, calls] of programs.entries()) {
    const difference = judge(calls, run.programs[program]);
    if (difference) return { program, difference, ...reportOf(run) };
  }
  if (run.report === undefined) return undefined;
  // A report at the end, such as a leak, is of one of the programs.
  const program = texts.findIndex((text) => runDriver(driver, [text]).report !== undefined);
  return { program: Math.max(0, program), report: run.report };
}

function reportOf({ report }: DriverRun): { readonly report?: string } {
  return report === undefined ? {} : { report };
}

/** A random schema's operations, without those that are left out for the subject. */
export function makeOperations(subject: Subject, seed: number, focus: Focus | undefined): Operations {
  const { capabilities, name } = subject;
  const schema = makeSchema(randomFrom(seed), { capabilities, required: mayRequire(name), ...(focus && { focus }) });
  return new Operations(schema, (operation) => isLeftOut(name, operation));
}

/** Random programs, and what the model says about their calls. */
export function makePrograms(operations: Operations, seed: number, count: number): JudgedCall[][] {
  return rawPrograms(seed, count, 500).map((raw) => makeProgram(operations, raw));
}

export interface RoundOptions {
  readonly build: DriverBuild;
  readonly subject: Subject;
  readonly seed: number;
  readonly schemas: number;
  /** Programs for each schema. */
  readonly programs: number;
  readonly focus?: Focus;
  readonly tally: Tally;
  /** When to stop, as `performance.now()` gives it. */
  readonly until: number;
  readonly onFinding: (finding: Finding, driver: string | undefined, operations: Operations) => Promise<void>;
}

/** Explores some schemas. A schema with a finding is not explored further. */
export async function exploreRound(options: RoundOptions): Promise<void> {
  const { build, subject, seed, tally, focus } = options;
  const made = Array.from({ length: options.schemas }, (_, index) => ({
    name: `s${seed}_${index}`,
    operations: makeOperations(subject, seed * 1000 + index, focus),
  }));
  await build.clean();
  const drivers = await build.build(made);
  for (const [index, { operations }] of made.entries()) {
    const driver = drivers[index]!;
    tally.schemas++;
    if (typeof driver !== 'string') {
      await options.onFinding({ schema: operations.schema, calls: [], notBuilt: driver.log }, undefined, operations);
      continue;
    }
    await exploreSchema(options, operations, driver, seed * 1000 + index);
  }
}

async function exploreSchema(
  options: RoundOptions,
  operations: Operations,
  driver: string,
  seed: number,
): Promise<void> {
  const { tally, until } = options;
  for (let done = 0; done < options.programs && performance.now() < until; done += programsAtOnce) {
    const start = performance.now();
    const programs = makePrograms(operations, seed + done, Math.min(programsAtOnce, options.programs - done));
    const found = runPrograms(driver, operations, programs);
    tally.milliseconds += performance.now() - start;
    for (const program of programs) count(tally, program);
    if (!found) continue;
    const { program, ...rest } = found;
    await options.onFinding({ schema: operations.schema, calls: programs[program]!, ...rest }, driver, operations);
    return;
  }
}

function count(tally: Tally, program: readonly JudgedCall[]): void {
  tally.programs++;
  tally.calls += program.length;
  for (const { effect } of program)
    for (const rule of effect.rules) tally.rules.set(rule, (tally.rules.get(rule) ?? 0) + 1);
}
