// A Chromium with the Test IDE and extensions that call it. Reads the IDE's whole state.

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page, Target } from 'puppeteer-core';
import { consoleOf } from '../../../harness/ide/chromium/console';
import { FixturePages } from '../../../harness/ide/chromium/fixture-pages';
import { ResidentIde } from '../../../harness/ide/session/resident-ide';
import { pageChange } from '../../../harness/ide/window/accessible';
import { AriaDriver } from '../../../harness/ide/window/aria-driver';
import type { IdeWindow } from '../../../harness/ide/window/ide-driver';
import { buildIde } from '../../../reference/ide/build';
import { type Chromium, launchChromium } from '../../../support/chromium';
import { momentMs, until } from '../../../support/waiting';
import { type PackedMessage, unpack } from './packed-message';
import { type IdeState, readIdeState } from './state';

/** The answer to a message, and how long it took. */
export interface TimedAnswer {
  readonly answer: { readonly value: unknown } | { readonly rejected: string };
  readonly milliseconds: number;
}

/** An extension that calls the IDE. */
export interface Caller {
  readonly id: string;
  readonly page: Page;
}

/** One browser with one Test IDE, built from the sources. */
export class IdeLab {
  /** The pages that stay open: the callers', and the one that keeps the browser's first window open. */
  private readonly lasting: ReadonlySet<Target>;

  private constructor(
    private readonly chromium: Chromium,
    private resident: ResidentIde,
    readonly callers: readonly Caller[],
    readonly pages: FixturePages,
    readonly protocol: CDPSession,
  ) {
    this.lasting = new Set(chromium.browser.targets());
  }

  /**
   * Starts the browser and installs everything.
   * @param callers the number of extensions that call the IDE
   * @param adapt changes the built IDE in its folder before it is installed
   */
  static async launch(callers: number, adapt?: (folder: string) => Promise<void>): Promise<IdeLab> {
    const chromium = await launchChromium();
    try {
      const { browser, directory } = chromium;
      const extension = join(directory, 'ide');
      await buildIde(extension);
      await adapt?.(extension);
      const protocol = await browser.target().createCDPSession();
      const resident = await ResidentIde.install(browser, protocol, extension);
      const installed: Caller[] = [];
      for (let number = 1; number <= callers; number++) installed.push(await installCaller(browser, directory, number));
      return new IdeLab(chromium, resident, installed, await FixturePages.serve(), protocol);
    } catch (error) {
      await chromium.close();
      throw error;
    }
  }

  get browser(): Browser {
    return this.chromium.browser;
  }

  /** A folder that is deleted with the browser. */
  get directory(): string {
    return this.chromium.directory;
  }

  /** The IDE's extension id. */
  get ide(): string {
    return this.resident.extension;
  }

  /** The address of the IDE's page. */
  get idePage(): string {
    return `chrome-extension://${this.ide}/ide.html`;
  }

  /** Uses the IDE's window as a user does. */
  get driver(): AriaDriver {
    return new AriaDriver(this.window);
  }

  /** The IDE's page, while its window is open. */
  async openWindow(): Promise<Page | undefined> {
    const target = this.browser.targets().find((open) => open.type() === 'page' && open.url() === this.idePage);
    return (await target?.page().catch(() => undefined)) ?? undefined;
  }

  private get window(): IdeWindow {
    const change = async () => {
      const page = await this.openWindow();
      const inside = page?.evaluate(pageChange, momentMs).catch(() => {});
      await Promise.race([setTimeout(momentMs), ...(inside === undefined ? [] : [inside])]);
    };
    return {
      extension: this.ide,
      open: async () => void (await this.protocol.send('Target.createTarget', { url: this.idePage })),
      isOpen: async () => (await this.openWindow()) !== undefined,
      page: () => this.openWindow(),
      change,
    };
  }

  /** Opens the IDE in the state after its installation. */
  async fresh(): Promise<void> {
    await this.renew();
    await this.driver.open();
    await this.until('the IDE is ready', async () => (await this.state())?.window !== null);
  }

  /** Brings the IDE into the state after its installation, without a window. */
  async renew(): Promise<void> {
    await this.closePages();
    if (!(await this.resident.renew())) {
      await this.resident.uninstall();
      this.resident = await ResidentIde.install(this.browser, this.protocol, this.resident.folder);
    }
  }

