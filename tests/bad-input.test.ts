// Invalid input: one clear message with the place, exit status 2, and the reports of an earlier run stay. Most runs are
// in this process, which saves their start.

import assert from 'node:assert/strict';
import { chmod, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, test } from 'node:test';
import { execa } from 'execa';
import { onlyInWhole } from '../support/test-sample';
import { lookUp } from '../support/tools.mjs';
import { conformance, folderOf, program, project, refusedHere, temporaryFolder } from './command';

const earlierRun = 'of an earlier run';
const catalogue = '- { id: cpp.made.up, level: must, rule: Made up. }\n';
const scenario = (name: string): string => `    Scenario: ${name}\n      Then \`1\` is \`1\`\n`;
const feature = (tag: string, ...scenarios: readonly string[]): string =>
  `Feature: made up\n  ${tag}\n  Rule: made up\n${scenarios.join('')}`;

/** Runs temporary features, which must be refused. @returns the output */
async function refusal(files: Readonly<Record<string, string>>): Promise<string> {
  const features = await folderOf({ 'catalogue.yaml': catalogue, ...files });
  return await refusalOf(['--subject', 'protoc', '--features', features]);
}

/** Runs the command in this process. It must refuse. @returns the output */
async function refusalOf(words: readonly string[]): Promise<string> {
  return await leavingReports((earlier) => refusedHere(words, earlier));
}

/** Runs the command as a user does. It must refuse. @returns the output */
async function refusalOfProgram(words: readonly string[]): Promise<string> {
  return await leavingReports(async (earlier) => {
    const { status, output } = await conformance(words, {}, earlier);
    assert.equal(status, 2, output);
    return output;
  });
}

/** @param run the command, with the folder of its reports @returns its output */
async function leavingReports(run: (earlier: string) => Promise<string>): Promise<string> {
  const earlier = await folderOf({ 'verdict.json': earlierRun, 'junit.xml': earlierRun });
  const output = await run(earlier);
  for (const name of ['verdict.json', 'junit.xml'])
    assert.equal(await readFile(path.join(earlier, name), 'utf8'), earlierRun, 'reports of an earlier run stay');
  assert.deepEqual((await readdir(earlier)).sort(), ['junit.xml', 'verdict.json']);
  assert.doesNotMatch(output, /\n {4}at /, 'a message and no stack');
  return output;
}

describe('features', () => {
  test('a scenario id used in two files', async () => {
    const output = await refusal({
      'one.feature': feature('@cpp.made.up', scenario('same')),
      'two.feature': feature('@cpp.made.up', scenario('other'), scenario('same')),
    });
    assert.match(output, /two\.feature:6: .*`cpp\.made\.up\/same` is already used at .*one\.feature:4/);
  });
  test('a tag that is not a rule', async () => {
    const output = await refusal({ 'one.feature': feature('@cpp.made.upp', scenario('same')) });
    assert.match(output, /one\.feature:2: `@cpp\.made\.upp` is not a rule of the catalogue.*cpp\.made\.up/);
  });
  test('a required rule without a scenario', async () => {
    const output = await refusal({
      'catalogue.yaml': `${catalogue}- { id: cpp.made.other, level: must, rule: Made up as well. }\n`,
      'required-rules.yaml': '- cpp.made.\n',
      'one.feature': feature('@cpp.made.up', scenario('same')),
    });
    assert.match(output, /the rule `cpp\.made\.other` has no scenario/);
    assert.doesNotMatch(output, /`cpp\.made\.up`/);
  });
  test('invalid Gherkin', async () => {
    const output = await refusal({
      'one.feature': 'Feature: made up\n  Rule: broken\n    Scenario: x\n      Given y\n      Whenever z\n',
    });
    assert.match(output, /one\.feature:5:/);
  });
});

