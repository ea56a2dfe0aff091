import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { LocatedYaml } from '../../support/located-yaml';
import { UsageError } from '../../support/usage-error';
import { loadSubject, parseManifest, sourceFiles } from './manifest';

const projectRoot = path.resolve(__dirname, '../..');

function parse(text: string) {
  return parseManifest(LocatedYaml.parse(text, 'mine.yaml'), '/work/mine/mine.yaml', '/project');
}

/** The message of the UsageError that a manifest is refused with. */
function refusal(text: string): string {
  try {
    parse(text);
  } catch (error) {
    assert(error instanceof UsageError, String(error));
    return error.message;
  }
  return assert.fail('the manifest was accepted');
}

const complete = `
name: mine
prepare:
  - ["{node}", "{project}/build.ts", "./here", "there"]
cpp:
  generator: ["./bin/gen", "--fast"]
  include: [include, "{project}/include"]
  libraries: { full: ["-L../lib", "-lmine", "./libmine.a"] }
  flags: ["-I./more", "-DX=1"]
  sanitizers: false
  limits: { seconds: 3, memory_mb: 512 }
ide: { extension: ../dist/ide, page: ide.html, limit_seconds: 7 }
capabilities: [generator, cpp, ide]
`;

describe('a manifest', () => {
  test('is resolved against its own folder', () => {
    const subject = parse(complete);
    assert.equal(subject.title, 'mine');
    assert.equal(subject.directory, '/work/mine');
    assert.deepEqual(subject.prepare, [[process.execPath, '/project/build.ts', '/work/mine/here', 'there']]);
    assert.deepEqual(subject.cpp?.generator, ['/work/mine/bin/gen', '--fast']);
    assert.deepEqual(subject.cpp?.namespaces, { rt: 'google::protobuf', lib: 'absl' });
    assert.deepEqual(subject.cpp?.include, ['/work/mine/include', '/project/include']);
    assert.deepEqual(subject.cpp?.libraries, { full: ['-L/work/lib', '-lmine', '/work/mine/libmine.a'], lite: [] });
    assert.deepEqual(subject.cpp?.flags, ['-I/work/mine/more', '-DX=1']);
    assert.equal(subject.cpp?.sanitizers, false);
    assert.deepEqual(subject.cpp?.limits, { seconds: 3, memoryMb: 512, processes: 64, fileMb: 1024 });
    assert.equal(subject.ide?.extension, '/work/dist/ide');
    assert.equal(subject.ide?.limitSeconds, 7);
    assert.deepEqual([...subject.capabilities], ['generator', 'cpp', 'ide']);
  });

  test('with an unknown key is refused, with the line and the keys that exist', () => {
    const message = refusal('name: mine\ncpp:\n  generator: [x]\n  flag: ["-DX"]\ncapabilities: [generator]\n');
    assert.match(message, /^mine\.yaml:4: `flag: \["-DX"\]`: `flag` is not a key of `cpp`\. Did you mean `flags`\?/);
    assert.match(message, /\n {2}The keys here are: generator, .*namespaces, headers/);
  });

  test('with a value of the wrong kind is refused, with what to write', () => {
    const message = refusal('name: mine\ncpp:\n  generator: protoc\ncapabilities: [generator]\n');
    assert.match(message, /^mine\.yaml:3: `generator: protoc`: `cpp\.generator` must be a list, not `protoc`\./);
    assert.match(message, /generator: \["my-protoc"\]/);
  });

  test('with a limit that means nothing is refused', () => {
    const message = refusal(
      'name: mine\ncpp:\n  generator: [x]\n  limits: { seconds: 0 }\ncapabilities: [generator]\n',
    );
    assert.match(message, /^mine\.yaml:4: `limits: \{ seconds: 0 \}`.*cpp\.limits\.seconds/);
    assert.match(message, /Write what one case may use: `limits: \{ seconds: 10, memory_mb: 4096/);
  });

  test('names every fault, not only the first', () => {
    const message = refusal('name: My Subject\ncpp:\n  generator: [x]\n  sanitizers: yes please\n');
    assert.match(message, /mine\.yaml:1: `name: My Subject`.*a name is made of/);
    assert.match(message, /mine\.yaml:4: .*must be `true` or `false`/);
    assert.match(message, /`capabilities` is missing/);
  });

  test('with an unknown capability is refused', () => {
    const message = refusal('name: mine\ncpp: { generator: [x] }\ncapabilities: [generator, cords]\n');
    assert.match(message, /mine\.yaml:3: .*cannot be `cords`\. Did you mean `cord`/);
  });

  test('must have the sections that its capabilities need', () => {
    assert.match(refusal('name: mine\ncapabilities: [generator]\n'), /:2: .*no `cpp:` section/);
    assert.match(refusal('name: mine\ncapabilities: [ide]\n'), /no `ide:` section/);
    assert.match(
      refusal('name: mine\ncpp: { generator: [x] }\ncapabilities: [generator, lite]\n'),
      /`lite` needs `cpp`/,
    );
    assert.match(refusal('name: mine\ncapabilities: []\n'), /claims nothing/);
  });

  test('that names a missing file is refused', () => {
    const message = refusal('name: mine\ncpp: { generator: [x] }\ncapabilities: [generator]\nbaseline: none.yaml\n');
    assert.match(message, /mine\.yaml:4: .*there is no file \/work\/mine\/none\.yaml/);
  });

  test('that is not YAML is refused with the line', () => {
    assert.match(refusal('name: mine\ncpp: [\n'), /^mine\.yaml:\d+: .*is not YAML/);
    assert.match(refusal(''), /the file is empty/);
  });
});

describe('loading a subject', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'manifest-test-'));
    await mkdir(path.join(folder, 'src/deep'), { recursive: true });
    await writeFile(path.join(folder, 'src/b.cc'), '');
    await writeFile(path.join(folder, 'src/deep/a.cc'), '');
    await writeFile(
      path.join(folder, 'own.yaml'),
      'name: own\ncpp:\n  generator: [x]\n  sources: { full: ["src/**/*.cc", "src/b.cc"], lite: ["none/*.cc"] }\ncapabilities: [generator, cpp]\n',
    );
  });
  after(() => rm(folder, { recursive: true }));

  test('the project’s own manifests are valid', async () => {
    const reference = await loadSubject('reference', projectRoot);
    assert.equal(reference.cpp?.generator[1], path.join(projectRoot, 'dist/touchstone-protoc.cjs'));
    assert(reference.capabilities.has('ide'));
    const protoc = await loadSubject('protoc', projectRoot);
    assert.equal(protoc.baseline, path.join(projectRoot, 'subjects/protoc.baseline.yaml'));
  });

  test('by a name that does not exist lists those that do', async () => {
    await assert.rejects(loadSubject('protc', projectRoot), (error) => {
      assert(error instanceof UsageError);
      assert.match(
        error.message,
        /There is no subject `protc`\. Did you mean `protoc`\?\n {2}The subjects are: .*protoc.*reference/,
      );
      return true;
    });
    await assert.rejects(loadSubject('./no/such.yaml', projectRoot), /There is no manifest `\.\/no\/such\.yaml`/);
  });

  test('by a path, with its sources sorted and each once', async () => {
    const subject = await loadSubject(path.join(folder, 'own.yaml'), projectRoot);
    assert.deepEqual(
      await sourceFiles(subject, 'full'),
      ['src/b.cc', 'src/deep/a.cc'].map((file) => path.join(folder, file)),
    );
    await assert.rejects(sourceFiles(subject, 'lite'), /cpp\.sources\.lite` matches no file/);
  });
});
