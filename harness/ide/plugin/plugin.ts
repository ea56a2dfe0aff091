// A plugin: a browser extension that sends a scenario's messages to the IDE and records the IDE's messages to it.

import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer';
import { Notifier, within } from '../../../support/waiting';
import type { ExtensionsUser } from '../chromium/extensions-user';
import { Replies, type Reply } from './replies';

/** What came back from a message. */
export type Answer =
  | { readonly kind: 'value'; readonly value: unknown }
  /** The IDE listened and answered nothing. */
  | { readonly kind: 'nothing' }
  /** The message was not delivered, or its channel was closed before the answer. */
  | { readonly kind: 'rejected'; readonly reason: string };

/** A message that the IDE sent to a plugin. */
export interface Received {
  readonly message: Readonly<Record<string, unknown>>;
  /** The extension that sent it. */
  readonly sender: string;
}

/** One message and its answer, in either direction, for the report. */
export interface Exchange {
  readonly from: string;
  readonly to: string;
  readonly message: unknown;
  /** When it was sent, in milliseconds since the process began. */
  readonly at: number;
  answer?: unknown;
  /** When the answer came. */
  answeredAt?: number;
}

/** Which of the plugins. Scenarios say "plugin A". */
export type PluginLetter = 'A' | 'B';

// The keys give the extensions the same ids on every machine. The private halves do not exist any more: nothing is ever signed with them.
const keys: Readonly<Record<PluginLetter, string>> = {
  A: 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAuRxuUDJtbTHYKqn/y0bAN/x/ZkYWZcjO19N/NbLz+M/nBFoTfG90X2KTPiMbkuLcII0jRhABoNEkUR+aPRnCTU6ZFd3WqKE9UuhcZyUMc5ZcOGuwI3ZtCo+3r3v2Q3TECJWC9CuvnPtGWZdKKg4LGRXtnTS7kxhwYN9FkZ4JJdOipZ4jljkdRgwjoZxCcB5tw0GgSQ+PKuGVLlZvi0ny2bbMp9xsJiNXDIdgPW3KS28P7DnCtc5bRNvWqdVxu+2AtzddgmtXktF7qKHepSDA89Y03d8m8hyZhmDejtSkHKH8Vp4MzIW44HSUjYcZgnhdlsQn+m3n3Y/B8SgFbKkeGwIDAQAB',
  B: 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAmmaTrdINClFabYVg2gBaVrUQlarF/aonERskJ4liaF4FQ6ftL8J+0KitfroNbvaMaevkmQl4sfXftgsJHtIQQqAILf/87QPgqWaiuW1osVCfCIKou3Z+y/OP8bjPASK+kasbPZJ4WWbSPSI9Um7dmcVK2B+d/J8Nggkw4JsfctM0oxX3mSUjnQdkURdBX/4VYbZRWGDwuGxtjVe3TPrhZTHN9Sin822diOStedOxE7BiPVpMPQwSCR1T5+FaS0PSbM9HLEHCXmRtORmiJjzF0yNba3TnoKhkpliKFxvf5uLsVc+wq+pdT2nL35V44BRAY9HrgMkRMKYSZY7xNdjUtwIDAQAB',
};

/** A plugin that is installed in the session's browser, unless a scenario has its user take it out or switch it off. */
export class Plugin {
  /** What the plugin's registration and its extension say it is called. */
  readonly name: string;
  /** What the IDE has sent since the scenario began. */
  readonly received: Received[] = [];
  /** Notifies when the IDE has sent something. */
  readonly arrival = new Notifier();
  /** What it answers to the IDE. */
  readonly replies = new Replies();
  /** The commands that it registers. */
  commands: readonly unknown[] = [];
  /** All messages of the scenario, in both directions. */
  exchanges: Exchange[] = [];
  /** What is to be done before the plugin says anything. */
  beforeSending: () => Promise<void> = async () => {};
  /** The plugin's page; undefined while its extension does not run. */
  private page: Page | undefined;
  private presence: 'enabled' | 'disabled' | 'uninstalled' = 'enabled';

  private constructor(
    readonly letter: PluginLetter,
    /** The id of its extension, which it keeps when it is installed again. */
    readonly id: string,
    private readonly browser: Browser,
    private readonly folder: string,
    private readonly user: ExtensionsUser,
  ) {
    this.name = `Plugin ${letter}`;
  }

