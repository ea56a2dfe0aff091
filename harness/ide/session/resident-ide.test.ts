import { deepEqual, equal } from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { CDPSession, Page } from 'puppeteer-core';
import { type Chromium, launchChromium } from '../../../support/chromium';
import { onlyInWhole } from '../../../support/test-sample';
import { ResidentIde } from './resident-ide';

let chromium: Chromium;
let protocol: CDPSession;
before(async () => {
  chromium = await launchChromium();
  protocol = await chromium.browser.target().createCDPSession();
});
after(() => chromium.close());

/** Counts its messages in a variable. When a tab closes, it reads the stored state and writes it back late. */
const worker = `
  let asked = 0;
  chrome.runtime.onMessage.addListener((message, sender, respond) => respond(++asked));
  chrome.tabs.onRemoved.addListener(async () => {
    const { closed = 0, ...kept } = await chrome.storage.session.get(null);
    await chrome.storage.session.set({ ...kept, closed: closed + 1 });
  });
`;

/** Writes an extension and installs it. @param declared whether it is said to need no reinstallation */
async function installed(name: string, script: string, more: object = {}, declared = false): Promise<ResidentIde> {
  const folder = join(chromium.directory, name);
  await mkdir(folder);
  const manifest = { manifest_version: 3, name, version: '1.0', background: { service_worker: 'worker.js' }, ...more };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'ide.html'), '<!doctype html><title>IDE</title>');
  await writeFile(join(folder, 'worker.js'), script);
  return ResidentIde.install(chromium.browser, protocol, folder, declared);
}

/** Runs a function in a new window of an extension and closes the window. */
async function inWindow<Value>(ide: ResidentIde, action: () => Promise<Value>): Promise<Value> {
  const page: Page = await chromium.browser.newPage();
  try {
    await page.goto(`chrome-extension://${ide.extension}/ide.html`);
    return await page.evaluate(action);
  } finally {
    await page.close();
  }
}

/** Writes to every store of an extension page. */
async function fill(): Promise<void> {
  for (const area of [chrome.storage.session, chrome.storage.local, chrome.storage.sync]) await area.set({ kept: 1 });
  await chrome.storage.session.setAccessLevel({ accessLevel: 'TRUSTED_AND_UNTRUSTED_CONTEXTS' });
  localStorage.setItem('kept', '1');
  sessionStorage.setItem('kept', '1');
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.open('kept');
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
    request.onerror = () => reject(request.error);
  });
  await caches.open('kept');
  await (await navigator.storage.getDirectory()).getFileHandle('kept', { create: true });
  await chrome.runtime.sendMessage('count');
}

/** The contents of the stores, and the worker's count of messages. */
async function look(): Promise<unknown> {
  const { session, local, sync } = chrome.storage;
  const files: string[] = [];
  for await (const file of (await navigator.storage.getDirectory()).keys()) files.push(file);
  return {
    areas: await Promise.all([session, local, sync].map((area) => area.get(null))),
    pages: [localStorage.length, sessionStorage.length],
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    files,
    asked: await chrome.runtime.sendMessage('count'),
  };
}

const pristine = { areas: [{}, {}, {}], pages: [0, 0], databases: [], caches: [], files: [], asked: 1 };

test('nothing that an extension stored survives, and it is not reinstalled', async () => {
  const ide = await installed('stores', worker, { permissions: ['storage', 'tabs'] });
  deepEqual(await inWindow(ide, look), pristine);
  for (const round of [1, 2, 3]) {
    equal(await ide.renew(), true, `round ${round}`);
    await inWindow(ide, fill);
    equal(await ide.renew(), true, `round ${round}`);
    deepEqual(await inWindow(ide, look), pristine, `round ${round}`);
  }
  await ide.uninstall();
});

test('the extension does not see the hidden page', async () => {
  const ide = await installed('sees', '', { permissions: ['tabs'] });
  const seen = await inWindow(ide, async () => {
    const contexts = await chrome.runtime.getContexts({});
    const tabs = await chrome.tabs.query({ url: chrome.runtime.getURL('*') });
    const views = chrome.extension.getViews();
    return [contexts.filter(({ documentUrl }) => documentUrl).length, tabs.length, views.length];
  });
  deepEqual(seen, [1, 1, 1]);
  await ide.uninstall();
});

test('a badge and registered scripts are found, because they cannot be undone', onlyInWhole, async () => {
  const more = { permissions: ['storage', 'scripting'], host_permissions: ['http://127.0.0.1/*'], action: {} };
  const ide = await installed('scripts', '', more);
  equal(await ide.renew(), true);
  await inWindow(ide, async () => {
    await chrome.action.setBadgeText({ text: 'on' });
  });
  equal(await ide.renew(), false);
  await inWindow(ide, async () => {
    await chrome.action.setBadgeText({ text: '' });
  });
  equal(await ide.renew(), true);
  await inWindow(ide, async () => {
    await chrome.scripting.registerContentScripts([{ id: 'a', js: ['worker.js'], matches: ['http://127.0.0.1/*'] }]);
  });
  equal(await ide.renew(), false);
  await ide.uninstall();
});

test('an extension that keeps state elsewhere, or acts on its installation, must be reinstalled', async () => {
  const menus = await installed('menus', '', { permissions: ['contextMenus'] });
  equal(await menus.renew(), false);
  const installing = await installed('installing', 'chrome.runtime.onInstalled.addListener(() => {});');
  equal(await installing.renew(), false);
  await Promise.all([menus.uninstall(), installing.uninstall()]);
});

test('an extension that is said to need no reinstallation is cleared of its menus, too', onlyInWhole, async () => {
  const script = `${worker}chrome.runtime.onInstalled.addListener(() => {});`;
  const ide = await installed('declared', script, { permissions: ['contextMenus', 'storage', 'tabs'] }, true);
  for (const round of [1, 2]) {
    // The browser refuses a second menu of the same id.
    const refused = await inWindow(
      ide,
      () =>
        new Promise<string>((resolve) => {
          const done = (): void => resolve(chrome.runtime.lastError?.message ?? '');
          chrome.contextMenus.create({ id: 'kept', title: 'Kept' }, done);
        }),
    );
    equal(refused, '', `round ${round}`);
    await inWindow(ide, fill);
    equal(await ide.renew(), true, `round ${round}`);
    deepEqual(await inWindow(ide, look), pristine, `round ${round}`);
  }
  await ide.uninstall();
});

test('an extension that has reloaded itself must be reinstalled', async () => {
  const ide = await installed('reloads', '', { permissions: ['storage'] });
  const gone = new Promise((resolve) => chromium.browser.once('targetdestroyed', resolve));
  const page = await chromium.browser.newPage();
  await page.goto(`chrome-extension://${ide.extension}/ide.html`);
  await page.evaluate(() => chrome.runtime.reload()).catch(() => {});
  await gone;
  equal(await ide.renew(), false);
  await ide.uninstall();
});
