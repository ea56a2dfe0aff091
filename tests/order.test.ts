import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from './command';
import { longestFirst, longestLines, readTimes, writeTimes } from './order';

test('the longest file starts first, and a new one before it', () => {
  const times = { 'a.test.ts': 20, 'b.test.ts': 3000, 'gone.test.ts': 9 };
  const files = ['a.test.ts', 'b.test.ts', 'c.test.ts', 'tests/d.test.ts'];
  assert.deepEqual(longestFirst(files, times), ['tests/d.test.ts', 'c.test.ts', 'b.test.ts', 'a.test.ts']);
});

test('without times, the end-to-end tests come first', () => {
  assert.deepEqual(longestFirst(['harness/a.test.ts', 'tests/b.test.ts'], {}), [
    'tests/b.test.ts',
    'harness/a.test.ts',
  ]);
});

test('the longest files are named, in seconds', () => {
  assert.deepEqual(longestLines({ a: 1000, b: 61_500, c: 2 }, 2), ['   61.5 s  b', '    1.0 s  a']);
});

test('times are kept, and a damaged file is like none', async () => {
  const file = path.join(await temporaryFolder(), 'kept', 'times.json');
  assert.deepEqual(await readTimes(file), {});
  await writeTimes(file, { a: 1 });
  assert.deepEqual(await readTimes(file), { a: 1 });
  await writeFile(file, (await readFile(file, 'utf8')).replace('1', '"long"'));
  assert.deepEqual(await readTimes(file), {});
});
