// Generated code goes through real compilers, warnings as errors: schemas that are made to be difficult.
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { generate, inTemporaryFolder, readSchemas, runTool, runtimeFolder, writeOutputs } from './testing';

const adversarial = [
  'names.proto',
  '2-no.package.proto',
  'sub/dir/x.proto',
  'empty.proto',
  'services.proto',
  'cord.proto',
  'view.proto',
];
const warnings = ['-Wall', '-Wextra', '-Werror'];
const include = `-I${path.join(runtimeFolder, 'include')}`;

test('names that collide, keywords, macros, limits: clang and gcc, C++17 and C++20', async () => {
  const schemas = await readSchemas(path.join(__dirname, 'adversarial'), adversarial);
  await inTemporaryFolder(async (folder) => {
    const { outputs } = generate(schemas);
    await writeOutputs(folder, outputs);
    const sources = outputs.map(({ name }) => name).filter((name) => name.endsWith('.cc'));
    for (const compiler of [process.env.CXX ?? 'clang++-19', 'g++']) {
      for (const standard of ['-std=c++17', '-std=c++20']) {
        await runTool(compiler, [standard, '-fsyntax-only', ...warnings, include, '-I.', ...sources], folder);
      }
    }
  });
});

test('a generated header stays light: three messages are 30,000 lines at most', async () => {
  await inTemporaryFolder(async (folder) => {
    const message = (name: string) =>
      `message ${name} { int32 i = 1; string s = 2; repeated string r = 3; ${name} m = 4; repeated int64 n = 5; E e = 6; }`;
    const { outputs } = generate({
      'a.proto': `syntax = "proto3"; enum E { Z = 0; } ${['A', 'B', 'C'].map(message).join(' ')}`,
    });
    await writeOutputs(folder, outputs);
    const text = await runTool('clang++-19', ['-std=c++17', '-E', '-x', 'c++', include, 'a.pb.h'], folder);
    const lines = text.split('\n').length;
    assert.ok(lines <= 30_000, `${lines} lines`);
  });
});
