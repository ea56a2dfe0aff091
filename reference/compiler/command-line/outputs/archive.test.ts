// Archives as outputs: the real compiler writes the same bytes for the same files.

import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { command, eachInSandbox } from '../testing';

const A = 'syntax = "proto3";\nmessage A { string s = 1; }\n';
const sandbox = eachInSandbox();
const plugin = `--plugin=protoc-gen-touchstone=${path.join(path.dirname(command), 'protoc-gen-touchstone.cjs')}`;

test('a .zip has the same bytes as that of the real compiler', () => {
  sandbox().write('deep/a.proto', A);
  sandbox().write('b.proto', A.replace('A', 'B'));
  const { status, stderr } = sandbox().agreed([plugin, '--touchstone_out=lite:out/all.zip', 'deep/a.proto', 'b.proto']);
  assert.equal(status, 0, stderr);
  assert.deepEqual(sandbox().written(), ['all.zip']);
  const asPlugin = sandbox().read('out/all.zip');
  sandbox().empty();
  assert.equal(sandbox().ours(['--cpp_out=lite:out/all.zip', 'deep/a.proto', 'b.proto']).status, 0);
  assert.deepEqual(sandbox().read('out/all.zip'), asPlugin);
});

test('a .jar begins with a manifest', () => {
  sandbox().write('a.proto', A);
  assert.equal(sandbox().ours(['--cpp_out=out/all.jar', 'a.proto']).status, 0);
  assert.match(
    sandbox().read('out/all.jar').toString('latin1'),
    /^PK[\s\S]{28}META-INF\/MANIFEST\.MFManifest-Version: 1\.0\n/,
  );
});

test('an archive in a missing folder, or with the name of a folder, is rejected', () => {
  sandbox().write('a.proto', A);
  sandbox().write('folder.zip/x', '');
  for (const output of ['nowhere/all.zip', 'folder.zip']) {
    assert.equal(sandbox().agreed([plugin, `--touchstone_out=${output}`, 'a.proto']).status, 1);
    assert.match(
      sandbox().refusal([`--cpp_out=${output}`, 'a.proto']),
      /nowhere\/: No such file|folder\.zip: is a dir/,
    );
  }
});
