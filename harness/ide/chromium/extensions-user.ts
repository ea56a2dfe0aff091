// Manages extensions as a user does on the browser's page `chrome://extensions`.

import type { CDPSession } from 'puppeteer-core';
import { HiddenPage } from './hidden-page';

/**
 * A script of that page, opened as a text file: it has the page's permissions, but runs no code. The page itself would read
 * all extensions and their icons again each time a worker starts or stops.
 */
const address = 'chrome://extensions/strings.m.js';

/** A user of `chrome://extensions`. */
export class ExtensionsUser {
  private page: Promise<HiddenPage> | undefined;

  /** @param protocol a session with the browser itself */
  constructor(private readonly protocol: CDPSession) {}

  /** Makes the browser collect the errors of extensions that are installed from now on. */
  async collectErrors(): Promise<void> {
    await this.evaluate('chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true })');
  }

  /** The collected errors of an extension's manifest, worker and pages, as JSON. */
  async errorsOf(extension: string): Promise<string> {
    const id = JSON.stringify(extension);
    return await this.evaluate(
      `chrome.developerPrivate.getExtensionInfo(${id}).then((info) => JSON.stringify([...info.runtimeErrors, ...info.manifestErrors]))`,
    );
  }

  /** Deletes the collected errors of an extension. */
  async forgetErrors(extension: string): Promise<void> {
    await this.evaluate(`chrome.developerPrivate.deleteExtensionErrors({ extensionId: ${JSON.stringify(extension)} })`);
  }

  /**
   * Enables or disables an extension. Disabling ends its pages and its worker; once enabled, its worker starts when
   * called.
   *
   * @throws Error with the browser's message if there is no such extension
   */
  async setEnabled(extension: string, enabled: boolean): Promise<void> {
    await this.evaluate(`chrome.management.setEnabled(${JSON.stringify(extension)}, ${enabled})`);
  }

  private async evaluate(expression: string): Promise<string> {
    this.page ??= HiddenPage.open(this.protocol, address);
    return await (await this.page).evaluate(expression);
  }
}
