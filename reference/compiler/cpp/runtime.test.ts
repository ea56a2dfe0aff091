// Runs the runtime's own C++ tests, built with sanitizers by CMake.
import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { typescriptOptions } from '../../../support/project';
import { findTools } from '../../../support/tools.mjs';
import {
  generate,
  generateFile,
  inTemporaryFolder,
  readSchemas,
  runTool,
  runtimeFolder,
  writeOutputs,
} from './testing';

// Kept between runs, so that ninja builds what changed.
const build = path.join(runtimeFolder, '../../build/runtime-tests');
/** Makes all checkouts share ccache's results. */
const shared = { CCACHE_BASEDIR: path.dirname(path.dirname(runtimeFolder)), CCACHE_NOHASHDIR: 'true' };
/** Schemas and a program that are also built with libprotobuf. */
const beside = path.join(runtimeFolder, 'tests/beside');
const besideSchemas = ['beside.proto', 'old.proto', 'arena.proto', 'dynamic.proto', 'dynamic3.proto'];

test('the runtime passes its tests under AddressSanitizer and UndefinedBehaviorSanitizer', async () => {
  const generated = path.join(build, 'generated');
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
  const besideOutputs = besideSchemas.flatMap((name) => generateFile(beside, name, '').outputs);
  const own = besideOutputs.filter(({ name }) => !name.includes('/'));
  await writeOutputs(path.join(generated, 'beside'), own);
  // CMake lets the compiler generate descriptor.proto and the well-known types.
  await runTool(process.execPath, [...typescriptOptions(), path.join(runtimeFolder, '../build.ts')]);
  await runTool('cmake', [
    ...['-S', runtimeFolder, '-B', build, '-G', 'Ninja', '-DCMAKE_BUILD_TYPE=Debug', '-DTOUCHSTONE_SANITIZE=ON'],
    ...['-DCMAKE_CXX_COMPILER=clang++-19', '-DCMAKE_CXX_COMPILER_LAUNCHER=ccache'],
    `-DTOUCHSTONE_TESTS_GENERATED=${generated}`,
  ]);
  await runTool('ninja', ['-C', build, '-j', '2'], undefined, shared);
  await runTool(path.join(build, 'touchstone-tests'), []);
  await runTool(path.join(build, 'touchstone-lite-tests'), []);
  await runTool(path.join(build, 'touchstone-shutdown-test'), []);
});

/**
 * Runs a program of `beside` built with our library, under sanitizers, and with libprotobuf.
 * @returns what they print
 */
async function bothPrint(program: string, schemas: readonly string[]): Promise<{ ours: string; theirs: string }> {
  const ours = await runTool(path.join(build, `touchstone-beside-${program}`), []);
  const theirs = await inTemporaryFolder(async (to) => {
    await runTool('protoc', [`-I${beside}`, `--cpp_out=${to}`, ...schemas.map((schema) => `${schema}.proto`)]);
    const flags = (await runTool('pkg-config', ['--cflags', '--libs', 'protobuf'])).trim().split(/\s+/);
    const sources = [path.join(beside, `${program}.cc`), ...schemas.map((schema) => `${schema}.pb.cc`)];
    const ccache = findTools().ccache?.path;
    const [command, ...options] = [...(ccache === undefined ? [] : [ccache]), 'clang++-19', '-std=c++17', '-I.'];
    const objects = await Promise.all(
      sources.map(async (source, index) => {
        await runTool(command!, [...options, '-c', '-o', `${index}.o`, source], to, shared);
        return `${index}.o`;
      }),
    );
    await runTool('clang++-19', ['-o', program, ...objects, ...flags, '-lz'], to);
    return runTool(path.join(to, program), []);
  });
  return { ours, theirs };
}

test('JSON, comparison, field masks, printing, the wire format and compression answer as in libprotobuf', async () => {
  const { ours, theirs } = await bothPrint('utilities', ['beside', 'old']);
  // Not only equal: each part has shown something.
  for (const shown of [
    '"u64":"18446744073709551615"',
    'modified: by_name[k].id: 1 -> 2',
    'canonical st,leaf,leaf.id: leaf,st',
  ])
    assert.ok(theirs.includes(shown), shown);
  assert.deepEqual(ours.split('\n'), theirs.split('\n'));
});

test('messages in arenas are where they are in libprotobuf, and are moved, copied and freed alike', async () => {
  const { ours, theirs } = await bothPrint('arena', ['arena']);
  for (const shown of ['below map value: 1', 'release copies: 1', 'swap across copies: 1', 'destroyed by reset: 4']) {
    assert.ok(theirs.includes(shown), shown);
  }
  assert.deepEqual(ours.split('\n'), theirs.split('\n'));
});

test('messages without generated code behave as in libprotobuf', async () => {
  const { ours, theirs } = await bothPrint('dynamic', ['dynamic', 'dynamic3']);
  for (const shown of ['same bytes: 1', 'field: beside.dynamic.wider', 'delegated: 1']) {
    assert.ok(theirs.includes(shown), shown);
  }
  assert.deepEqual(ours.split('\n'), theirs.split('\n'));
});

test('repeated fields are containers for reflection as in libprotobuf', async () => {
  const { ours, theirs } = await bothPrint('repeated_ref', ['dynamic']);
  for (const shown of ['elements: 110', 'in the map: 1']) assert.ok(theirs.includes(shown), shown);
  assert.deepEqual(ours.split('\n'), theirs.split('\n'));
});
