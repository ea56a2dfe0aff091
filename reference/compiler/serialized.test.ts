// Files given as descriptors: compiling them gives the same result as compiling their text.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { generateCpp } from './cpp';
import { realInclude } from './real-compiler/real-compiler';
import { compile, type FileDescriptor, SerializedFile } from './schema/compiler';
import { serialized, serializedWithSourceInfo } from './schema/serialization/file-descriptor-proto';

const valid = path.join(__dirname, 'schema/testdata/valid');
const folders = [valid, path.join(__dirname, 'schema/testdata/imported'), path.join(__dirname, 'protos'), realInclude];

function read(name: string): Uint8Array | undefined {
  for (const folder of folders) {
    try {
      return readFileSync(path.join(folder, name));
    } catch {}
  }
  return undefined;
}

function all(files: readonly FileDescriptor[]): FileDescriptor[] {
  const seen = new Set<FileDescriptor>();
  const visit = (file: FileDescriptor): void => {
    if (seen.has(file)) return;
    file.dependencies.forEach(visit);
    seen.add(file);
  };
  files.forEach(visit);
  return [...seen];
}

/** The generated files, or the reason why there are none. */
function cpp(file: FileDescriptor): unknown {
  try {
    return generateCpp(file, '');
  } catch (error) {
    return String(error);
  }
}

const names = readdirSync(valid).filter((name) => name.endsWith('.proto'));
const included = ['any', 'api', 'descriptor', 'struct', 'type', 'wrappers', 'compiler/plugin', 'cpp_features'];
describe('a file read from its descriptor has the same descriptor, source info and C++', () => {
  for (const name of [...names, ...included.map((file) => `google/protobuf/${file}.proto`)]) {
    test(name, () => {
      const { files } = compile([name], read);
      assert.equal(files.length, 1);
      const sets = new Map(
        all(files).map((file) => [file.name, new SerializedFile(serializedWithSourceInfo(file))] as const),
      );
      const again = compile([name], (wanted) => sets.get(wanted) ?? read(wanted));
      assert.deepEqual(
        again.diagnostics.filter(({ severity }) => severity === 'error'),
        [],
      );
      const [file, copy] = [files[0]!, again.files[0]!];
      assert.deepEqual(Buffer.from(serialized(copy)), Buffer.from(serialized(file)));
      assert.deepEqual(serializedWithSourceInfo(copy), serializedWithSourceInfo(file));
      assert.deepEqual(cpp(copy), cpp(file));
    });
  }
});

describe('descriptors are rejected:', () => {
  const part = compile(['part.proto'], () => 'syntax = "proto3"; package p; message Part { int32 id = 1; }').files[0]!;
  const compiled = (bytes: Uint8Array) =>
    compile(['a.proto'], (name) => (name === 'a.proto' ? new SerializedFile(bytes) : undefined));
  const user = compile(['a.proto'], (name) =>
    name === 'a.proto'
      ? 'syntax = "proto3"; import "part.proto"; message A { p.Part part = 1; }'
      : new SerializedFile(serialized(part)),
  ).files[0]!;

  test('a missing import', () => {
    const { files, diagnostics } = compiled(serialized(user));
    assert.deepEqual(files, []);
    const { file, line, column, message } = diagnostics[0]!;
    assert.deepEqual({ file, line, column }, { file: 'a.proto', line: 0, column: 0 });
    assert.match(message, /import "part\.proto" was not found/);
  });

  test('bytes that are not a descriptor', () => {
    assert.match(compiled(Buffer.from('not a descriptor')).diagnostics[0]!.message, /descriptor cannot be read/);
    assert.match(compiled(serialized(user).subarray(0, 20)).diagnostics[0]!.message, /descriptor cannot be read/);
  });

  test('a file that the language does not allow', () => {
    const bytes = Buffer.from(serialized(part));
    // The field's number, 1, becomes 0.
    bytes[bytes.indexOf(Buffer.from([0x18, 1, 0x20, 1])) + 1] = 0;
    assert.match(compiled(bytes).diagnostics[0]!.message, /0 is not a valid field number/);
  });
});
