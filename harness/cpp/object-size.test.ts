import assert from 'node:assert/strict';
import { test } from 'node:test';
import { totalOf } from './object-size';

test('the size of an object is the sum of its sections, as `size` prints it', () => {
  assert.equal(
    totalOf(
      '   text\t   data\t    bss\t    dec\t    hex\tfilename\n   2133\t    480\t     24\t   2637\t    a4d\ta.o\n',
    ),
    2637,
  );
});

test('anything else is no size', () => {
  assert.throws(() => totalOf(''), /something else/);
  assert.throws(() => totalOf('text data\n1 2\n'), /something else/);
});
