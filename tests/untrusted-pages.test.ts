// Callers that must not reach the reference Test IDE: web pages, content scripts, pages of other extensions.
// Each test also sends the same message from an allowed caller, which gets an answer.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page, Target } from 'puppeteer-core';
import { IdeLab, installExtension, sendAll } from '../quality/fuzz/ide/lab';
import { onlyInWhole } from '../support/test-sample';

const health = { uri: '/health', verb: 'get' };
const register = { uri: '/register', verb: 'post', name: 'Courier', version: '1.0' };

/** A content script that sends the page's messages to the IDE and returns the answers to the page. */
const courier = `
  document.addEventListener('to-ide', async ({ detail }) => {
    const { ide, message } = JSON.parse(detail);
    const answer = await chrome.runtime.sendMessage(ide, message).catch((error) => ({ rejected: String(error) }));
    document.dispatchEvent(new CustomEvent('from-ide', { detail: JSON.stringify(answer) }));
  });
  document.documentElement.dataset.courier = 'ready';
`;
/** A service worker that sends messages: it has neither a page nor a tab. */
const worker = `
  chrome.runtime.onMessage.addListener(({ ide, message }, sender, reply) => {
    chrome.runtime.sendMessage(ide, message).then(reply);
    return true;
  });
`;

let lab: IdeLab;
let page: Page;
let courierId: string;
before(async () => {
  lab = await IdeLab.launch(1);
  const content = [{ matches: ['http://127.0.0.1/*'], js: ['courier.js'], all_frames: true, match_about_blank: true }];
  courierId = await installExtension(
    lab.browser,
    lab.directory,
    'courier',
    { content_scripts: content, background: { service_worker: 'worker.js' } },
    { 'courier.js': courier, 'worker.js': worker, 'page.html': '<!doctype html><title>Courier</title>' },
  );
  await lab.fresh();
});
after(() => lab.close());

/** Opens a web page that contains the courier's content script. */
async function openWebPage(body: string): Promise<Page> {
  page = await lab.browser.newPage({ type: 'window' });
  await page.goto(lab.pages.origin + lab.pages.publish(body));
  await page.waitForFunction(() => document.documentElement.dataset.courier === 'ready');
  return page;
}

/** Sends a message from the courier's content script. */
async function sendByContentScript(from: Page, message: object): Promise<unknown> {
  return await from.evaluate(
    (detail) =>
      new Promise((resolve) => {
        document.addEventListener('from-ide', (event) => resolve(JSON.parse((event as CustomEvent<string>).detail)), {
          once: true,
        });
        document.dispatchEvent(new CustomEvent('to-ide', { detail }));
      }),
    JSON.stringify({ ide: lab.ide, message }),
  );
}

async function registrations(): Promise<string[]> {
  return Object.keys((await lab.state())?.session.registrations ?? {});
}

/** The number of the IDE's open pages. */
async function idePages(): Promise<number> {
  const own = await lab.openWindow();
  const contexts = await own?.evaluate(
    async () => await chrome.runtime.getContexts({ contextTypes: [chrome.runtime.ContextType.TAB] }),
  );
  return contexts?.length ?? 0;
}

test('a web page has no function to send messages; an extension page has one', async () => {
  const web = await openWebPage('');
  assert.equal(await web.evaluate(() => typeof globalThis.chrome?.runtime?.sendMessage), 'undefined');
  assert.equal(await web.evaluate(() => typeof globalThis.chrome?.runtime?.connect), 'undefined');
  const [twin] = await sendAll(lab.callers[0]!.page, lab.ide, [JSON.stringify(health)]);
  assert.deepEqual(twin?.answer, { value: false });
});

test("another extension's content script is refused; its page and its worker are answered", async () => {
  const web = await openWebPage('');
  for (const message of [health, register, { openIDEIfClosed: true }, { ...register, uri: '/control' }]) {
    assert.deepEqual(await sendByContentScript(web, message), { error: 'Only extensions may call the Test IDE' });
  }
  assert.deepEqual(await registrations(), []);

  const own = await lab.browser.newPage();
  await own.goto(`chrome-extension://${courierId}/page.html`);
  const [answer] = await sendAll(own, lab.ide, [JSON.stringify(register)]);
  assert.deepEqual(answer?.answer, { value: true });
  const byWorker = await own.evaluate(
    async (ide, message) => await chrome.runtime.sendMessage({ ide, message }),
    lab.ide,
    health,
  );
  assert.equal(byWorker, true);
  assert.deepEqual(await registrations(), [courierId]);
});

