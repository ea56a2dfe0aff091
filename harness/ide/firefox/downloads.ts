// The downloads of Firefox.

import { renameSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { Notifier, until } from '../../../support/waiting';
import type { Download } from '../chromium/downloads';
import type { FirefoxSystem } from './system';

const begunSchema = z.object({ suggestedFilename: z.string(), url: z.string() });
const endedSchema = z.object({ url: z.string(), filepath: z.string().nullish() });

/** All downloads of a session, kept in a folder of their own. */
export class FirefoxDownloads {
  /** Notifies when a download begins or ends. */
  readonly begun = new Notifier();
  private running: Download[] = [];
  private ended = 0;
  /** The files of the downloads that have ended, by address. */
  private files = new Map<string, string>();

  /** @param directory an existing folder, in which this makes a folder for the downloads */
  static async watch(system: FirefoxSystem, directory: string): Promise<FirefoxDownloads> {
    const downloads = new FirefoxDownloads();
    const destinationFolder = join(directory, 'downloads');
    await mkdir(destinationFolder);
    system.on('browsingContext.downloadWillBegin', (event) => {
      const { suggestedFilename: name, url } = begunSchema.parse(event);
      downloads.running.push({ name, url });
      downloads.begun.notify();
    });
    system.on('browsingContext.downloadEnd', (event) => {
      const { url, filepath } = endedSchema.parse(event);
      if (typeof filepath === 'string') {
        // Firefox would number the next file of the same name.
        const kept = join(directory, `download-${++downloads.ended}`);
        renameSync(filepath, kept);
        downloads.files.set(url, kept);
      }
      downloads.begun.notify();
    });
    await system.send('browser.setDownloadBehavior', { downloadBehavior: { type: 'allowed', destinationFolder } });
    return downloads;
  }

  get all(): readonly Download[] {
    return this.running;
  }

  /** The content of a download, once it has finished. @throws WaitTimeout if it does not finish */
  async read({ name, url }: Download): Promise<string> {
    const file = await until(
      `the end of the download of \`${name}\``,
      async () => this.files.get(url),
      (found) => found !== undefined,
      () => this.begun.next(),
    );
    return readFile(file!, 'utf8');
  }

  /** Forgets the previous scenario's downloads. */
  reset(): void {
    this.running = [];
    this.files.clear();
  }
}
