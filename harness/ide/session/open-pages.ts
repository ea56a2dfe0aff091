// The pages that are open in Chromium, as the browser itself and as puppeteer know them.

import type { Browser, CDPSession, Page, Protocol, Target } from 'puppeteer-core';
import { eventually, Notifier, until, within } from '../../../support/waiting';
import { ScenarioError } from '../../verdict/cause';
import { loaded } from './loaded';

export const browserGone = 'Chromium has ended in the middle of the scenario.';
export const browserEnded = () => new ScenarioError({ cause: { kind: 'crashed' }, message: browserGone });

/** How long to wait before telling a page to close again. The browser gives a page that hangs its time again each time. */
const tellAgainMs = 2000;

/** The tab for the IDE's window, until somebody opens the IDE. */
export interface ReadyTab {
  readonly url: string;
  /** The browser's id of the page. */
  readonly targetId: string;
  /** Whether the tab is this target. */
  is(target: Target): boolean;
  /** Lets the user have the tab, in front of all others. */
  release(): Promise<void>;
}

/** Finds open pages, and waits until they open, close or navigate. */
export class OpenPages {
  /** The tab that is ready for the IDE's window. It does not count as open. */
  prepared: ReadyTab | undefined;
  /** Notifies when a page opens, closes or navigates. */
  private readonly changes = new Notifier();
  /** When the browser was told to close each page, by the page's id. */
  private readonly toldToClose = new Map<string, number>();

  constructor(
    private readonly browser: Browser,
    private readonly protocol: CDPSession,
  ) {
    for (const event of ['targetcreated', 'targetdestroyed', 'targetchanged'] as const) {
      browser.on(event, this.changes.notify);
    }
  }

  /** The open pages of all origins, as far as puppeteer knows them. */
  known(): readonly Target[] {
    return this.browser.targets().filter((target) => target.type() === 'page' && this.prepared?.is(target) !== true);
  }

  /** The open pages of all origins, as the browser itself lists them. */
  async listed(): Promise<readonly Protocol.Target.TargetInfo[]> {
    const { targetInfos } = await this.protocol.send('Target.getTargets', { filter: [{ type: 'page' }] });
    return targetInfos.filter(({ targetId }) => targetId !== this.prepared?.targetId);
  }

  /**
   * Tells the browser to close a page that may be closed already. A repeated call does nothing until a while has
   * passed; then it tells again, because the browser drops the request if the page's document changes at that moment.
   */
  async tellToClose(targetId: string): Promise<void> {
    const now = performance.now();
    if (now - (this.toldToClose.get(targetId) ?? -tellAgainMs) < tellAgainMs) return;
    this.toldToClose.set(targetId, now);
    await this.protocol.send('Target.closeTarget', { targetId }).catch(() => {});
  }

  /**
   * The open pages at some address, once puppeteer lists as many as the browser.
   *
   * @param isWanted whether an address is one of those
   */
  async allAt(isWanted: (url: string) => boolean): Promise<readonly Target[]> {
    const read = async (): Promise<{ has: number; known: readonly Target[] }> => {
      const has = (await this.listed()).filter(({ url }) => isWanted(url)).length;
      return { has, known: this.known().filter((target) => isWanted(target.url())) };
    };
    const agreed = await eventually(
      read,
      ({ has, known }) => has === known.length,
      () => this.change(),
    );
    return agreed.known;
  }

  /** The first open page at some address, if there is one that answers. */
  async firstAt(isWanted: (url: string) => boolean): Promise<Page | undefined> {
    const target = this.known().find((open) => isWanted(open.url()));
    return (await target?.page().catch(() => null)) ?? undefined;
  }

  /**
   * Closes the next page to open before any of its scripts runs, as a quick user would.
   *
   * @param open lets it open
   * @throws WaitTimeout when no page opens in time
   */
  async closeNext(open: () => Promise<void>): Promise<void> {
    const session = await this.browser.target().createCDPSession();
    try {
      const opened = new Promise<string>((resolve) => {
        // The browser also reports the pages that are open already, which do not wait.
        session.on('Target.attachedToTarget', ({ waitingForDebugger, targetInfo: { targetId } }) => {
          if (waitingForDebugger) resolve(targetId);
        });
      });
      const filter = [{ type: 'page' }];
      await session.send('Target.setAutoAttach', {
        autoAttach: true,
        waitForDebuggerOnStart: true,
        flatten: true,
        filter,
      });
      await open();
      const targetId = await within('a page to open', opened);
      await this.protocol.send('Target.closeTarget', { targetId });
    } finally {
      // Pages that open later do not wait any more.
      await session.detach().catch(() => {});
    }
  }

  /** The pages that a test may play in. */
  underTest(): readonly Target[] {
    return this.known().filter((target) => /^(https?|file):/.test(target.url()));
  }

  /** Waits for a page at an address and until it has loaded. @throws WaitTimeout when there is none in time */
  async loadedAt(url: string): Promise<Page> {
    const find = async (): Promise<Target | undefined> => this.known().find((target) => target.url() === url);
    const target = await until(
      `a page at ${url}`,
      find,
      (found) => found !== undefined,
      () => this.change(),
      () => `Open pages: ${this.known().map((open) => open.url())}.`,
    );
    // A page that hangs never lets puppeteer in.
    const page = await within(`${url} to respond`, target?.page() ?? Promise.resolve(null));
    if (!page) throw new Error(`The page at ${url} closed as soon as it was there.`);
    await loaded(page, url, () => this.change());
    return page;
  }

  /**
   * Resolves when a page opens, closes or navigates, or after a moment.
   *
   * @throws ScenarioError when the browser has ended
   */
  async change(): Promise<void> {
    if (!this.browser.connected) throw browserEnded();
    await this.changes.nextOrMoment();
  }
}
