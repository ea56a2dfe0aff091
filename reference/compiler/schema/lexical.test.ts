// Bytes that are not UTF-8, NUL characters, escapes beyond Unicode and `#` comments in aggregates, compared with the
// real compiler.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';

import { differences } from '../real-compiler/compare';
import { realCompiler } from '../real-compiler/real-compiler';
import { split } from '../real-compiler/real-descriptors';
import { compile } from './compiler';
import { serializedWithSourceInfo } from './serialization/file-descriptor-proto';

const protos = path.join(__dirname, '..', 'protos');
let folder: string;
before(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'touchstone-lexical-'));
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** The bytes of a schema in which `<ff>` stands for the byte 0xff. */
function bytesOf(schema: string): Buffer {
  return Buffer.concat(
    schema
      .split(/(<[0-9a-f]{2}>)/)
      .map((part) => (/^<..>$/.test(part) ? Buffer.from(part.slice(1, 3), 'hex') : Buffer.from(part))),
  );
}

function readIfThere(file: string): Uint8Array | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

/**
 * Compiles with both compilers and asserts that they agree: on acceptance, and on the descriptor or the lines of
 * errors.
 * @returns whether both accept the schema
 */
function isAcceptedByBoth(schema: string): boolean {
  const content = bytesOf(schema);
  writeFileSync(path.join(folder, 'a.proto'), content);
  const output = path.join(folder, 'set.bin');
  const words = [`-I${folder}`, `-I${protos}`, `--descriptor_set_out=${output}`, '--include_source_info', 'a.proto'];
  const { status, stderr } = spawnSync(realCompiler(), words, { encoding: 'latin1' });
  const { files, diagnostics } = compile(['a.proto'], (name) =>
    name === 'a.proto' ? content : readIfThere(path.join(protos, name)),
  );
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  assert.equal(errors.length === 0, status === 0, `${stderr}${JSON.stringify(errors)}`);
  if (status === 0) {
    const [real] = split(readFileSync(output)).values();
    const ours = serializedWithSourceInfo(files[0]!);
    assert.deepEqual(differences(ours, real!), []);
    assert.ok(Buffer.from(ours).equals(real!));
    return true;
  }
  const lines = [...stderr.matchAll(/\ba\.proto:(\d+):\d+: (?!warning)/gm)].map(([, line]) => Number(line));
  assert.ok(lines.includes(errors[0]!.line), `ours: ${errors[0]!.line}, real: ${lines} ${stderr}`);
  return false;
}

const PROTO2 = 'syntax = "proto2";\n';
const AGGREGATE = `${PROTO2}import "google/protobuf/descriptor.proto";
message O { optional int32 a = 1; optional string s = 2; optional O o = 3; }
extend google.protobuf.FileOptions { optional O o = 50000; }
`;

describe('both compilers accept, with the same bytes,', () => {
  for (const [what, schema] of [
    ['a byte that is not UTF-8 in line comments', `${PROTO2}// a<ff>b\nmessage A {} // é<e9>x\n`],
    ['such bytes in a block comment, with a tab after it', `${PROTO2}/* <c3><ff>😀 */\tmessage A {}\n`],
    [
      'surrogates, values beyond Unicode and overlong forms in a comment',
      `${PROTO2}// <ed><a0><80> <f4><90><80><80> <c0><80>\nmessage A {}\n`,
    ],
    [
      'such bytes in defaults',
      `${PROTO2}message A { optional string s = 1 [default="a<ff>b\\n<fe>"]; optional bytes b = 2 [default="<e9><80>"]; }\n`,
    ],
    ['such a byte in an option', `${PROTO2}option java_package = "a<ff>b";\nmessage A {}\n`],
    [
      'such a byte in a JSON name',
      `${PROTO2}message A { optional int32 x = 1 [json_name="<ff>"]; optional int32 yy = 2; }\n`,
    ],
    ['such a byte in a reserved name', `${PROTO2}message A { reserved "<ff>"; }\n`],
    ['such a byte in an aggregate', `${AGGREGATE}option (o) = { s: "<ff>" };\n`],
    [
      '\\U from 00110000 to 001fffff',
      `${PROTO2}message A { optional string s = 1 [default="\\U00110000"]; optional bytes b = 2 [default="\\U001FFFfF\\U0010ffff"]; }\n`,
    ],
    ['a # comment on its own line in an aggregate', `${AGGREGATE}option (o) = {\n # plain comment\n a: 1 };\n`],
    [
      'a # comment after a value, a brace and another comment',
      `${AGGREGATE}option (o) = {#x\n a: 1#y # z\n o { # w\n a: 2 } # {}\n};\n`,
    ],
    [
      'a # comment that contains comments of the other kinds',
      `${AGGREGATE}option (o) = {\n a: 1 # // }\n # /* }\n */ s: "x" };\n`,
    ],
    [
      'a # comment between adjacent strings, and a # in a string',
      `${AGGREGATE}option (o) = {\n s: "a" '#b' # c\n "d" };\n`,
    ],
  ] as const) {
    test(what, () => assert.equal(isAcceptedByBoth(schema), true));
  }
});

describe('both compilers reject, on the same line,', () => {
  for (const [what, schema] of [
    ['a NUL in a line comment', `${PROTO2}\n// a<00>b\nmessage A {}\n`],
    ['a NUL in a block comment', `${PROTO2}\n/* a\n<00>b */ message A {}\n`],
    ['a NUL in a string', `${PROTO2}message A { optional string s = 1 [default="a<00>b"]; }\n`],
    ['a NUL between tokens', `${PROTO2} <00> message A {}\n`],
    ['a byte that is not UTF-8 in a name', `${PROTO2}message A<ff>B {}\n`],
    ['a byte that is not UTF-8 in a file name', `${PROTO2}import "a<ff>.proto";\n`],
    ['\\U00200000', `${PROTO2}message A { optional bytes b = 2 [default="\\U00200000"]; }\n`],
    [
      'a # comment that contains the closing brace of the aggregate',
      `${AGGREGATE}option (o) = { a: 1 # comment }\n s: "x" };\n`,
    ],
    ['a # comment with an unmatched brace', `${AGGREGATE}option (o) = {\n a: 1 # {\n };};\n`],
    ['a # comment with a single quote', `${AGGREGATE}option (o) = {\n # don't\n a: 1 };\n`],
    ['a # comment with text that is not a token', `${AGGREGATE}option (o) = {\n a: 1 # é 0x\n };\n`],
    ['a # outside an aggregate', `${PROTO2}# x\nmessage A {}\n`],
    ['a # between an option and its aggregate', `${AGGREGATE}option (o) = #x\n { a: 1 };\n`],
  ] as const) {
    test(what, () => assert.equal(isAcceptedByBoth(schema), false));
  }
});

test('a line with many # signs is skipped without recursion', () => {
  assert.equal(isAcceptedByBoth(`${AGGREGATE}option (o) = {\n ${'# '.repeat(100_000)}\n a: 1 };\n`), true);
});
