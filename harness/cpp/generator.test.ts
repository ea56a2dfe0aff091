import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitWords } from './generator';

test('words are split at spaces, except in quotes', () => {
  assert.deepEqual(splitWords(`--cpp_out=out  -I'a b' "c d"/e`), ['--cpp_out=out', '-Ia b', 'c d/e']);
});
