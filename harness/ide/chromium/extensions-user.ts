// What a user does with extensions on the browser's page for that.

import type { CDPSession } from 'puppeteer';
import { HiddenPage } from './hidden-page';

/** A user of `chrome://extensions`. */
export class ExtensionsUser {
  private page: Promise<HiddenPage> | undefined;

  /** @param protocol a session with the browser itself */
  constructor(private readonly protocol: CDPSession) {}

  /** Has the browser collect the errors of extensions that are installed from now on. */
  async collectErrors(): Promise<void> {
    await this.evaluate('chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true })');
  }

  /** The errors of an extension that the browser has collected, as JSON: of its manifest, its worker and its pages. */
  async errorsOf(extension: string): Promise<string> {
    const id = JSON.stringify(extension);
    return await this.evaluate(
      `chrome.developerPrivate.getExtensionInfo(${id}).then((info) => JSON.stringify([...info.runtimeErrors, ...info.manifestErrors]))`,
    );
  }

  /** Has the browser forget the errors of an extension. */
  async forgetErrors(extension: string): Promise<void> {
    await this.evaluate(`chrome.developerPrivate.deleteExtensionErrors({ extensionId: ${JSON.stringify(extension)} })`);
  }

  /**
   * Switches an extension off or on. Off, none of its pages and workers is left; on, its worker runs when it is called.
   *
   * @throws Error with the browser's words when it does not know such an extension
   */
  async setEnabled(extension: string, enabled: boolean): Promise<void> {
    await this.evaluate(`chrome.management.setEnabled(${JSON.stringify(extension)}, ${enabled})`);
  }

  private async evaluate(expression: string): Promise<string> {
    this.page ??= HiddenPage.open(this.protocol, 'chrome://extensions/');
    return await (await this.page).evaluate(expression);
  }
}
