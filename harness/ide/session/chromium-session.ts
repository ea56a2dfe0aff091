// The Chromium session of one cucumber worker: the browser, the plugins, the fixture pages, and an IDE that is fresh for
// every scenario.

import type { Browser, CDPSession, Page, Target } from 'puppeteer-core';
import { type Chromium, launchChromium } from '../../../support/chromium';
import { until, waitLimit, within } from '../../../support/waiting';
import type { IdeSubject } from '../../subject/manifest';
import { chromiumWords } from '../chromium/chromium-words';
import { consoleOf } from '../chromium/console';
import { Downloads } from '../chromium/downloads';
import { ExtensionsUser } from '../chromium/extensions-user';
import { FixturePages } from '../chromium/fixture-pages';
import { Nuisances } from '../chromium/nuisances';
import { ChromiumPlugins } from '../chromium/plugin-host';
import { Plugin, type PluginLetter } from '../plugin/plugin';
import { InstalledIde } from '../window/ide-window';
import type { ClearOptions, IdeSession, SourceConsole } from './ide-session';
import { KeptWindow } from './kept-window';
import { browserEnded, browserGone, OpenPages } from './open-pages';
import { PreparedTab } from './prepared-tab';
import { type IdeUse, PutBack } from './put-back';
import { ResidentIde } from './resident-ide';
import { WorkerSession } from './worker-session';

/**
 * How long to wait before telling a page to close again. The browser gives a page that hangs its time again each time.
 */
const tellAgainMs = 2000;

/**
 * How long the IDE may take for anything between two scenarios. If it takes longer, its page is loaded again, and the
 * limit of the scenarios stays.
 */
const betweenMs = 5000;

/** Rejects when the browser ends. */
function endOf(browser: Browser): Promise<never> {
  return new Promise((_, reject) => {
    browser.once('disconnected', () => reject(browserEnded()));
  });
}

/** What lives as long as a cucumber worker, in Chromium. */
export class ChromiumSession implements IdeSession {
  private static readonly ofWorker = new WorkerSession(async () => {
    const session = await ChromiumSession.launch();
    return { session, browser: session.browser, close: () => session.close() };
  }, browserEnded);

  /** The pages that stay open for all scenarios. */
  private readonly lasting: ReadonlySet<Target>;
  /** The installed IDE. Between scenarios it is fresh. */
  private resident: ResidentIde | undefined;
  /** Whether its window can be put back. */
  private putBack = new PutBack();
  /** Whether the scenario has stopped the IDE's worker or loaded its page again. */
  private isAboutLife = false;
  /** The closing of the tab for the IDE's window, which several plugins may wait for. */
  private closing: Promise<void> | undefined;
  /** The address of the IDE's page. */
  private address = '';
  /** When the browser was told to close each page, by the page's id. */
  private readonly askedToClose = new Map<string, number>();
  /** The open pages. The tab for the IDE's window counts as closed until the user or a plugin opens it. */
  private readonly tabs: OpenPages;

  private constructor(
    private readonly chromium: Chromium,
    private readonly protocol: CDPSession,
    /** The browser's first window. */
    private readonly mainWindow: number,
    readonly plugins: Readonly<Record<PluginLetter, Plugin>>,
    readonly downloads: Downloads,
    readonly pages: FixturePages,
    /** The browser's ids of the pages that stay open for all scenarios. */
    private readonly lastingIds: ReadonlySet<string>,
    private readonly user: ExtensionsUser,
  ) {
    this.lasting = new Set(this.browser.targets());
    // A plugin's message may open the IDE, so it must really be closed before.
    for (const plugin of Object.values(plugins)) plugin.beforeSending = () => this.closePrepared();
    this.tabs = new OpenPages(this.browser, protocol);
  }

  /** The session of this worker. The first call launches it. */
  static current(): Promise<ChromiumSession> {
    return ChromiumSession.ofWorker.current();
  }

