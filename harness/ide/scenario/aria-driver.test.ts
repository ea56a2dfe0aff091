import { equal } from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { ChromiumSession } from '../session/chromium-session';
import { AriaDriver } from '../window/aria-driver';

after(() => ChromiumSession.end());

/** An IDE that closes its dialog only some time after the answer. */
const slowIde = `
  <dialog aria-label="Connection request">“Plugin A” asks to control it.<button>Accept</button><button>Decline</button></dialog>
  <script>
    const dialog = document.querySelector('dialog');
    dialog.show();
    const later = () => setTimeout(() => dialog.close(), 300);
    for (const button of dialog.querySelectorAll('button')) button.onclick = later;
    onkeydown = ({ key }) => key === 'Escape' && later();
  </script>`;

/** A driver that uses a page as if it were an IDE's window. */
function driverOf(session: ChromiumSession, page: Page): AriaDriver {
  return new AriaDriver({
    extension: '',
    open: async () => {},
    isOpen: async () => true,
    page: async () => page,
    change: () => session.change(),
  });
}

for (const reply of ['accept', 'decline', 'dismiss'] as const) {
  test(`after ${reply}, a dialog that closes slowly is not taken for a new one`, async () => {
    const session = await ChromiumSession.current();
    const page = await session.openAside(session.pages.publish(slowIde));
    await page.bringToFront();
    const driver = driverOf(session, page);
    equal((await driver.dialog())?.question, 'connection request');
    await driver.reply(reply);
    equal(await driver.dialog(), undefined);
    await session.clear();
  });
}

/** What may happen to a page while the driver aims at a control of it. */
const mishaps: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['the page reloads', (page) => page.reload()],
  ['the control moves', (page) => page.addStyleTag({ content: 'button { margin: 200px }' })],
];

for (const [what, happen] of mishaps) {
  test(`a click is repeated if ${what} before it`, async () => {
    const session = await ChromiumSession.current();
    const html = '<button onclick="textContent = `Saved`">Save</button>';
    const page = await session.openAside(session.pages.publish(html));
    await page.bringToFront();
    const evaluate = page.evaluate.bind(page) as (script: unknown) => Promise<unknown>;
    let aims = 0;
    page.evaluate = (async (script: unknown) => {
      const answer = await evaluate(script);
      if (String(script).includes('.aim(') && answer !== undefined && aims++ === 0) {
        await happen(page);
        // This is what puppeteer says when the document of a question is gone.
        if (what === 'the page reloads') throw new Error('Execution context was destroyed.');
      }
      return answer;
    }) as typeof page.evaluate;
    await driverOf(session, page).save();
    equal(aims, 2);
    equal(await evaluate(`document.querySelector('button').textContent`), 'Saved');
    await session.clear();
  });
}
