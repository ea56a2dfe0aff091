// --encode, --decode and --decode_raw, compared byte by byte with the real compiler.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sampleOf } from '../../../support/test-sample';
import { eachInSandbox } from './testing';

const SCHEMA = `syntax = "proto2";
package t;
import "google/protobuf/any.proto";
enum E { ZERO = 0; ONE = 1; NEG = -3; }
message Inner { optional int32 a = 1; optional string b = 2; }
message M {
  optional double d = 1; optional float f = 2; optional int64 i64 = 3; optional uint64 u64 = 4; optional int32 i32 = 5;
  optional fixed64 f64 = 6; optional fixed32 f32 = 7; optional bool bo = 8; optional string s = 9;
  optional Inner in = 10; optional bytes by = 11; optional uint32 u32 = 12; optional E e = 13;
  optional sfixed32 sf32 = 14; optional sfixed64 sf64 = 15; optional sint32 si32 = 16; optional sint64 si64 = 17;
  repeated int32 ri = 18; repeated int32 rp = 19 [packed = true];
  map<string, Inner> mm = 20; map<int64, int32> mi = 21; map<bool, E> mb = 22; optional group Grp = 23 { optional int32 g = 1; }
  oneof o { string os = 24; int32 oi = 25; Inner om = 31; }
  repeated Inner rin = 26; repeated E re = 27; optional google.protobuf.Any any = 28;
  repeated string rs = 29; repeated float rf = 30; repeated double rd = 32;
  extensions 100 to 200;
}
extend M { optional Inner ext = 100; repeated int32 rext = 101; }
message Scope { extend M { optional string sext = 102; } }
message Req { required int32 a = 1; optional Req r = 2; required string b = 3; repeated Req list = 4; map<string, Req> map = 5; }
`;
const MODERN = `syntax = "proto3";
package p;
enum E { Z = 0; O = 1; }
message M {
  E e = 1; repeated E r = 2; string s = 3; optional int32 o = 4; int32 i = 5; map<int32, E> m = 6; M sub = 7; double d = 8;
  bytes b = 9; oneof x { int32 xi = 10; E xe = 11; }
}
`;
const FEATURES = `edition = "2023";
package n;
message M {
  int32 id = 1; M delimited = 2 [features.message_encoding = DELIMITED]; repeated int32 list = 3 [features.repeated_field_encoding = EXPANDED];
  Closed c = 4; int32 none = 5 [features.field_presence = IMPLICIT];
  enum Closed { option features.enum_type = CLOSED; ONE = 1; }
}
`;
const sandbox = eachInSandbox();

function schemas(): void {
  sandbox().write('t.proto', SCHEMA);
  sandbox().write('p.proto', MODERN);
  sandbox().write('n.proto', FEATURES);
}

/** The schema's file and the flag for a type: its package is the file's name. */
function args(kind: string, type: string): string[] {
  return [`--${kind}=${type}`, `${type.split('.')[0]}.proto`];
}

