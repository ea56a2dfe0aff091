// The tab of the IDE's window, between two scenarios.
//
// To close a tab and to open another one takes more of the browser's time than all the rest of a scenario. So the tab stays, and loads the
// IDE's page anew; what the page asks for is held back, so that none of its scripts runs, until the next scenario opens the IDE.

import type { CDPSession, Dialog, Page, Target } from 'puppeteer';
import { within } from '../../../support/waiting';

/** What must be as in a new tab, as text. It runs in the page; nothing of the page itself has run by then. */
const contentOfTab = `(() => {
  sessionStorage.clear();
  name = '';
  return JSON.stringify([document.readyState === 'complete', performance.getEntriesByType('resource').length, history.length, history.state]);
})()`;
const contentOfNewTab = JSON.stringify([false, 0, 1, null]);

/** A tab whose page waits to be loaded. */
export class PreparedTab {
  private constructor(
    readonly url: string,
    /** The browser's id of the page. */
    readonly targetId: string,
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  /**
   * Has a tab that shows an address begin to show it anew. The document before is gone afterwards.
   *
   * @param windowId the browser's window that the tab has to be in
   * @returns undefined when the tab cannot be made like new: then it is to be closed
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

  /** Whether the tab is one of these targets. */
  is(target: Target): boolean {
    return this.page.target() === target;
  }

  /** Whether nothing but the address of the page has come from the scenario before. */
  async isLikeNew(): Promise<boolean> {
    const { result } = await this.session.send('Runtime.evaluate', { expression: contentOfTab, returnByValue: true });
    return result.value === contentOfNewTab;
  }

  /** Lets the page load, before its user's eyes. */
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
      // To go to the address that is shown is to load it again, for which the page's state is kept.
      session.send('Runtime.evaluate', { expression: `history.state === null || history.replaceState(null, '')` }),
      // What a scenario may have had the page believe about its user's screen.
      this.page.emulateMediaFeatures([]),
      this.page.emulateMediaType(undefined),
      this.page.setViewport(null),
    ]);
    const held = new Promise<boolean>((resolve) => {
      session.once('Fetch.requestPaused', () => resolve(true));
      // A page that asks for nothing has run all that it has.
      this.page.once('load', () => resolve(false));
    });
    const { errorText } = await session.send('Page.navigate', { url: this.url });
    return errorText === undefined && (await held);
  }
}

/** "Leave site?" is answered with yes, and whatever else is asked. */
function leave(dialog: Dialog): void {
  dialog.accept().catch(() => {});
}
