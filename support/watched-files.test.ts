import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { WatchedFiles } from './watched-files';

let folder = '';
let bell = new EventTarget();
let files = new WatchedFiles([], () => {});

const at = (name: string): string => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'touchstone-test-'));
  mkdirSync(at('sub'));
  writeFileSync(at('sub/one.txt'), 'one');
  writeFileSync(at('two.txt'), 'two');
  bell = new EventTarget();
  files = new WatchedFiles([at('left-out')], () => bell.dispatchEvent(new Event('rung')));
});
afterEach(() => {
  files.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Does something, and waits for what is seen of it. */
async function changesAfter(edit: () => void): Promise<string[]> {
  const rung = once(bell, 'rung');
  edit();
  await rung;
  return (await files.changes()).map((file) => path.relative(folder, file));
}

test('what an editor does to a file', async () => {
  await files.watch([folder]);
  assert.deepEqual(await changesAfter(() => writeFileSync(at('sub/one.txt'), 'edited')), [path.join('sub', 'one.txt')]);
  const replaced = await changesAfter(() => {
    writeFileSync(at('sub/.one.txt.swp'), 'saved another way');
    renameSync(at('sub/.one.txt.swp'), at('sub/one.txt'));
  });
  assert.deepEqual(replaced, [path.join('sub', 'one.txt')]);
  assert.deepEqual(await changesAfter(() => rmSync(at('two.txt'))), ['two.txt']);
  assert.equal(files.has(at('two.txt')), false);
  assert.equal(files.has(at('sub/one.txt')), true);
});

test('a file in a new folder, and one written there later', async () => {
  await files.watch([folder]);
  const created = await changesAfter(() => {
    mkdirSync(at('new/deep'), { recursive: true });
    writeFileSync(at('new/deep/three.txt'), 'three');
  });
  assert.deepEqual(created, [path.join('new', 'deep', 'three.txt')]);
  assert.deepEqual(await changesAfter(() => writeFileSync(at('new/deep/four.txt'), 'four')), [
    path.join('new', 'deep', 'four.txt'),
  ]);
});

test('the same text is no change; hidden files, node_modules and what is left out do not count', async () => {
  await files.watch([folder]);
  const none = await changesAfter(() => {
    writeFileSync(at('two.txt'), 'two');
    utimesSync(at('sub/one.txt'), 1, 1);
    writeFileSync(at('.hidden'), 'x');
    for (const name of ['node_modules', 'left-out']) {
      mkdirSync(at(name));
      writeFileSync(at(`${name}/five.txt`), 'five');
    }
  });
  assert.deepEqual(none, []);
});

test('a single file: replaced, and created later', async () => {
  await files.watch([at('two.txt'), at('later.txt')]);
  const replaced = await changesAfter(() => {
    writeFileSync(at('two.new'), 'other');
    renameSync(at('two.new'), at('two.txt'));
  });
  assert.deepEqual(replaced, ['two.txt']);
  assert.deepEqual(await changesAfter(() => writeFileSync(at('later.txt'), 'now')), ['later.txt']);
});

test('watching other places forgets no change, and finds none in what is new', async () => {
  await files.watch([at('two.txt')]);
  writeFileSync(at('two.txt'), 'changed before');
  await files.watch([at('two.txt'), at('sub')]);
  assert.deepEqual(await files.changes(), [at('two.txt')]);
  await files.watch([at('sub')]);
  assert.deepEqual(await files.changes(), []);
});
