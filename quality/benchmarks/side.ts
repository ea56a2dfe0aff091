// One side of a comparison of C++: a subject whose C++ is generated and compiled.

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { toolchain } from '../../harness/cpp/toolchain';
import { loadSubject } from '../../harness/subject/manifest';
import { findTools } from '../../support/tools.mjs';

const root = path.resolve(__dirname, '../..');
const sources = path.join(__dirname, 'runtime');

/** One side of the comparison: a subject whose C++ has been generated. */
export interface Side {
  readonly name: string;
  readonly folder: string;
  /** The C++ compiler with all flags except the optimization level. */
  readonly compile: readonly string[];
  readonly generator: readonly string[];
  readonly runtimeSources: readonly string[];
  readonly libraries: readonly string[];
}

/** Runs a command. @returns its output @throws Error with its output if it fails */
export async function run(
  command: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { stdout, stderr, exitCode } = await execa(command[0]!, command.slice(1), { cwd, env, reject: false });
  if (exitCode !== 0) throw new Error(`${command.join(' ')} ended with ${exitCode}:\n${stdout}\n${stderr}`);
  return stdout;
}

/**
 * Generates the C++ of schemas with a subject's compiler.
 * @param folder where the C++ goes; the schemas are in `schemas` beside it
 * @param schemas the schemas' names without `.proto`
 * @param compiler the C++ compiler; by default the one that the subject's manifest asks for
 * @throws Error if the subject generates no C++, or refuses a schema
 */
export async function prepareSide(
  name: string,
  folder: string,
  schemas: readonly string[],
  compiler?: string,
): Promise<Side & { compiler: string }> {
  const subject = await loadSubject(name, root);
  if (subject.cpp === undefined) throw new Error(`${name} generates no C++`);
  for (const command of subject.prepare) await run(command, subject.directory);
  const tools = await toolchain(subject, subject.cpp, path.join(root, 'conformance-cpp'));
  const used = compiler ?? tools.compiler;
  await mkdir(folder, { recursive: true });
  await run(
    [
      ...tools.generator,
      `--cpp_out=${folder}`,
      `-I${path.dirname(folder)}/schemas`,
      ...schemas.map((s) => `${s}.proto`),
    ],
    root,
  );
  const include = [folder, sources, ...tools.include].map((place) => `-I${place}`);
  return {
    name,
    folder,
    compiler: used,
    compile: [used, '-std=c++17', '-DNDEBUG', ...include, ...tools.flags, ...tools.compileFlags.full],
    generator: tools.generator,
    runtimeSources: tools.sources.full,
    libraries: tools.linkFlags.full,
  };
}

/** Lets ccache know a file again that an earlier run had in another folder. */
function cached(side: Side): Record<string, string> {
  return { CCACHE_BASEDIR: path.dirname(side.folder), CCACHE_NOHASHDIR: 'true' };
}

/** Compiles files with -O2, two at a time, and with ccache if it is there. @returns the object files */
export async function compileAll(side: Side, files: readonly string[]): Promise<string[]> {
  await mkdir(path.join(side.folder, 'objects'), { recursive: true });
  const ccache = findTools().ccache?.path;
  const launcher = ccache === undefined ? [] : [ccache];
  const objects = files.map((file) => `objects/${file.replace(/^\//, '').replaceAll('/', '_')}.o`);
  const queue = [...files.entries()];
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, file] = next;
      await run([...launcher, ...side.compile, '-O2', '-c', file, '-o', objects[index]!], side.folder, cached(side));
    }
  };
  await Promise.all([worker(), worker()]);
  return objects;
}

/** Compiles and links a program of the benchmark. @param objects the objects of generated code and runtime */
export async function buildProgram(side: Side, program: string, objects: readonly string[]): Promise<void> {
  const [object] = await compileAll(side, [path.join(sources, `${program}.cc`)]);
  const link = (libraries: readonly string[]): Promise<string> => {
    const words = ['-fuse-ld=lld', object!, ...objects, ...libraries, '-lpthread', '-o', program];
    return run([side.compile[0]!, ...words], side.folder);
  };
  try {
    // Static libraries on both sides, so that no call goes through the table of a shared library.
    await link(['-Wl,-Bstatic', ...side.libraries, '-Wl,-Bdynamic']);
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('unable to find library'))) throw error;
    process.stderr.write(`${side.name} has no static libraries: ${program} is linked with its shared ones\n`);
    await link(side.libraries);
  }
}

/** Compiles the generated code of schemas, and the runtime. @returns the object files */
export function compileLibrary(side: Side, schemas: readonly string[]): Promise<string[]> {
  return compileAll(side, [...schemas.map((schema) => `${schema}.pb.cc`), ...side.runtimeSources]);
}

/** Measures both sides alternately. @returns the measurements of each side */
export async function inTurns<T>(
  sides: readonly Side[],
  rounds: number,
  one: (side: Side) => Promise<T>,
): Promise<[T[], T[]]> {
  const results: [T[], T[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    // The order changes, so that a slowdown of the machine affects both sides.
    for (const index of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      results[index].push(await one(sides[index]!));
    }
  }
  return results;
}