  /** Ends the session of this worker, if there is one. */
  static end(): Promise<void> {
    return ChromiumSession.ofWorker.end();
  }

  private static async launch(): Promise<ChromiumSession> {
    const chromium = await launchChromium();
    try {
      // Puppeteer's own waits for pages continue for 20 s after the browser has ended.
      return await Promise.race([ChromiumSession.setUp(chromium), endOf(chromium.browser)]);
    } catch (error) {
      await chromium.close();
      throw error;
    }
  }

  private static async setUp(chromium: Chromium): Promise<ChromiumSession> {
    const { browser, directory } = chromium;
    const protocol = await browser.target().createCDPSession();
    const user = new ExtensionsUser(protocol);
    // Best effort: without this page there is less to report about a failure.
    await user.collectErrors().catch(() => {});
    const plugins = new ChromiumPlugins(browser, user);
    const [first] = await browser.pages();
    const [mainWindow, A, B, downloads, pages] = await Promise.all([
      first!.windowId().then(Number),
      Plugin.install(plugins, directory, 'A'),
      Plugin.install(plugins, directory, 'B'),
      Downloads.watch(browser, directory),
      FixturePages.serve(),
    ]);
    const { targetInfos } = await protocol.send('Target.getTargets', { filter: [{ type: 'page' }] });
    const lastingIds = new Set(targetInfos.map(({ targetId }) => targetId));
    return new ChromiumSession(chromium, protocol, mainWindow, { A, B }, downloads, pages, lastingIds, user);
  }

  private async close(): Promise<void> {
    await this.pages.close();
    await this.chromium.close();
  }

  /** Ends the browser as a crash does. For tests. */
  async crash(): Promise<void> {
    const gone = new Promise<void>((resolve) => {
      this.browser.once('disconnected', () => resolve());
    });
    this.browser.process()?.kill('SIGKILL');
    await gone;
  }

  private get browser(): Browser {
    return this.chromium.browser;
  }

  /** The folder of the session's files. It is removed at the session's end. */
  get directory(): string {
    return this.chromium.directory;
  }

  /**
   * Provides an IDE that has nothing of an earlier scenario: newly installed, or made fresh.
   *
   * @throws Error with the browser's words when it refuses the extension
   */
  async installIde(subject: IdeSubject): Promise<InstalledIde> {
    if (this.resident?.folder !== subject.extension) {
      await this.uninstallIde();
      const { extension, staysInstalled, alwaysReloads } = subject;
      this.resident = await ResidentIde.install(this.browser, this.protocol, extension, staysInstalled);
      this.putBack = new PutBack();
      // Its menus cannot be compared.
      if (staysInstalled === true || alwaysReloads === true || !this.resident.isRenewable) this.putBack.giveUp();
    }
    const { extension } = this.resident;
    this.address = `chrome-extension://${extension}/${subject.page}`;
    return new InstalledIde(extension, this.address, this);
  }

  /**
   * Closes the pages that a scenario has left, makes the IDE fresh or uninstalls it, and forgets what the plugins and
   * downloads recorded.
   *
   * @param careful whether the scenario failed: then the IDE's tab is closed too
   * @param use how to use the IDE; absent: its page is loaded again
   */
  async clear({ careful = false, use }: ClearOptions = {}): Promise<void> {
    // The browser has ended; the next scenario gets a new one.
    if (!this.browser.connected) return;
    await this.closePrepared();
    // Its worker goes with it. A worker may open a window as soon as another one closes; this window would appear in the
    // next scenario.
    if (this.resident?.isRenewable === false) await this.uninstallIde();
    const left = this.openPages().filter((target) => !this.lasts(target));
    const tab = careful ? undefined : left.find((target) => target.url() === this.address);
    for (const target of left) if (target !== tab) beginToClose(target);
    const kept = tab && use && this.mayBePutBack() ? await this.keep(tab) : undefined;
    this.tabs.prepared = kept ?? (tab && (await PreparedTab.prepare(tab, this.mainWindow)));
    await this.closeStrays();
    const { resident } = this;
    if (resident) await this.user.forgetErrors(resident.extension).catch(() => {});
    if (kept && use && (await this.isPutBack(kept, use))) {
      this.tabs.prepared = kept;
    } else {
      if (kept && tab) await this.prepareAgain(tab);
      await this.renew();
      if (tab && use && this.putBack.isTimeToLearn()) await this.learn(use);
    }
    for (const plugin of Object.values(this.plugins)) {
      await plugin.restore();
      plugin.reset();
    }
    this.downloads.reset();
    this.isAboutLife = false;
  }

