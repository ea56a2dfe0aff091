// Builds the runtime's own C++ tests, with sanitizers.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { typescriptOptions } from '../../../support/project';
import { generate, generateFile, readSchemas, runTool, runtimeFolder, writeOutputs } from './testing';

/** Where the tests are built. Kept between runs, so that ninja builds what changed. */
export const runtimeBuild = path.join(runtimeFolder, '../../build/runtime-tests');
/** Makes all checkouts share ccache's results. */
export const sharedCache = { CCACHE_BASEDIR: path.dirname(path.dirname(runtimeFolder)), CCACHE_NOHASHDIR: 'true' };
/** Schemas and programs that are also built with libprotobuf. */
export const besideFolder = path.join(runtimeFolder, 'tests/beside');
const besideSchemas = ['beside', 'old', 'arena', 'dynamic', 'dynamic3', 'json', 'resolver'].map(
  (name) => `${name}.proto`,
);

/** CMake's options for the compiler, ccache and the linker. The system's linker takes nearly twice as long as lld. */
export const toolchainWords = [
  ...['-DCMAKE_CXX_COMPILER=clang++-19', '-DCMAKE_CXX_COMPILER_LAUNCHER=ccache'],
  '-DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=lld',
];

let built: Promise<void> | undefined;

/**
 * Generates the code of the tests' schemas, and builds the runtime and its tests, once in a process.
 * @throws Error with the output of a tool that fails
 */
export function buildRuntimeTests(): Promise<void> {
  built ??= build();
  return built;
}

async function build(): Promise<void> {
  const generated = path.join(runtimeBuild, 'generated');
  await mkdir(generated, { recursive: true });
  const schemas = await readSchemas(path.join(runtimeFolder, 'tests'), [
    'implicit.proto',
    'explicit.proto',
    'extension.proto',
    'lite.proto',
    'map.proto',
  ]);
  // The same messages without generated writers: table_test.cc compares both.
  const small = (name: string, from: string): string =>
    schemas[name]!.replace(from, `${from.replace('demo', 'small')}\noption optimize_for = CODE_SIZE;`);
  const all = {
    ...schemas,
    'small_implicit.proto': small('implicit.proto', 'package demo.test;'),
    'small_explicit.proto': small('explicit.proto', 'package demo.old;'),
  };
  await writeOutputs(generated, generate(all).outputs);
  // Without the outputs of imports, which belong to the runtime.
  const besideOutputs = besideSchemas.flatMap((name) => generateFile(besideFolder, name, '').outputs);
  const own = besideOutputs.filter(({ name }) => !name.includes('/'));
  await writeOutputs(path.join(generated, 'beside'), own);
  // CMake lets the compiler generate descriptor.proto and the well-known types.
  await runTool(process.execPath, [...typescriptOptions(), path.join(runtimeFolder, '../build.ts')]);
  await runTool('cmake', [
    ...['-S', runtimeFolder, '-B', runtimeBuild, '-G', 'Ninja', '-DCMAKE_BUILD_TYPE=Debug', '-DTOUCHSTONE_SANITIZE=ON'],
    '-DTOUCHSTONE_UNITY=ON',
    ...toolchainWords,
    `-DTOUCHSTONE_TESTS_GENERATED=${generated}`,
  ]);
  await runTool('ninja', ['-C', runtimeBuild, '-j', '2'], undefined, sharedCache);
}
