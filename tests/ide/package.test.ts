// The package that `npm run ide:package` writes: its contents, and that a browser loads it.

import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { packageIde } from '../../reference/ide/package';
import { launchChromium } from '../../support/chromium';
import { temporaryFolder } from '../command';

/** Writes the files of an archive that compresses nothing into a new folder. */
async function unpack(bytes: Uint8Array): Promise<string> {
  const folder = path.join(await temporaryFolder(), 'ide');
  await mkdir(folder);
  const zip = Buffer.from(bytes);
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50; ) {
    assert.equal(zip.readUInt16LE(at + 8), 0, 'a stored file');
    const [size, nameLength] = [zip.readUInt32LE(at + 22), zip.readUInt16LE(at + 26)];
    const content = at + 30 + nameLength + zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 30, at + 30 + nameLength);
    await writeFile(path.join(folder, name), zip.subarray(content, content + size));
    at = content + size;
  }
  return folder;
}

test('the package loads, and is the same at each build', async (context) => {
  const bytes = await packageIde(false);
  assert.deepEqual(await packageIde(false), bytes);
  const extension = await unpack(bytes);
  const manifest = JSON.parse(await readFile(path.join(extension, 'manifest.json'), 'utf8'));
  assert.equal(typeof manifest.key, 'string');
  for (const [size, file] of Object.entries<string>(manifest.icons)) {
    const icon = await readFile(path.join(extension, file));
    assert.equal(icon.toString('latin1', 1, 4), 'PNG');
    assert.equal(icon.readUInt32BE(16), Number(size));
  }
  const chromium = await launchChromium();
  context.after(() => chromium.close());
  const id = await chromium.browser.installExtension(extension);
  const page = await chromium.browser.newPage();
  await page.goto(`chrome-extension://${id}/ide.html`);
  await page.waitForSelector('h1');
  // Every icon can be decoded by the browser.
  const sizes = await page.evaluate(async (files) => {
    const images = files.map((file) => Object.assign(new Image(), { src: file }));
    await Promise.all(images.map((image) => image.decode()));
    return images.map(({ naturalWidth }) => naturalWidth);
  }, Object.values<string>(manifest.icons));
  assert.deepEqual(sizes, Object.keys(manifest.icons).map(Number));
});

test('a store gets a package without the key', async () => {
  const manifest = JSON.parse(await readFile(path.join(await unpack(await packageIde(true)), 'manifest.json'), 'utf8'));
  assert.equal(manifest.key, undefined);
  // Firefox's store takes the same package: it signs for this id.
  assert.match(manifest.browser_specific_settings.gecko.id, /^[\w-]+@[\w.-]+$/);
  assert.deepEqual(manifest.background, { service_worker: 'worker.js', scripts: ['worker.js'] });
  assert.equal(manifest.manifest_version, 3);
});
