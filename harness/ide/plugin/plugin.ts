// A plugin: a browser extension that sends a scenario's messages to the IDE and records the IDE's messages to it.

import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { Notifier, within } from '../../../support/waiting';
import { Replies, type Reply } from './replies';

/** The answer to a message. */
export type Answer =
  | { readonly kind: 'value'; readonly value: unknown }
  /** The IDE received the message and sent no value. */
  | { readonly kind: 'nothing' }
  /** The message was not delivered, or its channel closed before the answer. */
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
  /** When it was sent, in milliseconds since the process started. */
  readonly at: number;
  answer?: unknown;
  /** When the answer came. */
  answeredAt?: number;
}

/** A browser's functions that plugins need. */
export interface PluginHost {
  /** Installs an unpacked extension. @returns its id */
  install(folder: string): Promise<string>;
  uninstall(extension: string): Promise<void>;
  /** Enables or disables an extension as the user. Disabling ends its pages. */
  setEnabled(extension: string, enabled: boolean): Promise<void>;
  /**
   * Opens a page of an extension behind the others.
   *
   * @param file relative to the extension
   * @param received what the page may call under this name
   */
  openPage(extension: string, file: string, received: Receiver): Promise<Page>;
}

/** Takes a message of the IDE and the id of its sender. */
export type Receiver = (message: Received['message'], sender: string) => Promise<Reply>;

declare global {
  /** Of the plugin's page: see page.js. */
  var setListening: (listens: boolean) => void;
}

/** Which of the plugins. Scenarios say "plugin A". */
export type PluginLetter = 'A' | 'B';

// In Chromium the public keys give the extensions the same ids on every machine. The private keys were discarded:
// nothing is signed.
const keys: Readonly<Record<PluginLetter, string>> = {
  A: 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAuRxuUDJtbTHYKqn/y0bAN/x/ZkYWZcjO19N/NbLz+M/nBFoTfG90X2KTPiMbkuLcII0jRhABoNEkUR+aPRnCTU6ZFd3WqKE9UuhcZyUMc5ZcOGuwI3ZtCo+3r3v2Q3TECJWC9CuvnPtGWZdKKg4LGRXtnTS7kxhwYN9FkZ4JJdOipZ4jljkdRgwjoZxCcB5tw0GgSQ+PKuGVLlZvi0ny2bbMp9xsJiNXDIdgPW3KS28P7DnCtc5bRNvWqdVxu+2AtzddgmtXktF7qKHepSDA89Y03d8m8hyZhmDejtSkHKH8Vp4MzIW44HSUjYcZgnhdlsQn+m3n3Y/B8SgFbKkeGwIDAQAB',
  B: 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAmmaTrdINClFabYVg2gBaVrUQlarF/aonERskJ4liaF4FQ6ftL8J+0KitfroNbvaMaevkmQl4sfXftgsJHtIQQqAILf/87QPgqWaiuW1osVCfCIKou3Z+y/OP8bjPASK+kasbPZJ4WWbSPSI9Um7dmcVK2B+d/J8Nggkw4JsfctM0oxX3mSUjnQdkURdBX/4VYbZRWGDwuGxtjVe3TPrhZTHN9Sin822diOStedOxE7BiPVpMPQwSCR1T5+FaS0PSbM9HLEHCXmRtORmiJjzF0yNba3TnoKhkpliKFxvf5uLsVc+wq+pdT2nL35V44BRAY9HrgMkRMKYSZY7xNdjUtwIDAQAB',
};

/**
 * A plugin in the session's browser. It is installed and enabled, except while a scenario's user uninstalls or disables
 * it.
 */
export class Plugin {
  /** The name in the plugin's registration and in its extension's manifest. */
  readonly name: string;
  /** The IDE's messages since the scenario began. */
  readonly received: Received[] = [];
  /** Notifies when a message of the IDE arrives. */
  readonly arrival = new Notifier();
  /** The plugin's replies to the IDE. */
  readonly replies = new Replies();
  /** The commands that it registers. */
  commands: readonly unknown[] = [];
  /** All messages of the scenario, in both directions. */
  exchanges: Exchange[] = [];
  /** Runs before the plugin sends a message. */
  beforeSending: () => Promise<void> = async () => {};
  /** The plugin's page; undefined while its extension does not run. */
  private page: Page | undefined;
  private listens = true;
  private presence: 'enabled' | 'disabled' | 'uninstalled' = 'enabled';

  private constructor(
    readonly letter: PluginLetter,
    /** The extension's id. It stays the same when the extension is installed again. */
    readonly id: string,
    private readonly host: PluginHost,
    private readonly folder: string,
  ) {
    this.name = `Plugin ${letter}`;
  }

