// Servers of tests and of the harness listen on the loopback address, or on a socket in the file system: no other machine
// can reach them.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';

const root = path.resolve(__dirname, '..');

test('every server names the loopback address or the path of a socket', async () => {
  const { stdout } = await execa('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs'], { cwd: root });
  const calls: string[] = [];
  for (const file of stdout.split('\n')) {
    for (const line of (await readFile(path.join(root, file), 'utf8')).split('\n')) {
      if (/\.listen\(/.test(line) && file !== 'tests/loopback.test.ts') calls.push(`${file}: ${line.trim()}`);
    }
  }
  assert(calls.length > 0, 'the harness has servers');
  assert.deepEqual(
    calls.filter((call) => !call.includes("'127.0.0.1'") && !call.includes('.listen({ path: ')),
    [],
  );
});
