import assert from 'node:assert/strict';
import { glob, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildIde } from './build';

test('a build replaces the old extension completely', async (context) => {
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

test('the manifest requests only permissions that are used, and allows no web page to call the IDE', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-ide-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  await buildIde(folder);
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));

  // Each permission with the source that needs it.
  const users: Record<string, [file: string, use: string]> = {
    storage: ['bridge/session.ts', 'chrome.storage.session.set('],
    scripting: ['playback/page-call.ts', 'chrome.scripting.executeScript('],
  };
  assert.deepEqual(manifest.permissions.sort(), Object.keys(users).sort());
  for (const [file, use] of Object.values(users)) {
    assert.ok((await readFile(join(__dirname, file), 'utf8')).includes(use), `${file}: ${use}`);
  }
  // The schemes of the pages that a test may open.
  assert.deepEqual(manifest.host_permissions, ['http://*/*', 'https://*/*', 'file:///*']);
  const open = await readFile(join(__dirname, 'playback/commands/pages.ts'), 'utf8');
  assert.ok(open.includes("['http:', 'https:', 'file:']"), 'what `open` opens');

  // Extensions may call, web pages may not. No page may load a file of the package, and no content script is permanent.
  assert.deepEqual(manifest.externally_connectable, { ids: ['*'] });
  for (const key of [
    'web_accessible_resources',
    'content_scripts',
    'optional_permissions',
    'optional_host_permissions',
  ]) {
    assert.equal(manifest[key], undefined, key);
  }

  const policy: string = manifest.content_security_policy.extension_pages;
  assert.match(policy, /default-src 'none'/);
  assert.match(policy, /script-src 'self';/);
  assert.match(policy, /require-trusted-types-for 'script'; trusted-types 'none'/);
  assert.doesNotMatch(policy, /unsafe|https?:|\*/);
  // Only the sandbox evaluates scripts of tests; it has no origin and cannot load or send anything.
  const sandbox: string = manifest.content_security_policy.sandbox;
  assert.match(
    sandbox,
    /^sandbox allow-scripts; default-src 'none'; script-src 'self' 'unsafe-eval'; worker-src blob:$/,
  );
});

test('no code is loaded from outside the package, and privileged pages never evaluate text as code', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-ide-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  await buildIde(folder);
  for (const file of await readdir(folder)) {
    const text = /\.(js|html|css)$/.test(file) ? await readFile(join(folder, file), 'utf8') : '';
    assert.doesNotMatch(text, /\bimport\(|importScripts|<script(?! src="[a-z]+\.js")|@import|url\(["']?https?:/, file);
    assert.doesNotMatch(text, /\bon[a-z]+="/, file);
    assert.doesNotMatch(text, /\beval\(/, file);
  }
  for await (const file of glob('**/*.{ts,tsx}', { cwd: __dirname, exclude: ['**/*.test.ts'] })) {
    const text = await readFile(join(__dirname, file), 'utf8');
    assert.doesNotMatch(text, /dangerouslySet|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/, file);
  }
});
