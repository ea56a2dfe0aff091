// Waits until a page has loaded, in any browser.

import type { Page } from 'puppeteer-core';
import { until, within } from '../../../support/waiting';

/**
 * Waits until a page shows an address and has loaded.
 *
 * The browser may report the new address of a page while the page still shows its previous document. Puppeteer's own wait
 * asks before each frame, so it never ends in a window for which the browser draws no frames.
 *
 * @param change resolves when the page may have changed
 * @throws WaitTimeout when it does not load in time; Error when it closes
 */
export async function loaded(page: Page, url: string, change: () => Promise<void>): Promise<void> {
  const hasLoaded = async (): Promise<boolean> => {
    if (page.isClosed()) throw new Error(`The page at ${url} closed before it had loaded.`);
    const asked = page.evaluate((wanted) => location.href === wanted && document.readyState === 'complete', url);
    // The previous document may go before it answers.
    return await within(`${url} to answer`, asked).catch(() => false);
  };
  await until(`${url} to load`, hasLoaded, Boolean, change);
}
