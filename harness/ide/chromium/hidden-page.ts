// A hidden page: it is in no window and no tab strip, and runs code for the harness.

import type { CDPSession } from 'puppeteer-core';
import { within } from '../../../support/waiting';
import { ScenarioError } from '../../verdict/cause';

/** A hidden page, with a session to control it. */
export class HiddenPage {
  /** Resolves when the page's process crashes: it then answers no command. */
  private readonly crashed: Promise<void>;

  private constructor(readonly session: CDPSession) {
    this.crashed = new Promise((resolve) => session.once('Inspector.targetCrashed', () => resolve()));
  }

  /**
   * Opens a hidden page and waits until it has loaded.
   *
   * @param protocol a session with the browser itself; the page closes with it
   * @throws the browser's error if it has no hidden pages (Chromium before 131)
   */
  static async open(protocol: CDPSession, url: string): Promise<HiddenPage> {
    const { targetId } = await protocol.send('Target.createTarget', { url, hidden: true });
    const { sessionId } = await protocol.send('Target.attachToTarget', { targetId, flatten: true });
    const session = protocol.connection()?.session(sessionId);
    if (!session) throw new Error(`The browser opened ${url}, but made no session for it.`);
    const page = new HiddenPage(session);
    await page.loaded(url);
    return page;
  }

  /**
   * Evaluates an expression, awaits its promise if it is one, and returns the text.
   * @throws Error if the expression throws
   */
  async evaluate(expression: string): Promise<string> {
    const crash = this.crashed.then((): never => {
      throw new ScenarioError({ cause: { kind: 'crashed' }, message: 'The process of the hidden page has crashed.' });
    });
    const evaluated = this.session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    const { result, exceptionDetails } = await Promise.race([evaluated, crash]);
    if (exceptionDetails !== undefined)
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return String(result.value);
  }

  private async loaded(url: string): Promise<void> {
    await Promise.all([this.session.send('Inspector.enable'), this.session.send('Page.enable')]);
    const loaded = new Promise<void>((resolve) => this.session.once('Page.loadEventFired', () => resolve()));
    // Every page begins as an empty document with another address.
    const state = await this.evaluate('location.protocol + document.readyState');
    if (state !== `${new URL(url).protocol}complete`) await within(`${url} to load`, loaded);
    await this.session.send('Page.disable');
  }
}
