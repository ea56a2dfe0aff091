// The compiler as a library: the README's example runs, and the library reads no file.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { compile, SerializedFile } from './index';
import { serialized } from './schema/serialization/file-descriptor-proto';

const readme = path.join(__dirname, '../README.md');

test('the example of the README', () => {
  const [, example] = /```ts\n([\s\S]*?)```/.exec(readFileSync(readme, 'utf8')) ?? [];
  assert.ok(example);
  const { outputText } = ts.transpileModule(example, { compilerOptions: { module: ts.ModuleKind.CommonJS } });
  const lines: string[] = [];
  const run = new Function('require', 'exports', 'console', outputText);
  run(createRequire(readme), {}, { log: (...words: unknown[]) => lines.push(words.join(' ')) });
  assert.deepEqual(lines, [
    'music/album.pb.h true',
    'music/album.pb.cc false',
    '12 title: "Blue"\nyears: 1971\nyears: 2021',
  ]);
});

test('each schema is requested once, and a missing import is reported with its position', () => {
  const asked: string[] = [];
  const { files, diagnostics } = compile(['a.proto', 'b.proto'], (name) => {
    asked.push(name);
    return name === 'c.proto' ? undefined : 'syntax = "proto3";\nimport "c.proto";\n';
  });
  assert.deepEqual(asked, ['a.proto', 'c.proto', 'b.proto']);
  assert.deepEqual(files, []);
  assert.deepEqual(
    diagnostics.map(({ file, line, column }) => `${file}:${line}:${column}`),
    ['a.proto:2:1', 'b.proto:2:1'],
  );
});

test('descriptors can take the place of schemas', () => {
  const [base] = compile(['base.proto'], () => 'syntax = "proto3";\nmessage Base {}\n').files;
  const { files, diagnostics } = compile(['a.proto'], (name) =>
    name === 'a.proto'
      ? 'syntax = "proto3";\nimport "base.proto";\nmessage A { Base base = 1; }\n'
      : new SerializedFile(serialized(base!)),
  );
  assert.deepEqual(diagnostics, []);
  assert.equal(files[0]?.messages[0]?.fields[0]?.messageType?.fullName, 'Base');
});
