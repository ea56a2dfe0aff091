// What a scenario needs of a browser session, whatever the browser.

import type { Page } from 'puppeteer-core';
import type { Notifier } from '../../../support/waiting';
import type { IdeSubject } from '../../subject/manifest';
import type { ConsoleLine } from '../chromium/console';
import type { Download } from '../chromium/downloads';
import type { FixturePages } from '../chromium/fixture-pages';
import type { Plugin, PluginLetter } from '../plugin/plugin';
import type { InstalledIde } from '../window/ide-window';
import type { IdeUse } from './put-back';

/** How a scenario ends. */
export interface ClearOptions {
  /** Whether it failed: then nothing of the IDE's window is kept. */
  readonly careful?: boolean;
  /** How to use the IDE once more. */
  readonly use?: IdeUse;
}

/** The downloads of a scenario. */
export interface DownloadList {
  /** Notifies when a download begins. */
  readonly begun: Notifier;
  /** The downloads that have begun in this scenario, in order. */
  readonly all: readonly Download[];
  /** The content of a download, once it has finished. @throws WaitTimeout if it does not finish */
  read(download: Download): Promise<string>;
}

/** The browser session of one cucumber worker: the browser, the plugins, and an IDE that is fresh for every scenario. */
export interface IdeSession {
  readonly plugins: Readonly<Record<PluginLetter, Plugin>>;
  readonly downloads: DownloadList;
  readonly pages: FixturePages;
  /** The folder of the session's files. It is removed at the session's end. */
  readonly directory: string;
  /**
   * Provides an IDE that has nothing of an earlier scenario.
   *
   * @throws Error with the browser's words when it refuses the extension
   */
  installIde(subject: IdeSubject): Promise<InstalledIde>;
  /** Ends a scenario: closes its pages and forgets what plugins and downloads recorded. */
  clear(options?: ClearOptions): Promise<void>;
  /** Opens a fixture page in a new window and brings it to the front, as a user who looks at another page. */
  lookAt(path: string): Promise<void>;
  /** Opens a fixture page in a new window behind the others. */
  openAside(path: string): Promise<Page>;
  /** Waits for a page at an address and until it has loaded. @throws WaitTimeout when there is none in time */
  pageAt(url: string): Promise<Page>;
  /** Stops the worker of an extension, as the browser does with an idle one. */
  stopWorker(extension: string): Promise<void>;
  /** Resolves when a page opens, closes or navigates, or after a moment. */
  change(): Promise<void>;
  /** What the browser reports about an extension and the open pages, one line each. For the message of a failure. */
  browserWords(extension: string): Promise<readonly string[]>;
  /** At most `most` of the open pages that belong to no extension. The promise of a page that hangs never resolves. */
  pagesUnderTest(most: number): readonly Promise<Page | null>[];
  /** A screenshot of a page, as PNG. */
  screenshot(page: Page): Promise<Buffer>;
  /** The consoles of an extension's pages and workers and of the pages under test. */
  consoles(extension: string): readonly SourceConsole[];
  /** Ends the browser as a crash does. For tests. */
  crash(): Promise<void>;
}

/** The console of one page or worker. */
export interface SourceConsole {
  readonly url: string;
  /** What was written to it. It may hang. */
  readonly lines: Promise<readonly ConsoleLine[]>;
}
