// A library at a prefix: how it is found, and what its version selects.

import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { compareVersions, entryFor } from './installed';
import { loadSubject } from './manifest';

let folder: string;
const before = { ...process.env };
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'installed-'));
});
afterEach(async () => {
  process.env = { ...before };
  await rm(folder, { recursive: true });
});

/** Installs a library `made` in a folder. @returns its prefix */
async function install(version: string, where = 'lib/pkgconfig'): Promise<string> {
  const prefix = path.join(folder, `made-${version}`);
  await mkdir(path.join(prefix, where), { recursive: true });
  const text = `prefix=${prefix}\nName: made\nDescription: made up\nVersion: ${version}\nCflags: -I\${prefix}/include\n`;
  await writeFile(path.join(prefix, where, 'made.pc'), text);
  return prefix;
}

const described = `
name: mine
title: Mine
cpp:
  installed: { package: made, variable: MADE_PREFIX }
  generator: ["{prefix}/bin/gen"]
  libraries: { full: ["-Wl,-rpath,{prefix}/lib"] }
  pkg_config: { full: [made] }
capabilities: [generator]
`;
const versions = `
versions:
  - from: "1.9"
  - { from: "1.10", capabilities: [cpp], baseline: ten.yaml }
  - { from: "2", capabilities: [cpp, editions], baseline: two.yaml }
`;

async function load(text: string) {
  await Promise.all(['mine.yaml', 'ten.yaml', 'two.yaml'].map((name) => writeFile(path.join(folder, name), '')));
  await writeFile(path.join(folder, 'mine.yaml'), text);
  return await loadSubject(path.join(folder, 'mine.yaml'), folder);
}

test('the variable names the prefix, whose package file gives the version', async () => {
  process.env.MADE_PREFIX = await install('1.10.3');
  const subject = await load(described);
  assert.equal(subject.title, 'Mine, 1.10.3');
  assert.deepEqual(subject.cpp?.generator, [`${process.env.MADE_PREFIX}/bin/gen`]);
  assert.deepEqual(subject.cpp?.libraries.full, [`-Wl,-rpath,${process.env.MADE_PREFIX}/lib`]);
  assert.deepEqual(subject.cpp?.pkgConfig.full, ['made']);
  assert.ok(subject.cpp.packageFolders.includes(`${process.env.MADE_PREFIX}/lib/pkgconfig`));
});

for (const where of ['lib64/pkgconfig', 'share/pkgconfig', 'lib/x86_64-linux-gnu/pkgconfig']) {
  test(`a package file in ${where} is found`, async () => {
    process.env.MADE_PREFIX = await install('1.9', where);
    assert.equal((await load(described)).title, 'Mine, 1.9');
  });
}

test('without the variable, pkg-config says where the library is', async () => {
  const prefix = await install('1.9');
  delete process.env.MADE_PREFIX;
  process.env.PKG_CONFIG_PATH = path.join(prefix, 'lib/pkgconfig');
  assert.deepEqual((await load(described)).cpp?.generator, [`${prefix}/bin/gen`]);
});

test('the version selects the newest entry that is not newer', async () => {
  const selected = [];
  for (const version of ['1.9', '1.9.5', '1.10.0', '2.0', '36']) {
    process.env.MADE_PREFIX = await install(version);
    const { capabilities, baseline } = await load(`${described}${versions}`);
    selected.push([version, [...capabilities].join(' '), baseline && path.relative(folder, baseline)]);
  }
  assert.deepEqual(selected, [
    ['1.9', 'generator', undefined],
    ['1.9.5', 'generator', undefined],
    ['1.10.0', 'generator cpp', 'ten.yaml'],
    ['2.0', 'generator cpp editions', 'two.yaml'],
    ['36', 'generator cpp editions', 'two.yaml'],
  ]);
});

test('what cannot be selected is refused with what to do', async () => {
  delete process.env.MADE_PREFIX;
  await assert.rejects(load(described), /mine\.yaml:5: .*does not find the package `made`.*\n.*MADE_PREFIX=/);
  process.env.MADE_PREFIX = path.join(folder, 'nowhere');
  await assert.rejects(load(described), /mine\.yaml:5: .*MADE_PREFIX is .*there is no folder .*nowhere/);
  // The prefix counts, also where pkg-config would find the library elsewhere.
  process.env.PKG_CONFIG_PATH = path.join(await install('1.9'), 'lib/pkgconfig');
  process.env.MADE_PREFIX = folder;
  await assert.rejects(load(described), /there is no package file lib\/pkgconfig\/made\.pc/);
  process.env.MADE_PREFIX = await install('1.8');
  await assert.rejects(
    load(`${described}${versions}`),
    /mine\.yaml:\d+: .*is 1\.8; the oldest version .* is 1\.9\.\n.*MADE_PREFIX/,
  );
  process.env.MADE_PREFIX = await install('2');
  await assert.rejects(load(`${described}versions: [{ from: "2" }, { from: "1" }]`), /not newer than the entry before/);
  await assert.rejects(
    load(`name: mine\ncpp: { generator: [gen] }\ncapabilities: [generator]${versions}`),
    /`versions` needs the key `cpp\.installed`/,
  );
  await assert.rejects(
    load(`${described}versions:\n  - { from: "1", baseline: none.yaml }`),
    /mine\.yaml:\d+: .*baseline: none\.yaml.*there is no file/,
  );
});

test('versions are compared number by number', () => {
  assert.ok(compareVersions('3.21.12', '25') < 0);
  assert.ok(compareVersions('1.10', '1.9') > 0);
  assert.equal(compareVersions('25', '25.0.0'), 0);
  assert.equal(entryFor('24.4', ['3.21', '25']), 0);
  assert.equal(entryFor('3.20', ['3.21', '25']), undefined);
});
