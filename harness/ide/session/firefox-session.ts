// The Firefox session of one cucumber worker. The IDE is newly installed for every scenario.

import type { Browser, Page } from 'puppeteer-core';
import { z } from 'zod';
import { type Firefox, launchFirefox } from '../../../support/firefox';
import { Notifier, until, within } from '../../../support/waiting';
import type { IdeSubject } from '../../subject/manifest';
import { ScenarioError } from '../../verdict/cause';
import { FixturePages } from '../chromium/fixture-pages';
import { FirefoxDownloads } from '../firefox/downloads';
import { FirefoxSystem, type OpenTab } from '../firefox/system';
import { Plugin, type PluginHost, type PluginLetter, type Receiver } from '../plugin/plugin';
import { InstalledIde } from '../window/ide-window';
import type { IdeSession, SourceConsole } from './ide-session';
import { loaded } from './loaded';
import { WorkerSession } from './worker-session';

const browserGone = 'Firefox has ended in the middle of the scenario.';
const browserEnded = () => new ScenarioError({ cause: { kind: 'crashed' }, message: browserGone });

/** Puppeteer's id of a page is that of its context; its types leave it out. */
const frameSchema = z.object({ _id: z.string() });

/** How many lines of the browser's console a failure's message has at most. */
const mostWords = 6;

/** An installed IDE. */
interface Installed {
  readonly extension: string;
  /** Its address, with a slash at the end. */
  readonly origin: string;
}

/** What lives as long as a cucumber worker, in Firefox. */
export class FirefoxSession implements IdeSession, PluginHost {
  private static readonly ofWorker = new WorkerSession(async () => {
    const session = await FirefoxSession.launch();
    return { session, browser: session.browser, close: () => session.close() };
  }, browserEnded);

  private readonly changes = new Notifier();
  private installed: Installed | undefined;
  /** The contexts of the plugins' pages. */
  private readonly pluginTabs = new Map<string, string>();
  /** The tabs that the browser began with. */
  private lasting: ReadonlySet<string> = new Set();
  plugins!: Readonly<Record<PluginLetter, Plugin>>;

  private constructor(
    private readonly firefox: Firefox,
    private readonly system: FirefoxSystem,
    readonly downloads: FirefoxDownloads,
    readonly pages: FixturePages,
  ) {
    for (const event of ['contextCreated', 'contextDestroyed', 'navigationStarted', 'navigationCommitted', 'load'])
      system.on(`browsingContext.${event}`, this.changes.notify);
  }

  /** The session of this worker. The first call launches it. */
  static current(): Promise<FirefoxSession> {
    return FirefoxSession.ofWorker.current();
  }

  /** Ends the session of this worker, if there is one. */
  static end(): Promise<void> {
    return FirefoxSession.ofWorker.end();
  }

  private static async launch(): Promise<FirefoxSession> {
    const firefox = await launchFirefox();
    try {
      const { browser, directory } = firefox;
      const system = await FirefoxSystem.of(browser);
      const [downloads, pages, tabs] = await Promise.all([
        FirefoxDownloads.watch(system, directory),
        FixturePages.serve(),
        system.tabs(),
      ]);
      const session = new FirefoxSession(firefox, system, downloads, pages);
      session.lasting = new Set(tabs.map(({ context }) => context));
      const A = await Plugin.install(session, directory, 'A');
      session.plugins = { A, B: await Plugin.install(session, directory, 'B') };
      return session;
    } catch (error) {
      await firefox.close();
      throw error;
    }
  }

  private async close(): Promise<void> {
    await this.pages.close();
    await this.firefox.close();
  }

  async crash(): Promise<void> {
    const gone = new Promise<void>((resolve) => this.browser.once('disconnected', () => resolve()));
    this.browser.process()?.kill('SIGKILL');
    await gone;
  }

  private get browser(): Browser {
    return this.firefox.browser;
  }

  get directory(): string {
    return this.firefox.directory;
  }

  async installIde(subject: IdeSubject): Promise<InstalledIde> {
    await this.uninstallIde();
    const extension = await this.install(subject.extension);
    this.installed = { extension, origin: await this.system.originOf(extension) };
    return new InstalledIde(extension, this.installed.origin + subject.page, this);
  }

  private async uninstallIde(): Promise<void> {
    const { installed } = this;
    this.installed = undefined;
    if (installed !== undefined) await this.uninstall(installed.extension);
  }

  async clear(): Promise<void> {
    // The browser has ended; the next scenario gets a new one.
    if (!this.browser.connected) return;
    await this.closeStrays();
    // An uninstallation also deletes what the IDE has stored.
    await this.uninstallIde();
    await this.system.clearMessages();
    for (const plugin of Object.values(this.plugins)) {
      await plugin.restore();
      plugin.reset();
    }
    this.downloads.reset();
  }

