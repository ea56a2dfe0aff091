// The short names of enum values, without their enum's name.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';

import { EnumValueShortNames } from './names';

test('the enum name is dropped, regardless of case and underscores', () => {
  const names = new EnumValueShortNames('FooBar');
  const of = (name: string) => names.of(name);
  assert.equal(of('FOO_BAR_BAZ_QUX'), 'BazQux');
  assert.equal(of('foobar_baz'), 'Baz');
  assert.equal(of('_f_o_o_b_a_r__BAZ'), 'Baz');
  assert.equal(of('FOO_BAZ'), 'FooBaz');
  assert.equal(of('FOO_BAR'), 'FooBar');
  assert.equal(of('FOO_BAR__'), 'FooBar');
});

test('equal short names have equal hashes', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'A', 'b', 'B', '_', '1', 'é', 'É'), minLength: 1, maxLength: 6 });
  const names = new EnumValueShortNames('Ab');
  fc.assert(
    fc.property(name, name, (one, other) => {
      fc.pre(names.of(one) === names.of(other));
      assert.equal(names.hash(one), names.hash(other));
    }),
  );
});

test('different short names rarely have equal hashes', () => {
  const names = new EnumValueShortNames('E');
  const hashes = new Set(Array.from({ length: 100_000 }, (_, index) => names.hash(`E_VALUE_${index}`)));
  assert.ok(hashes.size > 99_000, String(hashes.size));
});
