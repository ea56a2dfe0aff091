import { equal } from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Target } from 'puppeteer-core';
import { type Chromium, launchChromium } from '../../../support/chromium';
import { attachToWorkersOnce } from './worker-attachments';

let folder: string;
let chromium: Chromium;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchstone-worker-'));
  const manifest = {
    manifest_version: 3,
    name: 'Answers',
    version: '1.0',
    background: { service_worker: 'worker.js' },
  };
  const files = {
    'manifest.json': JSON.stringify(manifest),
    'page.html': '<!doctype html><title>Asks</title>',
    'worker.js': 'chrome.runtime.onMessage.addListener((message, sender, respond) => respond(message));',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  chromium = await launchChromium();
});
after(() => chromium.close());
after(() => rm(folder, { recursive: true }));

test('puppeteer attaches once to a worker that starts, however many pages of its extension are open', async () => {
  const { browser } = chromium;
  const connection = (await browser.target().createCDPSession()).connection()!;
  const extension = await browser.installExtension(folder);
  const isWorker = (target: Target): boolean =>
    target.type() === 'service_worker' && target.url().startsWith(`chrome-extension://${extension}/`);
  const open = async () => {
    const page = await browser.newPage();
    await page.goto(`chrome-extension://${extension}/page.html`);
    return page;
  };
  /** How many sessions are made while a stopped worker starts for a message. */
  const attachments = async (pages: number): Promise<number> => {
    const opened = await Promise.all(Array.from({ length: pages }, open));
    const ask = () => opened[0]!.evaluate(() => chrome.runtime.sendMessage('hello'));
    // Now a worker runs, whose end can be waited for.
    await ask();
    const worker = await browser.waitForTarget(isWorker);
    const session = await opened[0]!.createCDPSession();
    await session.send('ServiceWorker.enable');
    const stopped = new Promise<void>((resolve) => {
      browser.on('targetdestroyed', (target) => target === worker && resolve());
    });
    await session.send('ServiceWorker.stopAllWorkers');
    await stopped;
    let made = 0;
    const count = (): void => void made++;
    connection.on('sessionattached', count);
    equal(await ask(), 'hello');
    // Messages come in order: after this answer, none of the sessions is still on its way.
    await browser.version();
    connection.off('sessionattached', count);
    await Promise.all(opened.map((page) => page.close()));
    return made;
  };
  equal(await attachments(2), 3);
  attachToWorkersOnce(connection, connection);
  equal(await attachments(2), 1);
});
