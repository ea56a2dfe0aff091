// The browser's downloads.

import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { Notifier, within } from '../../../support/waiting';

/** A file that a page or an extension has downloaded. */
export interface Download {
  /** The suggested file name. */
  readonly name: string;
  readonly url: string;
}

interface Running extends Download {
  readonly id: string;
  readonly finished: Promise<void>;
  readonly finish: () => void;
}

/** All downloads of a session, kept in a folder of their own. */
export class Downloads {
  /** Notifies when a download begins. */
  readonly begun = new Notifier();
  private running: Running[] = [];

  private constructor(private readonly directory: string) {}

  /** @param directory an existing folder, in which this makes a folder for the downloads */
  static async watch(browser: Browser, directory: string): Promise<Downloads> {
    const downloads = new Downloads(join(directory, 'downloads'));
    await mkdir(downloads.directory);
    const session = await browser.target().createCDPSession();
    session.on('Browser.downloadWillBegin', ({ guid, suggestedFilename, url }) => {
      let finish = (): void => {};
      const finished = new Promise<void>((resolve) => {
        finish = resolve;
      });
      downloads.running.push({ id: guid, name: suggestedFilename, url, finished, finish });
      downloads.begun.notify();
    });
    session.on('Browser.downloadProgress', ({ guid, state }) => {
      if (state !== 'inProgress') downloads.running.find(({ id }) => id === guid)?.finish();
    });
    await session.send('Browser.setDownloadBehavior', {
      behavior: 'allowAndName',
      downloadPath: downloads.directory,
      eventsEnabled: true,
    });
    return downloads;
  }

  /** The downloads that have begun in this scenario, in order. */
  get all(): readonly Download[] {
    return this.running;
  }

  /** The content of a download, once it has finished. @throws NotInTime if it does not finish */
  async read(download: Download): Promise<string> {
    const found = this.running.find((running) => running === download);
    if (found === undefined) throw new Error(`\`${download.name}\` was not downloaded in this scenario.`);
    await within(`the end of the download of \`${found.name}\``, found.finished);
    return readFile(join(this.directory, found.id), 'utf8');
  }

  /** Forgets the previous scenario's downloads. */
  reset(): void {
    this.running = [];
  }
}
