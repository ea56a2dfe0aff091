import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';

/** A name of a process that does not exist: the largest process id of Linux is 2^22. */
const dead = `${(2 ** 22 + 1).toString(36)}.1`;

test('a folder that a dying process makes once more is removed too', async (context) => {
  const temporary = await mkdtemp(path.join(tmpdir(), 'touchstone-test-'));
  context.after(() => rm(temporary, { recursive: true, force: true }));
  const folder = path.join(temporary, `touchstone-${dead}-abcdef`);
  await mkdir(folder);
  // Like a browser that had begun to start: it does not say whose it is.
  const late = execa('sh', ['-c', 'while [ -e "$1" ]; do :; done; mkdir -p "$1/profile"', 'late', folder]);
  await execa(process.execPath, [path.join(__dirname, 'leftovers.mjs'), dead], { env: { TMPDIR: temporary } });
  await late;
  assert.equal(existsSync(folder), false);
});