  /** Whether the scenario's traces are such that the IDE's window may perhaps be put back. */
  private mayBePutBack(): boolean {
    if (this.putBack.fresh === undefined || this.isAboutLife) return false;
    const plugins = Object.values(this.plugins);
    // An answer that is still to come would change something later.
    const isSettled = plugins.every(({ exchanges }) => exchanges.every(({ answeredAt }) => answeredAt !== undefined));
    return isSettled && plugins.every(({ isRunning }) => isRunning);
  }

  /** The window in a tab; undefined if it cannot be kept. */
  private async keep(tab: Target): Promise<KeptWindow | undefined> {
    return await KeptWindow.of(tab, this.mainWindow).catch(() => undefined);
  }

  /** Puts the IDE's window back. @returns whether it is as a fresh one now */
  private async isPutBack(kept: KeptWindow, { driver }: IdeUse): Promise<boolean> {
    const { resident, putBack } = this;
    if (resident === undefined || putBack.fresh === undefined) return false;
    // The driver finds an open window only.
    this.tabs.prepared = undefined;
    const { fresh } = putBack;
    const done = () => within('the window to be put back', kept.putBack(resident, driver, fresh));
    return await waitLimit.during(betweenMs, done).catch(() => false);
  }

  /** Loads the page of a tab again and holds it back, or closes the tab. */
  private async prepareAgain(tab: Target): Promise<void> {
    this.tabs.prepared = await PreparedTab.prepare(tab, this.mainWindow);
    await this.closeStrays();
  }

  /** Makes the IDE fresh or uninstalls it, and closes the prepared tab if it has kept anything. */
  private async renew(): Promise<void> {
    if ((await this.resident?.renew()) !== true) return await this.uninstallIde();
    const { prepared } = this.tabs;
    if (!(prepared instanceof PreparedTab)) return;
    if (!(await prepared.isLikeNew().catch(() => false))) await this.closePrepared();
  }

  /** Finds out whether the window can be put back from now on. Leaves a fresh IDE. */
  private async learn(use: IdeUse): Promise<void> {
    const { resident } = this;
    if (resident === undefined) return;
    let tab: Target | undefined;
    const opened = async (): Promise<KeptWindow> => {
      if (tab) {
        await this.prepareAgain(tab);
        await this.renew();
      }
      await use.driver.open();
      tab = this.openPages().find((target) => target.url() === this.address);
      const window = tab && (await this.keep(tab));
      if (window === undefined) throw new Error('The window is not in the tab that was prepared for it.');
      return window;
    };
    const learnt = waitLimit.during(betweenMs, () => this.putBack.learn(opened, resident, use));
    const kept = await learnt.catch(() => undefined);
    if (kept) this.tabs.prepared = kept;
    else await this.clear();
  }

  /** Whether a page stays open for all scenarios. */
  private lasts(target: Target): boolean {
    return this.lasting.has(target) || this.isPlugins(target.url());
  }

  /** Whether an address is that of a plugin's page. */
  private isPlugins(url: string): boolean {
    return Object.values(this.plugins).some(({ id }) => url.startsWith(`chrome-extension://${id}/`));
  }

