import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessorName, camelCase, fileIdentifier, identifier, stem } from './names';

test('camel case: a letter after a non-letter becomes a capital; capitals stay', () => {
  const cases: Record<string, string> = {
    foo: 'Foo',
    foo_bar: 'FooBar',
    fooBar: 'FooBar',
    foo2bar: 'Foo2Bar',
    foo_2bar: 'Foo2Bar',
    XMLName: 'XMLName',
    __x__y: 'XY',
    a_b_c: 'ABC',
    with_2_digits: 'With2Digits',
    CAPS_AND_lower: 'CAPSANDLower',
  };
  for (const [name, expected] of Object.entries(cases)) assert.equal(camelCase(name), expected, name);
});

test('accessors are lower case; keywords get an underscore after that', () => {
  assert.equal(accessorName('myFalse'), 'myfalse');
  assert.equal(accessorName('False'), 'false_');
  assert.equal(accessorName('NULL'), 'null');
  assert.equal(identifier('NULL'), 'NULL_');
  assert.equal(identifier('co_await'), 'co_await_');
});

test('distinct file names give distinct identifiers', () => {
  assert.equal(stem('dir/a.b.proto'), 'dir/a.b');
  assert.equal(stem('a.protodevel'), 'a');
  assert.notEqual(fileIdentifier('a_b'), fileIdentifier('a/b'));
  assert.notEqual(fileIdentifier('a_2fb'), fileIdentifier('a/b'));
  assert.match(fileIdentifier('ä-1'), /^[A-Za-z0-9_]+$/);
});
