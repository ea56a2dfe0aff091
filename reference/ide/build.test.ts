import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildIde } from './build';

test('the extension is built whole, in place of what was there', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-ide-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  const output = join(folder, 'dist', 'ide');
  await buildIde(output);
  await writeFile(join(output, 'stale.js'), '');
  await buildIde(output);

  const files = await readdir(output);
  assert.ok(!files.includes('stale.js'));
  for (const file of ['ide.html', 'manifest.json', 'page.js', 'window.css', 'window.js', 'worker.js']) {
    assert.ok(files.includes(file), file);
  }
  assert.deepEqual(await readdir(join(folder, 'dist')), ['ide']);

  const page = await readFile(join(output, 'ide.html'), 'utf8');
  for (const [, file = ''] of page.matchAll(/(?:src|href)="([^"]+)"/g)) assert.ok(files.includes(file), file);
});

test('the manifest asks for no more than is used and lets no page in', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-ide-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  await buildIde(folder);
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  const sources = await Promise.all(
    ['worker.js', 'window.js'].map(async (file) => await readFile(join(folder, file), 'utf8')),
  );
  for (const permission of manifest.permissions) {
    assert.ok(
      sources.some((source) => source.includes(`chrome.${permission}.`)),
      permission,
    );
  }
  assert.deepEqual(manifest.externally_connectable, { ids: ['*'] });
  const policy: string = manifest.content_security_policy.extension_pages;
  assert.match(policy, /default-src 'none'/);
  assert.doesNotMatch(policy, /unsafe|https?:|\*/);
});
