// Runs the runtime's own C++ tests, built with sanitizers by CMake.
import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { onlyInWhole, sampleOf } from '../../../support/test-sample';
import { findTools } from '../../../support/tools.mjs';
import { realInclude, realSchemas } from '../real-compiler/real-compiler';
import { brokenSchemas, compareErrors, compareImports, judgedDifferently } from './importing';
import {
  besideFolder as beside,
  runtimeBuild as build,
  buildRuntimeTests,
  sharedCache as shared,
  toolchainWords,
} from './runtime-build';
import { inTemporaryFolder, runTool, runtimeFolder, writeOutputs } from './testing';

test('the runtime passes its tests under AddressSanitizer and UndefinedBehaviorSanitizer', async () => {
  await buildRuntimeTests();
  const output = await runTool(path.join(build, 'touchstone-tests'), []);
  // The same tests with the other parser, without two slow ones that hardly use it. The output begins with their number.
  const leftOut = ['EditedDescriptorsAreRejectedOrPrinted', 'a_hostile_schema_is_refused_without_deep_recursion'];
  const outputOfLoop = await runTool(path.join(build, 'touchstone-tests-loop'), leftOut);
  assert.equal(Number.parseInt(outputOfLoop, 10), Number.parseInt(output, 10) - leftOut.length);
  await runTool(path.join(build, 'touchstone-lite-tests'), []);
  await runTool(path.join(build, 'touchstone-shutdown-test'), []);
});

test('a thread keeps freed memory of messages up to a limit, and none with a sanitizer or GLIBCXX_FORCE_NEW', async () => {
  await buildRuntimeTests();
  const run = (program: string, expected: string, env: Readonly<Record<string, string>> = {}) =>
    runTool(path.join(build, program), [expected], undefined, env);
  await run('touchstone-blocks-forced', 'kept');
  await run('touchstone-blocks-forced', 'freed', { GLIBCXX_FORCE_NEW: '1' });
  await run('touchstone-blocks', 'freed');
  await assert.rejects(run('touchstone-blocks', 'kept'), /a freed message is used again/);
});

/** The option of CMake, and what becomes of freed memory then. */
const blockCaches: readonly (readonly [string, string])[] = [
  ['OFF', 'freed'],
  ['ON', 'kept'],
];

test('CMake builds a library that keeps freed memory, or with an option one that does not', onlyInWhole, async () => {
  await buildRuntimeTests();
  for (const [option, expected] of sampleOf(blockCaches, 2)) {
    const to = `${build}-block-cache-${option.toLowerCase()}`;
    await runTool('cmake', [
      ...['-S', runtimeFolder, '-B', to, '-G', 'Ninja', ...toolchainWords],
      `-DTOUCHSTONE_BLOCK_CACHE=${option}`,
      `-DTOUCHSTONE_TESTS_GENERATED=${path.join(build, 'generated')}`,
    ]);
    await runTool('ninja', ['-C', to, '-j', '2', 'touchstone-blocks'], undefined, shared);
    await runTool(path.join(to, 'touchstone-blocks'), [expected]);
  }
});

