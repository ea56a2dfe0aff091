import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Toolchain } from './build-config';
import { sharedPreludes } from './preludes';

let folder: string;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'touchstone-test-'));
});
after(() => rm(folder, { recursive: true }));

const tools: Toolchain = {
  compiler: '/usr/bin/clang++',
  launcher: '/usr/bin/ccache',
  generator: ['/usr/bin/protoc'],
  identity: { compiler: 'c1', generator: 'g1' },
  generatorLimitSeconds: 30,
  include: [],
  flags: ['-DNAME=a'],
  sanitizers: false,
  precompiled: 'programs',
  compileFlags: { full: ['-I/opt/include'], lite: [] },
  linkFlags: { full: [], lite: [] },
  sources: { full: [], lite: [] },
  conformanceInclude: '/c/include',
  conformanceSources: [],
  limitSource: '/c/src/limit.cc',
  renewSource: '/c/src/renew.cc',
};
const cpp = { headers: { full: ['full.h'], lite: ['lite.h'] }, namespaces: { rt: 'one', lib: 'two' } };

test('builds with the same headers share a file, and others have another one', async () => {
  const place = path.join(folder, 'shared');
  const first = (await sharedPreludes(tools, cpp, place))!;
  assert.deepEqual(await sharedPreludes({ ...tools, sanitizers: true }, cpp, place), first);
  assert.match(readFileSync(first.full, 'utf8'), /#include "full\.h".*namespace rt = one;/s);
  assert.match(readFileSync(first.lite, 'utf8'), /#include "lite\.h"/);
  const other = await sharedPreludes(tools, { ...cpp, namespaces: { rt: 'three', lib: 'two' } }, place);
  assert.notEqual(other!.full, first.full);
  assert.equal(readdirSync(place).length, 4);
});

test('no build shares its preludes without ccache, with sources of its own or with relative paths', async () => {
  const { launcher: _, ...bare } = tools;
  const changes: Partial<Toolchain>[] = [
    { launcher: '/usr/bin/distcc' },
    { sources: { full: ['/a.cc'], lite: [] } },
    { sources: { full: [], lite: ['/a.cc'] } },
    { flags: ['-Iinclude'] },
    { flags: ['-I', 'include'] },
    { flags: ['-include', 'more.h'] },
    { compileFlags: { full: [], lite: ['-isystem', 'include'] } },
  ];
  for (const change of changes)
    assert.equal(await sharedPreludes({ ...tools, ...change }, cpp, folder), undefined, JSON.stringify(change));
  assert.equal(await sharedPreludes(bare, cpp, folder), undefined);
});

test('a folder that cannot be written, or that ninja cannot express, is not used', async () => {
  const file = path.join(folder, 'a-file');
  writeFileSync(file, '');
  assert.equal(await sharedPreludes(tools, cpp, file), undefined);
  assert.equal(await sharedPreludes(tools, cpp, path.join(folder, 'a b')), undefined);
});
