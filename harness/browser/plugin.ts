// A plugin: another browser extension, which says to the IDE what a scenario has it say and remembers what the IDE says to it.

import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer';
import { Pulse } from './waiting';

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
}

/** Which of the plugins. Scenarios say "plugin A". */
export type PluginLetter = 'A' | 'B';

// The keys give the extensions the same ids on every machine. The private halves do not exist any more: nothing is ever signed with them.
const keys: Readonly<Record<PluginLetter, string>> = {
  A: 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAuRxuUDJtbTHYKqn/y0bAN/x/ZkYWZcjO19N/NbLz+M/nBFoTfG90X2KTPiMbkuLcII0jRhABoNEkUR+aPRnCTU6ZFd3WqKE9UuhcZyUMc5ZcOGuwI3ZtCo+3r3v2Q3TECJWC9CuvnPtGWZdKKg4LGRXtnTS7kxhwYN9FkZ4JJdOipZ4jljkdRgwjoZxCcB5tw0GgSQ+PKuGVLlZvi0ny2bbMp9xsJiNXDIdgPW3KS28P7DnCtc5bRNvWqdVxu+2AtzddgmtXktF7qKHepSDA89Y03d8m8hyZhmDejtSkHKH8Vp4MzIW44HSUjYcZgnhdlsQn+m3n3Y/B8SgFbKkeGwIDAQAB',
  B: 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAmmaTrdINClFabYVg2gBaVrUQlarF/aonERskJ4liaF4FQ6ftL8J+0KitfroNbvaMaevkmQl4sfXftgsJHtIQQqAILf/87QPgqWaiuW1osVCfCIKou3Z+y/OP8bjPASK+kasbPZJ4WWbSPSI9Um7dmcVK2B+d/J8Nggkw4JsfctM0oxX3mSUjnQdkURdBX/4VYbZRWGDwuGxtjVe3TPrhZTHN9Sin822diOStedOxE7BiPVpMPQwSCR1T5+FaS0PSbM9HLEHCXmRtORmiJjzF0yNba3TnoKhkpliKFxvf5uLsVc+wq+pdT2nL35V44BRAY9HrgMkRMKYSZY7xNdjUtwIDAQAB',
};

/** A plugin that is installed in the session's browser for as long as the browser runs. */
export class Plugin {
  /** What the plugin's registration and its extension say it is called. */
  readonly name: string;
  /** What the IDE has sent since the scenario began. */
  readonly received: Received[] = [];
  /** Beats when the IDE has sent something. */
  readonly arrival = new Pulse();
  /** All messages of the scenario, in both directions. */
  exchanges: Exchange[] = [];

  private constructor(
    readonly letter: PluginLetter,
    private readonly page: Page,
  ) {
    this.name = `Plugin ${letter}`;
  }

  /**
   * Writes the plugin's extension, installs it and opens its page.
   *
   * @param directory an existing folder in which the extension gets one of its own
   */
  static async install(browser: Browser, directory: string, letter: PluginLetter): Promise<Plugin> {
    const extension = join(directory, `plugin-${letter}`);
    await mkdir(extension);
    await cp(join(__dirname, 'plugin'), extension, { recursive: true });
    await writeFile(
      join(extension, 'manifest.json'),
      JSON.stringify({ manifest_version: 3, name: `Plugin ${letter}`, version: '1.0.0', key: keys[letter] }),
    );
    const id = await browser.installExtension(extension);
    const page = await browser.newPage({ background: true });
    const plugin = new Plugin(letter, page);
    await page.exposeFunction('received', (message: Received['message'], sender: string) =>
      plugin.receive(message, sender),
    );
    await page.goto(`chrome-extension://${id}/page.html`);
    return plugin;
  }

  /** What the plugin registers with: the payload of POST /register and of POST /control. */
  get registration(): Readonly<Record<string, unknown>> {
    return { name: this.name, version: '1.0.0', commands: [] };
  }

  /** Forgets what happened in the scenario before. */
  reset(): void {
    this.received.length = 0;
    this.exchanges = [];
  }

  /**
   * Sends one message to the IDE.
   *
   * @param ide the extension id of the IDE
   * @param message given to the browser as it is
   */
  async send(ide: string, message: Readonly<Record<string, unknown>>): Promise<Answer> {
    const exchange: Exchange = { from: this.name, to: 'IDE', message, at: performance.now() };
    this.exchanges.push(exchange);
    const answer = await this.page.evaluate(
      async (id, sent): Promise<Answer> => {
        try {
          const value: unknown = await chrome.runtime.sendMessage(id, sent);
          return value === undefined ? { kind: 'nothing' } : { kind: 'value', value };
        } catch (error) {
          return { kind: 'rejected', reason: error instanceof Error ? error.message : String(error) };
        }
      },
      ide,
      message,
    );
    exchange.answer = answer;
    return answer;
  }

  private receive(message: Received['message'], sender: string): unknown {
    const answer = true;
    this.received.push({ message, sender });
    this.exchanges.push({ from: 'IDE', to: this.name, message, at: performance.now(), answer });
    this.arrival.beat();
    return answer;
  }
}
