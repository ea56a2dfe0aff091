// The index of ranges against the plain search that it stands for.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { RangeIndex } from './range-index';

const range = fc.tuple(fc.integer({ min: -6, max: 40 }), fc.integer({ min: -1, max: 9 })).map(([start, length]) => ({
  start,
  end: start + length,
}));

test('finds the first range that holds a number, or meets another range, as a plain search does', () => {
  fc.assert(
    fc.property(fc.array(range, { maxLength: 30 }), fc.array(range, { maxLength: 10 }), (ranges, asked) => {
      const index = new RangeIndex(ranges);
      const first = (one: { start: number; end: number }, before = ranges.length): number | undefined => {
        const found = ranges
          .slice(0, before)
          .findIndex((other) => Math.max(one.start, other.start) < Math.min(one.end, other.end));
        return found === -1 ? undefined : found;
      };
      for (const one of asked) {
        assert.equal(index.firstIn(one), first(one));
        assert.equal(index.firstAt(one.start), first({ start: one.start, end: one.start + 1 }));
      }
      for (const [at, one] of ranges.entries()) assert.equal(index.firstBefore(at), first(one, at));
    }),
    { numRuns: 2000, seed: 13 },
  );
});

test('reaches to the ends of what numbers can be', () => {
  const index = new RangeIndex([
    { start: -2_147_483_648, end: 2_147_483_648 },
    { start: 1, end: 536_870_912 },
  ]);
  assert.equal(index.firstAt(2_147_483_647), 0);
  assert.equal(index.firstAt(2_147_483_648), undefined);
  assert.equal(index.firstBefore(1), 0);
});
