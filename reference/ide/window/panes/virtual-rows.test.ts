import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderedRows } from './virtual-rows';

test('the visible rows and a few around them are rendered', () => {
  assert.deepEqual(renderedRows(2000, 30, 0, 300), { first: 0, last: 22 });
  assert.deepEqual(renderedRows(2000, 30, 30_000, 300), { first: 988, last: 1022 });
  assert.deepEqual(renderedRows(2000, 30, 59_700, 300), { first: 1978, last: 2000 });
  assert.deepEqual(renderedRows(5, 30, 0, 300), { first: 0, last: 5 });
  assert.deepEqual(renderedRows(0, 30, 0, 300), { first: 0, last: 0 });
});

test('a list that shrinks above its scroll position shows its end', () => {
  assert.deepEqual(renderedRows(100, 30, 30_000, 300), { first: 76, last: 100 });
  assert.deepEqual(renderedRows(5, 30, 30_000, 300), { first: 0, last: 5 });
});
