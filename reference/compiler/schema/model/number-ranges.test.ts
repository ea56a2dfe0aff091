// Compares lookups in range indexes with a linear search.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type NumberRange, overlap, overlapsAmong, RangeIndex } from './number-ranges';

const range = fc.tuple(fc.integer({ min: -6, max: 40 }), fc.integer({ min: -1, max: 9 })).map(([start, length]) => ({
  start,
  end: start + length,
}));
const ranges = fc.array(range, { maxLength: 30 });

const inOrder = (found: Iterable<NumberRange>, all: readonly NumberRange[]) =>
  [...found].map((one) => all.indexOf(one)).sort((one, other) => one - other);

test('finds every range that contains a number or overlaps with a given range', () => {
  fc.assert(
    fc.property(ranges, fc.array(range, { maxLength: 10 }), (all, asked) => {
      const index = new RangeIndex(all);
      const search = (one: NumberRange) => all.flatMap((other, at) => (overlap(one, other) ? [at] : []));
      for (const one of asked) {
        assert.deepEqual(inOrder(index.overlapping(one), all), search(one));
        const number = { start: one.start, end: one.start + 1 };
        assert.deepEqual(inOrder(index.containing(one.start), all), search(number));
      }
    }),
    { numRuns: 2000, seed: 13 },
  );
});

test('finds every overlapping pair, the earlier range first', () => {
  fc.assert(
    fc.property(ranges, (all) => {
      const pairs = all.flatMap((later, at) =>
        all.slice(0, at).flatMap((earlier, before) => (overlap(earlier, later) ? [`${before} ${at}`] : [])),
      );
      const found = overlapsAmong(all).map(({ earlier, later }) => `${all.indexOf(earlier)} ${all.indexOf(later)}`);
      assert.deepEqual(found.sort(), pairs.sort());
    }),
    { numRuns: 2000, seed: 13 },
  );
});

test('works up to the smallest and largest numbers', () => {
  const whole = { start: -2_147_483_648, end: 2_147_483_648 };
  const index = new RangeIndex([whole, { start: 1, end: 536_870_912 }]);
  assert.deepEqual([...index.containing(2_147_483_647)], [whole]);
  assert.deepEqual([...index.containing(2_147_483_648)], []);
});