test('content scripts in frames without an address are refused', async () => {
  const web = await openWebPage('<iframe></iframe><iframe sandbox="allow-scripts" srcdoc="<p>s</p>"></iframe>');
  let asked = 0;
  for (const frame of web.frames()) {
    const hasCourier = await frame.evaluate(() => document.documentElement?.dataset.courier === 'ready');
    if (!hasCourier) continue;
    asked++;
    const answer = await frame.evaluate(
      (detail) =>
        new Promise((resolve) => {
          document.addEventListener('from-ide', (event) => resolve((event as CustomEvent<string>).detail));
          document.dispatchEvent(new CustomEvent('to-ide', { detail }));
        }),
      JSON.stringify({ ide: lab.ide, message: health }),
    );
    assert.equal(answer, '{"error":"Only extensions may call the Test IDE"}');
  }
  assert.ok(asked >= 2, `${asked} frames had the content script`);
});

test("a web page can neither read, frame nor open the IDE's files; the IDE's own page can read them", async () => {
  const web = await openWebPage('<main></main>');
  const files = ['ide.html', 'window.js', 'window.css', 'page.js', 'worker.js', 'manifest.json'];
  const loaded = await web.evaluate(
    async (ide, names) => {
      const found: string[] = [];
      for (const name of names) {
        const url = `chrome-extension://${ide}/${name}`;
        if (
          await fetch(url).then(
            () => true,
            () => false,
          )
        )
          found.push(`fetch ${name}`);
        for (const [tag, property] of [
          ['script', 'src'],
          ['img', 'src'],
          ['link', 'href'],
        ] as const) {
          const element = document.createElement(tag);
          if (element instanceof HTMLLinkElement) element.rel = 'stylesheet';
          const outcome = new Promise((resolve) => {
            element.onload = () => resolve(true);
            element.onerror = () => resolve(false);
          });
          element.setAttribute(property, url);
          document.body.append(element);
          if (await outcome) found.push(`${tag} ${name}`);
        }
      }
      return found;
    },
    lab.ide,
    files,
  );
  assert.deepEqual(loaded, []);

  const framed = await web.evaluate(async (url) => {
    const frame = document.createElement('iframe');
    const loadedFrame = new Promise((resolve) => {
      frame.onload = resolve;
    });
    frame.src = url;
    document.body.append(frame);
    await loadedFrame;
    return frame.contentWindow?.length;
  }, lab.idePage);
  assert.equal(framed, 0);
  assert.ok(!web.frames().some((frame) => frame.url().startsWith('chrome-extension://')));

  // The tabs that the page opens show the address and the browser's error.
  const windows = await idePages();
  for (const features of ['', 'popup']) {
    const opened = new Promise<Target>((resolve) => lab.browser.once('targetcreated', resolve));
    await web.evaluate((url, words) => void window.open(url, '_blank', words), lab.idePage, features);
    const blocked = await (await opened).page();
    await blocked?.waitForFunction(() => document.readyState === 'complete');
    assert.equal(await blocked?.evaluate(() => document.querySelector('[aria-label=Log]')), null);
  }
  assert.equal(await idePages(), windows);

  const own = await lab.openWindow();
  assert.notEqual(await own?.evaluate(() => document.querySelector('[aria-label=Log]')?.tagName), undefined);
});

test('the page of another extension cannot frame the window', async () => {
  const { page: caller } = lab.callers[0]!;
  await caller.evaluate(async (url) => {
    const frame = document.createElement('iframe');
    const loaded = new Promise((resolve) => {
      frame.onload = resolve;
    });
    frame.src = url;
    document.body.append(frame);
    await loaded;
    frame.remove();
  }, lab.idePage);
  assert.ok(!caller.frames().some((frame) => frame.url() === lab.idePage));
});

/** The answer to GET /playback/location for a page that the user looks at. */
async function locate(location: string): Promise<string> {
  const message = JSON.stringify({ uri: '/playback/location', verb: 'get', location });
  const [answer] = await sendAll(lab.callers[0]!.page, lab.ide, [message]);
  return JSON.stringify(answer?.answer).replaceAll("'", '\\"');
}

/** The window's answer for an XPath. */
const xpathAnswer = (xpath: string): string => JSON.stringify({ value: xpath });

