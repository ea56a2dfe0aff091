import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failureText } from './failures';

test('a failed test is told by its file, its name and what it threw', () => {
  const error = new Error('wrapped by node:test', { cause: new Error('left folder touchstone-a.b\n\n+ 1\n- 2') });
  assert.equal(
    failureText({ name: 'leaves nothing', file: '/project/tests/kills.test.ts', error }, '/project'),
    'tests/kills.test.ts  leaves nothing\n  left folder touchstone-a.b\n  + 1\n  - 2',
  );
});

test('of a long message, the beginning is told, and how much is missing', () => {
  const lines = Array.from({ length: 15 }, (_, index) => (index === 0 ? 'x'.repeat(300) : `line ${index}`));
  const told = failureText({ name: 'long', error: new Error(lines.join('\n')) }, '/project').split('\n');
  assert.equal(told.length, 14);
  assert.equal(told[0], 'long');
  assert.equal(told[1], `  ${'x'.repeat(200)} …`);
  assert.equal(told.at(-1), '  … 3 more lines above');
});