  /**
   * Closes the remaining pages of a scenario and waits until they are gone.
   *
   * The browser itself lists the pages: puppeteer learns of a page only a moment after the page has begun to run.
   * Otherwise a window that the IDE opened in the last step could stay and pass for a window of the next scenario.
   *
   * A page that does not go is told again, because the browser drops the request if the page's document changes at that
   * moment.
   *
   * @throws WaitTimeout when one does not close
   */
  private async closeStrays(): Promise<void> {
    const nothingLeft = async (): Promise<boolean> => {
      const strays = (await this.tabs.listed()).filter(
        ({ targetId, url }) => !this.lastingIds.has(targetId) && !this.isPlugins(url),
      );
      await Promise.all(strays.map(({ targetId }) => this.askToClose(targetId)));
      return strays.length === 0 && this.openPages().every((target) => this.lasts(target));
    };
    await until('the pages of a scenario to close', nothingLeft, Boolean, () => this.change());
    this.askedToClose.clear();
  }

  private async uninstallIde(): Promise<void> {
    const { resident } = this;
    this.resident = undefined;
    await this.closePrepared();
    await resident?.uninstall();
  }

  /** Opens an address in the browser's main window, which shows nothing else. A new window would take 50 ms longer. */
  async open(url: string): Promise<void> {
    const { prepared } = this.tabs;
    if (prepared?.url !== url) {
      await this.closePrepared();
      await this.protocol.send('Target.createTarget', { url });
      return;
    }
    this.tabs.prepared = undefined;
    await prepared.release();
  }

  /**
   * Opens a page in a new window and brings it to the front, as a user who looks at another page.
   *
   * @param path of a fixture page
   */
  async lookAt(path: string): Promise<void> {
    const page = await this.browser.newPage({ type: 'window' });
    await page.goto(this.pages.origin + path);
    await page.bringToFront();
  }

  /** Opens a page in a new window behind the others. @param path of a fixture page */
  async openAside(path: string): Promise<Page> {
    const page = await this.browser.newPage({ type: 'window', background: true });
    await page.goto(this.pages.origin + path);
    return page;
  }

  /** @throws WaitTimeout when the tab does not close */
  private async closePrepared(): Promise<void> {
    this.closing ??= this.closePreparedNow().finally(() => {
      this.closing = undefined;
    });
    await this.closing;
  }

  private async closePreparedNow(): Promise<void> {
    const { prepared } = this.tabs;
    this.tabs.prepared = undefined;
    if (prepared === undefined) return;
    const isGone = async (): Promise<boolean> => {
      const isThere = (await this.tabs.listed()).some(({ targetId }) => targetId === prepared.targetId);
      if (isThere) await this.askToClose(prepared.targetId);
      return !isThere && !this.browser.targets().some((target) => prepared.is(target));
    };
    await until('the tab of the IDE to close', isGone, Boolean, () => this.change());
    // The IDE has run in a kept window, and notices that it closes.
    if (prepared instanceof KeptWindow && (await this.resident?.renew()) === false)
      throw new Error('The closed IDE could not be made fresh.');
  }

  /**
   * Tells the browser to close a page that may be closed already. A repeated call does nothing until a while has
   * passed.
   */
  private async askToClose(targetId: string): Promise<void> {
    const now = performance.now();
    if (now - (this.askedToClose.get(targetId) ?? -tellAgainMs) < tellAgainMs) return;
    this.askedToClose.set(targetId, now);
    await this.protocol.send('Target.closeTarget', { targetId }).catch(() => {});
  }

  /**
   * Presses the toolbar button of an extension in the browser's first window.
   *
   * @throws Error if the extension is not installed
   */
  async pressButtonOf(extension: string): Promise<void> {
    const found = (await this.browser.extensions()).get(extension);
    const [page] = await this.browser.pages();
    if (found === undefined || page === undefined) throw new Error(`The extension ${extension} is not installed.`);
    await found.triggerAction(page);
  }

  /** The open pages of all origins, as far as puppeteer knows them. */
  openPages(): readonly Target[] {
    return this.tabs.known();
  }

