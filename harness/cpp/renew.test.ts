// The tool that runs a generator and replaces those files that have changed.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { execa } from 'execa';
import { findTools } from '../../support/tools.mjs';

const source = path.resolve(__dirname, '../../conformance-cpp/src/renew.cc');
let folder: string;
let renew: string;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'renew-test-'));
  renew = path.join(folder, 'renew');
  await execa(findTools().compiler!.path, ['-std=c++17', '-Wall', '-Wextra', '-Werror', source, '-o', renew]);
});
beforeEach(async () => {
  await rm(path.join(folder, 'out'), { recursive: true, force: true });
  await rm(path.join(folder, 'out.new'), { recursive: true, force: true });
});
after(() => rm(folder, { recursive: true, force: true }));

const at = (file: string): string => path.join(folder, file);

/** Runs the tool with a generator that is a shell script. */
async function run(script: string, ...files: readonly string[]) {
  const words = ['out', ...files, '--', 'sh', '-c', script];
  const { exitCode, stderr } = await execa(renew, words, { cwd: folder, reject: false });
  return { exitCode, stderr };
}

const silent = { exitCode: 0, stderr: '' };
const longAgo = new Date('2001-01-01T00:00:00Z');

test('what a generator writes stands in the folder afterwards, and in no other', async () => {
  assert.deepEqual(
    await run(
      'printf 1 > out.new/a.h; mkdir out.new/sub; printf 2 > out.new/sub/b.h; printf 3 > out.new/more',
      'a.h',
      'sub/b.h',
    ),
    silent,
  );
  assert.equal(await readFile(at('out/a.h'), 'utf8'), '1');
  assert.equal(await readFile(at('out/sub/b.h'), 'utf8'), '2');
  assert.ok(!existsSync(at('out/more')));
  assert.ok(!existsSync(at('out.new')));
});

test('a file with the same bytes keeps its time, a changed one gets the current time', async () => {
  await mkdir(at('out'));
  for (const [name, text] of Object.entries({ 'same.h': 'same', 'size.h': 'short', 'byte.h': 'one' })) {
    await writeFile(at(`out/${name}`), text);
    await utimes(at(`out/${name}`), longAgo, longAgo);
  }
  const before = Date.now() - 1000;
  const script =
    'printf same > out.new/same.h; printf longer > out.new/size.h; printf two > out.new/byte.h; touch -t 199001010000 out.new/*';
  assert.deepEqual(await run(script, 'same.h', 'size.h', 'byte.h'), silent);
  assert.equal((await stat(at('out/same.h'))).mtimeMs, longAgo.getTime());
  for (const [name, text] of Object.entries({ 'size.h': 'longer', 'byte.h': 'two' })) {
    assert.equal(await readFile(at(`out/${name}`), 'utf8'), text);
    assert.ok((await stat(at(`out/${name}`))).mtimeMs >= before, name);
  }
});

test('a generator starts with an empty folder', async () => {
  await mkdir(at('out.new/old'), { recursive: true });
  await writeFile(at('out.new/a.h'), 'of a run that was interrupted');
  const { exitCode, stderr } = await run('ls out.new', 'a.h');
  assert.deepEqual({ exitCode, stderr }, { exitCode: 1, stderr: 'out.new/a.h: No such file or directory' });
  assert.ok(!existsSync(at('out/a.h')));
});

test('a file that the generator does not write is an error, even if there is an older one', async () => {
  await mkdir(at('out'));
  await writeFile(at('out/b.h'), 'old');
  const { exitCode, stderr } = await run('printf 1 > out.new/a.h', 'a.h', 'b.h');
  assert.deepEqual({ exitCode, stderr }, { exitCode: 1, stderr: 'out.new/b.h: No such file or directory' });
});

test("a generator's failure is the tool's, and nothing is replaced", async () => {
  await mkdir(at('out'));
  await writeFile(at('out/a.h'), 'old');
  assert.equal((await run('printf new > out.new/a.h; exit 7', 'a.h')).exitCode, 7);
  assert.equal((await run('printf new > out.new/a.h; kill -9 $$', 'a.h')).exitCode, 137);
  assert.equal(await readFile(at('out/a.h'), 'utf8'), 'old');
  const { exitCode, stderr } = await execa(renew, ['out', 'a.h', '--', './nothing'], { cwd: folder, reject: false });
  assert.deepEqual({ exitCode, stderr }, { exitCode: 127, stderr: './nothing: No such file or directory' });
});

test('wrong arguments', async () => {
  for (const words of [[], ['out'], ['out', '--', 'true'], ['out', 'a.h'], ['out', 'a.h', '--']]) {
    const { exitCode, stderr } = await execa(renew, words, { cwd: folder, reject: false });
    assert.equal(exitCode, 64);
    assert.match(stderr, /^usage: /);
  }
});
