import assert from 'node:assert/strict';
import { chmod, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { onlyInWhole } from '../../support/test-sample';
import { lookUp } from '../../support/tools.mjs';
import { UsageError } from '../../support/usage-error';
import { pkgConfig, splitFlags } from './pkg-config';

let folder: string;
const before = { ...process.env };
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pkg-config-'));
  Object.assign(process.env, { PKG_CONFIG_PATH: folder, ASKED: path.join(folder, 'asked') });
});
afterEach(async () => {
  process.env = { ...before };
  await rm(folder, { recursive: true });
});

const write = (name: string, flags: string): Promise<void> =>
  writeFile(path.join(folder, `${name}.pc`), `Name: ${name}\nDescription: made up\nVersion: 1\n${flags}\n`);
const ask = (...packages: string[]) => pkgConfig(packages, '--cflags', path.join(folder, 'kept'));

/** Puts a program before pkg-config that counts its calls. */
async function count(): Promise<() => Promise<number>> {
  const program = path.join(folder, 'pkg-config');
  await writeFile(program, `#!/bin/sh\necho x >> "$ASKED"\nexec '${lookUp('pkg-config')}' "$@"\n`);
  await chmod(program, 0o755);
  process.env.PATH = `${folder}${path.delimiter}${before.PATH}`;
  return async () => (await readFile(process.env.ASKED!, 'utf8').catch(() => '')).length / 2;
}

test('an answer is kept', async () => {
  const calls = await count();
  await write('a', 'Cflags: -DA=1');
  assert.deepEqual(await ask('a'), ['-DA=1']);
  const first = await calls();
  assert.ok(first > 0);
  assert.deepEqual(await ask('a'), ['-DA=1']);
  assert.equal(await calls(), first);
  assert.equal((await readdir(path.join(folder, 'kept'))).length, 1);
});

test('a package that changes is asked for again, also if its file is older', async () => {
  await write('a', 'Requires: b');
  await write('b', 'Cflags: -DB=1');
  assert.deepEqual(await ask('a'), ['-DB=1']);
  await write('b', 'Cflags: -DB=2');
  await utimes(path.join(folder, 'b.pc'), 1, 1);
  assert.deepEqual(await ask('a'), ['-DB=2']);
});

test('another search path or other packages are other questions', async () => {
  await write('a', 'Cflags: -DA=1');
  await write('b', 'Cflags: -DB=1');
  assert.deepEqual(await ask('a'), ['-DA=1']);
  assert.deepEqual(await ask('b'), ['-DB=1']);
  assert.deepEqual(await ask('a', 'b'), ['-DA=1', '-DB=1']);
  process.env.PKG_CONFIG_PATH = path.join(folder, 'nowhere');
  await assert.rejects(ask('a'), UsageError);
});

test('a damaged answer is asked for again', async () => {
  await write('a', 'Cflags: -DA=1');
  await ask('a');
  const [name] = await readdir(path.join(folder, 'kept'));
  await writeFile(path.join(folder, 'kept', name!), '{');
  assert.deepEqual(await ask('a'), ['-DA=1']);
});

test('a package that is not installed is refused', async () => {
  await assert.rejects(ask('no-such-package'), /pkg-config does not find no-such-package: /);
});

test('the output of pkg-config is split as a shell would split it', () => {
  assert.deepEqual(splitFlags('-I/a\\ b -L/c\\$d "-l e" \'f g\'h\n'), ['-I/a b', '-L/c$d', '-l e', 'f gh']);
});

test('the folders of an installed library come first', async () => {
  await write('made', 'Cflags: -DELSEWHERE=1');
  const own = await mkdtemp(path.join(folder, 'prefix-'));
  await writeFile(path.join(own, 'made.pc'), 'Name: made\nDescription: made up\nVersion: 2\nCflags: -DOWN=1\n');
  assert.deepEqual(await pkgConfig(['made'], '--cflags', path.join(folder, 'kept'), [own]), ['-DOWN=1']);
});

test('packages that are required on very many paths', onlyInWhole, async () => {
  // Each of 40 levels requires both packages of the next one: 2^40 paths lead to the last level.
  const levels = 40;
  for (let level = 0; level < levels; level++) {
    const next = level + 1 < levels ? `Requires: left${level + 1} = 1, right${level + 1}\n` : '';
    await write(`left${level}`, `${next}Cflags: -I/same -DLEFT=${level}\nLibs: -lleft${level}`);
    await write(`right${level}`, `${next}Libs: -lright${level}`);
  }
  const flags = async (what: '--cflags' | '--libs') =>
    await pkgConfig(['left0'], what, path.join(folder, 'kept'), [], 200);
  const defined = Array.from({ length: levels }, (_, level) => `-DLEFT=${level}`);
  assert.deepEqual(new Set(await flags('--cflags')), new Set(['-I/same', ...defined]));
  const libraries = await flags('--libs');
  assert.equal(libraries[0], '-lleft0');
  for (let level = 1; level + 1 < levels; level++) {
    for (const next of [`-lleft${level + 1}`, `-lright${level + 1}`]) {
      assert(libraries.indexOf(`-lleft${level}`) < libraries.indexOf(next), next);
      assert(libraries.indexOf(`-lright${level}`) < libraries.indexOf(next), next);
    }
  }
});
