import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytesLiteral, Cpp, codeIn, cpp, unbalanced } from './cpp-text';

test('pieces of C++ are inserted without quoting', () => {
  assert.equal(cpp`f(${new Cpp('m.foo()')}, ${7});`.text, 'f(m.foo(), 7);');
});

test('bytes become hexadecimal digits, also NUL', () => {
  assert.equal(bytesLiteral(Uint8Array.of(0, 0x96, 0xff)).text, 'bytes("0096ff")');
});

test('code is everything but comments and directives', () => {
  const source = '  // a\n#include <b>\n/* c\n d */ int e; // f\n\n# define G \\\n  h\n int i;\n';
  assert.equal(codeIn(source), 'int e;\nint i;');
  assert.equal(codeIn('// nothing\n#endif\n\n'), '');
});

for (const text of ['m.foo(1)[2]', '"(" + s', "'\"'", 'std::map<int, int>{{1, 2}}', "1'000'000", '"\\")"']) {
  test(`balanced: ${text}`, () => assert.equal(unbalanced(text), undefined));
}
for (const [text, problem] of [
  ['m.foo(', '`)` is missing'],
  ['m.foo)', '`)` closes nothing'],
  ['{ (1 }', 'found `}` where `)` was expected'],
  ['f("a', 'the quote at column 3 is not closed'],
] as const) {
  test(`unbalanced: ${text}`, () => assert.equal(unbalanced(text), problem));
}
