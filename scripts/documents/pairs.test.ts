// The list of pairs: what a schema has is told by its words; a pair is in a file or has a reason, and a reason has a pair.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pairsOfTraits, traits, traitsOf } from './pairs';

/** One line that has it, and one near it that does not, each for a dialect in which it can be. */
const examples: Readonly<Record<string, readonly [has: string, hasNot: string]>> = {
  'code size': ['option optimize_for = CODE_SIZE;', 'option optimize_for = SPEED;'],
  'the lite runtime': ['option optimize_for = LITE_RUNTIME;', 'option optimize_for = SPEED;'],
  'a package of two names': ['package shop.orders;', 'package shop;'],
  'an import': ['import public "other.proto";', 'import "google/protobuf/any.proto";'],
  'a service class': ['option cc_generic_services = true;', 'option cc_generic_services = false;'],
  'a group': ['message A { optional group Box = 1 {} }', 'message A { optional string grouping = 1; }'],
  'an extension range': ['message A { extensions 100 to 199; }', 'message A { optional int32 extensions = 1; }'],
  'an extension': ['extend shop.Order { optional int32 a = 100; }', 'message Extend { }'],
  'a map': ['message A { map<string, int32> a = 1; }', 'message A { optional int32 map = 1; }'],
  'two oneofs': [
    'message A { oneof a { int32 b = 1; } oneof c { int32 d = 2; } }',
    'message A { oneof a { int32 b = 1; } }',
  ],
  'a nested message': ['message A { enum K { NO = 0; } message B {} }', 'message A {} message B {}'],
  'a nested enum': ['message A { enum K { NO = 0; } }', 'message A {} enum K { NO = 0; }'],
  'an alias': ['enum K { option allow_alias = true; NO = 0; }', 'enum K { option allow_alias = false; NO = 0; }'],
  'a negative enum value': ['enum K { NO = 0; LOW = -1; }', 'message A { optional int32 a = 1 [default = -1]; }'],
  'a default': ['message A { optional int32 a = 1 [default = 7]; }', 'message A { optional int32 default = 1; }'],
  'a required field': ['message A { required int32 a = 1; }', 'message A { optional int32 required = 1; }'],
  'an optional field of proto3': [
    'syntax = "proto3"; message A { optional int32 a = 1; }',
    'message A { optional int32 a = 1; }',
  ],
  'implicit presence in an edition': ['int32 a = 1 [features.field_presence = IMPLICIT];', 'int32 a = 1;'],
  'a closed enum in an edition': ['option features.enum_type = CLOSED;', 'option features.enum_type = OPEN;'],
  'a Cord': ['bytes a = 1 [ctype = CORD];', 'bytes a = 1 [ctype = STRING];'],
  'a string_view': ['option features.(pb.cpp).string_type = VIEW;', 'option features.(pb.cpp).string_type = STRING;'],
  'an Any': [
    'message A { optional google.protobuf.Any a = 1; }',
    'message A { optional google.protobuf.Duration a = 1; }',
  ],
  'a message in itself': ['message A { optional A a = 1; }', 'message A { optional B a = 1; } message B {}'],
  'repeated strings': ['message A { repeated bytes a = 1; }', 'message A { repeated int32 a = 1; }'],
  'repeated messages': ['message A { repeated B a = 1; }', 'message A { repeated string a = 1; }'],
  'a floating number': ['message A { optional float a = 1; }', 'message A { optional int32 float = 1; }'],
  'a name that is a keyword': ['message A { optional int32 class = 1; }', 'message A { optional int32 classes = 1; }'],
  'a field number of five digits': [
    'message A { optional int32 a = 20000; }',
    'message A { optional int32 a = 2000; }',
  ],
  'a deprecated field': ['message A { optional int32 a = 1 [deprecated = true]; }', 'option deprecated = true;'],
};

for (const name of traits) {
  const [has, hasNot] = examples[name] ?? [];
  if (has === undefined || hasNot === undefined) continue;
  test(`${name} is told by the words of a schema`, () => {
    assert.ok((traitsOf(has) as readonly string[]).includes(name), has);
    assert.ok(!(traitsOf(hasNot) as readonly string[]).includes(name), hasNot);
  });
}

test('a schema has one dialect', () => {
  const dialects = ['proto2', 'proto3', 'an edition'];
  const of = (schema: string) => traitsOf(schema).filter((name) => dialects.includes(name));
  assert.deepEqual(of('syntax = "proto3";\nmessage A {}'), ['proto3']);
  assert.deepEqual(of('edition = "2023";\nmessage A {}'), ['an edition']);
  assert.deepEqual(of('syntax = "proto2";\nmessage A {}'), ['proto2']);
  assert.deepEqual(of('message A {}'), ['proto2']);
  assert.deepEqual(
    traits.filter((name) => !(name in examples)),
    dialects,
    'all others have an example',
  );
});

test('a pair without a file and without a reason is refused', () => {
  assert.throws(
    () => pairsOfTraits([], [traits.filter((name) => name !== 'a map'), ['a map']]),
    /has a group and a map\./,
  );
});

test('a pair may have a reason, and pairs that files have are counted', () => {
  const gaps = [{ of: ['a map' as const], with: [...traits], reason: 'It is hard.' }];
  const lines = pairsOfTraits(gaps, [traits.filter((name) => name !== 'a map')]);
  const all = (traits.length * (traits.length - 1)) / 2;
  assert.ok(lines.join(' ').includes(`${all - (traits.length - 1)} of ${all} pairs`));
  assert.ok(/^- proto2 and a map; .*: It is hard\.$/.test(lines.at(-1) ?? ''));
});

test('a reason that no pair needs is refused', () => {
  const gaps = [{ of: ['a map' as const], with: ['a group' as const], reason: 'It is hard.' }];
  assert.throws(() => pairsOfTraits(gaps, [traits]), /every pair of `It is hard\.` is in a file/);
});