/** Text that is encoded; the result is then decoded with a schema and without. */
describe('both compilers encode the text, and decode its bytes, in the same way', () => {
  for (const [what, type, text] of sampleOf(
    [
      ['nothing', 't.M', ''],
      ['comments and separators', 't.M', '# one\ni32: 1, # two\ns: "x"; f: 2 # last'],
      [
        'integers',
        't.M',
        'i64: -9223372036854775808 u64: 18446744073709551615 i32: -0x10 u32: 017 f64: 1 f32: 4294967295',
      ],
      ['signed integers', 't.M', 'sf32: -5 sf64: -6 si32: -2147483648 si64: -9223372036854775808'],
      [
        'floating-point numbers',
        't.M',
        'd: 1.5f f: 5F rf: [1e10, -inf, nan, 1.0e-5, 3, 16777216, 0.333333343, 100000000, 1234567, -0.0, 1e-45]',
      ],
      [
        'doubles',
        't.M',
        'rd: [0.1, 1e300, 5e-324, 123456789012345680, -0, 1e15, 1e16, infinity, 2.5e-323, 3.0000000000000004]',
      ],
      ['bools and enums', 't.M', 'bo: True e: -3 re: [ZERO, 1, NEG]'],
      ['strings', 't.M', `s: "h\\303\\251llo\\n\\"'\\\\ \\001\\177 é" 'more' by: "\\xff\\0001\\u00e9\\t\\r"`],
      ['messages', 't.M', 'in { a: 1 b: "x" } rin <> rin: { a: 2 } rin { a: -1; }'],
      ['lists', 't.M', 'ri: [1, 2, 3] ri: 4 rp: 5 rp: [6] rs: ["a", "b" "c"] rin: [{a: 1}, <>] ri: []'],
      ['groups', 't.M', 'Grp { g: 7 }'],
      ['a group by the name of its field', 't.M', 'grp { g: 7 }'],
      [
        'maps',
        't.M',
        'mm { key: "b" value { a: 1 } } mm: { key: "a" value: < b: "q" > } mm { key: "c" } mm {} mb { value: NEG } mb { key: true }',
      ],
      [
        'maps, keys by size',
        't.M',
        'mi { key: 30 value: 4 } mi { key: -1 value: 2 } mi { key: 9 } mi { key: 100 } mi { key: 9 value: 2 }',
      ],
      ['oneofs', 't.M', 'om { a: 2 }'],
      ['extensions', 't.M', '[t.ext] { a: 9 } [t.rext]: [1, 2] [t.Scope.sext]: "se" i32: 1'],
      ['an Any', 't.M', 'any { [type.googleapis.com/t.Inner] { a: 5 b: "any" } }'],
      ['required fields that are missing', 't.Req', 'r { a: 1 } list { } map { key: "k" value { b: "x" } }'],
      ['implicit presence', 'p.M', 'e: 7 r: [1, 9] i: 0 o: 0 s: "" d: -0 b: "" m { key: 0 value: 9 } m { } xi: 0'],
      ['explicit zeros', 'p.M', 'e: Z i: 0 o: 0 sub { i: 0 } xe: Z'],
      ['features of editions', 'n.M', 'id: 0 delimited { id: 2 delimited { } } list: [1, 2] c: ONE none: 0'],
    ] as const,
    4,
  )) {
    test(what, () => {
      schemas();
      const { status, stdout, stderr } = sandbox().agreed(args('encode', type), text);
      assert.equal(status, 0, stderr);
      assert.equal(sandbox().agreed(args('decode', type), stdout).status, 0);
      assert.equal(sandbox().agreed(['--decode_raw'], stdout).status, 0);
    });
  }
});

test('--deterministic_output: maps in the order of their keys', () => {
  schemas();
  const text = 'mm { key: "b" } mm { key: "a" value { } } mi { key: 5 } mi { key: -5 } mb { key: true } mb {}';
  const { stdout } = sandbox().agreed(['--deterministic_output', ...args('encode', 't.M')], text);
  assert.notDeepEqual(stdout, sandbox().ours(args('encode', 't.M'), text).stdout);
});

describe('both compilers decode the bytes in the same way', () => {
  for (const [what, type, bytes] of sampleOf(
    [
      ['unknown fields of every wire type', 't.M', '0801 9a3f02ffff a53f01000000 a93f0100000000000000 b33f0801b43f'],
      ['known fields of another wire type', 't.M', 'b00105 4d01020304 52020801 5001'],
      ['undefined values of closed enums', 't.M', '6863 da01020163 b20104080110 63 d80163'],
      ['undefined values of open enums', 'p.M', '0863 1202 0163 320408001063'],
      ['undefined values of an edition', 'n.M', '2005 2001'],
      ['packed values of an unpacked field, and the reverse', 't.M', '9201020102 9801059801069a010107'],
      ['map entries without key or value', 't.M', 'a201030a0161 a201070a016112020805 a20100 b20106080010011801'],
      ['messages in several parts', 't.M', '52020801 5203120178 52020802'],
      ['members of a oneof, one after another', 't.M', 'c2010161 c80105 fa01020801 fa0103120178'],
      ['integers that are truncated', 't.M', '28ffffffff1f 60ffffffffff01 40ff01 88018080808010'],
      ['a string that is not UTF-8', 't.M', '4a02c328'],
      ['nested groups', 't.M', 'bb010807bc01 bb010808bc01 a33fa33f0801a43fa43f'],
      ['text that might be a message', 't.M', 'fa3f0568656c6c6f fa3f020801'],
    ] as const,
    4,
  )) {
    test(what, () => {
      schemas();
      const input = Buffer.from(bytes.replaceAll(' ', ''), 'hex');
      sandbox().agreed(args('decode', type), input);
      sandbox().agreed(['--decode_raw'], input);
    });
  }

  for (const levels of [9, 10, 11, 12, 99, 100, 101]) {
    test(`${levels} nested messages`, () => {
      schemas();
      let bytes = Buffer.alloc(0);
      for (let level = 0; level < levels; level++) {
        const { length } = bytes;
        const size = length < 128 ? [length] : [(length & 127) | 128, length >> 7];
        bytes = Buffer.concat([Buffer.from([0x3a, ...size]), bytes]);
      }
      assert.equal(sandbox().agreed(args('decode', 'p.M'), bytes).status, levels > 100 ? 1 : 0);
      sandbox().agreed(['--decode_raw'], bytes);
    });
  }
});

