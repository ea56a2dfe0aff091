// The tab of the IDE's window between two scenarios.
//
// Closing a tab and opening another one takes the browser longer than the rest of a scenario. So the tab stays and
// reloads the IDE's page. The page's requests are held back until the next scenario opens the IDE, so that none of its
// scripts runs before.

import type { CDPSession, Dialog, Page, Target } from 'puppeteer-core';
import { within } from '../../../support/waiting';

/** JavaScript that reads what must be as in a new tab. It runs in the page before any script of the page. */
const contentOfTab = `(() => {
  sessionStorage.clear();
  name = '';
  return JSON.stringify([document.readyState === 'complete', performance.getEntriesByType('resource').length, history.length, history.state]);
})()`;
const contentOfNewTab = JSON.stringify([false, 0, 1, null]);

/** A tab whose page has begun to load and is held back. */
export class PreparedTab {
  private constructor(
    readonly url: string,
    /** The browser's id of the page. */
    readonly targetId: string,
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  /**
   * Reloads the page of a tab and holds it back. The previous document is gone afterwards.
   *
   * @param windowId the browser window that the tab must be in
   * @returns undefined when the tab cannot be made like new; the caller must then close it
   */
  static async prepare(target: Target, windowId: number): Promise<PreparedTab | undefined> {
    const page = await target.page();
    if (!page) return undefined;
    const session = await page.createCDPSession();
    const { targetInfo } = await session.send('Target.getTargetInfo');
    const prepared = new PreparedTab(target.url(), targetInfo.targetId, page, session);
    page.on('dialog', leave);
    try {
      const isReady = await within('the tab to be prepared', prepared.begin(windowId));
      return isReady ? prepared : undefined;
    } catch {
      return undefined;
    } finally {
      page.off('dialog', leave);
    }
  }

  /** Whether the tab is this target. */
  is(target: Target): boolean {
    return this.page.target() === target;
  }

  /** Whether the tab has kept nothing of the previous scenario but the page's address. */
  async isLikeNew(): Promise<boolean> {
    const { result } = await this.session.send('Runtime.evaluate', { expression: contentOfTab, returnByValue: true });
    return result.value === contentOfNewTab;
  }

  /** Lets the page load, and brings its tab to the front. */
  async release(): Promise<void> {
    await Promise.all([this.session.send('Page.bringToFront'), this.session.send('Fetch.disable')]);
    await this.session.detach();
  }

  private async begin(wanted: number): Promise<boolean> {
    const { session } = this;
    const { windowId } = await session.send('Browser.getWindowForTarget');
    if (windowId !== wanted) return false;
    await Promise.all([
      session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
      session.send('Page.resetNavigationHistory'),
      // Navigating to the current address reloads it, and a reload keeps the state of the history entry.
      session.send('Runtime.evaluate', { expression: `history.state === null || history.replaceState(null, '')` }),
      // Undo what a scenario may have emulated of the user's screen.
      this.page.emulateMediaFeatures([]),
      this.page.emulateMediaType(undefined),
      this.page.setViewport(null),
    ]);
    const held = new Promise<boolean>((resolve) => {
      session.once('Fetch.requestPaused', () => resolve(true));
      // A page without requests cannot be held back: all of it has run.
      this.page.once('load', () => resolve(false));
    });
    const { errorText } = await session.send('Page.navigate', { url: this.url });
    return errorText === undefined && (await held);
  }
}

/** Answers "Leave site?", and every other dialog of the page, with yes. */
function leave(dialog: Dialog): void {
  dialog.accept().catch(() => {});
}
