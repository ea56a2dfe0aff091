// Tries faults of the reference's C++ with the programs that exploring a section makes.
//
// The faults of the runtime are in one build, and the active one is chosen when a driver runs. A fault of the compiler is
// tried where it changes the code of a schema: that schema's driver is built with this code.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Subject } from '../../harness/subject/manifest';
import { UsageError } from '../../support/usage-error';
import type { NumberedMutant } from '../mutants/generated/bodies';
import { CompilerLibrary } from '../mutants/generated/typescript/compiler-library';
import { type Compiled, type CompiledSet, differenceOf } from '../mutants/generated/typescript/schema-sets';
import { type Mutant, mutate } from '../mutants/mutant';
import type { DriverBuild } from './driver-build';
import { runDriver } from './driver-run';
import { makeOperations, makePrograms, programsAtOnce, runPrograms } from './explore';
import { type JudgedCall, judge } from './judge';
import { type Operations, programBytes } from './program';
import { fileName, schemaText } from './schema';
import type { Focus } from './schema-maker';

/** The maximum number of schemas that a compiler fault is tried with, of those whose code it changes. */
const mostBuilt = 10;
/** The time limit of programs that run with a fault: a fault may make them hang. */
const limitMs = 20_000;

/** How the programs of a section are made. */
export interface SectionOptions {
  readonly build: DriverBuild;
  readonly subject: Subject;
  /** The project with the compiler's sources. */
  readonly project: string;
  /** The kinds of content that the schemas have in turn. */
  readonly focuses: readonly (Focus | undefined)[];
  readonly seed: number;
  readonly schemas: number;
  readonly programs: number;
  readonly onResult: (result: FaultResult) => void;
}

export interface FaultResult {
  readonly mutant: Mutant;
  readonly found: boolean;
  /** How it showed, or why it did not. */
  readonly how: string;
  readonly seconds: number;
}

/** A fault of the compiler. */
interface CompilerFault {
  readonly mutant: Mutant;
  readonly compile: (set: CompiledSet) => Compiled;
  built: number;
}

interface Explored {
  readonly name: string;
  readonly operations: Operations;
  readonly batches: readonly (readonly (readonly JudgedCall[])[])[];
}

/**
 * Explores a section and tries faults on the way. A fault that was found is not tried again.
 * @param runtime the runtime faults that are in the build
 * @param compiler the compiler faults
 * @returns how many seconds the exploration took without faults: building drivers, making, running and judging programs
 */
export async function trySection(
  options: SectionOptions,
  runtime: readonly NumberedMutant[],
  compiler: readonly Mutant[],
): Promise<number> {
  const { build, seed, onResult } = options;
  const seconds = new Map<Mutant, number>();
  const runtimeLeft = new Set(runtime);
  const started = performance.now();
  const unchanged = (await CompilerLibrary.build(options.project, [])).load();
  const compilerLeft = new Set<CompilerFault>();
  for (const mutant of compiler) compilerLeft.add(await faultyCompiler(options.project, mutant));
  // Bundling is part of what these faults cost.
  const bundling = (performance.now() - started) / 1000 / Math.max(1, compiler.length);
  for (const mutant of compiler) seconds.set(mutant, bundling);
  const timed = async (mutant: Mutant, attempt: () => Promise<string | undefined>): Promise<string | undefined> => {
    const start = performance.now();
    const how = await attempt();
    seconds.set(mutant, (seconds.get(mutant) ?? 0) + (performance.now() - start) / 1000);
    return how;
  };
  const result = (mutant: Mutant, found: boolean, how: string): void =>
    onResult({ mutant, found, how, seconds: seconds.get(mutant) ?? 0 });

  let exploring = 0;
  for (let index = 0; index < options.schemas && runtimeLeft.size + compilerLeft.size > 0; index++) {
    const start = performance.now();
    const explored = await explore(options, index);
    exploring += performance.now() - start;
    const driver = build.driverOf(explored);
    for (const batch of explored.batches)
      for (const fault of runtimeLeft) {
        const variables = { TOUCHSTONE_FAULT: String(fault.number) };
        const how = await timed(fault.mutant, async () => noticed(driver, explored.operations, batch, variables));
        if (how === undefined) continue;
        runtimeLeft.delete(fault);
        result(fault.mutant, true, how);
      }
    const set = setOf(explored);
    const before = unchanged(set);
    for (const fault of compilerLeft) {
      const how = await timed(fault.mutant, () => tryCompiler(build, explored, fault, set, before));
      if (how === undefined) continue;
      compilerLeft.delete(fault);
      result(fault.mutant, true, how);
    }
    await build.clean();
  }
  const where = `seed ${seed}, ${options.schemas} schemas`;
  for (const { mutant } of runtimeLeft) result(mutant, false, where);
  for (const { mutant, built } of compilerLeft) result(mutant, false, `${where}, ${built} with other code`);
  return exploring / 1000;
}

