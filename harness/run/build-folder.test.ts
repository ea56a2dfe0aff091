import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { ownerName } from '../../support/owner.mjs';
import { claimFolder } from './build-folder';

let parent: string;
before(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'build-folder-test-'));
});
after(() => rmSync(parent, { recursive: true }));

test('two runs at once have a folder each, and the first is free again after its release', async () => {
  const first = await claimFolder(parent, 'mine');
  const second = await claimFolder(parent, 'mine');
  assert.deepEqual([first.folder, second.folder], [path.join(parent, 'mine'), path.join(parent, 'mine-2')]);
  await first.release();
  assert.equal((await claimFolder(parent, 'mine')).folder, first.folder);
});

test('an empty lock file does not block the folder, nor does the lock of a killed run', async () => {
  writeFileSync(path.join(parent, 'empty.lock'), '');
  assert.equal((await claimFolder(parent, 'empty')).folder, path.join(parent, 'empty'));
  const child = spawn('sleep', ['60']);
  symlinkSync(ownerName(child.pid), path.join(parent, 'killed.lock'));
  assert.equal((await claimFolder(parent, 'killed')).folder, path.join(parent, 'killed-2'));
  child.kill('SIGKILL');
  await once(child, 'close');
  const again = await claimFolder(parent, 'killed');
  assert.equal(again.folder, path.join(parent, 'killed'));
  await again.release();
  assert.equal(existsSync(path.join(parent, 'killed.lock')), false);
});

test('a place where no folder can be made is refused with its name', async () => {
  const file = path.join(parent, 'a-file');
  writeFileSync(file, '');
  await assert.rejects(claimFolder(path.join(file, 'build'), 'mine'), /build folder .*a-file\/build\/mine .*--build/s);
  assert.deepEqual(readdirSync(parent).includes('a-file'), true);
});
