import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableLines } from './table';

const rows = [
  ['cpp.oneof.set', 'must', 'Setting a member clears the member that was set before.'],
  ['cpp.any.pack', 'choice', 'It packs.'],
];

test('columns are aligned, and nothing wraps in a file', () => {
  assert.deepEqual(tableLines(rows), [
    'cpp.oneof.set  must    Setting a member clears the member that was set before.',
    'cpp.any.pack   choice  It packs.',
  ]);
});

test('the text wraps in its column', () => {
  assert.deepEqual(tableLines(rows, 60), [
    'cpp.oneof.set  must    Setting a member clears the member',
    '                       that was set before.',
    'cpp.any.pack   choice  It packs.',
  ]);
});

test('on a narrow terminal the text is below its row', () => {
  const lines = tableLines(rows, 30);
  assert.deepEqual(lines, [
    'cpp.oneof.set  must',
    '    Setting a member clears',
    '    the member that was set',
    '    before.',
    'cpp.any.pack  choice',
    '    It packs.',
  ]);
  for (const width of [20, 30, 40, 60, 80, 100])
    for (const line of tableLines(rows, width)) assert(line.length < width, line);
});

test('a table without rows has no lines', () => {
  assert.deepEqual(tableLines([]), []);
});
