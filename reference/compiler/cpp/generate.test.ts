// The generated text where a rule of the document prescribes it, and the generator's errors.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GenerateError } from './file';
import { generate, textOf } from './testing';

test('one header and one source file, named after the schema', () => {
  const { outputs } = generate({ 'dir/a.b.proto': 'syntax = "proto3";' });
  assert.deepEqual(
    outputs.map(({ name }) => name),
    ['dir/a.b.pb.h', 'dir/a.b.pb.cc'],
  );
});

test('the same schema gives the same text', () => {
  const schema = { 'a.proto': 'syntax = "proto3"; package p; message M { string s = 1; oneof o { int32 i = 2; } }' };
  assert.deepEqual(generate(schema).outputs, generate(schema).outputs);
});

test('the default of a string keeps a byte order mark, and bytes that are not UTF-8', () => {
  const { outputs } = generate({
    'a.proto':
      'syntax = "proto2"; message M { optional string a = 1 [default = "\\xef\\xbb\\xbfb"]; optional string c = 2 [default = "\\xff"]; }',
  });
  const source = textOf(outputs, 'a.pb.cc');
  assert.ok(source.includes('a_("\\357\\273\\277b", 4)'));
  assert.ok(source.includes('c_("\\377", 1)'));
});

test('insertion points are in their places', () => {
  const { outputs } = generate({
    'a.proto':
      'syntax = "proto3"; package p.q; message M { int32 i = 1; message N { int32 j = 1; } } enum E { Z = 0; }',
  });
  const header = textOf(outputs, 'a.pb.h');
  const source = textOf(outputs, 'a.pb.cc');
  const order = (text: string, marks: readonly string[]) => {
    const places = marks.map((mark) => text.indexOf(mark));
    assert.ok(!places.includes(-1), `missing: ${marks[places.indexOf(-1)]}`);
    assert.deepEqual(
      places,
      [...places].sort((a, b) => a - b),
    );
  };
  const point = (name: string) => `// @@protoc_insertion_point(${name})\n`;
  order(header, [
    '#include <',
    point('includes'),
    'namespace p::q {',
    'class M_N final',
    point('class_scope:p.q.M.N'),
    ' private:',
    'class M final',
    point('class_scope:p.q.M'),
    point('namespace_scope'),
    '}  // namespace p::q',
    point('global_scope'),
    '#endif  // TOUCHSTONE',
  ]);
  order(source, [
    '#include "a.pb.h"',
    point('includes'),
    'namespace p::q {',
    point('namespace_scope'),
    '}  // namespace p::q',
    point('global_scope'),
  ]);
  assert.ok(!source.includes('class_scope'));
  for (const text of [header, source]) {
    for (const name of ['includes', 'namespace_scope', 'global_scope']) {
      assert.equal(text.split(point(name)).length, 2, name);
    }
  }
});

test('with the lite option or the lite parameter, classes derive from MessageLite', () => {
  const plain = 'syntax = "proto3"; message M {}';
  const lite = 'syntax = "proto3"; option optimize_for = LITE_RUNTIME; message M {}';
  const base = (schema: string, parameters?: string) =>
    /class M final : public ::google::protobuf::(\w+)/.exec(
      textOf(generate({ 'a.proto': schema }, parameters).outputs, 'a.pb.h'),
    )?.[1];
  assert.equal(base(plain), 'Message');
  assert.equal(base(lite), 'MessageLite');
  assert.equal(base(plain, 'lite'), 'MessageLite');
  assert.equal(base(lite, 'speed'), 'Message');
});

test('CODE_SIZE overrides fewer functions', () => {
  const schema = (option: string) => `syntax = "proto3"; ${option} message M {}`;
  const header = (option: string) => textOf(generate({ 'a.proto': schema(option) }).outputs, 'a.pb.h');
  assert.match(header(''), /void Clear\(\) override/);
  assert.doesNotMatch(header('option optimize_for = CODE_SIZE;'), /void Clear\(\) override/);
});

test('no code is generated for services by default', () => {
  const schema = 'syntax = "proto3"; message R {} service Sv { rpc Call(R) returns (R); }';
  assert.doesNotMatch(textOf(generate({ 'a.proto': schema }).outputs, 'a.pb.h'), /Sv/);
});

test('lite code has no service classes, as with protoc', () => {
  const schema =
    'syntax = "proto2"; option cc_generic_services = true; message R {} service Sv { rpc Call(R) returns (R); }';
  assert.match(textOf(generate({ 'a.proto': schema }).outputs, 'a.pb.h'), /class Sv :/);
  assert.doesNotMatch(textOf(generate({ 'a.proto': schema }, 'lite').outputs, 'a.pb.h'), /Sv/);
});

test('an unknown parameter is rejected', () => {
  assert.throws(
    () => generate({ 'a.proto': 'syntax = "proto3";' }, 'speed,faster'),
    (error) => error instanceof GenerateError && /faster/.test(error.message) && /code_size/.test(error.message),
  );
});
