import { equal, match, rejects } from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { obstacleIn, obstacleToRenewal } from './renewable';

const manifest = { manifest_version: 3, name: 'IDE', version: '1.0', background: { service_worker: 'worker.js' } };

test('an extension that keeps state only in its storage areas can stay installed', () => {
  equal(obstacleToRenewal({ ...manifest, permissions: ['storage', 'scripting', 'tabs'], action: {} }, []), undefined);
  equal(obstacleToRenewal({ manifest_version: 3, name: 'Without a worker', version: '1' }, []), undefined);
});

for (const permission of ['alarms', 'contextMenus', 'declarativeNetRequest', 'userScripts', 'sidePanel', 'debugger']) {
  test(`the permission ${permission} is an obstacle, even if it is optional`, () => {
    const words = `it has the permission \`${permission}\``;
    equal(obstacleToRenewal({ ...manifest, permissions: ['storage', permission] }, []), words);
    equal(obstacleToRenewal({ ...manifest, optional_permissions: [permission] }, []), words);
  });
}

test('an author may say that an extension can stay installed, if the browser can clear it', () => {
  const asking = { ...manifest, permissions: ['storage', 'contextMenus', 'debugger'] };
  const scripts = ['chrome.runtime.onInstalled.addListener(start)'];
  equal(obstacleToRenewal(asking, scripts, true), undefined);
  match(obstacleToRenewal({ ...asking, manifest_version: 2 }, scripts, true) ?? '', /not one of version 3/);
});

test('a manifest key that is not known to be harmless is an obstacle', () => {
  equal(obstacleToRenewal({ ...manifest, omnibox: { keyword: 'ide' } }, []), 'its manifest has `omnibox`');
});

test('other manifest versions and background pages are obstacles', () => {
  for (const other of [
    { ...manifest, manifest_version: 2 },
    { ...manifest, background: { page: 'back.html' } },
    null,
    7,
  ])
    match(obstacleToRenewal(other, []) ?? '', /not one of version 3/);
});

test('scripts that could notice that the extension stays installed are an obstacle', () => {
  const reason = (script: string): string => obstacleToRenewal(manifest, ['', script]) ?? '';
  match(reason('chrome.runtime.onInstalled.addListener(start)'), /onInstalled/);
  match(reason('self.clients.matchAll({ type: "window" })'), /matchAll/);
  match(reason('registration.sync.register("later")'), /wake its worker/);
  equal(reason('text.matchAll(/a/g); synchronize()'), '');
});

test('the scripts in all folders of an unpacked extension are read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-renewable-'));
  try {
    await mkdir(join(folder, 'sub'));
    await writeFile(join(folder, 'manifest.json'), `\uFEFF${JSON.stringify(manifest)}`);
    await writeFile(join(folder, 'sub/style.css'), '/* onInstalled */');
    equal(await obstacleIn(folder), undefined);
    await writeFile(join(folder, 'sub/module.mjs'), 'chrome.runtime.onInstalled');
    match((await obstacleIn(folder)) ?? '', /onInstalled/);
    await writeFile(join(folder, 'manifest.json'), '{');
    await rejects(obstacleIn(folder), SyntaxError);
  } finally {
    await rm(folder, { recursive: true });
  }
});
