import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesIn, usedWords, withoutNames } from './schema-names';

test('errors that differ in the names of the schema are alike', () => {
  const names = namesIn(['package my.box;\nmessage Sample { optional int32 foo = 1; repeated string long_name = 2; }']);
  const alike = (error: string) => withoutNames(error, names);
  assert.equal(alike("no member named 'has_foo' in 'Sample'"), "no member named 'has_…' in '…'");
  assert.equal(alike("no member named 'has_long_name' in 'my::box::Sample'"), "no member named 'has_…' in '…'");
  assert.equal(alike("no member named 'foo_size' in 'Sample'"), "no member named '…_size' in '…'");
  assert.equal(alike("type 'const ::my::box::Sample *'"), "type 'const … *'");
  // It is the size of `tags`, although there is a field `size`.
  const sizes = namesIn(['message Part { repeated string tags = 1; optional int32 size = 2; }']);
  assert.equal(withoutNames("no member named 'tags_size' in 'Part'", sizes), "no member named '…_size' in '…'");
  // Words outside of quotes are the tool's.
  assert.equal(alike("no optional 'rt::Message'"), "no optional 'rt::Message'");
  assert.equal(alike('undefined symbol: my::box::Sample::clear_foo()'), 'undefined symbol: …::clear_…()');
});

test('the words that a case uses, without the names of the schema', () => {
  const names = namesIn(['message Sample { optional int32 foo_bar = 1; enum Shape { SHAPE_ROUND = 0; } }']);
  const cpp = ['is(Sample::kFooBarFieldNumber, 1)', 'm.set_foo_bar(Sample_Shape_ARRAYSIZE)', 'Shape_Name("has_text")'];
  assert.deepEqual(usedWords(cpp, names), ['is', 'k…FieldNumber', 'm', 'set_…', '…_ARRAYSIZE', '…_Name']);
  assert.deepEqual(usedWords(['Sample::SHAPE_ROUND'], names), []);
  assert.deepEqual(usedWords(['Sample_Shape_MIN', 'Sample_', 'f(foo_bar_)'], names), ['…_MIN', '…_', 'f']);
  const number = namesIn(['message Sample { optional int32 number = 1; }']);
  assert.deepEqual(usedWords(['Sample::kNumberFieldNumber'], number), ['k…FieldNumber']);
});
