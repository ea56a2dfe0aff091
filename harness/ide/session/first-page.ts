// Waits for the first signs of life of an IDE that may not work: its worker is registered, its page shows something.

import type { Page } from 'puppeteer-core';
import { eventually } from '../../../support/waiting';
import type { IdeSession } from './ide-session';

/** What the waits need of a session. */
type Observed = Pick<IdeSession, 'browserWords' | 'change'>;

/**
 * Waits until the service worker of an extension is registered.
 *
 * @param page a page of the extension
 * @throws Error with the browser's words if it says that the worker does not start. Nothing is thrown if the browser
 * says nothing within the limit: a worker may be slow.
 */
export async function untilWorkerRegistered(session: Observed, page: Page, extension: string): Promise<void> {
  const state = async (): Promise<string> => {
    const registered = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).some(({ active }) => active !== null),
    );
    if (registered) return 'registered';
    const words = await session.browserWords(extension);
    return words.find((line) => /service worker registration failed/i.test(line)) ?? '';
  };
  const last = await eventually(
    state,
    (found) => found !== '',
    () => session.change(),
  );
  if (last !== 'registered' && last !== '') throw new Error(last);
}

/**
 * Waits until a page that reports errors shows something.
 *
 * @param page a page of the extension, which has loaded
 * @param limitMs how long to wait
 * @throws Error if it stays blank. Nothing is thrown if it reports no error: a page may wait for something.
 */
export async function untilShown(session: Observed, page: Page, extension: string, limitMs: number): Promise<void> {
  const state = async (): Promise<'shown' | 'faulty' | 'silent'> => {
    const isBlank = await page.evaluate(() => {
      const shows = (node: Node): boolean =>
        node instanceof Element
          ? !node.matches('script, style, template')
          : node instanceof Text && node.data.trim() !== '';
      return ![...(document.body?.childNodes ?? [])].some(shows);
    });
    if (!isBlank) return 'shown';
    return (await session.browserWords(extension)).length > 0 ? 'faulty' : 'silent';
  };
  const last = await eventually(
    state,
    (found) => found !== 'faulty',
    () => session.change(),
    limitMs,
  );
  if (last === 'faulty') throw new Error('It stays blank.');
}
