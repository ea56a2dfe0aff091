import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { bothEnds, readPrinted, visible } from './printed';

test('control characters are shown, text stays', () => {
  assert.equal(visible('a\u001b[31mred\u0007\r\n\tä\u202eabc'), 'a\\x1b[31mred\\x07\\x0d\n\tä\\u{202e}abc');
  assert.equal(visible('\u009b2J'), '\\x9b2J');
});

test('both ends of a long text are kept, and what is cut is counted', () => {
  const text = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n');
  const lines = bothEnds(text, 20).split('\n');
  assert.equal(lines.length, 21);
  assert.deepEqual(
    [lines[0], lines[14], lines[15], lines[16], lines[20]],
    ['line 0', 'line 14', '(80 more lines)', 'line 95', 'line 99'],
  );
  assert.equal(bothEnds('one\ntwo\n', 2), 'one\ntwo');
  const long = bothEnds(`${'a'.repeat(5000)}b`, 1);
  assert(long.length < 2100 && long.startsWith('aaa') && long.endsWith('ab'), long);
  assert.match(long, /\(… 3001 more characters …\)/);
});

test('a large file is not read into memory', async (context) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'touchstone-printed-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'log');
  await writeFile(file, `begin${'x'.repeat(5000)}end`);
  const text = readPrinted(file, 100);
  assert.match(text, /^beginx{45}\n\(4908 more bytes\)\nx{47}end$/);
  assert.equal(readPrinted(path.join(folder, 'none')), '');
});