  /** Closes all pages that a test has opened. */
  async closePages(): Promise<void> {
    const others = this.browser.targets().filter((target) => target.type() === 'page' && !this.lasting.has(target));
    await Promise.all(others.map(async (target) => (await target.page())?.close().catch(() => {})));
  }

  /** The IDE's whole state; `undefined` while its window is closed or loading. */
  async state(): Promise<IdeState | undefined> {
    const page = await this.openWindow();
    return await page?.evaluate(readIdeState).catch(() => undefined);
  }

  /** Waits for a state. @throws WaitTimeout if the limit is reached */
  async until(awaited: string, holds: () => Promise<boolean>): Promise<void> {
    await until(awaited, holds, Boolean, () => this.window.change());
  }

  /** Ends the IDE's service worker, as the browser does when it is idle. */
  async killWorker(): Promise<void> {
    const worker = this.browser
      .targets()
      .find(
        (target) => target.type() === 'service_worker' && target.url().startsWith(`chrome-extension://${this.ide}/`),
      );
    // The worker may have ended by itself.
    await (await worker?.worker())?.close().catch(() => {});
  }

  /** Accepts a plugin's message with its last button, or dismisses it. Another message may have replaced it. */
  async answerMessage(yes: boolean): Promise<void> {
    const page = await this.openWindow();
    if (!yes) return await page?.keyboard.press('Escape');
    await page?.evaluate(() => document.querySelector<HTMLElement>('dialog .actions button:last-child')?.click());
  }

  /** The console output of the IDE's window and worker. */
  async console(): Promise<string[]> {
    const own = this.browser.targets().filter((target) => target.url().startsWith(`chrome-extension://${this.ide}/`));
    return (await Promise.all(own.map(consoleOf))).flat().map(({ text }) => text);
  }

  async close(): Promise<void> {
    await this.pages.close();
    await this.chromium.close();
  }
}

/**
 * Writes an extension and installs it.
 * @param manifest the keys of its manifest besides its name and versions
 * @param files contents by name
 * @returns its id
 */
export async function installExtension(
  browser: Browser,
  directory: string,
  name: string,
  manifest: object,
  files: Readonly<Record<string, string>>,
): Promise<string> {
  const folder = join(directory, name);
  await mkdir(folder);
  const whole = { manifest_version: 3, name, version: '1.0', ...manifest };
  for (const [file, text] of Object.entries({ ...files, 'manifest.json': JSON.stringify(whole) })) {
    await writeFile(join(folder, file), text);
  }
  return await browser.installExtension(folder);
}

/** Installs an extension that consists of one page. */
async function installCaller(browser: Browser, directory: string, number: number): Promise<Caller> {
  const page = await browser.newPage({ background: true });
  const files = { 'page.html': '<!doctype html><title>Caller</title>' };
  const id = await installExtension(browser, directory, `caller-${number}`, {}, files);
  await page.goto(`chrome-extension://${id}/page.html`);
  return { id, page };
}

/**
 * Sends messages from a page.
 * @param together sends all at once; otherwise each after the answer to the previous one
 * @returns the answers, in the order of the messages
 */
export async function sendAll(
  page: Page,
  ide: string,
  messages: readonly PackedMessage[],
  together = false,
): Promise<TimedAnswer[]> {
  return await page.evaluate(
    async (id, texts, atOnce, unpackSource) => {
      const unpackText = new Function(`return ${unpackSource}`)() as (text: string) => unknown;
      const unpacked = texts.map(unpackText);
      const send = async (message: unknown): Promise<TimedAnswer> => {
        const start = performance.now();
        const answer = await chrome.runtime.sendMessage(id, message).then(
          (value: unknown) => (value === undefined ? { rejected: 'answered with undefined' } : { value }),
          (error: unknown) => ({ rejected: String(error) }),
        );
        return { answer, milliseconds: performance.now() - start };
      };
      if (atOnce) return await Promise.all(unpacked.map(send));
      const answers: TimedAnswer[] = [];
      for (const message of unpacked) answers.push(await send(message));
      return answers;
    },
    ide,
    messages,
    together,
    unpack.toString(),
  );
}
