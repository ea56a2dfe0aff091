// `doctor`: what it finds, and what it says about what is missing.

import assert from 'node:assert/strict';
import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { describe, test } from 'node:test';
import { execa } from 'execa';
import { lookUp } from '../support/tools.mjs';
import { folderOf, program, project, temporaryFolder } from './command';

async function doctor(words: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { exitCode, stdout, stderr } = await execa(process.execPath, [...program, 'doctor', ...words], {
    cwd: project,
    env,
    reject: false,
    stdin: 'ignore',
  });
  assert.doesNotMatch(stderr, /\n {4}at /, 'a message and no stack');
  return { exitCode, stdout, stderr };
}

const manifest = (...lines: readonly string[]): string => ['name: mine', ...lines].join('\n');

describe('doctor', { concurrency: 2 }, () => {
  test('everything is there, each with its version', async () => {
    const { exitCode, stdout } = await doctor(['--subject', 'protoc']);
    assert.equal(exitCode, 0, stdout);
    assert.match(stdout, /^found +clang\+\+ +\d+\.\d+.* +compiles the generated code \(14 or newer, best 19\)$/m);
    assert.match(stdout, /^found +protobuf-lite +\d+\.\d+/m);
    assert.match(stdout, /^Everything that protoc needs is there\.$/m);
    assert.doesNotMatch(stdout, /Chromium/, 'it has no IDE');
  });

  test('missing tools are named, with the commands that install them', async () => {
    const bin = await temporaryFolder();
    for (const tool of ['clang++', 'clang++-19', 'pkg-config', 'sh']) {
      const found = lookUp(tool);
      if (found) await symlink(found, path.join(bin, tool));
    }
    const { exitCode, stdout } = await doctor(['--subject', 'protoc'], { PATH: bin });
    assert.equal(exitCode, 1, stdout);
    assert.match(stdout, /^MISSING +protoc +the subject's generator$/m);
    assert.match(stdout, /^MISSING +ninja /m);
    assert.match(stdout, /^absent +ccache .*\(optional\)$/m);
    assert.match(
      stdout,
      /^ +Debian, Ubuntu: .*apt-get install .*ninja-build.* protobuf-compiler|protobuf-compiler.*ninja-build/m,
    );
    assert.match(stdout, /^ +macOS: +brew install .*ninja/m);
    assert.match(stdout, /^Something is missing: protoc cannot be judged completely\.$/m);
    const packages = await doctor(['--subject', 'protoc', '--packages'], { PATH: bin });
    assert.equal(packages.exitCode, 0);
    assert.match(
      packages.stdout,
      /^(?=.*\bninja-build\b)(?=.*\bprotobuf-compiler\b)[\w.+ -]+$/,
      'one line, nothing else',
    );
  });

  test('a generator and a package of pkg-config that do not exist', async () => {
    const folder = await folderOf({
      'mine.yaml': manifest(
        'cpp: { generator: [no-such-generator], pkg_config: { full: [no-such-package] } }',
        'capabilities: [generator, cpp]',
      ),
    });
    const { exitCode, stdout } = await doctor(['--subject', path.join(folder, 'mine.yaml')]);
    assert.equal(exitCode, 1, stdout);
    assert.match(stdout, /^Install no-such-generator, or correct its name in the manifest\.$/m);
    assert.match(stdout, /^Install the library whose development package has no-such-package\.pc\.$/m);
  });

  test('a generator alone needs no compiler, an IDE needs a browser only', async () => {
    const folder = await folderOf({
      'generator.yaml': manifest('cpp: { generator: [protoc] }', 'capabilities: [generator]'),
      'ide.yaml': manifest('ide: { extension: ., page: ide.html }', 'capabilities: [ide]'),
    });
    const generator = await doctor(['--subject', path.join(folder, 'generator.yaml')]);
    assert.doesNotMatch(generator.stdout, /clang|Chromium/);
    const ide = await doctor(['--subject', path.join(folder, 'ide.yaml')]);
    assert.match(ide.stdout, /^found +Chromium +\d+/m);
    assert.doesNotMatch(ide.stdout, /ninja|protoc/);
  });

  test('a subject that does not exist', async () => {
    const { exitCode, stderr } = await doctor(['--subject', 'protocc']);
    assert.equal(exitCode, 2);
    assert.match(stderr, /There is no subject `protocc`\. Did you mean `protoc`/);
  });
});
