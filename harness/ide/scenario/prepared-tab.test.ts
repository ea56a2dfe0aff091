import { deepEqual, equal } from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import type { Subject } from '../../subject/manifest';
import { ChromiumSession } from '../session/chromium-session';
import { OpenPages } from '../session/open-pages';
import { IdeScenario, type ScenarioWorld } from './scenario';

/** Writes to its storage and shows "Leave site?" when it closes; its worker answers with the list of its pages. */
const files: Readonly<Record<string, string>> = {
  'manifest.json': JSON.stringify({
    manifest_version: 3,
    name: 'IDE that clings to its window',
    version: '1.0',
    permissions: ['storage'],
    background: { service_worker: 'worker.js' },
  }),
  'ide.html':
    '<!doctype html><html lang="en"><title>IDE</title><script src="ide.js"></script><body style="height: 5000px"><h1>Clinging</h1><input aria-label="Name">',
  'ide.js': `
    addEventListener('beforeunload', (event) => event.preventDefault());
    addEventListener('pagehide', () => chrome.storage.local.set({ left: Date.now() }));
  `,
  'worker.js': `
    chrome.runtime.onMessageExternal.addListener((message, sender, respond) => {
      chrome.runtime.getContexts({ contextTypes: ['TAB'] }).then((pages) => respond(pages.length));
      return true;
    });
  `,
};

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchstone-clinging-ide-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
});
after(async () => {
  await ChromiumSession.end();
  await rm(folder, { recursive: true });
});

async function inScenario<Value>(act: (ide: IdeScenario) => Promise<Value>, failure?: string): Promise<Value> {
  const cleanups: (() => Promise<void>)[] = [];
  const world: ScenarioWorld = {
    subject: { name: 'clinging', ide: { extension: folder, page: 'ide.html' } } as Subject,
    atFailure: () => {},
    atEnd: (cleanup) => cleanups.push(cleanup),
    attach: () => {},
    ...(failure !== undefined && { failure }),
  };
  try {
    return await act(await IdeScenario.of(world));
  } finally {
    for (const cleanup of cleanups.reverse()) await cleanup();
  }
}

/** Leaves traces of all kinds in the window. */
async function use(ide: IdeScenario): Promise<Page> {
  await ide.driver.open();
  const page = (await ide.ide.page())!;
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
  await page.type('input', 'typed');
  await page.evaluate(async () => {
    sessionStorage.setItem('kept', '1');
    window.name = 'kept';
    history.pushState('kept', '');
    history.replaceState('kept', '');
    await chrome.storage.session.set({ kept: 1 });
  });
  return page;
}

/** What a new window sees of an earlier one. */
async function traces(ide: IdeScenario): Promise<{ page: Page; seen: unknown }> {
  await ide.driver.open();
  const page = (await ide.ide.page())!;
  const seen = await page.evaluate(async () => [
    sessionStorage.length,
    window.name,
    history.length,
    history.state,
    document.querySelector('input')?.value,
    Object.keys({ ...(await chrome.storage.local.get(null)), ...(await chrome.storage.session.get(null)) }).join(),
    document.visibilityState,
    document.hasFocus(),
    matchMedia('(prefers-color-scheme: dark)').matches,
  ]);
  return { page, seen };
}

const fresh = [0, '', 1, null, '', '', 'visible', true, false];

test('the tab of the window stays from scenario to scenario, and nothing in it', async () => {
  deepEqual((await inScenario(traces)).seen, fresh, 'in a new tab');
  for (const round of [1, 2, 3]) {
    const before = await inScenario(use);
    const { page, seen } = await inScenario(traces);
    deepEqual(seen, fresh, `round ${round}`);
    equal(page === before, true, 'the tab is the same');
  }
});

test('a field and a scroll position are as in a new tab, also when the page keeps no history state', async () => {
  const places = async (ide: IdeScenario): Promise<unknown> => {
    await ide.driver.open();
    const page = (await ide.ide.page())!;
    const seen = await page.evaluate(() => [
      document.querySelector('input')?.value,
      Math.round(scrollY),
      history.state,
    ]);
    await page.type('input', 'typed');
    const scrolled = await page.evaluate(() => {
      scrollTo(0, 2000);
      return scrollY > 1000;
    });
    equal(scrolled, true);
    return seen;
  };
  for (const round of [1, 2, 3]) deepEqual(await inScenario(places), ['', 0, null], `round ${round}`);
});

test('until somebody opens the IDE it is closed, for the harness and for itself', async () => {
  await inScenario(use);
  const pages = await inScenario(async (ide) => {
    equal(await ide.driver.isOpen(), false);
    await ide.send('A', { uri: '/pages', verb: 'get' });
    return ide.answer('A');
  });
  deepEqual(pages, { kind: 'value', value: 0 });
});

test('after a scenario that failed the tab is another one', async () => {
  const before = await inScenario(use, 'it failed');
  const { page, seen } = await inScenario(traces);
  deepEqual(seen, fresh);
  equal(page === before, false);
});

test('a window that the browser has and puppeteer does not list yet is not there for the next scenario', async (t) => {
  await inScenario(async (ide) => {
    await use(ide);
    // The end of the scenario lists the pages for the first time after this.
    t.mock.method(OpenPages.prototype, 'known').mock.mockImplementationOnce(() => []);
  });
  const windows = await inScenario((ide) => ide.ide.windows());
  equal(windows, 0);
});

test('a page that does not close when it is told to is told again', { timeout: 60_000 }, async (t) => {
  await inScenario(async (ide) => {
    const page = await use(ide);
    // As when the browser drops the request.
    t.mock.method(page, 'close', () => new Promise<void>(() => {}));
  }, 'it failed');
  const windows = await inScenario((ide) => ide.ide.windows());
  equal(windows, 0);
});
