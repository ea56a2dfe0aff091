// All errors of a file are reported, and a syntax error does not cause spurious errors.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { compile } from './compiler';

/** `line:column` of every error in `a.proto` with that text. */
function places(text: string | Uint8Array, imports: Readonly<Record<string, string>> = {}): string[] {
  const { files, diagnostics } = compile(['a.proto'], (name) => (name === 'a.proto' ? text : imports[name]));
  assert.deepEqual(files, []);
  return diagnostics
    .filter(({ severity, file }) => severity === 'error' && file === 'a.proto')
    .map(({ line, column }) => `${line}:${column}`);
}

describe('all errors of a file are reported', () => {
  test('syntax errors in different statements', () => {
    const text = 'syntax = "proto3";\nmessage A {\n  int32 = 1;\n  int32 b;\n}\nmesage C {}\nenum E {\n  X;\n}\n';
    assert.deepEqual(places(text), ['3:9', '4:10', '6:1', '8:4']);
  });

  test('a syntax error and an undeclared extendee number after it', () => {
    const text = 'syntax = "proto3";\nmessage A {\n  int32 = 1;\n  int32 b = 0;\n  int32 c = 19000;\n}\n';
    assert.deepEqual(places(text), ['3:9', '4:13', '5:13']);
  });

  test('errors in names, numbers, options and defaults together', () => {
    const text =
      'syntax = "proto2";\noption nothing = 1;\nmessage A {\n  optional Missing a = 1;\n  optional int32 b = 1;\n' +
      '  optional int32 c = 2 [default = "x"];\n  repeated string d = 3 [packed = true];\n}\nmessage A {}\n';
    assert.deepEqual(places(text), ['2:8', '4:12', '5:22', '6:35', '7:12', '9:9']);
  });

  test('two missing imports', () => {
    assert.deepEqual(places('syntax = "proto3";\nimport "b.proto";\nimport "c.proto";\n'), ['2:1', '3:1']);
  });

  test('errors of an import are reported in the import, and the importer gets one error that names it', () => {
    const imports = { 'b.proto': 'syntax = "proto3";\nenum E { A = 1; }\n' };
    assert.deepEqual(places('syntax = "proto3";\nimport "b.proto";\n', imports), ['2:1']);
  });

  test('a name whose declaration has a syntax error is not called undeclared', () => {
    const text = 'syntax = "proto3";\nmessage {}\nmessage B { A a = 1; }\n';
    assert.deepEqual(places(text), ['2:9']);
  });

  test('an import cycle names its files', () => {
    const { diagnostics } = compile(['a.proto'], (name) =>
      name === 'a.proto' ? 'syntax = "proto3"; import "b.proto";' : 'syntax = "proto3"; import "a.proto";',
    );
    assert.match(diagnostics.map(({ message }) => message).join('\n'), /a\.proto -> b\.proto -> a\.proto/);
  });

  test('bytes that are not UTF-8 outside comments and strings', () => {
    const text = Buffer.concat([Buffer.from('syntax = "proto3";\n// '), Buffer.from([0xff, 0x0a, 0x20, 0xff, 0x0a])]);
    assert.deepEqual(places(text), ['3:2']);
  });

  test('a byte order mark is not part of the first line', () => {
    const { files } = compile(['a.proto'], () => '\ufeffsyntax = "proto3";\n');
    assert.equal(files[0]?.syntax, 'proto3');
  });

  test('a missing file', () => {
    const { diagnostics } = compile(['a.proto'], () => undefined);
    assert.deepEqual(
      diagnostics.map(({ file, line, column }) => [file, line, column]),
      [['a.proto', 0, 0]],
    );
  });
});
