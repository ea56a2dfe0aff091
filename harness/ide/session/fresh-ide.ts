// The IDE of one Chromium session between two scenarios: what the last one left is closed and undone, so that the next
// one gets a fresh IDE.
//
// The cheapest way that works is taken: put the window back as it was, load its page again, install the extension again.

import type { Browser, CDPSession, Target } from 'puppeteer-core';
import { until, waitLimit, within } from '../../../support/waiting';
import type { IdeSubject } from '../../subject/manifest';
import type { ExtensionsUser } from '../chromium/extensions-user';
import type { Plugin } from '../plugin/plugin';
import type { ClearOptions } from './ide-session';
import { KeptWindow } from './kept-window';
import type { OpenPages } from './open-pages';
import { PreparedTab } from './prepared-tab';
import { type IdeUse, PutBack } from './put-back';
import { ResidentIde } from './resident-ide';

/**
 * How long the IDE may take for anything between two scenarios. If it takes longer, its page is loaded again, and the
 * limit of the scenarios stays.
 */
const betweenMs = 5000;

/** What the session shares with this. */
export interface Surroundings {
  readonly browser: Browser;
  /** A session with the browser itself. */
  readonly protocol: CDPSession;
  readonly tabs: OpenPages;
  readonly user: ExtensionsUser;
  readonly plugins: readonly Plugin[];
  /** The browser's first window, which the IDE's page is opened in. */
  readonly mainWindow: number;
  /** The browser's ids of the pages that stay open for all scenarios, beside those of the plugins. */
  readonly lastingIds: ReadonlySet<string>;
}

/** Makes the IDE fresh after each scenario. */
export class FreshIde {
  /** The installed IDE. Between scenarios it is fresh. */
  private resident: ResidentIde | undefined;
  /** The address of its page. */
  private address = '';
  /** Whether its window can be put back. */
  private putBack = new PutBack();
  /** Whether the scenario has stopped the IDE's worker or loaded its page again. */
  private isAboutLife = false;
  /** The closing of the tab for the IDE's window, which several plugins may wait for. */
  private closing: Promise<void> | undefined;
  /** The pages that stay open for all scenarios, as puppeteer knows them. */
  private readonly lasting: ReadonlySet<Target>;

  constructor(private readonly session: Surroundings) {
    this.lasting = new Set(session.browser.targets());
  }

  /**
   * Installs an IDE, if it is not the one that is there.
   *
   * @returns its extension id and the address of its page
   * @throws Error with the browser's words when it refuses the extension
   */
  async install(subject: IdeSubject): Promise<{ readonly extension: string; readonly address: string }> {
    if (this.resident?.folder !== subject.extension) {
      await this.uninstall();
      const { extension, staysInstalled, alwaysReloads } = subject;
      const { browser, protocol } = this.session;
      this.resident = await ResidentIde.install(browser, protocol, extension, staysInstalled);
      this.putBack = new PutBack();
      // Its menus cannot be compared.
      if (staysInstalled === true || alwaysReloads === true || !this.resident.isRenewable) this.putBack.giveUp();
    }
    const { extension } = this.resident;
    this.address = `chrome-extension://${extension}/${subject.page}`;
    return { extension, address: this.address };
  }

  /** Opens an address in the tab that is ready for it. @returns false if there is none */
  async openReady(url: string): Promise<boolean> {
    const { tabs } = this.session;
    const { prepared } = tabs;
    if (prepared?.url !== url) {
      await this.closeReady();
      return false;
    }
    tabs.prepared = undefined;
    await prepared.release();
    return true;
  }

  /** Closes the tab that is ready for the IDE's window. @throws WaitTimeout when it does not close */
  async closeReady(): Promise<void> {
    this.closing ??= this.closeReadyNow().finally(() => {
      this.closing = undefined;
    });
    await this.closing;
  }

  /** Says that the scenario is about the life of the IDE, so the page must be loaded again after it. */
  mustReload(): void {
    this.isAboutLife = true;
  }

  /**
   * Stops the worker of an extension, if it is the IDE's.
   *
   * @returns false when this cannot stop it
   */
  async stopWorker(extension: string): Promise<boolean> {
    return this.resident?.extension === extension && (await this.resident.stopWorker());
  }

  /**
   * Closes the pages that a scenario has left, and makes the IDE fresh or uninstalls it.
   *
   * @param careful whether the scenario failed: then the IDE's tab is closed too
   * @param use how to use the IDE; absent: its page is loaded again
   */
  async renew({ careful = false, use }: ClearOptions): Promise<void> {
    const { tabs, user, mainWindow } = this.session;
    await this.closeReady();
    // Its worker goes with it. A worker may open a window as soon as another one closes; this window would appear in the
    // next scenario.
    if (this.resident?.isRenewable === false) await this.uninstall();
    const left = tabs.known().filter((target) => !this.lasts(target));
    const tab = careful ? undefined : left.find((target) => target.url() === this.address);
    for (const target of left) if (target !== tab) beginToClose(target);
    const kept = tab && use && this.mayBePutBack() ? await this.keep(tab) : undefined;
    tabs.prepared = kept ?? (tab && (await PreparedTab.prepare(tab, mainWindow)));
    await this.closeStrays();
    const { resident } = this;
    if (resident) await user.forgetErrors(resident.extension).catch(() => {});
    if (kept && use && (await this.isPutBack(kept, use))) {
      tabs.prepared = kept;
    } else {
      if (kept && tab) await this.prepareAgain(tab);
      await this.renewResident();
      if (tab && use && this.putBack.isTimeToLearn()) await this.learn(use);
    }
    this.isAboutLife = false;
  }

