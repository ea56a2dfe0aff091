import assert from 'node:assert/strict';
import { test } from 'node:test';
import { floatLiteral, int32Literal, stringLiteral, stringLiterals } from './literals';

test('the smallest int has no literal of its own', () => {
  assert.equal(int32Literal(-2147483648), '-2147483647 - 1');
  assert.equal(int32Literal(-2147483647), '-2147483647');
});

test('floating-point numbers keep every bit', () => {
  const cases: [number, 'float' | 'double', string][] = [
    [0, 'double', '0.0'],
    [-0, 'double', '-0.0'],
    [-0, 'float', '-0.0f'],
    [7, 'float', '7.0f'],
    [0.1, 'double', '0.1'],
    [0.1, 'float', '0.10000000149011612f'],
    [1e300, 'double', '1e+300'],
    [5e-324, 'double', '5e-324'],
    [Number.NaN, 'float', '::std::numeric_limits<float>::quiet_NaN()'],
    [Number.NEGATIVE_INFINITY, 'double', '-::std::numeric_limits<double>::infinity()'],
    [1e39, 'float', '::std::numeric_limits<float>::infinity()'],
  ];
  for (const [value, type, expected] of cases) assert.equal(floatLiteral(value, type), expected);
});

test('a string literal is plain ASCII, and no escape absorbs the character after it', () => {
  assert.equal(stringLiteral(new TextEncoder().encode('a"b\\c')), '"a\\"b\\\\c"');
  assert.equal(stringLiteral(Uint8Array.of(0, 0x31, 0xff, 0x39)), '"\\0001\\3779"');
  assert.equal(stringLiteral(new TextEncoder().encode('??/')), '"\\?\\?/"');
});

test('long bytes become adjacent literals; an escape is as short as the next character allows', () => {
  assert.deepEqual(stringLiterals(Uint8Array.of(0, 0x61, 1, 0x31, 0xff), 80), ['"\\0a\\0011\\377"']);
  const lines = stringLiterals(new Uint8Array(100).fill(0x62), 42);
  assert.deepEqual(
    lines.map((line) => line.length),
    [42, 42, 22],
  );
  assert.deepEqual(stringLiterals(new Uint8Array(), 42), ['""']);
});
