import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { LocatedYaml } from '../../support/located-yaml';
import { UsageError } from '../../support/usage-error';
import { checkExtension, loadSubject, manifestOf, parseManifest, sourceFiles } from './manifest';

const projectRoot = path.resolve(__dirname, '../..');

function parse(text: string) {
  return parseManifest([{ yaml: LocatedYaml.parse(text, 'mine.yaml'), file: '/work/mine/mine.yaml' }], '/project');
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
  precompiled: all
  limits: { seconds: 3, memory_mb: 512 }
ide: { extension: ../dist/ide, page: ide.html, limit_seconds: 7, stays_installed: true }
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
    assert.equal(subject.cpp?.precompiled, 'all');
    assert.deepEqual(subject.cpp?.limits, { seconds: 3, memoryMb: 512, processes: 64, fileMb: 1024 });
    assert.equal(subject.ide?.extension, '/work/dist/ide');
    assert.equal(subject.ide?.limitSeconds, 7);
    assert.equal(subject.ide?.staysInstalled, true);
    assert.deepEqual([...subject.capabilities], ['generator', 'cpp', 'ide']);
  });

  test('takes a path from the environment, and says which variable is not set', () => {
    const manifest =
      'name: mine\nide:\n  extension: "{env:TOUCHSTONE_TEST_IDE}/dist"\n  page: i.html\ncapabilities: [ide]\n';
    const before = process.env.TOUCHSTONE_TEST_IDE;
    try {
      process.env.TOUCHSTONE_TEST_IDE = '/built/ide';
      assert.equal(parse(manifest).ide?.extension, '/built/ide/dist');
      delete process.env.TOUCHSTONE_TEST_IDE;
      const message = refusal(manifest);
      assert.match(message, /^mine\.yaml:3: .*the environment variable TOUCHSTONE_TEST_IDE is not set\./);
      assert.match(message, /Set it to the path: `TOUCHSTONE_TEST_IDE=\/a\/path`\./);
    } finally {
      if (before !== undefined) process.env.TOUCHSTONE_TEST_IDE = before;
    }
  });

  test('says where an IDE reads the fields of messages, and what it calls the open request', () => {
    const manifest = (keys: string): string =>
      `name: mine\nide: { extension: x, page: i.html${keys} }\ncapabilities: [ide]\n`;
    const { ide } = parse(manifest(', fields: payload, open_request: openSeleniumIDEIfClosed'));
    assert.equal(ide?.fields, 'payload');
    assert.equal(ide.openRequest, 'openSeleniumIDEIfClosed');
    assert.equal(parse(manifest('')).ide?.fields, undefined);
    assert.match(
      refusal(manifest(', fields: inside')),
      /Write `fields: beside`, `fields: payload` or `fields: both`\./,
    );
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

  test('with a limit out of range is refused', () => {
    const message = refusal(
      'name: mine\ncpp:\n  generator: [x]\n  limits: { seconds: 0 }\ncapabilities: [generator]\n',
    );
    assert.match(message, /^mine\.yaml:4: `limits: \{ seconds: 0 \}`.*cpp\.limits\.seconds/);
    assert.match(message, /Write the limits of one case: `limits: \{ seconds: 10, memory_mb: 4096/);
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
    assert.match(refusal('name: mine\ncapabilities: [generator]\n'), /:2: .*needs the section `cpp:`/);
    assert.match(refusal('name: mine\ncapabilities: [ide]\n'), /needs the section `ide:`/);
    assert.match(
      refusal('name: mine\ncpp: { generator: [x] }\ncapabilities: [generator, lite]\n'),
      /`lite` needs `cpp`/,
    );
    assert.match(refusal('name: mine\ncapabilities: []\n'), /without capabilities/);
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

describe('a manifest that extends another', () => {
  const base = `
name: base
title: The base
prepare: [[make, -s]]
cpp:
  generator: [./gen, --fast]
  include: [include]
  sources: { full: ["src/*.cc"] }
  libraries: { full: [-lfull, -L./lib], lite: [-llite] }
  limits: { seconds: 3, processes: 8 }
capabilities: [generator, cpp]
baseline: known.yaml
`;
  let folder: string;
  const at = (name: string) => path.join(folder, name);
  const write = async (name: string, text: string) => {
    await mkdir(path.dirname(at(name)), { recursive: true });
    await writeFile(at(name), text);
  };
  const load = (name: string) => loadSubject(at(name), projectRoot);
  const refused = async (name: string) => {
    const error = await load(name).then(
      () => assert.fail('the manifest was accepted'),
      (error: unknown) => error,
    );
    assert(error instanceof UsageError, String(error));
    return error.message;
  };
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'extends-test-'));
    await write('base/base.yaml', base);
    await write('base/known.yaml', '');
  });
  after(() => rm(folder, { recursive: true }));

  test('merges mappings, replaces lists, and reads each path in the folder of its file', async () => {
    await write(
      'mine/mine.yaml',
      `extends: ../base/base.yaml
name: mine
cpp:
  include: [mine-include]
  libraries: { lite: [-lmine] }
  limits: { seconds: 5 }
`,
    );
    const subject = await load('mine/mine.yaml');
    assert.equal(subject.manifest, at('mine/mine.yaml'));
    assert.deepEqual(subject.cpp?.generator, [at('base/gen'), '--fast']);
    assert.deepEqual(subject.cpp?.include, [at('mine/mine-include')]);
    assert.deepEqual(subject.cpp?.sources.full, [at('base/src/*.cc')]);
    assert.deepEqual(subject.cpp?.libraries, { full: ['-lfull', `-L${at('base/lib')}`], lite: ['-lmine'] });
    assert.deepEqual(subject.cpp?.limits, { seconds: 5, memoryMb: 4096, processes: 8, fileMb: 1024 });
    assert.deepEqual([...subject.capabilities], ['generator', 'cpp']);
    assert.equal(subject.baseline, at('base/known.yaml'));
    // `make -s` runs where the base lists it.
    assert.equal(subject.directory, at('base'));
    // A name or a title of its own.
    assert.equal(subject.title, 'mine');
  });

  test('may extend one that extends another, and one without a name', async () => {
    await write('a.yaml', 'extends: ./b.yaml\nname: a\ncapabilities: [generator]\n');
    await write('b.yaml', 'extends: ./base/base.yaml\ncpp: { flags: [-DB] }\n');
    const subject = await load('a.yaml');
    assert.deepEqual(subject.cpp?.flags, ['-DB']);
    assert.deepEqual(subject.cpp?.include, [at('base/include')]);
    assert.deepEqual([...subject.capabilities], ['generator']);
  });

  test('may name it with {project}', async () => {
    await write('own.yaml', 'extends: "{project}/subjects/protoc.yaml"\nname: own\ncpp: { generator: [./mine] }\n');
    const subject = await load('own.yaml');
    assert.deepEqual(subject.cpp?.generator, [at('mine')]);
    assert.equal(subject.baseline, path.join(projectRoot, 'subjects/protoc.baseline.yaml'));
  });

  test('needs a name of its own', async () => {
    await write('nameless.yaml', 'extends: base/base.yaml\n');
    assert.match(await refused('nameless.yaml'), /nameless\.yaml:1: .*`name` is missing/);
  });

  test('is refused with the file in which the wrong value is written', async () => {
    await write('wrong-base.yaml', 'name: wrong\ncpp:\n  generator: protoc\ncapabilities: [generator]\n');
    await write('right.yaml', 'extends: wrong-base.yaml\nname: right\n');
    assert.match(await refused('right.yaml'), /wrong-base\.yaml:3: `generator: protoc`: .*must be a list/);

    await write('both.yaml', 'extends: wrong-base.yaml\nname: both\nflag: x\n');
    const message = await refused('both.yaml');
    assert.match(message, /both\.yaml:3: `flag: x`: `flag` is not a key/);
    assert.match(message, /wrong-base\.yaml:3: /);

    // Neither file is wrong alone: the claim is the base's.
    await write('needy-base.yaml', 'capabilities: [lite]\n');
    await write('needy.yaml', 'extends: needy-base.yaml\nname: needy\n');
    assert.match(await refused('needy.yaml'), /needy-base\.yaml:1: .*`lite` needs `cpp`/);

    await write('lost-base.yaml', 'cpp: { generator: [x] }\ncapabilities: [generator]\n\nbaseline: none.yaml\n');
    await write('lost.yaml', 'extends: lost-base.yaml\nname: lost\n');
    assert.match(await refused('lost.yaml'), /lost-base\.yaml:4: .*there is no file .*none\.yaml/);
  });

  test('is refused if it lacks a key that no other file has', async () => {
    await write('part.yaml', 'ide: { extension: ./x }\ncapabilities: [ide]\n');
    await write('whole.yaml', 'extends: part.yaml\nname: whole\n');
    assert.match(await refused('whole.yaml'), /`ide\.page` is missing/);
  });

  test('is refused if the other file does not exist or is no path', async () => {
    await write('lonely.yaml', 'name: lonely\nextends: ./none.yaml\n');
    assert.match(
      await refused('lonely.yaml'),
      /lonely\.yaml:2: `extends: \.\/none\.yaml`: there is no file .*none\.yaml/,
    );
    await write('list.yaml', 'name: list\nextends: [base/base.yaml]\ncapabilities: []\n');
    assert.match(await refused('list.yaml'), /list\.yaml:2: .*`extends` must be a text, not a list/);
    await write('folder.yaml', 'name: folder\nextends: .\n');
    assert.match(await refused('folder.yaml'), /folder\.yaml:2: .*there is no file/);
  });

  test('is refused if the manifests extend each other in a circle', async () => {
    await write('c1.yaml', 'name: c1\nextends: c2.yaml\n');
    await write('c2.yaml', '\n\nextends: c3.yaml\n');
    await write('c3.yaml', 'extends: c2.yaml\n');
    const message = await refused('c1.yaml');
    assert.match(message, /c3\.yaml:1: `extends: c2\.yaml`: .*in a circle: \S*c2\.yaml → \S*c3\.yaml → \S*c2\.yaml/);
    assert.doesNotMatch(message, /circle: .*c1/);

    await write('self.yaml', 'name: self\nextends: self.yaml\n');
    assert.match(await refused('self.yaml'), /in a circle/);
    // Through a link, where the paths never repeat.
    await symlink('.', at('link'));
    await write('linked.yaml', 'name: linked\nextends: link/linked.yaml\n');
    assert.match(await refused('linked.yaml'), /in a circle/);
  });

  test('names the file that gives a key, also after loading', async () => {
    await write('ide-base.yaml', 'ide: { extension: ./no-extension, page: ide.html }\ncapabilities: [ide]\n');
    await write('ide.yaml', 'extends: ide-base.yaml\nname: ide\nide: { page: own.html }\n');
    const subject = await load('ide.yaml');
    assert.throws(() => checkExtension(subject), /ide-base\.yaml:1: `ide\.extension`: there is no folder/);
    assert.match(manifestOf(subject, 'ide.page'), /\/ide\.yaml:3$/);
    assert.match(manifestOf(subject, 'ide.driver'), /\/ide\.yaml$/);
  });
});