  /** The open pages at some address, once puppeteer lists as many as the browser. */
  openPagesAt(isWanted: (url: string) => boolean): Promise<readonly Target[]> {
    return this.tabs.allAt(isWanted);
  }

  pageOf(isWanted: (url: string) => boolean): Promise<Page | undefined> {
    return this.tabs.firstAt(isWanted);
  }

  async countPages(isWanted: (url: string) => boolean): Promise<number> {
    return (await this.tabs.allAt(isWanted)).length;
  }

  async reload(page: Page): Promise<void> {
    this.isAboutLife = true;
    await page.reload();
  }

  pagesUnderTest(most: number): readonly Promise<Page | null>[] {
    return this.tabs
      .underTest()
      .slice(0, most)
      .map((target) => target.page());
  }

  /** Uses a separate session, so that a page that hangs can still be closed. */
  async screenshot(page: Page): Promise<Buffer> {
    const session = await page.createCDPSession();
    try {
      const { data } = await session.send('Page.captureScreenshot', { format: 'png' });
      return Buffer.from(data, 'base64');
    } finally {
      await session.detach().catch(() => {});
    }
  }

  consoles(extension: string): readonly SourceConsole[] {
    const targets = [...this.targetsOf(extension), ...this.tabs.underTest()];
    return targets.map((target) => ({ url: target.url(), lines: consoleOf(target) }));
  }

  async browserWords(extension: string): Promise<readonly string[]> {
    if (!this.browser.connected) return [browserGone];
    return await chromiumWords(this.user, extension, this.openPages());
  }

  /**
   * Opens a page of an IDE that may not work, and waits until it has loaded.
   *
   * @param nuisances counts what the page opens
   * @throws Error with the browser's words if it does not load
   */
  async tryPage(url: string, nuisances: Nuisances): Promise<Page> {
    const page = await this.browser.newPage();
    nuisances.watch(page);
    await Promise.race([page.goto(url, { timeout: waitLimit.ms }), nuisances.tooMany()]);
    return page;
  }

  /** Counts what is opened in the browser from now on. */
  countNuisances(): Nuisances {
    return new Nuisances(this.browser);
  }

  /** The pages and workers of an extension. */
  targetsOf(extension: string): readonly Target[] {
    return this.browser.targets().filter((target) => target.url().startsWith(`chrome-extension://${extension}/`));
  }

  /**
   * Stops the service worker of an extension, as the browser does with an idle one. The next event starts it again.
   * Does nothing if no worker is running.
   */
  async stopWorker(extension: string): Promise<void> {
    this.isAboutLife = true;
    if (this.resident?.extension === extension && (await this.resident.stopWorker())) return;
    const own = `chrome-extension://${extension}/`;
    const running = this.targetsOf(extension).filter((target) => target.type() === 'service_worker');
    const { targetInfos } = await this.protocol.send('Target.getTargets', { filter: [{ type: 'service_worker' }] });
    for (const { targetId, url } of targetInfos) {
      // It may have ended by itself.
      if (url.startsWith(own)) await this.protocol.send('Target.closeTarget', { targetId }).catch(() => {});
    }
    const isGone = async (): Promise<boolean> => !this.browser.targets().some((target) => running.includes(target));
    await until('the service worker to stop', isGone, Boolean, () => this.change());
  }

  /** Waits for a page at an address and until it has loaded. @throws WaitTimeout when there is none in time */
  pageAt(url: string): Promise<Page> {
    return this.tabs.loadedAt(url);
  }

  /**
   * Resolves when a page opens, closes or navigates, or after a moment.
   *
   * @throws ScenarioError when the browser has ended
   */
  change(): Promise<void> {
    return this.tabs.change();
  }
}

/** Tells a page to close without waiting: puppeteer would wait forever if the browser drops the request. */
function beginToClose(target: Target): void {
  target
    .page()
    .then((page) => page?.close())
    .catch(() => {});
}
