// Generated code of difficult schemas compiles without warnings in real C++ compilers.
import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { isSample } from '../../../support/test-sample';
import { findTools } from '../../../support/tools.mjs';
import { compileForReal } from '../real-compiler/real-descriptors';
import { generate, generateFile, inTemporaryFolder, runTool, runtimeFolder, writeOutputs } from './testing';

const folder = path.join(__dirname, 'adversarial');
/** One difficult case per file; the file's name says which. */
const schemas = globSync('**/*.proto', { cwd: folder }).sort();
const warnings = ['-Wall', '-Wextra', '-Werror'];
const include = `-I${path.join(runtimeFolder, 'include')}`;

interface Job {
  readonly schema: string;
  readonly parameters: string;
  readonly compiler: string;
  readonly standard: string;
}

const ccache = findTools().ccache?.path;
const clang = process.env.CXX ?? 'clang++-19';
/** Reserved words are checked in one mode only: they are reserved in all. */
const inEveryMode = schemas.filter((name) => !/^(keywords|macros|library)\//.test(name));
const further = inEveryMode.map((schema): readonly Job[] => [
  { schema, parameters: 'lite', compiler: clang, standard: '-std=c++17' },
  { schema, parameters: 'code_size', compiler: clang, standard: '-std=c++17' },
  { schema, parameters: '', compiler: 'g++', standard: '-std=gnu++20' },
]);
const jobs: readonly Job[] = [
  ...schemas.map((schema) => ({ schema, parameters: '', compiler: clang, standard: '-std=c++17' })),
  // A sample has one of the three for each schema: the first, the second, the third, the first again, and so on.
  ...further.flatMap((three, index) => (isSample ? [three[index % 3]!] : three)),
];

describe('adversarial schemas', () => {
  test('the real compiler accepts them', () => {
    assert.ok(schemas.length >= 50);
    for (const schema of schemas) {
      const { accepted, output } = compileForReal([schema], [folder, path.join(__dirname, '../protos')], false);
      assert.ok(accepted, output);
    }
  });

  test('their C++ compiles: keywords, macros, collisions, in each mode', async () => {
    const failures: string[] = [];
    const waiting = [...jobs];
    const worker = async () => {
      for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
        await compileJob(job).catch((error: unknown) => failures.push(String(error)));
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, worker));
    assert.deepEqual(failures, []);
  });

  test('a warning names a position in the schema and the owner of the name', () => {
    const warned = schemas.flatMap((schema) => generateFile(folder, schema, '').warnings);
    assert.ok(warned.length > 500);
    for (const { file, line, column, message } of warned) {
      assert.ok(schemas.includes(file) && line > 0 && column > 0, `${file}:${line}:${column}`);
      assert.match(message, /its C\+\+ name `\w+` is taken by (\S+\.proto:\d+:\d+|[^;]+); it is named `\w+` instead/);
    }
  });
});

async function compileJob({ schema, parameters, compiler, standard }: Job): Promise<void> {
  await inTemporaryFolder(async (to) => {
    await writeOutputs(to, generateFile(folder, schema, parameters).outputs);
    // The link has the same name in each checkout, so that all checkouts share ccache's results.
    await symlink(path.join(runtimeFolder, 'include'), path.join(to, 'runtime'));
    const source = schema.replace(/\.proto$/, '.pb.cc');
    const words = [compiler, standard, '-c', ...warnings, '-Iruntime', '-I.', '-o', 'out.o', source];
    const [program, ...rest] = ccache === undefined ? words : [ccache, ...words];
    // The headers have just been written, so ccache must compare their content, not their times.
    await runTool(program!, rest, to, { CCACHE_SLOPPINESS: 'include_file_mtime,include_file_ctime' });
  });
}

test('a generated header stays light: with three messages it has at most 30,000 lines after preprocessing', async () => {
  await inTemporaryFolder(async (to) => {
    const message = (name: string) =>
      `message ${name} { int32 i = 1; string s = 2; repeated string r = 3; ${name} m = 4; repeated int64 n = 5; E e = 6; }`;
    const { outputs } = generate({
      'a.proto': `syntax = "proto3"; enum E { Z = 0; } ${['A', 'B', 'C'].map(message).join(' ')}`,
    });
    await writeOutputs(to, outputs);
    const text = await runTool('clang++-19', ['-std=c++17', '-E', '-x', 'c++', include, 'a.pb.h'], to);
    const lines = text.split('\n').length;
    assert.ok(lines <= 30_000, `${lines} lines`);
  });
});
