// The npm package in an empty folder, without the checkout: what it contains, and what `npx touchstone` does there.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, realpath, stat, symlink, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';
import { before, describe, type TestContext, test } from 'node:test';
import { execa } from 'execa';
import { readVerdict, type VerdictDocument } from '../harness/verdict/report';
import { onlyInWhole } from '../support/test-sample';
import { project, temporaryFolder } from './command';

const mostPacked = 5_000_000;

/** The user's folder. */
let folder: string;
let tarball: string;
/** The files of the tarball, as paths in the package. */
let packed: readonly string[];

before(async () => {
  const parent = await temporaryFolder();
  folder = path.join(parent, 'empty');
  await mkdir(folder);
  await mkdir(bin());
  // The PATH has the Node.js that runs this test, but not its folder, which is in the checkout.
  await symlink(process.execPath, path.join(bin(), 'node'));
  const words = ['pack', '--silent', '--pack-destination', parent];
  await execa('npm', words, { cwd: project, env: environment(), extendEnv: false });
  const name = (await readdir(parent)).find((file) => file.endsWith('.tgz'));
  assert(name !== undefined);
  tarball = path.join(parent, name);
  const { stdout } = await execa('tar', ['tzf', tarball]);
  packed = stdout.split('\n').map((file) => file.replace(/^package\//, ''));
});

/** The folder in PATH that has Node.js. */
function bin(): string {
  return path.join(path.dirname(folder), 'bin');
}

/** The environment of a user who has no checkout. */
function environment(): Record<string, string> {
  const system = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((entry) => entry !== '' && !entry.includes('node_modules') && !entry.startsWith(project));
  const cache = path.join(path.dirname(folder), 'cache');
  return {
    HOME: homedir(),
    PATH: [bin(), ...system].join(path.delimiter),
    XDG_CACHE_HOME: cache,
    // ccache would follow XDG_CACHE_HOME.
    CCACHE_DIR: process.env.CCACHE_DIR ?? path.join(homedir(), '.cache', 'ccache'),
  };
}

/** The user's own cache, in which other runs have left the precompiled headers of the runtimes. */
const usersCache = { XDG_CACHE_HOME: process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache') };

interface Result {
  readonly status: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/** `npx touchstone` in the user's folder. npx must find the command there, not download one. */
async function touchstone(words: readonly string[], env: Record<string, string> = {}): Promise<Result> {
  const { exitCode, stdout, stderr } = await execa('npx', ['--no-install', 'touchstone', ...words], {
    cwd: folder,
    env: { ...environment(), npm_config_update_notifier: 'false', ...env },
    extendEnv: false,
    reject: false,
    stdin: 'ignore',
  });
  // What npm says about the machine's own configuration is not ours.
  return { status: exitCode, stdout, stderr: stderr.replace(/^npm (warn|notice).*\n?/gm, '') };
}

async function verdict(): Promise<VerdictDocument> {
  return await readVerdict(path.join(folder, 'touchstone-reports', 'verdict.json'));
}

/** Writes a file into the user's folder. */
async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), text);
}

describe('the tarball', () => {
  test('is small', async () => {
    const { size } = await stat(tarball);
    assert(size <= mostPacked, `${size} bytes`);
  });

  test('contains no test, no source of a test, no mutant, no corpus and no TypeScript', () => {
    const strange = packed.filter((file) =>
      /\.test\.|\.tsx?$|(^|\/)(quality|tests?|testdata|mutants|examples|node_modules|\.cache)\//.test(file),
    );
    assert.deepEqual(strange, []);
  });

  test('has every subject, feature and header that it needs', () => {
    for (const file of [
      'LICENSE',
      'README.md',
      'dist/ide/manifest.json',
      'dist/package/harness/ide/plugin/extension/page.html',
      'dist/package/harness/report/page/page.js',
      'dist/runtime/google/protobuf/descriptor.pb.h',
      'features/catalogue.yaml',
      'subjects/reference.yaml',
    ])
      assert(packed.includes(file), file);
  });

  test('imports only what it contains, and its dependencies', async () => {
    const { dependencies } = JSON.parse(await readFile(path.join(project, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const known = new Set([
      ...Object.keys(dependencies),
      ...builtinModules,
      ...builtinModules.map((one) => `node:${one}`),
    ]);
    const problems: string[] = [];
    for (const file of packed.filter((name) => /^dist\/package\/.*\.[cm]?js$/.test(name) && !/page\.js$/.test(name))) {
      const text = await readFile(path.join(project, file), 'utf8');
      for (const [, name] of text.matchAll(/(?:\brequire\(|\bimport\(|\bfrom )['"]([^'"]+)['"]/g)) {
        // Types are in comments.
        if (name === undefined || !/^[@\w.]/.test(name) || name.endsWith('.d.mts')) continue;
        const target = path.posix.join(path.posix.dirname(file), name);
        const found = name.startsWith('.')
          ? [target, `${target}.js`].some((one) => packed.includes(one))
          : known.has(name) || known.has(/^(@[^/]+\/)?[^/]+/.exec(name)![0]);
        if (!found) problems.push(`${file}: ${name}`);
      }
    }
    // Only a checkout bundles the report's page itself.
    assert.deepEqual(problems, ['dist/package/harness/report/page-script.js: esbuild']);
  });
});

describe('in an empty folder', () => {
  before(async (context) => {
    await install(context as TestContext);
  });

  test('nothing was compiled or downloaded by an install script', async () => {
    const lock = path.join(folder, 'node_modules', '.package-lock.json');
    if (!existsSync(lock)) return;
    const { packages } = JSON.parse(await readFile(lock, 'utf8')) as {
      packages: Record<string, { hasInstallScript?: boolean }>;
    };
    const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
    assert.deepEqual(scripted, []);
  });

  test('`npx touchstone --help` calls the command by that name', async () => {
    const { status, stdout, stderr } = await touchstone(['--help']);
    assert.equal(stderr, '');
    assert.equal(status, 0);
    assert.match(stdout, /^Usage: npx touchstone /);
    assert.match(stdout, /^ {2}npx touchstone --subject \.\/mine\/subject\.yaml {2}/m);
    assert.doesNotMatch(stdout, /npm run/);
  });

  test('a subject conforms, and reports and builds go to folders of their own', async () => {
    await write('subject.yaml', 'extends: "{project}/subjects/protoc.yaml"\nname: mine\n');
    const words = ['run', '--subject', './subject.yaml', '--rule', 'cpp.message.parse-more'];
    const { status, stdout, stderr } = await touchstone(words, usersCache);
    assert.equal(status, 0, stdout + stderr);
    assert.match(stdout, /^mine conforms/m);
    const { counts, suite } = await verdict();
    assert(counts.observed > 5);
    assert.equal(
      suite,
      (JSON.parse(await readFile(path.join(project, 'package.json'), 'utf8')) as { version: string }).version,
    );
    assert.deepEqual(
      (await readdir(folder)).filter((name) => !/^(node_modules|package.*\.json)$/.test(name)),
      ['subject.yaml', 'touchstone-build', 'touchstone-reports'],
    );
    assert(existsSync(path.join(folder, 'touchstone-reports', 'report', 'page.js')));
  });

  test('a generator that does not exist ends with one message', async () => {
    await write(
      'wrong.yaml',
      'extends: "{project}/subjects/protoc.yaml"\nname: wrong\ncpp: { generator: [./no-such] }\n',
    );
    const reports = path.join(folder, 'wrong-reports');
    const words = ['run', '--subject', './wrong.yaml', '--rule', 'cpp.oneof.', '--reports', reports];
    const { status, stdout, stderr } = await touchstone(words);
    assert.equal(status, 2);
    assert.equal(stdout, '');
    // A line of progress may come before it, on a slow machine.
    assert.match(stderr, /^wrong\.yaml\b.*\bno-such/m);
    assert.doesNotMatch(stderr, /\n\s+at /);
    assert.equal(existsSync(path.join(reports, 'verdict.json')), false);
  });

  test(
    'features of the user’s own run, and messages name them relative to the user’s folder',
    onlyInWhole,
    async () => {
      await write(
        'own/catalogue.yaml',
        '- { id: cpp.own.number, level: must, rule: A number that is not set is 0. }\n',
      );
      const schema = '      """\n      syntax = "proto3";\n      message Own { int32 number = 1; }\n      """\n';
      const text = `Feature: own\n\n  @cpp.own.number\n  Rule: A number that is not set is 0\n\n    @needs.cpp\n    Scenario: first\n      Given the schema\n${schema}      Then \`Own().number()\` is \``;
      await write('own/own.feature', `${text}0\`\n`);
      // A baseline may not name scenarios that these features do not have.
      const headers = 'headers: [google/protobuf/message.h], pkg_config: { full: [protobuf] }';
      const manifest = `name: plain\ncpp: { generator: [protoc], ${headers} }\ncapabilities: [generator, cpp]\n`;
      await write('plain.yaml', manifest);
      const words = ['--subject', './plain.yaml', '--features', './own'];
      const good = await touchstone(words);
      assert.equal(good.status, 0, good.stdout + good.stderr);
      await write('own/own.feature', `${text}7\`\n`);
      const bad = await touchstone(words);
      assert.equal(bad.status, 1, bad.stdout + bad.stderr);
      assert.match(bad.stdout, /^ {2}own\/own\.feature:13 {2}Then/m);
      assert.match(
        bad.stdout,
        /^ {2}replay: npx touchstone --subject \.\/plain\.yaml --features \.\/own replay cpp\.own\.number\/first$/m,
      );
    },
  );

  test('missing tools and an old Node.js end with one message', async () => {
    const program = path.join(folder, 'node_modules', 'touchstone', 'dist', 'touchstone.cjs');
    // Only Node.js is in this PATH.
    const options = { cwd: folder, env: { ...environment(), PATH: bin() }, extendEnv: false, reject: false } as const;
    const words = ['--subject', 'protoc', '--rule', 'cpp.oneof.'];
    const bare = await execa(process.execPath, [program, ...words], options);
    assert.equal(bare.exitCode, 2);
    assert.match(bare.stderr, /not installed:\n {2}- ninja: builds .*\n {2}- clang\+\+: compiles .*\n/);
    assert.match(bare.stderr, /`npx touchstone --subject protoc doctor` says how to install them\.$/);

    await write('old.cjs', "Object.defineProperty(process, 'version', { value: 'v20.20.2' });\n");
    const old = await execa(process.execPath, ['-r', './old.cjs', program, '--help'], options);
    assert.equal(old.exitCode, 2);
    assert.match(old.stderr, /^Touchstone needs Node\.js 22\.\d+ or newer\. This is v20\.20\.2\.\n {2}Install /);
  });

  test('an IDE with a driver of its own is judged', onlyInWhole, async () => {
    await cp(path.join(project, 'examples', 'own-ide'), path.join(folder, 'own-ide'), { recursive: true });
    const { status, stdout, stderr } = await touchstone([
      '--subject',
      'own-ide/subject.yaml',
      '--rule',
      'ide.health.get',
    ]);
    assert.equal(status, 0, stdout + stderr);
    assert((await verdict()).counts.observed > 5);
  });

  test('the reference is there: the default subject, its compiler and its IDE', async () => {
    const rules = ['--rule', 'cpp.output.directory-must-exist', '--rule', 'ide.health.shape'];
    const few = ['--name', '^(missing$|it exists$|From unknown to registered$)', '--parallel', '1'];
    const { status, stdout, stderr } = await touchstone([...rules, ...few], usersCache);
    assert.equal(status, 0, stdout + stderr);
    assert.match(stdout, /^reference conforms/m);
    const { stdout: version } = await execa('npx', ['--no-install', 'touchstone-protoc', '--version'], {
      cwd: folder,
      env: environment(),
      extendEnv: false,
    });
    assert.match(version, /\d+\.\d+/);
  });

  test('the package’s folder is as it was installed', async () => {
    const installed = path.join(folder, 'node_modules', 'touchstone');
    const entries = await readdir(installed, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.relative(installed, path.join(parentPath, name)));
    assert.deepEqual(files.sort(), [...packed].sort());
  });
});

/** Installs the tarball with npm, or, if the registry cannot be reached, links the dependencies of the checkout. */
async function install(context: TestContext): Promise<void> {
  await write('package.json', '{ "private": true }\n');
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--fetch-retries=0', '--loglevel=error'];
  const { failed, all } = await execa('npm', ['install', ...quiet, tarball], {
    cwd: folder,
    env: environment(),
    extendEnv: false,
    reject: false,
    all: true,
    timeout: 120_000,
  });
  if (!failed) return context.diagnostic('installed by npm');
  context.diagnostic(`npm cannot install here; the dependencies are links to those of the checkout: ${all}`);
  await link();
}

async function link(): Promise<void> {
  const modules = path.join(folder, 'node_modules');
  await mkdir(path.join(modules, '.bin'), { recursive: true });
  await mkdir(path.join(modules, 'touchstone'));
  await execa('tar', ['xzf', tarball, '--strip-components=1', '-C', path.join(modules, 'touchstone')]);
  const { packages } = JSON.parse(await readFile(path.join(project, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  for (const [place, { dev = false }] of Object.entries(packages)) {
    if (dev || !/^node_modules\/(@[^/]+\/)?[^/]+$/.test(place) || !existsSync(path.join(project, place))) continue;
    await mkdir(path.dirname(path.join(folder, place)), { recursive: true });
    await symlink(await realpath(path.join(project, place)), path.join(folder, place));
  }
  for (const name of ['touchstone', 'touchstone-protoc'])
    await symlink(`../touchstone/dist/${name}.cjs`, path.join(modules, '.bin', name));
}