  /**
   * Writes the plugin's extension to disk, installs it and opens its page.
   *
   * @param directory an existing folder, in which this makes a folder for the extension
   */
  static async install(host: PluginHost, directory: string, letter: PluginLetter): Promise<Plugin> {
    const folder = join(directory, `plugin-${letter}`);
    await mkdir(folder);
    await cp(join(__dirname, 'extension'), folder, { recursive: true });
    await writeFile(
      join(folder, 'manifest.json'),
      JSON.stringify({
        manifest_version: 3,
        name: `Plugin ${letter}`,
        version: '1.0.0',
        key: keys[letter],
        browser_specific_settings: { gecko: { id: `plugin-${letter.toLowerCase()}@touchstone.example` } },
      }),
    );
    const plugin = new Plugin(letter, await host.install(folder), host, folder);
    await plugin.openPage();
    return plugin;
  }

  /** Disables the plugin's extension as the user. When this resolves, none of it runs. */
  async disable(): Promise<void> {
    await this.leave('disabled', () => this.host.setEnabled(this.id, false));
  }

  /** Uninstalls the plugin's extension as the user. When this resolves, none of it runs. */
  async uninstall(): Promise<void> {
    await this.leave('uninstalled', () => this.host.uninstall(this.id));
  }

  /** Makes the plugin take the messages of other extensions, or not: an extension may only send messages of its own. */
  async setListening(listens: boolean): Promise<void> {
    await this.page?.evaluate((now) => globalThis.setListening(now), listens);
    this.listens = listens;
  }

  /** Installs or enables the plugin's extension again, opens its page and listens. Does nothing if it is running. */
  async restore(): Promise<void> {
    if (this.presence === 'uninstalled') await this.host.install(this.folder);
    if (this.presence === 'disabled') await this.host.setEnabled(this.id, true);
    this.presence = 'enabled';
    if (this.page === undefined) await this.openPage();
    else if (!this.listens) await this.setListening(true);
  }

  /** Whether its extension is installed and enabled. */
  get isRunning(): boolean {
    return this.page !== undefined;
  }

  private async openPage(): Promise<void> {
    this.page = await this.host.openPage(this.id, 'page.html', (message, sender) => this.receive(message, sender));
    this.listens = true;
  }

  private async leave(presence: 'disabled' | 'uninstalled', remove: () => Promise<unknown>): Promise<void> {
    const page = this.page;
    this.page = undefined;
    this.presence = presence;
    await remove();
    // The browser closes the pages of a removed extension. Close the page anyway, in case it does not.
    await within(`the page of ${this.name} to close`, page?.close() ?? Promise.resolve()).catch(() => {});
  }

  /** The payload of the plugin's POST /register and POST /control. */
  get registration(): Readonly<Record<string, unknown>> {
    return { name: this.name, version: '1.0.0', commands: this.commands };
  }

  /** Forgets the previous scenario. */
  reset(): void {
    this.received.length = 0;
    this.replies.reset();
    this.commands = [];
    this.exchanges = [];
  }

  /**
   * Sends a message to the IDE.
   *
   * @param ide the IDE's extension id
   * @param message JSON
   */
  async send(ide: string, message: unknown): Promise<Answer> {
    return (await this.sendEach(ide, [message]))[0]!;
  }

  /**
   * Sends messages to the IDE, each as soon as the one before is answered.
   *
   * @param ide the IDE's extension id
   * @param messages JSON
   * @returns their answers, once the last one has come
   */
  async sendEach(ide: string, messages: readonly unknown[]): Promise<readonly Answer[]> {
    const { page } = this;
    if (page === undefined) throw new Error(`${this.name} is ${this.presence}: it cannot send anything.`);
    const at = performance.now();
    const exchanges = messages.map((message): Exchange => ({ from: this.name, to: 'IDE', message, at }));
    this.exchanges.push(...exchanges);
    await this.beforeSending();
    const answers = await page.evaluate(sendFromPage, ide, JSON.stringify(messages)).catch((error: unknown) => {
      // The plugin was removed before the answers came.
      if (!page.isClosed() && this.page === page) throw error;
      return messages.map((): Answer => ({ kind: 'rejected', reason: `${this.name} is gone.` }));
    });
    const answeredAt = performance.now();
    exchanges.forEach((exchange, index) => {
      const answer = answers[index]!;
      exchange.answer = answer.kind === 'value' ? answer.value : answer;
      exchange.answeredAt = answeredAt;
    });
    return answers;
  }

  /** Resolves when the browser has received all messages that were sent until now. */
  async sent(): Promise<void> {
    // A page evaluates expressions in order.
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

/**
 * Runs in the plugin's page. It is sent there as text, so it must not refer to anything outside itself.
 *
 * @param written the messages as JSON: WebDriver BiDi describes each value of an object by an object of its own, so that
 *   Firefox would need half a minute to read a message of five megabytes
 */
async function sendFromPage(ide: string, written: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const message of JSON.parse(written) as unknown[]) {
    try {
      // Without the third argument Firefox takes an empty message for the options, and the id for the message.
      const value: unknown = await chrome.runtime.sendMessage(ide, message, {});
      // The copy shares nothing: see page.js.
      answers.push(
        value === undefined ? { kind: 'nothing' } : { kind: 'value', value: JSON.parse(JSON.stringify(value)) },
      );
    } catch (error) {
      answers.push({ kind: 'rejected', reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return answers;
}
