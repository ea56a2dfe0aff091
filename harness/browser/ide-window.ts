// The window of an installed IDE, as the browser knows it.

import type { Page, Target } from 'puppeteer';
import { pageChange } from './accessible';
import type { IdeWindow } from './driver';
import type { BrowserSession } from './session';
import { momentMs } from './waiting';

/** An IDE that is installed in a session's browser. */
export class InstalledIde implements IdeWindow {
  /** @param url the address of the page in its window */
  constructor(
    readonly extension: string,
    private readonly url: string,
    private readonly session: BrowserSession,
  ) {}

  async open(): Promise<void> {
    await this.session.open(this.url);
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
    await Promise.race([this.session.change(), ...(inside === undefined ? [] : [inside])]);
  }

  /** How many windows show the IDE's page. */
  async windows(): Promise<number> {
    return this.targets().length;
  }

  private target(): Target | undefined {
    return this.targets()[0];
  }

  private targets(): readonly Target[] {
    return this.session.openPages().filter((target) => target.url().replace(/[?#].*$/, '') === this.url);
  }
}
