// Notices an extension that opens pages or dialogs without end, which would stall the machine: nobody would learn why.

import type { Browser, Dialog, Page, Target } from 'puppeteer-core';

/** More pages, or more dialogs, are too many. */
export const mostNuisances = 40;

/** Counts the pages that are opened in a browser, and the dialogs of a page, and dismisses the dialogs. */
export class Nuisances {
  private pages = 0;
  private dialogs = 0;
  /** What the first dialog said. */
  private said = '';
  private readonly told = Promise.withResolvers<never>();

  constructor(private readonly browser: Browser) {
    // Nobody may be waiting for it.
    this.told.promise.catch(() => {});
    browser.on('targetcreated', this.countPage);
  }

  /** Counts and dismisses the dialogs of a page from now on. */
  watch(page: Page): void {
    page.on('dialog', (dialog) => void this.dismiss(dialog));
  }

  /** Rejects when there are too many. @throws Error that says of what */
  tooMany(): Promise<never> {
    return this.told.promise;
  }

  /** What was counted, in sentences; empty if there was no dialog and not too many pages. */
  async inWords(): Promise<readonly string[]> {
    const words: string[] = [];
    // Puppeteer learns of a page only after a while, the browser knows it at once.
    const protocol = await this.browser.target().createCDPSession();
    const { targetInfos } = await protocol.send('Target.getTargets', { filter: [{ type: 'page' }] });
    const pages = Math.max(this.pages, targetInfos.length);
    if (pages > mostNuisances) words.push(`It had opened ${pages} pages when they were closed.`);
    if (this.dialogs > 0)
      words.push(`It showed ${this.dialogs} dialogs, which were closed. The first one: ${this.said}`);
    return words;
  }

  /** Stops counting pages. */
  end(): void {
    this.browser.off('targetcreated', this.countPage);
  }

  private readonly countPage = (target: Target): void => {
    if (target.type() !== 'page') return;
    this.pages++;
    if (this.pages > mostNuisances) this.told.reject(new Error('It opens pages without end.'));
  };

  private async dismiss(dialog: Dialog): Promise<void> {
    this.dialogs++;
    if (this.dialogs === 1) this.said = `${dialog.type()} ${JSON.stringify(dialog.message().slice(0, 200))}`;
    if (this.dialogs > mostNuisances) this.told.reject(new Error('It shows dialogs without end.'));
    await dialog.dismiss().catch(() => {});
  }
}
