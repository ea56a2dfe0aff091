// What a user does with extensions on the browser's page for that.

import type { CDPSession } from 'puppeteer';
import { HiddenPage } from './hidden-page';

/** A user of `chrome://extensions`. */
export class ExtensionsUser {
  private page: Promise<HiddenPage> | undefined;

  /** @param protocol a session with the browser itself */
  constructor(private readonly protocol: CDPSession) {}

  /**
   * Switches an extension off or on. Off, none of its pages and workers is left; on, its worker runs when it is called.
   *
   * @throws Error with the browser's words when it does not know such an extension
   */
  async setEnabled(extension: string, enabled: boolean): Promise<void> {
    this.page ??= HiddenPage.open(this.protocol, 'chrome://extensions/');
    await (await this.page).evaluate(`chrome.management.setEnabled(${JSON.stringify(extension)}, ${enabled})`);
  }
}
