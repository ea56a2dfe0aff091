// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how test projects write variables

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { interpolateScript } from './script-text';
import { interpolate, textOf } from './variables';

const variables = new Map<string, unknown>([
  ['name', 'Ada'],
  ['list', [1, 2]],
  ['dollar', '$&${name}'],
]);

test('variables are filled in once, unknown ones stay as written', () => {
  assert.equal(interpolate('Hi ${name}, ${list} ${nobody} ${dollar}', variables), 'Hi Ada, [1,2] ${nobody} $&${name}');
});

test('keys are code points that sendKeys understands', () => {
  assert.equal(interpolate('a${KEY_ENTER}', variables), 'a\uE007');
});

test('in a script a variable is an argument and never code', () => {
  const { script, args } = interpolateScript('return ${name} + ${list}.length + ${name} + `${x}`', variables);
  assert.equal(script, 'return arguments[0] + arguments[1].length + arguments[0] + `${x}`');
  assert.deepEqual(args, ['Ada', [1, 2]]);
});

test('values as text', () => {
  assert.deepEqual([undefined, null, 1, true, 'x', { a: 1 }].map(textOf), ['', '', '1', 'true', 'x', '{"a":1}']);
});
