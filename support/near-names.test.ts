import assert from 'node:assert/strict';
import { test } from 'node:test';
import { didYouMean, editDistance, nearNames } from './near-names';

test('the distance counts insertions, deletions, replacements and swaps', () => {
  assert.equal(editDistance('', 'abc'), 3);
  assert.equal(editDistance('kitten', 'sitting'), 3);
  assert.equal(editDistance('protco', 'protoc'), 1);
});

test('the nearest name comes first, and names that contain the text are near', () => {
  assert.deepEqual(nearNames('cpp.oneof.sets', ['cpp.oneof.set', 'cpp.oneof.numeric', 'cpp.oneof.seat']), [
    'cpp.oneof.set',
    'cpp.oneof.seat',
  ]);
  assert.deepEqual(nearNames('oneof.set', ['ide.log.post', 'cpp.oneof.set']), ['cpp.oneof.set']);
  assert.equal(didYouMean('zzz', ['cpp']), '');
  assert.equal(didYouMean('protc', ['protoc']), ' Did you mean `protoc`?');
});
