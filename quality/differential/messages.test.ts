import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differenceOf, readKnownDifferences, split } from './messages';

test('two answers differ in the first thing that matters', () => {
  assert.equal(differenceOf('2 1 ff', '2 1 ff'), undefined);
  assert.equal(differenceOf('refused', 'refused'), undefined);
  assert.equal(differenceOf('refused', '2 1 ff'), 'only libprotobuf accepts');
  assert.equal(differenceOf('2 1 ff', 'refused'), 'only we accept');
  assert.equal(differenceOf('2 1 ff', '3 0 ee'), 'another size');
  assert.equal(differenceOf('2 1 ff', '2 0 ff'), 'another initialization');
  assert.equal(differenceOf('2 1 ff', '2 1 ee'), 'another text');
});

test('made messages are split by their lengths', () => {
  const made = Buffer.from('0002000000080102000000000401000000aa', 'hex');
  assert.deepEqual(
    split(made).map(({ type, bytes }) => [type, bytes.toString('hex')]),
    [
      ['Kinds', '0801'],
      ['Needy', ''],
      ['Nothing', 'aa'],
    ],
  );
});

test('the explained differences are valid', async () => {
  assert(Array.isArray(await readKnownDifferences()));
});
