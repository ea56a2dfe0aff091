// Runs the runtime's own C++ tests, built with sanitizers by CMake.
import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { findTools } from '../../../support/tools.mjs';
import { realInclude, realSchemas } from '../real-compiler/real-compiler';
import { brokenSchemas, compareErrors, compareImports, judgedDifferently } from './importing';
import {
  besideFolder as beside,
  runtimeBuild as build,
  buildRuntimeTests,
  sharedCache as shared,
} from './runtime-build';
import { inTemporaryFolder, runTool } from './testing';

test('the runtime passes its tests under AddressSanitizer and UndefinedBehaviorSanitizer', async () => {
  await buildRuntimeTests();
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

/** A sample of a list, at equal distances: the same in each run. */
function sample<T>(all: readonly T[], count: number): T[] {
  return all.filter((_, index) => index % Math.ceil(all.length / count) === 0);
}

test('schemas imported at run time have the descriptors and source information of protoc', async () => {
  // `npm run corpus -- --importer` compares all of them.
  const names = sample(globSync('google/**/*.proto', { cwd: realSchemas }).sort(), 40);
  const { found, equal } = await compareImports([realSchemas, realInclude], names);
  assert.deepEqual(found, []);
  assert.ok(equal > 30, `${equal}`);
});

test('errors in imported schemas stand where protoc reports them', async () => {
  const { found, compared } = await compareErrors(sample(brokenSchemas(), 50));
  assert.deepEqual(
    found.filter(({ says }) => judgedDifferently[says] === undefined),
    [],
  );
  assert.ok(compared > 30, `${compared}`);
});