  /** Closes the pages that a scenario has left, and waits until they are gone. @throws WaitTimeout when one stays */
  private async closeStrays(): Promise<void> {
    const nothingLeft = async (): Promise<boolean> => {
      const plugins = new Set(this.pluginTabs.values());
      const strays = (await this.system.tabs()).filter(
        ({ context }) => !this.lasting.has(context) && !plugins.has(context),
      );
      await Promise.all(
        strays.map(({ context }) => this.system.send('browsingContext.close', { context }).catch(() => {})),
      );
      return strays.length === 0;
    };
    await until('the pages of a scenario to close', nothingLeft, Boolean, () => this.change());
  }

  async install(folder: string): Promise<string> {
    return await this.browser.installExtension(folder).catch((error: unknown) => {
      const words = error instanceof Error ? error.message : String(error);
      throw new Error(`Firefox refuses the extension in ${folder}: ${words}`, { cause: error });
    });
  }

  async uninstall(extension: string): Promise<void> {
    await this.browser.uninstallExtension(extension);
  }

  async setEnabled(extension: string, enabled: boolean): Promise<void> {
    await this.system.setEnabled(extension, enabled);
  }

  async openPage(extension: string, file: string, received: Receiver): Promise<Page> {
    const page = await this.browser.newPage({ background: true });
    const context = contextOf(page);
    this.pluginTabs.set(extension, context);
    await this.navigate(context, (await this.system.originOf(extension)) + file);
    // A function that is exposed before the page changes its process is lost.
    await page.exposeFunction('received', received);
    return page;
  }

  /** Opens a page in a new tab of the main window. */
  async open(url: string): Promise<void> {
    const page = await this.browser.newPage();
    await this.navigate(contextOf(page), url);
  }

  /** Puppeteer itself waits for events that Firefox does not send for extension pages. */
  private async navigate(context: string, url: string): Promise<void> {
    await within(`${url} to load`, this.system.send('browsingContext.navigate', { context, url, wait: 'complete' }));
  }

  async reload(page: Page): Promise<void> {
    const context = contextOf(page);
    await this.system.send('browsingContext.reload', { context, wait: 'complete' });
  }

  async closeNext(): Promise<void> {
    throw new Error('The harness cannot hold back the scripts of a page in Firefox.');
  }

  async pressButtonOf(extension: string): Promise<void> {
    throw new Error(`The harness cannot press the toolbar button of ${extension} in Firefox.`);
  }

  async lookAt(path: string): Promise<void> {
    const page = await this.browser.newPage({ type: 'window' });
    await page.goto(this.pages.origin + path);
    await page.bringToFront();
  }

  async openAside(path: string): Promise<Page> {
    const page = await this.browser.newPage({ type: 'window', background: true });
    await page.goto(this.pages.origin + path);
    return page;
  }

  async pageOf(isWanted: (url: string) => boolean): Promise<Page | undefined> {
    const tab = (await this.system.tabs()).find(({ url }) => isWanted(url));
    return tab && (await this.pageIn(tab));
  }

  async countPages(isWanted: (url: string) => boolean): Promise<number> {
    return (await this.system.tabs()).filter(({ url }) => isWanted(url)).length;
  }

  /** Puppeteer's page of a tab; undefined if it does not know the tab yet. */
  private async pageIn({ context }: OpenTab): Promise<Page | undefined> {
    return (await this.browser.pages()).find((page) => contextOf(page) === context);
  }

  async pageAt(url: string): Promise<Page> {
    let open: readonly OpenTab[] = [];
    const find = async (): Promise<Page | undefined> => {
      open = await this.system.tabs();
      const tab = open.find((one) => one.url === url);
      return tab && (await this.pageIn(tab));
    };
    const page = await until(
      `a page at ${url}`,
      find,
      (found) => found !== undefined,
      () => this.change(),
      () => `Open pages: ${open.map((one) => one.url)}.`,
    );
    await loaded(page!, url, () => this.change());
    return page!;
  }

  async stopWorker(extension: string): Promise<void> {
    await within('the background page to stop', this.system.stopBackground(extension));
  }

  async change(): Promise<void> {
    if (!this.browser.connected) throw browserEnded();
    await this.changes.nextOrMoment();
  }

  async browserWords(extension: string): Promise<readonly string[]> {
    if (!this.browser.connected) return [browserGone];
    const messages = await this.system.messagesAbout(extension);
    return [...new Set(messages.filter(({ isError }) => isError).map(({ text }) => text))].slice(-mostWords);
  }

  pagesUnderTest(most: number): readonly Promise<Page | null>[] {
    const pages = this.system.tabs().then(async (tabs) => {
      const tested = tabs.filter(({ url }) => /^(https?|file):/.test(url));
      return await Promise.all(tested.slice(0, most).map((tab) => this.pageIn(tab)));
    });
    return Array.from({ length: most }, async (_, index) => (await pages)[index] ?? null);
  }

  async screenshot(page: Page): Promise<Buffer> {
    return Buffer.from(await page.screenshot());
  }

  consoles(extension: string): readonly SourceConsole[] {
    return [{ url: 'the console of Firefox', lines: this.system.messagesAbout(extension) }];
  }
}

/** The context of a page. */
function contextOf(page: Page): string {
  return frameSchema.parse(page.mainFrame())._id;
}
