import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { featureFilesOf } from './feature-files';

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

const named = async (...rules: string[]): Promise<string[]> =>
  (await featureFilesOf(folder, rules)).map((file) => path.relative(folder, file));

test('the files of one rule, or of several', async () => {
  assert.deepEqual(await named('cpp.oneof.clear'), ['cpp/oneof.feature']);
  assert.deepEqual(await named('ide.log.copy', 'cpp.oneof.set'), ['cpp/oneof.feature', 'ide/log.feature']);
});

test('an id is not the beginning of another', async () => {
  assert.deepEqual(await named('cpp.oneof.set'), ['cpp/oneof.feature']);
});

test('a rule that nobody speaks of has all files read', async () => {
  assert.deepEqual(await named('cpp.map.set'), Object.keys(features).sort());
});