  /** Whether the scenario's traces are such that the IDE's window may perhaps be put back. */
  private mayBePutBack(): boolean {
    if (this.putBack.fresh === undefined || this.isAboutLife) return false;
    const { plugins } = this.session;
    // An answer that is still to come would change something later.
    const isSettled = plugins.every(({ exchanges }) => exchanges.every(({ answeredAt }) => answeredAt !== undefined));
    return isSettled && plugins.every(({ isRunning }) => isRunning);
  }

  /** The window in a tab; undefined if it cannot be kept. */
  private async keep(tab: Target): Promise<KeptWindow | undefined> {
    const { protocol, mainWindow } = this.session;
    return await KeptWindow.of(tab, protocol, mainWindow).catch(() => undefined);
  }

  /** Puts the IDE's window back. @returns whether it is as a fresh one now */
  private async isPutBack(kept: KeptWindow, use: IdeUse): Promise<boolean> {
    const { resident, putBack } = this;
    if (resident === undefined || putBack.fresh === undefined) return false;
    // The driver finds an open window only.
    this.session.tabs.prepared = undefined;
    const { fresh } = putBack;
    const done = () => within('the window to be put back', kept.putBack(resident, use, fresh));
    return await waitLimit.during(betweenMs, done).catch(() => false);
  }

  /** Loads the page of a tab again and holds it back, or closes the tab. */
  private async prepareAgain(tab: Target): Promise<void> {
    this.session.tabs.prepared = await PreparedTab.prepare(tab, this.session.mainWindow);
    await this.closeStrays();
  }

  /** Makes the extension fresh or uninstalls it, and closes the prepared tab if it has kept anything. */
  private async renewResident(): Promise<void> {
    if ((await this.resident?.renew()) !== true) return await this.uninstall();
    const { prepared } = this.session.tabs;
    if (!(prepared instanceof PreparedTab)) return;
    if (!(await prepared.isLikeNew().catch(() => false))) await this.closeReady();
  }

  /** Finds out whether the window can be put back from now on. Leaves a fresh IDE. */
  private async learn(use: IdeUse): Promise<void> {
    const { resident } = this;
    if (resident === undefined) return;
    const { tabs } = this.session;
    let tab: Target | undefined;
    const opened = async (): Promise<KeptWindow> => {
      if (tab) {
        await this.prepareAgain(tab);
        await this.renewResident();
      }
      await use.driver.open();
      tab = tabs.known().find((target) => target.url() === this.address);
      const window = tab && (await this.keep(tab));
      if (window === undefined) throw new Error('The window is not in the tab that was prepared for it.');
      return window;
    };
    const learnt = waitLimit.during(betweenMs, () => this.putBack.learn(opened, resident, use));
    const kept = await learnt.catch(() => undefined);
    if (kept) tabs.prepared = kept;
    else await this.renew({});
  }

  /** Whether a page stays open for all scenarios. */
  private lasts(target: Target): boolean {
    return this.lasting.has(target) || this.isPlugins(target.url());
  }

  /** Whether an address is that of a plugin's page. */
  private isPlugins(url: string): boolean {
    return this.session.plugins.some(({ id }) => url.startsWith(`chrome-extension://${id}/`));
  }

  /**
   * Closes the remaining pages of a scenario and waits until they are gone.
   *
   * The browser itself lists the pages: puppeteer learns of a page only a moment after the page has begun to run.
   * Otherwise a window that the IDE opened in the last step could stay and pass for a window of the next scenario.
   *
   * @throws WaitTimeout when one does not close
   */
  private async closeStrays(): Promise<void> {
    const { tabs, lastingIds } = this.session;
    const nothingLeft = async (): Promise<boolean> => {
      const strays = (await tabs.listed()).filter(
        ({ targetId, url }) => !lastingIds.has(targetId) && !this.isPlugins(url),
      );
      await Promise.all(strays.map(({ targetId }) => tabs.tellToClose(targetId)));
      return strays.length === 0 && tabs.known().every((target) => this.lasts(target));
    };
    await until('the pages of a scenario to close', nothingLeft, Boolean, () => tabs.change());
  }

  private async uninstall(): Promise<void> {
    const { resident } = this;
    this.resident = undefined;
    await this.closeReady();
    await resident?.uninstall();
  }

  private async closeReadyNow(): Promise<void> {
    const { tabs, browser } = this.session;
    const { prepared } = tabs;
    tabs.prepared = undefined;
    if (prepared === undefined) return;
    const isGone = async (): Promise<boolean> => {
      const isThere = (await tabs.listed()).some(({ targetId }) => targetId === prepared.targetId);
      if (isThere) await tabs.tellToClose(prepared.targetId);
      return !isThere && !browser.targets().some((target) => prepared.is(target));
    };
    await until('the tab of the IDE to close', isGone, Boolean, () => tabs.change());
    // The IDE has run in a kept window, and notices that it closes.
    if (prepared instanceof KeptWindow && (await this.resident?.renew()) === false)
      throw new Error('The closed IDE could not be made fresh.');
  }
}

/** Tells a page to close without waiting: puppeteer would wait forever if the browser drops the request. */
function beginToClose(target: Target): void {
  target
    .page()
    .then((page) => page?.close())
    .catch(() => {});
}
