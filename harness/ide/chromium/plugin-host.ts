// What plugins need of Chromium.

import type { Browser, Page } from 'puppeteer-core';
import type { PluginHost, Receiver } from '../plugin/plugin';
import type { ExtensionsUser } from './extensions-user';

/** Installs the plugins of a session in Chromium. */
export class ChromiumPlugins implements PluginHost {
  constructor(
    private readonly browser: Browser,
    private readonly user: ExtensionsUser,
  ) {}

  install(folder: string): Promise<string> {
    return this.browser.installExtension(folder);
  }

  async uninstall(extension: string): Promise<void> {
    await this.browser.uninstallExtension(extension);
  }

  async setEnabled(extension: string, enabled: boolean): Promise<void> {
    await this.user.setEnabled(extension, enabled);
  }

  async openPage(extension: string, file: string, received: Receiver): Promise<Page> {
    const page = await this.browser.newPage({ background: true });
    await page.exposeFunction('received', received);
    await page.goto(`chrome-extension://${extension}/${file}`);
    return page;
  }
}
