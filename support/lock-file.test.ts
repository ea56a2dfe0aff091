// Tests of lock files and their owners, with real processes and files.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { releaseLock, takeLock } from './lock-file.mjs';
import { isAlive, ownerName, ownerOfFolder, pidOf, temporaryFolder } from './owner.mjs';

const linux = { skip: process.platform !== 'linux' };

let folder: string;
before(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-file-test-'));
});
after(() => rmSync(folder, { recursive: true }));

/** The owner name of a process that has ended. */
async function dead(): Promise<string> {
  const child = spawn('sleep', ['60']);
  const name = ownerName(child.pid);
  child.kill('SIGKILL');
  await once(child, 'close');
  return name;
}

describe('an owner', () => {
  test('is alive until its process has ended', linux, async () => {
    assert.equal(isAlive(ownerName(), 0), true);
    assert.equal(isAlive(await dead(), 0), false);
    assert.equal(pidOf(ownerName()), process.pid);
  });

  test('is not a later process with the same number', linux, () => {
    const [pid] = ownerName().split('.');
    assert.equal(isAlive(`${pid}.1`, 0), false);
  });

  test('in another namespace counts as alive for the longest time a run may take', linux, () => {
    const foreign = `${ownerName().split('.').slice(0, 2).join('.')}.zzzzzz`;
    assert.equal(isAlive(foreign, 60_000), true);
    assert.equal(isAlive(foreign, 24 * 60 * 60 * 1000), false);
  });

  test('is part of the name of its temporary folder', async () => {
    const made = await temporaryFolder();
    assert.equal(ownerOfFolder(path.basename(made)), ownerName());
    assert.equal(ownerOfFolder('touchstone-test-AbCdEf'), undefined);
    rmSync(made, { recursive: true });
  });
});

describe('a lock file', () => {
  test('has one holder', () => {
    const file = path.join(folder, 'deep', 'mine.lock');
    assert.equal(takeLock(file), undefined);
    assert.equal(takeLock(file), ownerName());
    releaseLock(file);
    assert.equal(takeLock(file), undefined);
    assert.deepEqual(readdirSync(path.dirname(file)), ['mine.lock']);
  });

  test('of a dead process is taken over', linux, async () => {
    const file = path.join(folder, 'dead.lock');
    symlinkSync(await dead(), file);
    assert.equal(takeLock(file), undefined);
    assert.equal(readlinkSync(file), ownerName());
  });

  for (const [what, make] of [
    ['an empty file', (file: string) => writeFileSync(file, '')],
    ['a file with other content', (file: string) => writeFileSync(file, 'not a process')],
    ['a link that names no process', (file: string) => symlinkSync('nobody', file)],
    ['an unreadable file', (file: string) => writeFileSync(file, '1', { mode: 0 })],
  ] as const) {
    test(`that is ${what} is taken over`, () => {
      const file = path.join(folder, `${what.replaceAll(' ', '-')}.lock`);
      make(file);
      assert.equal(takeLock(file), undefined);
      assert.equal(readlinkSync(file), ownerName());
    });
  }

  test('of another process is not released', () => {
    const file = path.join(folder, 'other.lock');
    symlinkSync('1.1', file);
    releaseLock(file);
    assert.equal(lstatSync(file).isSymbolicLink(), true);
  });
});
