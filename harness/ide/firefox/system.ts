// Firefox itself: its WebDriver BiDi connection, and code that runs with the browser's own privileges.
//
// WebDriver BiDi has no commands for what users do with extensions, and gives no events of extension pages. The browser
// is started so that it lets the harness do both; see support/firefox.ts.

import type { Browser } from 'puppeteer-core';
import { z } from 'zod';

/** What is used of puppeteer's connection. Its types leave the connection out. */
interface Connection {
  send(method: string, parameters: object): Promise<{ readonly result: unknown }>;
  on(event: string, listener: (parameters: unknown) => void): void;
}

const treeSchema = z.object({ contexts: z.array(z.object({ context: z.string(), url: z.string() })) });

const evaluatedSchema = z.union([
  z.object({ type: z.literal('success'), result: z.object({ value: z.string().optional() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);

/** A tab or the only page of a window. WebDriver BiDi calls it a context. */
export interface OpenTab {
  readonly context: string;
  readonly url: string;
}

/** A running Firefox. */
export class FirefoxSystem {
  private constructor(
    private readonly connection: Connection,
    /** The context in which privileged code runs: the document of the first browser window. */
    private readonly privileged: string,
  ) {}

  /** @throws the browser's error if it does not let the harness run privileged code */
  static async of(browser: Browser): Promise<FirefoxSystem> {
    const { connection } = browser as Browser & { readonly connection?: Connection };
    if (connection === undefined) throw new Error('puppeteer gives no WebDriver BiDi connection to this browser.');
    const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 });
    const [window] = treeSchema.parse(result).contexts;
    if (window === undefined) throw new Error('Firefox has no window.');
    return new FirefoxSystem(connection, window.context);
  }

  async send(method: string, parameters: object): Promise<unknown> {
    return (await this.connection.send(method, parameters)).result;
  }

  on(event: string, listener: (parameters: unknown) => void): void {
    this.connection.on(event, listener);
  }

  /** All open tabs, with the addresses that the browser knows. */
  async tabs(): Promise<readonly OpenTab[]> {
    return treeSchema.parse(await this.send('browsingContext.getTree', { maxDepth: 0 })).contexts;
  }

  /** The address under which an extension's files are, with a slash at the end: Firefox gives it a random host. */
  async originOf(extension: string): Promise<string> {
    return await this.run('(id) => WebExtensionPolicy.getByID(id).getURL("")', extension);
  }

  /** Enables or disables an extension as the user. Disabling ends its pages and its background. */
  async setEnabled(extension: string, enabled: boolean): Promise<void> {
    await this.run(
      `async (id) => {
        const { AddonManager } = ChromeUtils.importESModule('resource://gre/modules/AddonManager.sys.mjs');
        await (await AddonManager.getAddonByID(id)).${enabled ? 'enable' : 'disable'}();
      }`,
      extension,
    );
  }

  /** Stops the background page of an extension, as the browser does with an idle one. */
  async stopBackground(extension: string): Promise<void> {
    await this.run(
      'async (id) => { await WebExtensionPolicy.getByID(id).extension.terminateBackground({ ignoreDevToolsAttached: true }); }',
      extension,
    );
  }

  /** What the browser's console has about an extension, as JSON: a list of {@link SystemMessage}. */
  async messagesAbout(extension: string): Promise<readonly SystemMessage[]> {
    const text = await this.run(
      `(id) => {
        const host = WebExtensionPolicy.getByID(id)?.mozExtensionHostname ?? id;
        const messages = Services.console.getMessageArray().map((message) => {
          const error = message instanceof Ci.nsIScriptError ? message : undefined;
          return {
            at: (error?.timeStamp ?? message.timeStamp) || 0,
            isError: error !== undefined && (error.flags & Ci.nsIScriptError.warningFlag) === 0,
            text: error ? error.errorMessage + ' (' + error.sourceName + ':' + error.lineNumber + ')' : String(message.message),
          };
        });
        return JSON.stringify(messages.filter(({ text }) => text.includes(host) || text.includes(id)).slice(-300));
      }`,
      extension,
    );
    return z.array(messageSchema).parse(JSON.parse(text));
  }

  /** Deletes everything on the browser's console. */
  async clearMessages(): Promise<void> {
    await this.run('() => { Services.console.reset(); }');
  }

  /**
   * Calls a function with the browser's privileges.
   * @param code the function's text; its arguments and its result are texts
   * @throws Error with the browser's words if it throws
   */
  private async run(code: string, ...values: readonly string[]): Promise<string> {
    const answer = await this.send('script.callFunction', {
      functionDeclaration: code,
      arguments: values.map((value) => ({ type: 'string', value })),
      awaitPromise: true,
      target: { context: this.privileged },
    });
    const evaluated = evaluatedSchema.parse(answer);
    if (evaluated.type === 'exception') throw new Error(`Firefox refuses: ${evaluated.exceptionDetails.text}`);
    return evaluated.result.value ?? '';
  }
}

const messageSchema = z.object({ at: z.number(), isError: z.boolean(), text: z.string() });

/** A message on the browser's console. */
export type SystemMessage = z.infer<typeof messageSchema>;
