// Runs the runtime's own C++ tests, built with sanitizers by CMake.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { typescriptOptions } from '../../../support/project';
import { generate, readSchemas, runTool, runtimeFolder, writeOutputs } from './testing';

test('the runtime passes its tests under AddressSanitizer and UndefinedBehaviorSanitizer', async () => {
  // Kept between runs, so that ninja builds what changed.
  const build = path.join(runtimeFolder, '../../build/runtime-tests');
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
  // CMake lets the compiler generate descriptor.proto and the well-known types.
  await runTool(process.execPath, [...typescriptOptions(), path.join(runtimeFolder, '../build.ts')]);
  await runTool('cmake', [
    ...['-S', runtimeFolder, '-B', build, '-G', 'Ninja', '-DCMAKE_BUILD_TYPE=Debug', '-DTOUCHSTONE_SANITIZE=ON'],
    ...['-DCMAKE_CXX_COMPILER=clang++-19', '-DCMAKE_CXX_COMPILER_LAUNCHER=ccache'],
    `-DTOUCHSTONE_TESTS_GENERATED=${generated}`,
  ]);
  // Makes all checkouts share ccache's results.
  const project = path.dirname(path.dirname(runtimeFolder));
  await runTool('ninja', ['-C', build, '-j', '2'], undefined, { CCACHE_BASEDIR: project, CCACHE_NOHASHDIR: 'true' });
  await runTool(path.join(build, 'touchstone-tests'), []);
  await runTool(path.join(build, 'touchstone-lite-tests'), []);
  await runTool(path.join(build, 'touchstone-shutdown-test'), []);
});
