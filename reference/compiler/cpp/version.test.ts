// Generated code and runtime are compatible in a range of versions; outside it, the compiler says which one to update.
import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { generate, inTemporaryFolder, runTool, runtimeFolder, textOf, writeOutputs } from './testing';

const { outputs } = generate({ 'part.proto': 'syntax = "proto3"; message Part { int32 id = 1; }' });

/** The number that the generated code checks. */
const format = Number(/TOUCHSTONE_RUNTIME_FORMAT < (\d+)/.exec(textOf(outputs, 'part.pb.h'))?.[1]);

/** Compiles the generated code with a runtime that supports the formats from `oldest` to `newest`. */
async function compileWith(oldest: number, newest: number): Promise<void> {
  await inTemporaryFolder(async (folder) => {
    await writeOutputs(folder, outputs);
    const internal = path.join(folder, 'google/protobuf/internal');
    await mkdir(internal, { recursive: true });
    // Found before the runtime's own version.h.
    await writeFile(
      path.join(internal, 'version.h'),
      `#define TOUCHSTONE_RUNTIME_FORMAT ${newest}\n#define TOUCHSTONE_RUNTIME_OLDEST_FORMAT ${oldest}\n`,
    );
    const words = ['-std=c++17', '-fsyntax-only', '-Wall', '-Werror', `-I${folder}`, `-I${runtimeFolder}/include`];
    await runTool('clang++-19', [...words, path.join(folder, 'part.pb.cc')]);
  });
}

for (const [what, oldest, newest] of [
  ['of the same format', format, format],
  ['that also supports newer formats', format, format + 7],
  ['that also supports older formats', 0, format],
] as const) {
  test(`a runtime ${what} is accepted`, () => compileWith(oldest, newest));
}

test('if the runtime is too old, the error says to update it', () =>
  assert.rejects(compileWith(0, format - 1), /older than this generated code: update the runtime/));

test('if the generated code is too old, the error says to generate it again', () =>
  assert.rejects(compileWith(format + 1, format + 3), /generate part\.pb\.h again/));
