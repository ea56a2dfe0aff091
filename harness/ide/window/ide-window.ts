// The window of an installed IDE, as the browser knows it.

import type { Dialog, Page, Target } from 'puppeteer';
import { momentMs, within } from '../../../support/waiting';
import { pageChange } from './accessible';
import type { IdeWindow } from './ide-driver';

/** What an IDE's window needs of the browser that it is in. */
export interface IdeBrowser {
  /** Opens a page, and waits until it has loaded. */
  open(url: string): Promise<unknown>;
  /** Resolves at the next change of any page, or after a moment. */
  change(): Promise<void>;
  openPages(): readonly Target[];
  /** Like {@link openPages}, once puppeteer has heard of every page that the browser has. */
  openPagesAt(isWanted: (url: string) => boolean): Promise<readonly Target[]>;
}

/** An IDE that is installed in a browser. */
export class InstalledIde implements IdeWindow {
  /** @param url the address of the page in its window */
  constructor(
    readonly extension: string,
    private readonly url: string,
    private readonly browser: IdeBrowser,
  ) {}

  async open(): Promise<void> {
    await this.browser.open(this.url);
  }

  async page(): Promise<Page | undefined> {
    const page = await this.target()
      ?.page()
      .catch(() => null);
    return page ?? undefined;
  }

  async change(): Promise<void> {
    const page = await this.page();
    // A page that closes or reloads under the question has changed.
    const inside = page?.evaluate(pageChange, momentMs).catch(() => {});
    await Promise.race([this.browser.change(), ...(inside === undefined ? [] : [inside])]);
  }

  async isOpen(): Promise<boolean> {
    return (await this.windows()) > 0;
  }

  /** How many windows show the IDE's page. */
  async windows(): Promise<number> {
    return (await this.browser.openPagesAt((url) => this.isAddress(url))).length;
  }

  /** The user loads the window's page anew. */
  async reload(): Promise<void> {
    const page = await this.openPage();
    page.on('dialog', leave);
    await within('the IDE window to load anew', page.reload()).finally(() => page.off('dialog', leave));
  }

  /**
   * Has something done while the window's page loads anew: its document is another one already, and none of its scripts has come.
   *
   * @param begin has it load
   * @param act must not need the page's scripts; an IDE that loads nothing may have loaded before
   */
  async whileLoading(begin: () => Promise<void>, act: () => Promise<void>): Promise<void> {
    const page = await this.openPage();
    const session = await page.createCDPSession();
    try {
      await session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
      const held = new Promise<void>((resolve) => {
        session.once('Fetch.requestPaused', () => resolve());
        // An IDE may restart in a window of its own making, or have nothing to load.
        page.once('close', () => resolve());
        page.once('load', () => resolve());
      });
      const begun = begin();
      await within('the IDE window to load anew', held);
      await act();
      // This lets go what is held.
      await session.send('Fetch.disable');
      await begun;
    } finally {
      await session.detach().catch(() => {});
    }
  }

  /** The process of the window's page ends without a warning, and the user closes what is left of the window. */
  async crash(): Promise<void> {
    const page = await this.openPage();
    const session = await page.createCDPSession();
    const crashed = new Promise<void>((resolve) => page.once('error', () => resolve()));
    // A page that has crashed answers nothing, not even that.
    session.send('Page.crash').catch(() => {});
    await within('the IDE window to crash', crashed);
    await within('what is left of the IDE window to close', page.close());
  }

  private async openPage(): Promise<Page> {
    const page = await this.page();
    if (page === undefined) throw new Error('The IDE window is closed.');
    return page;
  }

  private target(): Target | undefined {
    return this.targets()[0];
  }

  private targets(): readonly Target[] {
    return this.browser.openPages().filter((target) => this.isAddress(target.url()));
  }

  private isAddress(url: string): boolean {
    return url.replace(/[?#].*$/, '') === this.url;
  }
}

/** "Leave site?" is answered with yes. */
function leave(dialog: Dialog): void {
  void dialog.accept();
}
