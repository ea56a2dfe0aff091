import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitArgv } from './generator';

test('a command line is split at spaces, except in quotes', () => {
  assert.deepEqual(splitArgv(`--cpp_out=out  -I'a b' "c d"/e`), ['--cpp_out=out', '-Ia b', 'c d/e']);
});
