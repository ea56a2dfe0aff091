// Builds the fuzzing program: the runtime, generated code and entry points, with libFuzzer and sanitizers.

import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import type { Toolchain } from '../../../harness/cpp/build-config';
import { toolchain } from '../../../harness/cpp/toolchain';
import { loadSubject } from '../../../harness/subject/manifest';
import { largePages } from '../../../support/large-pages';
import { findTools } from '../../../support/tools.mjs';
import { UsageError } from '../../../support/usage-error';

const root = path.resolve(__dirname, '../../..');
/** Where the program is built, and where the corpora of earlier campaigns are kept. */
export const fuzzFolder = path.join(root, 'build', 'fuzz');

// Below -O2 clang inlines nothing, and each accessor is a call with a checked frame: half the executions a second.
// Comparisons are not traced: the mutators know fields and the dictionaries words, so a trace finds little and costs much.
// Nor are indirect calls and the depth of the stack: edges are what chooses inputs.
const flags = [
  '-std=c++17',
  '-O2',
  '-g1',
  '-fsanitize=address,undefined,fuzzer-no-link',
  '-fno-sanitize-coverage=trace-cmp,indirect-calls,stack-depth',
  '-fno-sanitize-recover=all',
  '-fno-omit-frame-pointer',
];

// The driver and the mutator are not what is tested, and run as often.
const plainFlags = ['-std=c++17', '-O2', '-g1', '-fno-omit-frame-pointer'];
const plain = ['program.cc', 'records.cc', 'scratch.cc'].map((name) => path.join(__dirname, name));

/** A further program that is linked with the same runtime and generated code. */
export interface OtherProgram {
  readonly name: string;
  readonly sources: readonly string[];
}

/**
 * Builds the program, as far as it has changed.
 * @param programs built in its place, with sanitizers but without libFuzzer, into {@link fuzzFolder}
 * @returns the fuzzing program's path
 * @throws UsageError if a tool is missing or something does not compile
 */
export async function buildFuzzer(programs: readonly OtherProgram[] = []): Promise<string> {
  const subject = await loadSubject('reference', root);
  if (subject.cpp === undefined) throw new Error('The reference has no C++.');
  for (const [command, ...words] of subject.prepare) await run(command!, words, subject.directory);
  const tools = await toolchain(subject, subject.cpp, path.join(root, 'conformance-cpp'));
  const generated = path.join(fuzzFolder, 'generated');
  await mkdir(generated, { recursive: true });
  const schemas = (await readdir(__dirname)).filter((name) => name.endsWith('.proto')).sort();
  const [generator, ...words] = [...tools.generator, `--cpp_out=${generated}`, '-I.', ...schemas];
  await run(generator!, words, __dirname);

  const includes = [generated, __dirname, ...tools.include].map((folder) => `-I${folder}`);
  const compile = [...(tools.launcher ? [tools.launcher] : []), tools.compiler];
  const entries = (await readdir(path.join(__dirname, 'entries'))).map((name) => path.join(__dirname, 'entries', name));
  const own = [...entries.sort(), ...plain];
  const others = schemas.map((name) => path.join(generated, name.replace('.proto', '.pb.cc')));
  const program = path.join(fuzzFolder, 'fuzzer');
  const object = (source: string): string => `objects/${path.relative('/', source).replaceAll('/', '_')}.o`;
  const linked = [tools.compiler, ...flags, '-fuse-ld=lld'].join(' ');
  const runtime = path.join(fuzzFolder, 'runtime', 'libtouchstone.a');
  const libraries = `${tools.linkFlags.full.join(' ')} -lpthread`;
  const strict = [...new Set([...own, ...programs.flatMap(({ sources }) => sources)])];
  const lines = [
    'rule compile',
    `  command = ${[...compile, '$how', ...tools.flags, ...includes, ...tools.compileFlags.full].join(' ')} $warnings -MMD -MF $out.d -c $in -o $out`,
    '  depfile = $out.d',
    '  deps = gcc',
    'rule link',
    `  command = ${linked} $driver $in -o $out ${libraries}`,
    ...[...strict, ...others].flatMap((source) => [
      `build ${object(source)}: compile ${source}`,
      `  how = ${(plain.includes(source) ? plainFlags : flags).join(' ')}`,
      `  warnings = ${strict.includes(source) ? '-Wall -Wextra -Werror' : '-w'}`,
    ]),
    // Of an inline function in several objects the linker takes the first: the instrumented one.
    `build ${program}: link ${[...others, ...own].map(object).join(' ')} ${runtime}`,
    '  driver = -fsanitize=fuzzer',
    ...programs.map(
      ({ name, sources }) =>
        `build ${path.join(fuzzFolder, name)}: link ${[...sources, ...others].map(object).join(' ')} ${runtime}`,
    ),
    '',
  ];
  await writeFile(path.join(fuzzFolder, 'build.ninja'), lines.join('\n'));
  const ninja = findTools().ninja?.path;
  if (ninja === undefined) throw new UsageError('ninja is not installed.', 'Install it: apt-get install ninja-build');
  const targets = programs.length === 0 ? [program] : programs.map(({ name }) => path.join(fuzzFolder, name));
  // All checkouts share ccache's results.
  const shared = { CCACHE_BASEDIR: root, CCACHE_NOHASHDIR: 'true', ...largePages() };
  await buildRuntime(tools, ninja, shared);
  await run(ninja, ['-C', fuzzFolder, '-k', '0', ...targets], root, shared);
  return program;
}

/**
 * Builds the runtime's library, instrumented. The sources of a folder are compiled together, which takes a quarter less time.
 */
async function buildRuntime(tools: Toolchain, ninja: string, env: Readonly<Record<string, string>>): Promise<void> {
  const folder = path.join(fuzzFolder, 'runtime');
  const launcher = tools.launcher === undefined ? [] : [`-DCMAKE_CXX_COMPILER_LAUNCHER=${tools.launcher}`];
  const options = [
    '-DTOUCHSTONE_UNITY=ON',
    `-DCMAKE_CXX_COMPILER=${tools.compiler}`,
    ...launcher,
    `-DCMAKE_CXX_FLAGS=${[...flags, ...tools.flags, ...tools.compileFlags.full].join(' ')}`,
  ];
  await run(
    'cmake',
    ['-S', path.join(root, 'reference', 'runtime'), '-B', folder, '-G', 'Ninja', ...options],
    root,
    env,
  );
  await run(ninja, ['-C', folder, 'touchstone'], root, env);
}

async function run(
  command: string,
  words: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { exitCode, all } = await execa(command, words, { cwd, env, reject: false, all: true });
  if (exitCode !== 0)
    throw new UsageError(
      `The fuzzing program could not be built: ${path.basename(command)} failed:\n${all ?? 'It is not installed.'}`,
    );
}
