import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textPattern } from './text-pattern';

test('without a prefix, the text must be equal after collapsing white space', () => {
  assert.ok(textPattern(' a  b\n')('a b'));
  assert.ok(textPattern('a*')('a*'));
  assert.ok(!textPattern('a*')('ab'));
  assert.ok(textPattern('exact:glob:x')('glob:x'));
  assert.ok(textPattern('')(' '));
});

test('glob: stars and question marks match the whole text', () => {
  assert.ok(textPattern('glob:a*c?')('abc!'));
  assert.ok(!textPattern('glob:a*c')('abcd'));
  assert.ok(textPattern('glob:(1+1) [x]*')('(1+1) [x] = 2'));
});

test('regexp: matches anywhere in the text; regexpi: ignores case', () => {
  assert.ok(textPattern('regexp:b+')('abbc'));
  assert.ok(!textPattern('regexp:^B')('bc'));
  assert.ok(textPattern('regexpi:^B')('bc'));
  assert.throws(() => textPattern('regexp:('), /"\(" is not a regular expression/);
});
