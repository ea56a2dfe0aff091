// The window of an installed IDE, through the browser.

import type { Dialog, Page } from 'puppeteer-core';
import { eventually, momentMs, within } from '../../../support/waiting';
import { pageChange } from './accessible';
import type { ToolbarWindow } from './ide-driver';

/** The browser's functions that an IDE's window needs. */
export interface IdeBrowser {
  /** Opens a page, and waits until it has loaded. */
  open(url: string): Promise<unknown>;
  /** Presses an extension's toolbar button. */
  pressButtonOf(extension: string): Promise<void>;
  /** Stops the worker of an extension, as the browser does with an idle one. */
  stopWorker(extension: string): Promise<void>;
  /** Resolves at the next change of any page, or after a short time. */
  change(): Promise<void>;
  /** The first open page at some address. */
  pageOf(isWanted: (url: string) => boolean): Promise<Page | undefined>;
  /** The number of open pages at some address, also of those that the harness cannot use yet. */
  countPages(isWanted: (url: string) => boolean): Promise<number>;
  /** Reloads a page, and waits until it has loaded. */
  reload(page: Page): Promise<void>;
  /** Closes the next page to open before any of its scripts runs. @param open lets it open */
  closeNext(open: () => Promise<void>): Promise<void>;
}

/** An IDE installed in a browser. */
export class InstalledIde implements ToolbarWindow {
  /** @param url the address of the page in its window */
  constructor(
    readonly extension: string,
    readonly url: string,
    private readonly browser: IdeBrowser,
  ) {}

  async open(): Promise<void> {
    await this.browser.open(this.url);
  }

  async pressToolbarButton(): Promise<void> {
    await this.browser.pressButtonOf(this.extension);
  }

  async stopWorker(): Promise<void> {
    await this.browser.stopWorker(this.extension);
  }

  /**
   * From now on, notes the names that the window's page gives to its downloads with `chrome.downloads`. The browser
   * itself reports such a name only for files that come from a web address. Call it before the page's first download.
   */
  async noteDownloadNames(): Promise<void> {
    const page = await this.page();
    await page?.evaluate(noteNames);
  }

  /** The noted names, by the address of the download. */
  async downloadNames(): Promise<Readonly<Record<string, string>>> {
    const page = await this.page();
    return (
      (await page?.evaluate(
        () => (globalThis as { notedDownloadNames?: Record<string, string> }).notedDownloadNames,
      )) ?? {}
    );
  }

  async page(): Promise<Page | undefined> {
    return await this.browser.pageOf((url) => this.isAddress(url));
  }

  async change(): Promise<void> {
    const page = await this.page();
    // If the page closes or reloads meanwhile, that is a change too.
    const inside = page?.evaluate(pageChange, momentMs).catch(() => {});
    await Promise.race([this.browser.change(), ...(inside === undefined ? [] : [inside])]);
  }

  /** Resolves when the window has drawn what it knows now. Does nothing if it is closed. */
  async drawn(): Promise<void> {
    const page = await this.page();
    // A window that closes or reloads meanwhile draws nothing more.
    await page?.evaluate(nextFrames, momentMs).catch(() => {});
  }

  async isOpen(): Promise<boolean> {
    return (await this.windows()) > 0;
  }

  /** The number of windows that show the IDE's page. */
  async windows(): Promise<number> {
    return await this.browser.countPages((url) => this.isAddress(url));
  }

  /** Lets the user prefer light or dark colours. */
  async preferColours(scheme: 'light' | 'dark'): Promise<void> {
    const page = await this.openPage();
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
  }

  /** Reloads the window's page as the user. */
  async reload(): Promise<void> {
    const page = await this.openPage();
    page.on('dialog', leave);
    await within('the IDE window to reload', this.browser.reload(page)).finally(() => page.off('dialog', leave));
  }

  /**
   * Calls `act` while the window's page reloads: its document is new, and none of its scripts has run yet.
   *
   * @param begin starts the reload
   * @param act must not need the page's scripts; they may have run already if the page loads no other files
   */
  async whileLoading(begin: () => Promise<void>, act: () => Promise<void>): Promise<void> {
    const page = await this.openPage();
    const session = await page.createCDPSession();
    try {
      await session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
      const held = new Promise<void>((resolve) => {
        session.once('Fetch.requestPaused', () => resolve());
        // An IDE may restart in another window, or load no other files.
        page.once('close', () => resolve());
        page.once('load', () => resolve());
      });
      const begun = begin();
      await within('the IDE window to reload', held);
      await act();
      // This continues the paused requests.
      await session.send('Fetch.disable');
      await begun;
    } finally {
      await session.detach().catch(() => {});
    }
  }

  /** Closes the window while it opens, before any script of its page runs, as a quick user would. @param open opens it */
  async closeWhileOpening(open: () => Promise<void>): Promise<void> {
    await this.browser.closeNext(open);
    await eventually(
      () => this.isOpen(),
      (isOpen) => !isOpen,
      () => this.browser.change(),
    );
  }

  /** Crashes the process of the window's page, and closes the crashed window as the user. */
  async crash(): Promise<void> {
    const page = await this.openPage();
    const session = await page.createCDPSession();
    const crashed = new Promise<void>((resolve) => page.once('error', () => resolve()));
    // A crashed page does not answer this command.
    session.send('Page.crash').catch(() => {});
    await within('the IDE window to crash', crashed);
    await within('the crashed IDE window to close', page.close());
  }

  private async openPage(): Promise<Page> {
    const page = await this.page();
    if (page === undefined) throw new Error('The IDE window is closed.');
    return page;
  }

  private isAddress(url: string): boolean {
    return url.replace(/[?#].*$/, '') === this.url;
  }
}

/** Runs in the page of the window, so it refers to nothing outside itself. */
function noteNames(): void {
  const page = globalThis as { notedDownloadNames?: Record<string, string> };
  const { downloads } = chrome;
  if (page.notedDownloadNames !== undefined || downloads === undefined) return;
  const noted: Record<string, string> = {};
  page.notedDownloadNames = noted;
  const { download } = downloads;
  const noting = (options: { url: string; filename?: string }, ...others: unknown[]): unknown => {
    if (options.filename !== undefined) noted[options.url] = options.filename;
    return Reflect.apply(download, downloads, [options, ...others]);
  };
  Object.assign(downloads, { download: noting });
}

/** Answers "Leave site?" with yes. */
function leave(dialog: Dialog): void {
  void dialog.accept();
}

/**
 * Resolves after the second frame from now: the first one may have begun before. A page that draws no frames is not
 * waited for. Runs in the page of the window, so it refers to nothing outside itself.
 */
function nextFrames(mostMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, mostMs);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
