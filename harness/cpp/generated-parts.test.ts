import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Cpp } from './cpp-text';
import { GeneratedHeaders } from './generated-parts';

const file = 'generated/oneof/a/oneof.pb.h';
const header = [
  'class Sample {', // 1
  '  int foo() const;', // 2
  '  void set_foo(int value);', // 3
  '  int bar() const;', // 4
  '};', // 5
  '', // 6
  'inline int Sample::foo() const {', // 7
  '  return foo_;', // 8
  '}', // 9
  ...Array.from({ length: 20 }, (_, index) => `Sample other_${index}; // "bar"`), // 10 to 29
].join('\n');
const program = {
  schemas: { name: 'oneof', files: [{ name: 'a/oneof.proto', text: '' }], insertions: [] },
};
const headers = new GeneratedHeaders(program, (name) => (name === file ? header : undefined));
const step = (number: number, text: string) => ({ number, cpp: new Cpp(`${text};`) });

test('a case shows the declarations and definitions of what it uses', () => {
  assert.deepEqual(headers.partsOf([step(1, 'm.foo()')], 1), [
    { file, first: 2, lines: ['  int foo() const;', '  void set_foo(int value);', '  int bar() const;'] },
    { file, first: 7, lines: ['inline int Sample::foo() const {', '  return foo_;', '}'] },
  ]);
});

test('steps after the failed one, names in string literals, and names that are everywhere do not count', () => {
  assert.deepEqual(headers.partsOf([step(1, 'Sample m'), step(2, 'm.x("foo")'), step(3, 'm.foo()')], 2), []);
  assert.equal(headers.partsOf([step(1, 'Sample m'), step(3, 'm.foo()')]).length, 2);
});

test('a case shows at most 48 lines, those of its failed step first', () => {
  const text = Array.from({ length: 40 }, (_, index) => `int field_${index}();\n\n\n`).join('');
  const many = new GeneratedHeaders(program, () => text);
  const steps = Array.from({ length: 40 }, (_, index) => step(index + 1, `m.field_${index}()`));
  const parts = many.partsOf(steps, 40);
  assert.equal(parts.flatMap(({ lines }) => lines).length, 48);
  assert.equal(parts.at(-1)?.lines.includes('int field_39();'), true);
});

test('headers that are not there have no parts', () => {
  assert.deepEqual(new GeneratedHeaders(program, () => undefined).partsOf([step(1, 'm.foo()')]), []);
});