/** Builds a schema's driver, and makes its programs. @throws UsageError if they find something without a fault */
async function explore(options: SectionOptions, index: number): Promise<Explored> {
  const { build, subject, focuses, programs } = options;
  const seed = options.seed * 1000 + index;
  const operations = makeOperations(subject, seed, focuses[index % focuses.length]);
  const name = `s${options.seed}_${index}`;
  const [driver] = await build.build([{ name, operations }]);
  if (typeof driver !== 'string') throw new UsageError(`A driver cannot be built without a fault:\n${driver?.log}`);
  const batches: (readonly (readonly JudgedCall[])[])[] = [];
  for (let done = 0; done < programs; done += programsAtOnce) {
    const batch = makePrograms(operations, seed + done, Math.min(programsAtOnce, programs - done));
    if (runPrograms(driver, operations, batch))
      throw new UsageError(`Seed ${options.seed} finds something in the reference without a fault: explore it first.`);
    batches.push(batch);
  }
  return { name, operations, batches };
}

/** @returns how programs show that something is wrong; undefined if they do not */
function noticed(
  driver: string,
  operations: Operations,
  programs: readonly (readonly JudgedCall[])[],
  variables: Readonly<Record<string, string>>,
): string | undefined {
  const texts = programs.map((program) =>
    programBytes(
      operations,
      program.map(({ call }) => call),
    ),
  );
  const run = runDriver(driver, texts, variables, limitMs);
  for (const [number, calls] of programs.entries()) {
    const difference = judge(calls, run.programs[number]);
    if (difference) return calls[difference.call]?.call.action.operation.key ?? 'a call';
  }
  return run.report?.match(/(LeakSanitizer|AddressSanitizer: \S+|runtime error: .*|did not end)/)?.[1] ?? run.report;
}

async function tryCompiler(
  build: DriverBuild,
  explored: Explored,
  fault: CompilerFault,
  set: CompiledSet,
  before: Compiled,
): Promise<string | undefined> {
  if (fault.built === mostBuilt) return undefined;
  const after = fault.compile(set);
  const difference = differenceOf(set, before, after);
  if (!difference || difference.kind === 'messages') return undefined;
  if (difference.kind !== 'code') return `the schema is ${difference.kind}`;
  fault.built++;
  const driver = await build.rebuild(explored, after.files);
  if (typeof driver !== 'string') return 'the code does not compile';
  for (const batch of explored.batches) {
    const how = noticed(driver, explored.operations, batch, {});
    if (how !== undefined) return how;
  }
  return undefined;
}

function setOf({ name, operations }: Explored): CompiledSet {
  const files = new Map([[fileName, schemaText(operations.schema)]]);
  return { name, files, inputs: [fileName], parameters: '', programs: [], scenarios: [] };
}

async function faultyCompiler(project: string, mutant: Mutant): Promise<CompilerFault> {
  const faulty = path.join(project, 'reference', mutant.file);
  const library = await CompilerLibrary.build(project, [
    {
      name: 'fault',
      setup({ onLoad }) {
        onLoad({ filter: /\.ts$/ }, async ({ path: file }) =>
          file === faulty ? { contents: mutate(await readFile(file, 'utf8'), mutant), loader: 'ts' } : undefined,
        );
      },
    },
  ]);
  return { mutant, compile: library.load(), built: 0 };
}
