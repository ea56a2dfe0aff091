// The Chromium session of one cucumber worker: the browser, the plugins, the fixture pages, and an IDE that is fresh for
// every scenario.

import type { Browser, CDPSession, Page, Target } from 'puppeteer-core';
import { type Chromium, launchChromium } from '../../../support/chromium';
import { until, waitLimit } from '../../../support/waiting';
import type { IdeSubject } from '../../subject/manifest';
import { chromiumWords } from '../chromium/chromium-words';
import { consoleOf } from '../chromium/console';
import { Downloads } from '../chromium/downloads';
import { ExtensionsUser } from '../chromium/extensions-user';
import { FixturePages } from '../chromium/fixture-pages';
import { Nuisances } from '../chromium/nuisances';
import { ChromiumPlugins } from '../chromium/plugin-host';
import { attachToWorkersOnce } from '../chromium/worker-attachments';
import { Plugin, type PluginLetter } from '../plugin/plugin';
import { InstalledIde } from '../window/ide-window';
import { FreshIde } from './fresh-ide';
import type { ClearOptions, IdeSession, SourceConsole } from './ide-session';
import { browserEnded, browserGone, OpenPages } from './open-pages';
import { WorkerSession } from './worker-session';

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

  /** The open pages. The tab for the IDE's window counts as closed until the user or a plugin opens it. */
  private readonly tabs: OpenPages;
  private readonly fresh: FreshIde;

  private constructor(
    private readonly chromium: Chromium,
    private readonly protocol: CDPSession,
    /** The browser's first window. */
    mainWindow: number,
    readonly plugins: Readonly<Record<PluginLetter, Plugin>>,
    readonly downloads: Downloads,
    readonly pages: FixturePages,
    /** The browser's ids of the pages that stay open for all scenarios. */
    lastingIds: ReadonlySet<string>,
    private readonly user: ExtensionsUser,
  ) {
    const { browser } = chromium;
    this.tabs = new OpenPages(browser, protocol);
    const all = Object.values(plugins);
    this.fresh = new FreshIde({ browser, protocol, tabs: this.tabs, user, plugins: all, mainWindow, lastingIds });
    // A plugin's message may open the IDE, so it must really be closed before.
    for (const plugin of all) plugin.beforeSending = () => this.fresh.closeReady();
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
    const connection = protocol.connection();
    if (connection) {
      attachToWorkersOnce(connection, connection);
      attachToWorkersOnce(connection, protocol);
    }
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
    const { extension, address } = await this.fresh.install(subject);
    return new InstalledIde(extension, address, this);
  }

  /**
   * Closes the pages that a scenario has left, makes the IDE fresh or uninstalls it, and forgets what the plugins and
   * downloads recorded.
   */
  async clear(options: ClearOptions = {}): Promise<void> {
    // The browser has ended; the next scenario gets a new one.
    if (!this.browser.connected) return;
    await this.fresh.renew(options);
    for (const plugin of Object.values(this.plugins)) {
      await plugin.restore();
      plugin.reset();
    }
    this.downloads.reset();
  }

  /** Opens an address in the browser's main window, which shows nothing else. A new window would take 50 ms longer. */
  async open(url: string): Promise<void> {
    if (!(await this.fresh.openReady(url))) await this.protocol.send('Target.createTarget', { url });
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

  pageOf(isWanted: (url: string) => boolean): Promise<Page | undefined> {
    return this.tabs.firstAt(isWanted);
  }

  async countPages(isWanted: (url: string) => boolean): Promise<number> {
    return (await this.tabs.allAt(isWanted)).length;
  }

  async reload(page: Page): Promise<void> {
    this.fresh.mustReload();
    await page.reload();
  }

  async closeNext(open: () => Promise<void>): Promise<void> {
    this.fresh.mustReload();
    await this.tabs.closeNext(open);
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
    this.fresh.mustReload();
    if (await this.fresh.stopWorker(extension)) return;
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
