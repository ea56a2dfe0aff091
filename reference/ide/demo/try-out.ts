// A browser with the Test IDE, an open project, the example plugins, and the site that the example project tests.

import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import { type Chromium, launchChromium } from '../../../support/chromium';
import { UsageError } from '../../../support/usage-error';
import { pagePath } from '../bridge/protocol';
import { buildIde } from '../build';
import { fileName, formatProject, parseProject } from '../project/side-project';
import { type Site, serveFolder } from './site';

const examples = path.join(path.resolve(__dirname, '../../..'), 'examples');

/** A running IDE to try. */
export interface TryOut {
  readonly browser: Browser;
  /** The IDE's window, with the project open in it. */
  readonly ide: Page;
  /** The site of the example project; undefined for any other project. */
  readonly site: Site | undefined;
  /** Closes everything and removes temporary files. May be called again. */
  close(): Promise<void>;
}

/**
 * Builds the IDE, starts a browser with it and opens a project.
 *
 * @param projectFile a project to open instead of the example
 * @param visible whether to show the windows
 * @throws UsageError for a file that is missing or not a project; any error of starting the browser
 */
export async function tryOut(projectFile: string | undefined, visible: boolean): Promise<TryOut> {
  const example = projectFile === undefined;
  const file = projectFile ?? path.join(examples, 'shop', 'shop.side');
  const project = await readProjectFile(file);
  const site = example ? await serveFolder(path.join(examples, 'shop')) : undefined;
  let chromium: Chromium | undefined;
  const close = async (): Promise<void> => {
    await chromium?.close();
    await site?.close();
  };
  try {
    chromium = await launchChromium({ visible });
    const { browser, directory } = chromium;
    const extension = path.join(directory, 'ide');
    await buildIde(extension);
    const id = await browser.installExtension(extension);
    await installPlugins(browser);
    // The example's site gets a different port each time.
    const opened = site ? { ...project, url: site.origin, urls: [site.origin] } : project;
    const copy = path.join(directory, fileName(opened));
    await writeFile(copy, formatProject(opened));
    const ide = await browser.newPage({ type: 'window', windowBounds: { width: 1200, height: 840 } });
    await ide.goto(`chrome-extension://${id}/${pagePath}`);
    await openFile(ide, copy, opened.name);
    const [first] = await browser.pages();
    if (site && first) await first.goto(site.origin);
    await ide.bringToFront();
    return { browser, ide, site, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function readProjectFile(file: string) {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new UsageError(`The project cannot be read: ${error.message}`);
  });
  const reading = parseProject(text);
  if ('problem' in reading) throw new UsageError(`${file} cannot be opened: ${reading.problem}`);
  return reading.project;
}

/** Installs every extension in `examples/plugins`. */
async function installPlugins(browser: Browser): Promise<void> {
  const folder = path.join(examples, 'plugins');
  const names = existsSync(folder) ? await readdir(folder) : [];
  for (const name of names.sort()) {
    if (existsSync(path.join(folder, name, 'manifest.json'))) await browser.installExtension(path.join(folder, name));
  }
}

/** Opens a file as a user would. */
async function openFile(ide: Page, file: string, name: string): Promise<void> {
  const chooser = (await ide.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>;
  await chooser.uploadFile(file);
  await ide.waitForFunction((expected) => document.title.startsWith(expected), {}, name);
}