describe('subjects', () => {
  test('unknown', async () => {
    const output = await refusalOfProgram(['--subject', 'protocc']);
    assert.match(output, /There is no subject `protocc`.*Did you mean `?protoc/);
  });
  test('a manifest with invalid values and keys', async () => {
    const folder = await folderOf({
      'mine.yaml': 'name: mine\ncpp:\n  generator: protoc\n  compilr: x\ncapabilities: [generator, cpp]\n',
    });
    const output = await refusalOf(['--subject', path.join(folder, 'mine.yaml')]);
    assert.match(output, /mine\.yaml:3: `generator: protoc`: .*must be a list/);
    assert.match(output, /mine\.yaml:4: `compilr: x`: .*Did you mean `?compiler/);
  });
  test('a failing command of `prepare`', async () => {
    const folder = await folderOf({
      'mine.yaml':
        'name: mine\nprepare: [["{node}", "-e", "console.error(`out of flour`); process.exit(1)"]]\n' +
        'cpp: { generator: [protoc] }\ncapabilities: [generator, cpp]\n',
    });
    assert.match(await refusalOf(['--subject', path.join(folder, 'mine.yaml')]), /mine.*\n[\s\S]*out of flour/);
  });
  test('a missing compiler', async () => {
    const folder = await folderOf({
      'mine.yaml':
        'name: mine\ncpp: { generator: [protoc], compiler: no-such-compiler }\ncapabilities: [generator, cpp]\n',
    });
    const words = ['--subject', path.join(folder, 'mine.yaml'), '--rule', 'cpp.nested.class'];
    assert.match(await refusalOf(words), /the compiler `no-such-compiler` is not installed/);
  });
});

/**
 * Runs a subject whose C++ section has these lines, which must be refused.
 * @param files further files beside the manifest, by name; those in `bin` are executable
 * @returns the output
 */
async function refusalOfCpp(lines: readonly string[], files: Readonly<Record<string, string>> = {}): Promise<string> {
  const manifest = ['name: mine', 'cpp:', ...lines.map((line) => `  ${line}`), 'capabilities: [generator, cpp]'];
  const folder = await folderOf({ 'mine.yaml': manifest.join('\n'), ...files });
  for (const name of Object.keys(files)) if (name.startsWith('bin/')) await chmod(path.join(folder, name), 0o755);
  return await refusalOf(['--subject', path.join(folder, 'mine.yaml'), '--rule', 'cpp.nested.class']);
}

