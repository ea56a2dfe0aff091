import { equal } from 'node:assert/strict';
import { after, test } from 'node:test';
import type { JSHandle, Page } from 'puppeteer-core';
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

test('a click is repeated if the page reloads between aiming and clicking', async () => {
  const session = await ChromiumSession.current();
  const page = await session.openAside(session.pages.publish('<button onclick="textContent = `Saved`">Save</button>'));
  await page.bringToFront();
  const evaluateHandle = page.evaluateHandle.bind(page) as (script: string) => Promise<JSHandle>;
  let loads = 0;
  page.evaluateHandle = (async (script: string) => {
    const aimed = await evaluateHandle(script);
    if (loads++ === 0) await page.reload();
    return aimed;
  }) as typeof page.evaluateHandle;
  await driverOf(session, page).save();
  equal(loads, 2);
  equal(await page.evaluate(() => document.querySelector('button')?.textContent), 'Saved');
  await session.clear();
});
