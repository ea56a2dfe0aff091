// Input that cannot be judged: one clear message with the place, exit status 2, and nothing of an earlier run lost.

import assert from 'node:assert/strict';
import { chmod, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, test } from 'node:test';
import { execa } from 'execa';
import { lookUp } from '../setup/tools.mjs';
import { conformance, folderOf, program, project, temporaryFolder } from './command';

const catalogue = '- { id: cpp.made.up, level: must, rule: Made up. }\n';
const scenario = (name: string): string => `    Scenario: ${name}\n      Then \`1\` is \`1\`\n`;
const feature = (tag: string, ...scenarios: readonly string[]): string =>
  `Feature: made up\n  ${tag}\n  Rule: made up\n${scenarios.join('')}`;

/** Runs made-up features; they are not to be judged. @returns what is printed */
async function refusal(files: Readonly<Record<string, string>>): Promise<string> {
  const features = await folderOf({ 'catalogue.yaml': catalogue, ...files });
  return await refusalOf(['--subject', 'protoc', '--features', features]);
}

async function refusalOf(
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const run = await conformance(words, environment);
  assert.equal(run.status, 2, run.output);
  assert.equal(run.verdict, undefined, 'there are no reports of a run that was not judged');
  assert.doesNotMatch(run.output, /\n {4}at /, 'a message and no stack');
  return run.output;
}

describe('features', { concurrency: 2 }, () => {
  test('a scenario id that is used twice, in two files', async () => {
    const output = await refusal({
      'one.feature': feature('@cpp.made.up', scenario('same')),
      'two.feature': feature('@cpp.made.up', scenario('other'), scenario('same')),
    });
    assert.match(output, /two\.feature:6: .*`cpp\.made\.up\/same` is that of .*one\.feature:4/);
  });
  test('a tag that is no rule', async () => {
    const output = await refusal({ 'one.feature': feature('@cpp.made.upp', scenario('same')) });
    assert.match(output, /one\.feature:2: `@cpp\.made\.upp` is no rule of the catalogue.*cpp\.made\.up/);
  });
  test('a promised rule without a scenario', async () => {
    const output = await refusal({
      'catalogue.yaml': `${catalogue}- { id: cpp.made.other, level: must, rule: Made up as well. }\n`,
      'evidence.yaml': '- cpp.made.\n',
      'one.feature': feature('@cpp.made.up', scenario('same')),
    });
    assert.match(output, /the rule `cpp\.made\.other` has no scenario/);
    assert.doesNotMatch(output, /`cpp\.made\.up`/);
  });
  test('no Gherkin', async () => {
    const output = await refusal({
      'one.feature': 'Feature: made up\n  Rule: broken\n    Scenario: x\n      Given y\n      Whenever z\n',
    });
    assert.match(output, /one\.feature:5:/);
  });
});

describe('subjects', { concurrency: 2 }, () => {
  test('unknown', async () => {
    const output = await refusalOf(['--subject', 'protocc']);
    assert.match(output, /There is no subject `protocc`.*Did you mean `?protoc/);
  });
  test('a manifest of the wrong shape', async () => {
    const folder = await folderOf({
      'mine.yaml': 'name: mine\ncpp:\n  generator: protoc\n  compilr: x\ncapabilities: [generator, cpp]\n',
    });
    const output = await refusalOf(['--subject', path.join(folder, 'mine.yaml')]);
    assert.match(output, /mine\.yaml:3: `generator: protoc`: .*must be a list/);
    assert.match(output, /mine\.yaml:4: `compilr: x`: .*Did you mean `?compiler/);
  });
  test('a preparation that fails', async () => {
    const folder = await folderOf({
      'mine.yaml':
        'name: mine\nprepare: [["{node}", "-e", "console.error(`out of flour`); process.exit(1)"]]\n' +
        'cpp: { generator: [protoc] }\ncapabilities: [generator, cpp]\n',
    });
    assert.match(await refusalOf(['--subject', path.join(folder, 'mine.yaml')]), /mine.*\n[\s\S]*out of flour/);
  });
  test('a compiler that is not there', async () => {
    const folder = await folderOf({
      'mine.yaml':
        'name: mine\ncpp: { generator: [protoc], compiler: no-such-compiler }\ncapabilities: [generator, cpp]\n',
    });
    const words = ['--subject', path.join(folder, 'mine.yaml'), '--rule', 'cpp.nested.class'];
    assert.match(await refusalOf(words), /the compiler `no-such-compiler` is not installed/);
  });
});

describe('options', { concurrency: 2 }, () => {
  test('a rule that does not exist', async () => {
    const output = await refusalOf(['--subject', 'protoc', '--rule', 'cpp.oneof.sett']);
    assert.match(output, /There is no rule `cpp\.oneof\.sett`.*Did you mean `?cpp\.oneof\.set/);
  });
  test('a scenario to replay that nobody wrote', async () => {
    const output = await refusalOf(['replay', 'cpp.oneof.set/a-nummber-from-not-set', '--subject', 'protoc']);
    assert.match(output, /There is no scenario .*Did you mean .*`cpp\.oneof\.set\/a-number-from-not-set`/);
  });
  test('an option that does not exist', async () => {
    assert.match(await refusalOf(['--subjct', 'protoc']), /--subjct/);
  });
  test('a feature that does not exist', async () => {
    assert.match(await refusalOf(['features/cpp/no-such.feature']), /features\/cpp\/no-such\.feature/);
  });
});

test('a missing tool is named, with how to install it, and the reports of an earlier run stay', async () => {
  // As a person calls it: the set-up looks for the tools first. It may not install anything here.
  const bin = await temporaryFolder();
  for (const tool of ['sh', 'env', 'cat', 'protoc', 'pkg-config', 'clang++-19', 'clang++', 'ccache', 'ar', 'lld']) {
    const found = lookUp(tool);
    if (found) await symlink(found, path.join(bin, tool));
  }
  const reports = path.join(bin, 'reports');
  await mkdir(reports);
  await writeFile(path.join(reports, 'verdict.json'), 'of an earlier run');
  const words = [...program.slice(-1), '--subject', 'protoc', '--rule', 'cpp.nested.class', '--reports', reports];
  const { exitCode, all } = await execa(process.execPath, ['-r', 'ts-node/register', ...words], {
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