describe('generators', () => {
  test('not installed', async () => {
    const output = await refusalOfCpp(['generator: [no-such-generator]']);
    assert.match(output, /mine\.yaml:3: the generator `no-such-generator` does not exist.*\n {2}Install it/);
  });
  test('at a path that does not exist', async () => {
    assert.match(await refusalOfCpp(['generator: [./gen]']), /the generator `.*\/gen` does not exist/);
  });
  test('not executable', async () => {
    const output = await refusalOfCpp(['generator: [./gen]'], { gen: '#!/bin/sh\n' });
    assert.match(output, /the generator `.*\/gen` does not exist, or is not an executable file/);
  });
  test('not a program', async () => {
    const output = await refusalOfCpp(['generator: [./bin/gen]'], { 'bin/gen': '\x7fELF and nothing else' });
    assert.match(output, /the generator .* does not work\. With one small schema: exit status 127.*\n.*not found/);
  });
  test('with a missing interpreter', async () => {
    const output = await refusalOfCpp(['generator: [./bin/gen]'], { 'bin/gen': '#!/no/such/interpreter\n' });
    assert.match(output, /the generator .* does not work\. With one small schema: .* cannot be started: ENOENT/);
  });
  test('failing', async () => {
    const files = { 'bin/gen': '#!/bin/sh\necho out of flour >&2\nexit 3\n' };
    assert.match(await refusalOfCpp(['generator: [./bin/gen]'], files), /exit status 3\nout of flour\n/);
  });
  test('writing nothing', async () => {
    const output = await refusalOfCpp(['generator: ["true"]']);
    assert.match(output, /it did not write smoke\.pb\.h and smoke\.pb\.cc to its --cpp_out folder/);
  });
  test('never ending', async () => {
    const output = await refusalOfCpp(['generator: [sleep, "600"]', 'generator_limit_seconds: 1'], {});
    assert.match(output, /the generator `sleep` does not work/);
  });
  test('with a launcher that is missing, or a compiler that is not executable', async () => {
    assert.match(await refusalOfCpp(['generator: [protoc]', 'launcher: no-such-launcher']), /the launcher `no-such-/);
    const output = await refusalOfCpp(['generator: [protoc]', 'compiler: ./cc'], { cc: '' });
    assert.match(output, /the compiler `.*\/cc` is not installed, or is not an executable file/);
  });
});

describe('runtimes', () => {
  /** Refuses a subject with these lines beside those of the installed protoc. */
  const ofRuntime = async (...lines: readonly string[]): Promise<string> => {
    const extended = `extends: ${JSON.stringify(path.join(project, 'subjects', 'protoc.yaml'))}`;
    const manifest = [extended, 'name: mine', 'cpp:', ...lines.map((line) => `  ${line}`)].join('\n');
    const folder = await folderOf({ 'mine.yaml': manifest, 'headers/broken.h': '#error made up\n' });
    const words = ['--subject', path.join(folder, 'mine.yaml'), '--build', path.join(folder, 'build')];
    return await refusalOf([...words, '--rule', 'cpp.nested.class']);
  };
  test('whose library is missing', async () => {
    const output = await ofRuntime('sanitizers: false', 'pkg_config: { full: [absl_strings], lite: [] }');
    assert.match(
      output,
      /mine\.yaml:5: a program with one small generated message does not link\. Nothing was judged\./,
    );
    assert.match(output, /undefined symbol: google::protobuf::/);
    assert.match(output, /\n {2}Correct the generator, the runtime, or what the manifest says/);
  });
  test('whose headers do not compile', onlyInWhole, async () => {
    const output = await ofRuntime('include: [headers]', 'headers: [broken.h]');
    assert.match(output, /: what the generator writes for one small schema does not compile\. Nothing was judged\./);
    assert.match(output, /broken\.h:1:2: error: made up/);
  });
});

/** The manifest of a subject whose IDE has an extension folder and a page, beside a few such folders. */
async function ideManifest(extension: string, page: string): Promise<string> {
  const folder = await folderOf({
    'mine.yaml': `name: mine\nide: { extension: ${extension}, page: ${page} }\ncapabilities: [ide]\n`,
    'there/manifest.json': '{}',
    'there/there.html': '',
    'empty/readme.txt': '',
    'closed/manifest.json': JSON.stringify({ manifest_version: 3, name: 'Closed', version: '1' }),
    'closed/folder.html/readme.txt': '',
  });
  return path.join(folder, 'mine.yaml');
}

describe('files of IDEs', () => {
  const ofIde = async (extension: string, page: string): Promise<string> =>
    await refusalOf(['--subject', await ideManifest(extension, page), '--rule', 'ide.register.']);
  test('a missing extension folder', async () => {
    assert.match(await ofIde('./gone', 'ide.html'), /mine\.yaml:2: `ide\.extension`: there is no folder .*\/gone\./);
  });
  test('a folder without an extension', async () => {
    assert.match(
      await ofIde('./empty', 'ide.html'),
      /there is no extension, because there is no file .*\/empty\/manifest\.json/,
    );
  });
  test('a missing page', async () => {
    assert.match(await ofIde('./there', 'ide.html'), /`ide\.page`: there is no page .*\/there\/ide\.html/);
  });
});

describe('IDEs', { concurrency: 2 }, () => {
  const ofIde = async (extension: string, page: string): Promise<string> =>
    await refusalOfProgram(['--subject', await ideManifest(extension, page), '--rule', 'ide.register.']);
  test('an extension that Chromium refuses', onlyInWhole, async () => {
    const output = await ofIde('./there', 'there.html');
    assert.match(
      output,
      /mine\.yaml:2: `ide\.extension`: Chromium does not install the extension\. Nothing was judged\.\n/,
    );
    assert.match(output, /Chromium refuses the extension in .*there: \S/);
  });
  test('a page that does not open', onlyInWhole, async () => {
    const output = await ofIde('./closed', 'folder.html');
    assert.match(output, /mine\.yaml:2: `ide\.page`: the page does not open\. Nothing was judged\.\n/);
  });

  /** Refuses an IDE with these scripts of its worker and its page. */
  const ofScripts = async (worker: string, page: string, limit = ', limit_seconds: 3'): Promise<string> => {
    const background = { service_worker: 'worker.js' };
    const folder = await folderOf({
      'mine.yaml': `name: mine\nide: { extension: ., page: ide.html${limit} }\ncapabilities: [ide]\n`,
      'manifest.json': JSON.stringify({ manifest_version: 3, name: 'Made up', version: '1', background }),
      'worker.js': worker,
      'ide.html': '<!doctype html><title>Made up</title><script src="page.js"></script>',
      'page.js': page,
    });
    return await refusalOfProgram(['--subject', path.join(folder, 'mine.yaml'), '--rule', 'ide.register.']);
  };
  test('a worker that throws at its start', async () => {
    const output = await ofScripts('throw new Error("the shop is closed");', '');
    assert.match(output, /mine\.yaml:2: `ide\.extension`: its service worker does not start\. Nothing was judged\.\n/);
    assert.match(output, /Service worker registration failed.*\n.*worker\.js:1: Uncaught Error: the shop is closed/);
  });
  test('a page that shows dialogs without end', onlyInWhole, async () => {
    const output = await ofScripts('', 'for (;;) alert("are you there?");');
    assert.match(
      output,
      /`ide\.page`: the page does not open\. Nothing was judged\.\nIt shows dialogs without end\.\n/,
    );
    assert.match(output, /It showed \d{2,} dialogs, which were closed\. The first one: alert "are you there\?"/);
  });
  test('a page that never loads', onlyInWhole, async () => {
    const output = await ofScripts('', 'for (;;);');
    assert.match(output, /`ide\.page`: the page does not open\. Nothing was judged\.\n.*3000 ms exceeded/);
  });
  test('a page that never loads, of an IDE without a limit of its own', onlyInWhole, async () => {
    const output = await ofScripts('', 'for (;;);', '');
    // 8 s for the check alone: with the browser's start, a user knows after 10 s.
    assert.match(output, /`ide\.page`: the page does not open\. Nothing was judged\.\n.*8000 ms exceeded/);
  });
  test('a page that stays blank because its script throws', onlyInWhole, async () => {
    const output = await ofScripts('', 'throw new Error("the shop is closed");');
    assert.match(output, /mine\.yaml:2: `ide\.page`: the page does not open\. Nothing was judged\.\n/);
    assert.match(output, /It stays blank\..*\n.*page\.js:1.*Uncaught Error: the shop is closed/);
  });
  test('a page that opens pages without end', onlyInWhole, async () => {
    const output = await ofScripts(
      '',
      'for (let i = 0; i < 100; i++) chrome.tabs.create({ active: false }); for (;;);',
    );
    assert.match(output, /`ide\.page`: the page does not open\. Nothing was judged\.\n/);
    assert.match(output, /It had opened \d{2,} pages when they were closed\./);
  });
});

describe('selections', () => {
  const cases: readonly (readonly [string, readonly string[], RegExp])[] = [
    [
      'a tag that no scenario has',
      ['--tags', '@cpp'],
      /No scenario is selected by --tags '@cpp'\.\n {2}No scenario has the tag `@cpp`\..*Did you mean|There are/,
    ],
    ['a mistyped tag', ['--tags', '@neds.cpp'], /No scenario has the tag `@neds\.cpp`\. Did you mean `@needs\.cpp`/],
    ['two tags without an operator', ['--tags', '@x@and'], /--tags takes a tag expression, .*`@x@and` is no tag/],
    ['an incomplete tag expression', ['--tags', '@x and'], /--tags takes a tag expression, not `@x and`/],
    ['a word that is not a tag', ['--tags', 'needs.cpp'], /`needs\.cpp` is no tag/],
    [
      'a part beyond the last one',
      ['--shard', '4/3'],
      /--shard 4\/3: there is no part 4 of 3\.\n {2}The last one is 3\/3/,
    ],
    ['an invalid part', ['--shard', '0/3'], /--shard takes I\/N, two numbers of at least 1, not `0\/3`/],
    [
      'an invalid regular expression',
      ['--name', '('],
      /--name takes a regular expression, not `\(`: .*\n.*--name '\\\('/,
    ],
    ['a name that no scenario has', ['--name', 'no such name'], /No scenario has a name with `no such name` in it/],
    [
      'an empty part',
      ['--name', 'it happens', '--shard', '3/3'],
      /No scenario is selected by .*\n.*fewer parts than 3/,
    ],
  ];
  for (const [title, words, expected] of cases) {
    test(title, async () => {
      const features = await folderOf({
        'catalogue.yaml': catalogue,
        'one.feature': feature('@cpp.made.up @needs.cpp', scenario('it happens')),
      });
      const output = await refusalOf(['--subject', 'protoc', '--features', features, ...words]);
      assert.match(output, expected);
      assert.equal(output.match(/--help|Write|Did you mean|There are|fewer|last one/g)?.length !== 0, true);
    });
  }
  test('a folder without features', async () => {
    const features = await folderOf({ 'catalogue.yaml': catalogue });
    assert.match(
      await refusalOf(['--subject', 'protoc', '--features', features]),
      /There is no scenario in the features/,
    );
  });
});

describe('options', () => {
  for (const words of [
    ['--jobs', '0'],
    ['--jobs', 'many'],
    ['--jobs', '1.5'],
    ['--jobs=-1'],
    ['--parallel', '65'],
    ['--parallel', ''],
    ['--wait', '0'],
    ['--wait', '1e3'],
  ]) {
    test(`${words.join(' ')}: a number out of range`, async () => {
      const [, name] = /^--(\w+)/.exec(words[0]!)!;
      const output = await refusalOf(['--subject', 'protoc', ...words]);
      assert.match(output, new RegExp(`--${name} takes a whole number from [01] to \\d+, not \`.*\``));
    });
  }
  test('an option without its value', async () => {
    assert.match(await refusalOf(['--jobs', '--prune']), /--jobs/);
  });
  test('a missing features folder', async () => {
    assert.match(
      await refusalOf(['--subject', 'protoc', '--features', '/no/such/folder']),
      /no folder \/no\/such\/folder/,
    );
  });
  test('a build folder that is a file', async () => {
    const folder = await folderOf({ build: '' });
    const words = ['--subject', 'protoc', '--rule', 'cpp.nested.class', '--build', path.join(folder, 'build')];
    assert.match(await refusalOf(words), /The build folder .*\/build\/protoc cannot be used: /);
  });
  test('a rule that does not exist', async () => {
    const output = await refusalOf(['--subject', 'protoc', '--rule', 'cpp.oneof.sett']);
    assert.match(output, /There is no rule `cpp\.oneof\.sett`.*Did you mean `?cpp\.oneof\.set/);
  });
  test('a scenario to replay that does not exist', async () => {
    const output = await refusalOf(['replay', 'cpp.oneof.set/a-nummber-from-not-set', '--subject', 'protoc']);
    assert.match(output, /There is no scenario .*Did you mean .*`cpp\.oneof\.set\/a-number-from-not-set`/);
  });
  test('an option that does not exist', async () => {
    assert.match(
      await refusalOfProgram(['--subjct', 'protoc']),
      /There is no option `--subjct`\. Did you mean `--subject`\?/,
    );
  });
  test('a feature that does not exist', async () => {
    assert.match(await refusalOf(['features/cpp/no-such.feature']), /features\/cpp\/no-such\.feature/);
  });
});

test('a missing tool is named with its installation command, and the reports of an earlier run stay', async () => {
  // Runs the npm script's command: the set-up step looks for the tools first. It cannot install anything here.
  const bin = await temporaryFolder();
  for (const tool of ['sh', 'env', 'cat', 'protoc', 'pkg-config', 'clang++-19', 'clang++', 'ccache', 'ar', 'lld']) {
    const found = lookUp(tool);
    if (found) await symlink(found, path.join(bin, tool));
  }
  const reports = path.join(bin, 'reports');
  await mkdir(reports);
  await writeFile(path.join(reports, 'verdict.json'), 'of an earlier run');
  const words = [...program, '--subject', 'protoc', '--rule', 'cpp.nested.class', '--reports', reports];
  const { exitCode, all } = await execa(process.execPath, words, {
    cwd: project,
    env: { PATH: bin },
    reject: false,
    all: true,
  });
  assert.equal(exitCode, 2, all);
  assert.match(all, /ninja/);
  assert.doesNotMatch(all, /\n {4}at /);
  assert.equal(await readFile(path.join(reports, 'verdict.json'), 'utf8'), 'of an earlier run');
});

test('a feature that cannot be read', { skip: process.getuid?.() === 0 && 'root reads everything' }, async () => {
  const features = await folderOf({ 'catalogue.yaml': catalogue, 'one.feature': feature('@cpp.made.up') });
  await chmod(path.join(features, 'one.feature'), 0);
  assert.match(await refusalOf(['--subject', 'protoc', '--features', features]), /one\.feature/);
});
