// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how test projects write variables

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { interpolate, textOf } from './variables';

const variables = new Map<string, unknown>([
  ['name', 'Ada'],
  ['list', [1, 2]],
  ['dollar', '$&${name}'],
]);

test('variables are interpolated once; unknown ones stay unchanged', () => {
  assert.equal(interpolate('Hi ${name}, ${list} ${nobody} ${dollar}', variables), 'Hi Ada, [1,2] ${nobody} $&${name}');
});

test('key names become the code points that sendKeys expects', () => {
  assert.equal(interpolate('a${KEY_ENTER}', variables), 'a\uE007');
  assert.equal(interpolate('${KEY_F12}${KEY_N0}${KEY_DIVIDE}${KEY_PGUP}', variables), '\uE03C\uE01A\uE029\uE00E');
  assert.equal(interpolate('${KEY_NONE} ${constructor}', variables), '${KEY_NONE} ${constructor}');
});

test('a path refers to a part of a variable', () => {
  const order = new Map<string, unknown>([
    ['order', { lines: [{ price: 3 }], 'a.b': 1 }],
    ['order.plain', 'a name with a dot'],
  ]);
  assert.equal(interpolate('${order.lines[0].price} ${order.lines.length} ${order.none.at.all}|', order), '3 1 |');
  assert.equal(interpolate('${order.plain} ${other.x} ${order.}', order), 'a name with a dot ${other.x} ${order.}');
  assert.equal(interpolate('${order.constructor}|', order), '|');
});

test('values are converted to text', () => {
  assert.deepEqual([undefined, null, 1, true, 'x', { a: 1 }].map(textOf), ['', '', '1', 'true', 'x', '{"a":1}']);
});
