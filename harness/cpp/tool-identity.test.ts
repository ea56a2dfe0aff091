import assert from 'node:assert/strict';
import { mkdtemp, rm, symlink, truncate, unlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { filesIn, identityOf } from './tool-identity';

let folder: string;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tool-identity-'));
});
after(() => rm(folder, { recursive: true }));

test('the same content is the same version, whatever its age; other content is not', async () => {
  const file = path.join(folder, 'generator');
  await writeFile(file, 'first');
  const first = await identityOf([file]);
  await utimes(file, 1, 1);
  assert.equal(await identityOf([file]), first);
  await writeFile(file, 'other');
  await utimes(file, 0, 0);
  assert.notEqual(await identityOf([file]), first);
});

test('a link is what it leads to', async () => {
  const link = path.join(folder, 'link');
  await symlink('one', link);
  for (const name of ['one', 'two']) await writeFile(path.join(folder, name), name);
  const one = await identityOf([link]);
  await unlink(link);
  await symlink('two', link);
  assert.notEqual(await identityOf([link]), one);
});

test('a large file that is replaced is another version, also with the same size and time', async () => {
  const file = path.join(folder, 'large');
  const write = async (): Promise<string> => {
    await rm(file, { force: true });
    await writeFile(file, '');
    await truncate(file, 17 << 20);
    await utimes(file, 1, 1);
    return identityOf([file]);
  };
  const first = await write();
  assert.equal(await identityOf([file]), first);
  assert.notEqual(await write(), first);
});

test('paths that are not files do not count; a file that appears does', async () => {
  const file = path.join(folder, 'late');
  const without = await identityOf([folder, file]);
  assert.equal(await identityOf([folder, file]), without);
  await writeFile(file, '');
  assert.notEqual(await identityOf([folder, file]), without);
});

test('paths of a command are its words and the values of its options', () => {
  assert.deepEqual(filesIn(['/a/node', '-r', 'x', './b', '--plugin=protoc-gen-x=/c d/x', '-I/e', '--f=g/h']), [
    '/a/node',
    '/c d/x',
  ]);
});
