// `init`: the manifest that it writes for what it finds, and that the manifest works.

import assert from 'node:assert/strict';
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, test } from 'node:test';
import { execa } from 'execa';
import { loadSubject } from '../harness/subject/manifest';
import { onlyInWhole } from '../support/test-sample';
import { lookUp } from '../support/tools.mjs';
import { folderOf, program, project, temporaryFolder } from './command';

interface Environment {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

async function init(words: readonly string[], { cwd = project, env = {} }: Environment = {}) {
  const { exitCode, stdout, stderr } = await execa(process.execPath, [...program, 'init', ...words], {
    cwd,
    env,
    reject: false,
    stdin: 'ignore',
  });
  assert.doesNotMatch(stderr, /\n {4}at /, 'a message and no stack');
  return { exitCode, stdout, stderr };
}

describe('init', { concurrency: 2 }, () => {
  test('describes the installed protoc and its runtime; what does not work is left out', async () => {
    const folder = path.join(await temporaryFolder(), 'my-protoc');
    const { exitCode, stdout, stderr } = await init([folder, '--kind', 'generator']);
    assert.equal(exitCode, 0, stderr);
    assert.match(stdout, /^It works: generator, cpp, lite, .*descriptors\.$/m);
    assert.match(stdout, /^ {2}npm run conformance -- --subject .*my-protoc\/subject\.yaml --rule cpp\.oneof\. /m);
    const subject = await loadSubject(path.join(folder, 'subject.yaml'), project);
    assert.equal(subject.name, 'my-protoc');
    assert.deepEqual(subject.cpp?.generator, ['protoc']);
    assert.deepEqual(subject.cpp?.pkgConfig.lite[0], 'protobuf-lite');
    // Debian's protoc 3.21 does not know editions.
    const editions = stdout.includes('Left out, because it does not work: editions');
    assert.equal(subject.capabilities.has('editions'), !editions);
    const text = await readFile(path.join(folder, 'subject.yaml'), 'utf8');
    assert.equal(text.includes('Tried, and not working: editions.'), editions);
  });

  test('describes a generator alone, if pkg-config finds no runtime', async () => {
    const folder = await temporaryFolder();
    const { exitCode, stderr } = await init([folder, '--generator', 'protoc'], {
      env: { PKG_CONFIG_LIBDIR: folder, PKG_CONFIG_PATH: '' },
    });
    assert.equal(exitCode, 0, stderr);
    const { capabilities } = await loadSubject(path.join(folder, 'subject.yaml'), project);
    assert.deepEqual([...capabilities], ['generator']);
  });

  test('finds an unpacked extension, its page and its driver', onlyInWhole, async () => {
    const folder = await temporaryFolder();
    for (const part of ['extension', 'driver.mjs'])
      await cp(path.join(project, 'examples', 'own-ide', part), path.join(folder, part), { recursive: true });
    const { exitCode, stdout, stderr } = await init(['--yes', '--name', 'mine'], { cwd: folder });
    assert.equal(exitCode, 0, stderr);
    assert.match(stdout, /^It works: ide\.$/m);
    const { ide } = await loadSubject(path.join(folder, 'subject.yaml'), project);
    assert.deepEqual(ide, {
      extension: path.join(folder, 'extension'),
      page: 'fenster.html',
      driver: path.join(folder, 'driver.mjs'),
    });
  });

  test('says what does not work, and keeps the file for corrections', async () => {
    const folder = await temporaryFolder();
    const { exitCode, stderr } = await init([folder, '--generator', 'false']);
    assert.equal(exitCode, 2);
    assert.match(stderr, /subject\.yaml describes does not work yet:\n.*the generator `false` does not work/);
    assert.match(
      await readFile(path.join(folder, 'subject.yaml'), 'utf8'),
      /generator: \[false\]|generator: \["false"\]/,
    );
  });

  test('finds nothing', async () => {
    const folder = await temporaryFolder();
    const { exitCode, stderr } = await init(['--yes'], { cwd: folder, env: { PATH: folder } });
    assert.equal(exitCode, 2);
    assert.match(stderr, /^Nothing to judge was found: no extension in the folder, and no protoc in PATH\.\n {2}Say/);
  });

  test('without a terminal and without flags it asks for flags', async () => {
    const { exitCode, stderr } = await init([await temporaryFolder()]);
    assert.equal(exitCode, 2);
    assert.match(
      stderr,
      /`init` asks on a terminal, and this is none\.\n {2}Say what is yours, such as `--kind generator`/,
    );
  });

  test('never replaces a file without --force', async () => {
    const folder = await folderOf({ 'subject.yaml': 'name: precious\n' });
    const { exitCode, stderr } = await init([folder, '--kind', 'generator']);
    assert.equal(exitCode, 2);
    assert.match(stderr, /subject\.yaml exists already\.\n.*--force/);
    assert.equal(await readFile(path.join(folder, 'subject.yaml'), 'utf8'), 'name: precious\n');
  });

  test('refuses what does not exist', async () => {
    const folder = await temporaryFolder();
    const cases: readonly (readonly [readonly string[], RegExp])[] = [
      [['--extension', '/no/such'], /\/no\/such is not an unpacked extension: it has no valid manifest\.json\./],
      [['--kind', 'ide'], /No unpacked extension was found in/],
      [['--kind', 'idea'], /--kind takes generator, runtime or ide, not `idea`\. Did you mean `ide`/],
      [['--pkg-config', 'no-such-package'], /pkg-config does not know the package `no-such-package`/],
    ];
    for (const [words, expected] of cases) {
      const { exitCode, stderr } = await init([folder, ...words]);
      assert.equal(exitCode, 2);
      assert.match(stderr, expected);
    }
  });

  test('asks on a terminal', { skip: lookUp('script') === undefined && 'script is not installed' }, async () => {
    const folder = await temporaryFolder();
    const command = `${process.execPath} ${program.join(' ')} init ${folder}`;
    // The answers: the proposal for the kind, no such command. What comes after it is not asked.
    const { all } = await execa('script', ['-qec', command, '/dev/null'], {
      cwd: project,
      input: '\nfalse\n\n',
      all: true,
      reject: false,
      timeout: 60_000,
    });
    assert.match(all, /What is yours: .*\[generator\]/);
    assert.match(all, /Which command generates the code\? \[protoc\]/);
    assert.match(all, /the generator `false` does not work/);
  });
});
