import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';
import { serveFolder } from '../../reference/ide/demo/site';
import { tryOut } from '../../reference/ide/demo/try-out';
import { typescriptOptions } from '../../support/project';
import { onlyInWhole } from '../../support/test-sample';
import { UsageError } from '../../support/usage-error';
import { temporaryFolder } from '../command';

const root = path.resolve(__dirname, '../..');

test('the example project is open, and its site is served', async (context) => {
  const opened = await tryOut(undefined, false);
  context.after(() => opened.close());
  assert.equal(await opened.ide.title(), 'Lantern Shop – Test IDE');
  assert.ok(opened.site);
  assert.match(await (await fetch(`${opened.site.origin}/checkout.html`)).text(), /Check out/);
});

test('a screenshot of the example after playing it', onlyInWhole, async () => {
  const picture = path.join(await temporaryFolder(), 'ide.png');
  const words = [
    ...typescriptOptions(),
    path.join(root, 'reference', 'ide', 'demo', 'run.ts'),
    '--screenshot',
    picture,
    '--play',
  ];
  const { exitCode, stdout } = await execa(process.execPath, words, { cwd: root, reject: false, all: true });
  assert.equal(exitCode, 0, stdout);
  assert.ok(existsSync(picture));
});

test('a file that is not a project is refused before a browser starts', async () => {
  await assert.rejects(tryOut(path.join(root, 'package.json'), false), UsageError);
  await assert.rejects(tryOut(path.join(root, 'nothing.side'), false), /nothing\.side/);
});

test('the site serves only files of its folder', async (context) => {
  const site = await serveFolder(path.join(root, 'examples', 'shop'));
  context.after(() => site.close());
  const status = async (address: string) => (await fetch(site.origin + address)).status;
  assert.equal(await status('/'), 200);
  assert.equal(await status('/shop.js'), 200);
  for (const address of [
    '/shop.side',
    '/../../package.json',
    '/%2e%2e/README.md',
    '/..%2f..%2fsetup%2frun.html',
    '/x.html',
  ]) {
    assert.equal(await status(address), 404, address);
  }
});