  /**
   * Writes the plugin's extension, installs it and opens its page.
   *
   * @param directory an existing folder in which the extension gets one of its own
   * @param user switches extensions off and on
   */
  static async install(
    browser: Browser,
    directory: string,
    letter: PluginLetter,
    user: ExtensionsUser,
  ): Promise<Plugin> {
    const folder = join(directory, `plugin-${letter}`);
    await mkdir(folder);
    await cp(join(__dirname, 'extension'), folder, { recursive: true });
    await writeFile(
      join(folder, 'manifest.json'),
      JSON.stringify({ manifest_version: 3, name: `Plugin ${letter}`, version: '1.0.0', key: keys[letter] }),
    );
    const plugin = new Plugin(letter, await browser.installExtension(folder), browser, folder, user);
    await plugin.openPage();
    return plugin;
  }

  /** The user switches the plugin's extension off; none of it runs when this resolves. */
  async disable(): Promise<void> {
    await this.leave('disabled', () => this.user.setEnabled(this.id, false));
  }

  /** The user takes the plugin's extension out of the browser; none of it runs when this resolves. */
  async uninstall(): Promise<void> {
    await this.leave('uninstalled', () => this.browser.uninstallExtension(this.id));
  }

  /** The plugin's extension is there again and runs, as if newly started; nothing happens if it was there all the time. */
  async restore(): Promise<void> {
    if (this.presence === 'uninstalled') await this.browser.installExtension(this.folder);
    if (this.presence === 'disabled') await this.user.setEnabled(this.id, true);
    this.presence = 'enabled';
    if (this.page === undefined) await this.openPage();
  }

  /** Whether a page is the plugin's own. */
  owns(url: string): boolean {
    return url.startsWith(`chrome-extension://${this.id}/`);
  }

  private async openPage(): Promise<void> {
    const page = await this.browser.newPage({ background: true });
    await page.exposeFunction('received', (message: Received['message'], sender: string) =>
      this.receive(message, sender),
    );
    await page.goto(`chrome-extension://${this.id}/page.html`);
    this.page = page;
  }

  private async leave(presence: 'disabled' | 'uninstalled', remove: () => Promise<unknown>): Promise<void> {
    const page = this.page;
    this.page = undefined;
    this.presence = presence;
    await remove();
    // The browser closes the pages of an extension that goes; a page that it should forget is closed all the same.
    await within(`the page of ${this.name} to close`, page?.close() ?? Promise.resolve()).catch(() => {});
  }

  /** What the plugin registers with: the payload of POST /register and of POST /control. */
  get registration(): Readonly<Record<string, unknown>> {
    return { name: this.name, version: '1.0.0', commands: this.commands };
  }

  /** Forgets what happened in the scenario before. */
  reset(): void {
    this.received.length = 0;
    this.replies.reset();
    this.commands = [];
    this.exchanges = [];
  }

  /**
   * Sends one message to the IDE.
   *
   * @param ide the extension id of the IDE
   * @param message given to the browser as it is
   */
  async send(ide: string, message: Readonly<Record<string, unknown>>): Promise<Answer> {
    const { page } = this;
    if (page === undefined) throw new Error(`${this.name} is ${this.presence}: it cannot send anything.`);
    const exchange: Exchange = { from: this.name, to: 'IDE', message, at: performance.now() };
    this.exchanges.push(exchange);
    await this.beforeSending();
    const answer = await page.evaluate(sendFromPage, ide, message).catch((error: unknown): Answer => {
      // The plugin was removed before the answer came.
      if (page.isClosed() || this.page !== page) return { kind: 'rejected', reason: `${this.name} is gone.` };
      throw error;
    });
    exchange.answer = answer.kind === 'value' ? answer.value : answer;
    exchange.answeredAt = performance.now();
    return answer;
  }

  /** Resolves when the browser has been given all that was to be sent until now. */
  async sent(): Promise<void> {
    // What a page is asked to do it does in turn.
    await this.beforeSending();
    await this.page?.evaluate(() => true);
  }

  private async receive(message: Received['message'], sender: string): Promise<Reply> {
    const exchange: Exchange = { from: 'IDE', to: this.name, message, at: performance.now() };
    this.exchanges.push(exchange);
    this.received.push({ message, sender });
    this.arrival.notify();
    const reply = await this.replies.to(message);
    exchange.answer = reply.answer ?? 'no value';
    exchange.answeredAt = performance.now();
    for (const sent of reply.first) {
      this.exchanges.push({
        from: this.name,
        to: 'IDE',
        message: sent,
        at: exchange.answeredAt,
        answer: 'not waited for',
      });
    }
    return reply;
  }
}

/** Runs inside the plugin's page. It is sent there as text, so it refers to nothing outside itself. */
async function sendFromPage(ide: string, message: Readonly<Record<string, unknown>>): Promise<Answer> {
  try {
    const value: unknown = await chrome.runtime.sendMessage(ide, message);
    return value === undefined ? { kind: 'nothing' } : { kind: 'value', value };
  } catch (error) {
    return { kind: 'rejected', reason: error instanceof Error ? error.message : String(error) };
  }
}
