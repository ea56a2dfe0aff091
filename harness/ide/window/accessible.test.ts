import { deepEqual, equal } from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { type Chromium, launchChromium } from '../../../support/chromium';
import {
  aiming,
  ask,
  choosing,
  type ElementQuery,
  hasMet,
  type PerceivedElement,
  type Point,
  perceiving,
  perceivingEach,
  queryInWords,
} from './accessible';

let chromium: Chromium;
let page: Page;
before(async () => {
  chromium = await launchChromium();
  page = await chromium.browser.newPage();
});
after(() => chromium.close());

async function textsOf(html: string, query: ElementQuery): Promise<string[]> {
  await page.setContent(html);
  const found = (await ask(page, perceiving(query))) as PerceivedElement[];
  return found.map(({ text, value }) => text || value);
}

test('roles come from elements and from role attributes; an attribute takes precedence', async () => {
  const html = '<button>One</button><div role="button">Two</div><button role="tab">Three</button><a href="#">Four</a>';
  deepEqual(await textsOf(html, { role: 'button' }), ['One', 'Two']);
  deepEqual(await textsOf(html, { role: 'tab' }), ['Three']);
  deepEqual(await textsOf(html, { role: 'link' }), ['Four']);
});

test('several queries are read at once, each with its own elements', async () => {
  await page.setContent('<button>One</button><a href="#">Two</a><button>Three</button>');
  const question = perceivingEach([{ role: 'link' }, { role: 'cell' }, { role: 'button' }]);
  const found = (await ask(page, question)) as PerceivedElement[][];
  deepEqual(
    found.map((elements) => elements.map(({ role, text }) => `${role} ${text}`)),
    [['link Two'], [], ['button One', 'button Three']],
  );
});

test('the functions are sent once for each document, and leave no name in the page', async () => {
  const lengths: number[] = [];
  const counting = {
    evaluate: (script: string) => {
      lengths.push(script.length);
      return page.evaluate(script);
    },
  } as Page;
  const own = () => page.evaluate(() => Object.getOwnPropertyNames(globalThis).length);
  await page.goto('about:blank');
  const before = await own();
  for (const times of [1, 2]) {
    await page.goto('about:blank');
    lengths.length = 0;
    for (let asked = 0; asked <= times; asked++) deepEqual(await ask(counting, perceiving({ role: 'button' })), []);
    equal(lengths.filter((length) => length > 1000).length, 1);
  }
  equal(await own(), before);
});

test('names come from labels of all kinds', async () => {
  const html = `<h2 id="h">Log</h2><section aria-labelledby="h">by reference</section><section aria-label="Other">other</section>
    <label for="n">Project name</label><input id="n" value="around"><label>Base URL <input value="inside"></label>`;
  deepEqual(await textsOf(html, { role: 'region', name: 'Log' }), ['by reference']);
  deepEqual(await textsOf(html, { role: 'textbox', name: 'Project name' }), ['around']);
  deepEqual(await textsOf(html, { role: 'textbox', name: 'Base URL' }), ['inside']);
});

test('the contents of a field are not part of its name, even if its label encloses it', async () => {
  const html = `<label>Speed <select><option>Slow</option><option selected>Fast</option></select></label>
    <label>Notes <textarea>buy milk</textarea> (optional)</label>`;
  deepEqual(await textsOf(html, { role: 'combobox', name: 'Speed' }), ['Slow Fast']);
  deepEqual(await textsOf(html, { role: 'combobox', name: 'Speed SlowFast' }), []);
  deepEqual(await textsOf(html, { role: 'textbox', name: 'Notes (optional)' }), ['buy milk']);
});

test('names match as a whole, ignoring case', async () => {
  const html = '<button style="text-transform: uppercase">Save</button><button>Save as</button>';
  deepEqual(await textsOf(html, { role: 'button', name: 'Save' }), ['SAVE']);
  deepEqual(await textsOf(html, { role: 'button', name: 'save AS' }), ['Save as']);
});

test('elements that are not displayed are not found', async () => {
  const html = `<button hidden>One</button><div aria-hidden="true"><button>Two</button></div><dialog aria-label="Closed">x</dialog>
    <button style="visibility: hidden">Three</button>`;
  deepEqual(await textsOf(html, { role: 'button' }), []);
  deepEqual(await textsOf(html, { role: 'dialog' }), []);
});

test('a query can be limited to the elements of another one', async () => {
  const html = '<ul aria-label="Log entries"><li>in</li></ul><ul aria-label="Others"><li>out</li></ul>';
  const query = { role: 'listitem', within: { role: 'list', name: 'Log entries' } };
  deepEqual(await textsOf(html, query), ['in']);
  equal(queryInWords(query), 'listitem in list "Log entries"');
});

test('aiming returns where to click, and afterwards whether the click hit the element', async () => {
  await page.setContent('<button>Go</button>');
  const at = (await ask(page, aiming({ role: 'button', name: 'Go' }))) as Point;
  equal(await page.evaluate(hasMet), false);
  await page.mouse.click(at.x, at.y);
  equal(await page.evaluate(hasMet), true);
  await ask(page, aiming({ role: 'button', name: 'Go' }));
  equal(await page.evaluate(hasMet), false);
  await page.goto('about:blank');
  equal(await page.evaluate(hasMet), undefined);
});

test('aiming refuses disabled and covered elements, and scrolls to an element out of view', async () => {
  const aimedAt = async (html: string): Promise<boolean> => {
    await page.setContent(html);
    return (await ask(page, aiming({ role: 'button', name: 'Go' }))) !== null;
  };
  equal(await aimedAt('<button disabled>Go</button>'), false);
  equal(await aimedAt('<button>Go</button><div style="position: fixed; inset: 0"></div>'), false);
  equal(
    await aimedAt(
      '<button>Go</button><script>document.documentElement.append(document.createElement("dialog")); document.querySelector("dialog").showModal()</script>',
    ),
    false,
  );
  equal(await aimedAt('<div style="height: 3000px"></div><button>Go</button>'), true);
  const others = '<li>an entry</li>'.repeat(9);
  const list = `<ul style="height: 40px; overflow: auto">${others}<li><button>Go</button></li></ul>`;
  equal(await aimedAt(`${list}<p>below</p>${others}`), true);
});

test('an option of a list is chosen by its label, if it exists and is enabled', async () => {
  await page.setContent(
    `<label for="t">Type</label><select id="t"><option value="1">All types</option><option value="2">Errors</option><option disabled>None</option></select>
    <select multiple aria-label="Several"></select><output></output>
    <script>document.querySelector('select').addEventListener('change', ({ target }) => { document.querySelector('output').value += target.value; });</script>`,
  );
  const list = { role: 'combobox', name: 'Type' };
  const chosen = (query: ElementQuery, option: string): Promise<unknown> => ask(page, choosing(query, option));
  equal(await chosen(list, 'errors'), true);
  equal(await chosen(list, 'Errors'), true);
  equal(await chosen(list, 'Warnings'), false);
  equal(await chosen(list, 'None'), false);
  equal(await chosen({ role: 'combobox', name: 'Several' }, 'Errors'), false);
  equal(await page.$eval('output', ({ value }) => value), '2');
});