test('several threads use arenas, descriptors and messages without a race, says ThreadSanitizer', async () => {
  await buildRuntimeTests();
  await runTool('ninja', ['-C', build, '-j', '2', 'touchstone-threads'], undefined, shared);
  const program = path.join(build, 'touchstone-threads');
  const cases = (await runTool(program, [])).trim().split('\n');
  assert.ok(cases.length >= 10, `${cases}`);
  // A race is a report and exit status 66. llvm-symbolizer gives it names and lines.
  for (const name of cases) await runTool(program, [name], undefined, { TSAN_OPTIONS: 'halt_on_error=1' });
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
    await runTool('clang++-19', ['-fuse-ld=lld', '-o', program, ...objects, ...flags, '-lz'], to);
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

test('types of resolvers, and JSON by them and of messages without generated code, are as in libprotobuf', async () => {
  const { ours, theirs } = await bothPrint('resolver', ['json', 'resolver']);
  for (const shown of [
    '{"name":"Here","towns":[{"twin":{}',
    'name: "beside.resolver.inner"',
    'dynamic to JSON: status 0',
  ])
    assert.ok(theirs.includes(shown), shown);
  assert.deepEqual(ours.split('\n'), theirs.split('\n'));
});

/** Schemas for the generator of tests/generator.cc. */
const generated = {
  'b.proto': 'syntax = "proto3"; message B {}',
  'sub/a.proto':
    'syntax = "proto3"; package p; import "b.proto"; message A { optional B b = 1; message In {} } message C {}',
  'bad.proto': 'syntax = "proto3"; message Refused {}',
};
/** What it writes for sub/a.proto with the parameters `x=1` and `insert`. */
const written = [
  ...["parameter x is '1'", "parameter insert is ''", 'read b.proto', 'read sub/a.proto', 'the version is known'],
  // Inserted text has the indentation of its place, in an empty line too.
  ...['message p.A', '  message p.A.In', '  inserted', '  ', '    twice', '  // @@protoc_insertion_point(messages)'],
  ...['message p.C', '  // @@protoc_insertion_point(messages)', ''],
].join('\n');

for (const [how, command] of [
  ['a plugin of protoc', ['protoc', `--plugin=protoc-gen-names=${build}/touchstone-generator`]],
  ['a compiler of its own', [`${build}/touchstone-generator`, 'compile']],
] as const) {
  test(`a code generator works as ${how}`, async () => {
    await inTemporaryFolder(async (to) => {
      const [program, ...words] = command;
      await writeOutputs(
        to,
        Object.entries(generated).map(([name, content]) => ({ name, content })),
      );
      await mkdir(path.join(to, 'out'));
      await runTool(program, [...words, '--names_out=x=1:out', '--names_opt=insert', 'sub/a.proto'], to);
      assert.equal(await readFile(path.join(to, 'out/sub/a.txt'), 'utf8'), written);
      await assert.rejects(
        runTool(program, [...words, '--names_out=out', 'b.proto', 'bad.proto'], to),
        /--names_out: bad\.proto: has a refused message/,
      );
      assert.deepEqual(globSync('**/*.txt', { cwd: to }), [path.join('out', 'sub', 'a.txt')]);
      await assert.rejects(
        runTool(program, [...words, '--names_out=nowhere', 'b.proto'], to),
        /nowhere\/?: No such file/,
      );
      await assert.rejects(
        runTool(program, [...words, '--names_out=out', 'c.proto'], to),
        /c\.proto: .*(File not found|No such file)/,
      );
      await assert.rejects(runTool(program, [...words, '--names_out=out'], to), /Missing input file/);
      await assert.rejects(runTool(program, [...words, 'b.proto'], to), /Missing output directives/);
      await assert.rejects(runTool(program, [...words, '--other_out', 'b.proto'], to));
    });
  });
}

test('a compiler made of generators finds schemas and writes descriptors as protoc does', async () => {
  await inTemporaryFolder(async (to) => {
    await writeOutputs(
      to,
      Object.entries(generated).map(([name, content]) => ({ name: `in/${name}`, content })),
    );
    const own = [`${build}/touchstone-generator`, 'compile'] as const;
    for (const words of [
      ['-Iin', 'sub/a.proto'],
      ['-I', 'in', 'in/sub/a.proto'],
      ['--proto_path=in/sub:in', 'in/b.proto'],
      ['--proto_path', 'in', '--include_imports', 'in/sub/a.proto'],
      ['-Iin', '--include_imports', '--include_source_info', 'b.proto', 'sub/a.proto'],
    ]) {
      await runTool('protoc', ['-otheirs', ...words], to);
      await runTool(own[0], [own[1], '--descriptor_set_out=ours', ...words], to);
      assert.deepEqual(await readFile(path.join(to, 'ours')), await readFile(path.join(to, 'theirs')), `${words}`);
    }
    await assert.rejects(runTool(own[0], [own[1], '-oset', '-Iin/sub', 'in/b.proto'], to), /does not reside within/);
    await writeOutputs(to, [{ name: 'over/b.proto', content: '' }]);
    await assert.rejects(
      runTool(own[0], [own[1], '-oset', '-Iover', '-Iin', 'in/b.proto'], to),
      /in\/b\.proto: Input is shadowed in the --proto_path by "over\/b\.proto"/,
    );
    assert.match(await runTool(own[0], [own[1], '--version'], to), /^names 1\nlibprotoc 3\.21\.12\n$/);
    assert.match(await runTool(own[0], [own[1], '--help'], to), /--names_out=OUT_DIR +Names of messages\./);
  });
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
