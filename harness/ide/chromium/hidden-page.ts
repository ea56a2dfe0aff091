// A page that no user sees: it is in no window and no tab strip, and runs what the harness asks it to.

import type { CDPSession } from 'puppeteer';
import { within } from '../../../support/waiting';
import { ScenarioError } from '../../verdict/cause';

/** A hidden page, and the harness's way into it. */
export class HiddenPage {
  /** Resolves when the page's process has crashed: what was or is sent to it is never answered. */
  private readonly crashed: Promise<void>;

  private constructor(readonly session: CDPSession) {
    this.crashed = new Promise((resolve) => session.once('Inspector.targetCrashed', () => resolve()));
  }

  /**
   * Opens a page, and waits until it has loaded.
   *
   * @param protocol a session with the browser itself, which lives as long as the page is wanted
   * @throws what the browser says when it cannot have such a page (Chromium before 131)
   */
  static async open(protocol: CDPSession, url: string): Promise<HiddenPage> {
    const { targetId } = await protocol.send('Target.createTarget', { url, hidden: true });
    const { sessionId } = await protocol.send('Target.attachToTarget', { targetId, flatten: true });
    const session = protocol.connection()?.session(sessionId);
    if (!session) throw new Error(`The browser has no session with ${url}, which it was asked for.`);
    const page = new HiddenPage(session);
    await page.loaded(url);
    return page;
  }

  /** What an expression, or the promise that it gives, comes to, as text. @throws Error with its description when it throws */
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
    // Until the address is there the page is the empty one that every page begins as.
    const state = await this.evaluate('location.protocol + document.readyState');
    if (state !== `${new URL(url).protocol}complete`) await within(`${url} to load`, loaded);
    await this.session.send('Page.disable');
  }
}
