import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { featureFiles } from './feature-files';

const features: Readonly<Record<string, string>> = {
  'cpp/oneof.feature': 'Feature: Oneof\n\n  @cpp.oneof.set@cpp.oneof.clear\n  Rule: a\n',
  'cpp/longer.feature': 'Feature: Longer\n\n  @cpp.oneof.set-again\n  Rule: b\n',
  'ide/log.feature': '@ide.log.copy\nFeature: Log, unlike @cpp.oneof\n',
};

let folder: string;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'touchstone-features-'));
  for (const [name, text] of Object.entries(features)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
});
after(() => rm(folder, { recursive: true, force: true }));

const relative = (files: readonly string[]): string[] => files.map((file) => path.relative(folder, file));
const named = async (...rules: string[]): Promise<string[]> =>
  relative(await featureFiles({ features: folder, paths: [] }, rules));
const at = async (...names: string[]): Promise<string[]> => {
  const paths = names.map((name) => path.join(folder, name));
  return relative(await featureFiles({ features: folder, paths }, ['cpp.oneof.set']));
};

test('the files of one rule, or of several', async () => {
  assert.deepEqual(await named('cpp.oneof.clear'), ['cpp/oneof.feature']);
  assert.deepEqual(await named('ide.log.copy', 'cpp.oneof.set'), ['cpp/oneof.feature', 'ide/log.feature']);
});

test('a rule does not select the rules whose ids begin with its id', async () => {
  assert.deepEqual(await named('cpp.oneof.set'), ['cpp/oneof.feature']);
});

test('if no file mentions the rule, all files are read', async () => {
  assert.deepEqual(await named('cpp.map.set'), Object.keys(features).sort());
});

test('the files and folders that the user names, each file once, in the order of their names on the command line', async () => {
  assert.deepEqual(await at('ide/log.feature', 'cpp'), ['ide/log.feature', 'cpp/longer.feature', 'cpp/oneof.feature']);
  assert.deepEqual(await at('cpp/oneof.feature', 'cpp'), ['cpp/oneof.feature', 'cpp/longer.feature']);
});

test('a path that cucumber cannot be given is refused', async () => {
  const paths = [path.join(folder, 'cpp', 'a\\b.feature')];
  await writeFile(paths[0]!, features['cpp/oneof.feature']!);
  await assert.rejects(featureFiles({ features: folder, paths }, []), /contains a backslash/);
  await rm(paths[0]!);
});