describe('both compilers reject', () => {
  for (const [what, flags, input, said] of sampleOf(
    [
      ['an unknown type', args('encode', 't.Nothing'), '', /Type not defined: the schemas have no message t\.Nothing/],
      ['an enum', args('decode', 't.E'), '', /Type not defined/],
      [
        'a type without its package',
        ['--encode=M', 't.proto'],
        '',
        /Type not defined: the schemas have no message M\./,
      ],
      ['an unknown field', args('encode', 't.M'), '\nin { x: 1 }', /^input:2:6: message "t\.Inner" has no field "x"/],
      ['a field twice', args('encode', 't.M'), 'i32: 1\ni32: 2', /^input:2:1: "i32" is set twice/],
      ['two members of a oneof', args('encode', 't.M'), 'oi: 1 os: "a"', /^input:1:7: .*"os" and "oi"/],
      ['a number that is too large', args('encode', 't.M'), 'i32: 99999999999', /^input:1:6: .*out of range/],
      ['a negative number', args('encode', 't.M'), 'u32: -1', /^input:1:6: /],
      ['another type', args('encode', 't.M'), 'i32: "x"', /^input:1:6: .*integer/],
      ['a float for an integer', args('encode', 't.M'), 'i32: 5f', /^input:1:6: .*integer/],
      ['an undefined value of a closed enum', args('encode', 't.M'), 'e: 5', /^input:1:4: /],
      ['a string with a line break', args('encode', 't.M'), "s: 'a\nb'", /^input:1:6: /],
      ['a C++ comment', args('encode', 't.M'), 's: "x" // y', /^input:1:8: /],
      ['a message that is not closed', args('encode', 't.M'), 'in {\n a: 1', /^input:2:6: expected `}`/],
      [
        'an extension of another message',
        args('encode', 't.Inner'),
        '[t.ext] {}',
        /^input:1:1: .*"t\.ext" is not a known extension/,
      ],
      [
        'bytes that end early',
        args('decode', 't.M'),
        Buffer.from('5205', 'hex'),
        /^Failed to parse input: the input ends inside a field/,
      ],
      ['a string that is not UTF-8', args('decode', 'p.M'), Buffer.from('1a02c328', 'hex'), /"p\.M\.s" is not UTF-8/],
      ['raw bytes that are not a message', ['--decode_raw'], 'zzz', /^Failed to parse input: /],
      ['a field number of 0', ['--decode_raw'], Buffer.from('0001', 'hex'), /^Failed to parse input: a field number/],
      ['a varint of 11 bytes', ['--decode_raw'], Buffer.from('08ffffffffffffffffffff01', 'hex'), /varint is longer/],
      ['an end tag without a start tag', ['--decode_raw'], Buffer.from('0c', 'hex'), /^Failed to parse input: /],
      ['an invalid schema', args('decode', 'w.M'), '', /^w\.proto:1:/],
    ] as const,
    4,
  )) {
    test(what, () => {
      schemas();
      sandbox().write('w.proto', 'message M {');
      assert.equal(sandbox().agreed(flags, input).status, 1);
      assert.match(sandbox().refusal(flags, input), said);
    });
  }
});

test('missing required fields are a warning with their paths; the message is translated all the same', () => {
  schemas();
  const { status, stderr } = sandbox().ours(args('encode', 't.Req'), 'r { a: 1 } list { a: 1 b: "" } list { b: "" }');
  assert.equal(status, 0);
  assert.match(stderr, /lacks required fields: a, b, r\.b, list\[1\]\.a\n/);
});
