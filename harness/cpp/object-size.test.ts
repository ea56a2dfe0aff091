import assert from 'node:assert/strict';
import { test } from 'node:test';
import { totalOf } from './object-size';

test('the size of an object file is the sum of its sections, as `size` prints it', () => {
  assert.equal(
    totalOf(
      '   text\t   data\t    bss\t    dec\t    hex\tfilename\n   2133\t    480\t     24\t   2637\t    a4d\ta.o\n',
    ),
    2637,
  );
});

test('other output is refused', () => {
  assert.throws(() => totalOf(''), /did not print sizes/);
  assert.throws(() => totalOf('text data\n1 2\n'), /did not print sizes/);
});