test("the IDE's content script can neither use internal calls nor read the IDE's storage; its window can", async () => {
  const web = await openWebPage('<p id="here">here</p>');
  await web.bringToFront();
  assert.equal(await locate('id=here'), xpathAnswer('//*[@id="here"]'));
  const own = await lab.openWindow();
  const before = await lab.state();
  const outcome = await own?.evaluate(async (address) => {
    const attempt = async () => {
      const calls = [
        { to: 'worker', call: 'stayAwake', args: null },
        { to: 'worker', call: 'hello', args: null },
        { to: 'worker', call: 'connectionAnswered', args: { requestId: '1', accepted: true } },
        { to: 'window', call: 'project', args: null },
        { to: 'window', call: 'loadProject', args: { project: { id: '1', version: '2.0', name: 'owned', tests: [] } } },
        { to: 'window', call: 'restart', args: null },
      ];
      const answers = await Promise.all(
        calls.map((call) => chrome.runtime.sendMessage(call).then(String, () => 'nobody listens')),
      );
      const stores = await Promise.all(
        [chrome.storage.session, chrome.storage.local].map((area) => area.get(null).then(String, () => 'no access')),
      );
      return { answers, stores, tabs: typeof chrome.tabs };
    };
    const [tab] = await chrome.tabs.query({ url: address });
    const [beside] = await chrome.scripting.executeScript({ target: { tabId: tab!.id! }, func: attempt });
    const twin: { value: boolean } = await chrome.runtime.sendMessage({ to: 'worker', call: 'stayAwake', args: null });
    return { beside: beside?.result, twin };
  }, web.url());
  const { answers, stores, tabs } = outcome!.beside!;
  assert.ok(
    answers.every((answer) => answer === 'undefined' || answer === 'nobody listens'),
    String(answers),
  );
  assert.deepEqual(stores, ['no access', 'no access']);
  assert.equal(tabs, 'undefined');
  assert.deepEqual(outcome?.twin, { value: true });
  const now = await lab.state();
  assert.equal(now?.window?.project.everything, before?.window?.project.everything);
  assert.deepEqual(now?.session, before?.session);
});

test('a page with manipulated prototypes and names is searched correctly, and does not notice', async () => {
  const web = await openWebPage(`
    <form id="form"><input name="id"><input name="parentElement"><input name="children"><input name="localName">
      <input name="namespaceURI"><button id="button">Go</button></form>
    <img name="evaluate"><img name="querySelector"><img name="querySelectorAll"><img name="getElementById">
    <a href="#">The link</a>
    <script>
      window.noticed = [];
      const notice = (name) => window.noticed.push(name);
      for (const prototype of [Document.prototype, Element.prototype, Node.prototype, Array.prototype]) {
        for (const name of ['evaluate', 'querySelector', 'querySelectorAll', 'getElementById', 'closest', 'filter', 'push']) {
          if (typeof prototype[name] !== 'function' || prototype === Array.prototype && name === 'push') continue;
          prototype[name] = () => { notice(name); return null; };
        }
      }
      JSON.stringify = () => { notice('stringify'); return 'true'; };
      new MutationObserver(() => notice('mutation')).observe(document, { subtree: true, childList: true, attributes: true });
      window.touchstonePage = () => { notice('called'); return { value: '//owned' }; };
      for (const type of ['touchstone', 'message', 'focus', 'click']) addEventListener(type, () => notice(type), true);
    </script>`);
  await web.bringToFront();
  // Ignore what the page noticed while it loaded.
  await web.evaluate(() => (globalThis as unknown as { noticed: string[] }).noticed.splice(0));
  for (const [locator, xpath] of [
    ['id=button', '//*[@id="button"]'],
    ['css=form > button', '//*[@id="button"]'],
    ['css=form', '//*[@id="form"]'],
    ['linkText=The link', '/html/body/a'],
    ['name=localName', '//*[@id="form"]/input[4]'],
  ] as const) {
    assert.equal(await locate(locator), xpathAnswer(xpath), locator);
  }
  assert.deepEqual(await web.evaluate(() => (globalThis as unknown as { noticed: string[] }).noticed), []);
});

test("a request for a location does not affect the dialogs of the user's page", async () => {
  const web = await openWebPage('<p id="here">here</p>');
  await web.bringToFront();
  await locate('id=here');
  const shown = new Promise<string>((resolve) =>
    web.once('dialog', (dialog) => {
      resolve(dialog.message());
      void dialog.dismiss();
    }),
  );
  assert.equal(await web.evaluate(() => confirm('Delete everything?')), false);
  assert.equal(await shown, 'Delete everything?');
});

test('a page with an endless script does not keep a caller waiting', onlyInWhole, async () => {
  const web = await openWebPage('<p id="here">here</p>');
  await web.bringToFront();
  // The script ends after a while, so that the page can be closed.
  const caught = web.evaluate(() => {
    for (const end = Date.now() + 7000; Date.now() < end; );
  });
  const answer = await locate('id=here');
  assert.match(answer, /does not answer/);
  await caught;
  assert.equal(await locate('id=here'), xpathAnswer('//*[@id="here"]'));
});
