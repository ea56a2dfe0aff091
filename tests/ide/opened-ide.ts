// The reference IDE in its own browser, for tests of the window that the features do not cover.

import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, type TestContext } from 'node:test';
import type { Browser, ElementHandle, KeyInput, Page } from 'puppeteer-core';
import { Downloads } from '../../harness/ide/chromium/downloads';
import {
  aiming,
  ask,
  type ElementQuery,
  type PerceivedElement,
  type Point,
  pageChange,
  perceiving,
  queryInWords,
} from '../../harness/ide/window/accessible';
import { buildIde } from '../../reference/ide/build';
import type { Project } from '../../reference/ide/project/side-project';
import { type Chromium, launchChromium } from '../../support/chromium';
import { momentMs, until, within } from '../../support/waiting';

/** A browser, its downloads, and the folder of the IDE that it can install. */
interface Prepared {
  readonly chromium: Chromium;
  readonly downloads: Downloads;
  readonly extension: string;
}

async function prepare(profile?: string): Promise<Prepared> {
  const chromium = await launchChromium(profile === undefined ? {} : { profile });
  const extension = path.join(chromium.directory, 'ide');
  await buildIde(extension);
  const downloads = await Downloads.watch(chromium.browser, chromium.directory);
  return { chromium, downloads, extension };
}

/** The browser of this process. A browser for each test would take a second of processor time more. */
let shared: Promise<Prepared> | undefined;
after(async () => (await shared)?.chromium.close());

function prepareOnce(): Promise<Prepared> {
  shared ??= prepare();
  return shared;
}

/** Uninstalls the IDE, with all that it has stored, and closes all pages but the browser's first. */
async function clear(browser: Browser, id: string): Promise<void> {
  await browser.uninstallExtension(id);
  const [, ...left] = await browser.pages();
  await Promise.all(left.map((page) => page.close()));
}

/** An installed IDE. */
export class OpenedIde {
  private constructor(
    readonly browser: Browser,
    private readonly directory: string,
    private readonly downloads: Downloads,
    private readonly address: string,
    /** The window. */
    public page: Page,
  ) {}

  /**
   * Installs the IDE and opens its window. After the test, nothing of it is left.
   * @param profile a folder for the browser's profile, which is kept; without it, tests share a browser
   */
  static async open(context: TestContext, profile?: string): Promise<OpenedIde> {
    const { chromium, downloads, extension } = await (profile === undefined ? prepareOnce() : prepare(profile));
    const { browser, directory } = chromium;
    const id = await browser.installExtension(extension);
    context.after(() => (profile === undefined ? clear(browser, id) : chromium.close()));
    const address = `chrome-extension://${id}/ide.html`;
    return new OpenedIde(browser, directory, downloads, address, await OpenedIde.openWindow(browser, address));
  }

  private static async openWindow(browser: Browser, address: string): Promise<Page> {
    const page = await browser.newPage();
    await page.goto(address);
    await page.waitForSelector('h1');
    return page;
  }

  /** Opens the window again after it was closed. */
  async reopen(): Promise<void> {
    this.page = await OpenedIde.openWindow(this.browser, this.address);
  }

  /** Opens a project by its file. */
  async openProject(project: { readonly name: string; readonly [more: string]: unknown }): Promise<void> {
    await this.chooseFile(project.name, JSON.stringify(project));
    await this.shows(project.name);
  }

  /** Opens a file with a text. */
  async chooseFile(name: string, text: string): Promise<void> {
    const file = path.join(this.directory, `${name}.side`);
    await writeFile(file, text);
    const chooser = (await this.page.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>;
    await chooser.uploadFile(file);
  }

  /** Waits until the window's title starts with a text. */
  async shows(title: string): Promise<void> {
    await this.page.waitForFunction((wanted) => document.title.startsWith(wanted), {}, title);
  }

  /** The elements of a query. */
  async read(query: ElementQuery): Promise<readonly PerceivedElement[]> {
    return (await ask(this.page, perceiving(query))) as PerceivedElement[];
  }

  /** Clicks the first element of a query with the mouse, once it can be clicked. */
  async click(query: ElementQuery): Promise<void> {
    const at = await until(
      `a ${queryInWords(query)} that can be clicked`,
      () => ask(this.page, aiming(query)) as Promise<Point | null>,
      (found) => found !== null,
      () => this.page.evaluate(pageChange, momentMs),
    );
    await this.page.mouse.click(at!.x, at!.y);
  }

  /** Presses a key while others are held: `Control+Shift+Enter`. */
  async chord(keys: string): Promise<void> {
    const names = keys.split('+') as KeyInput[];
    const key = names.pop();
    for (const name of names) await this.page.keyboard.down(name);
    if (key) await this.page.keyboard.press(key);
    for (const name of names.reverse()) await this.page.keyboard.up(name);
  }

  /**
   * Saves the project with Ctrl+S and reads the downloaded file. The browser allows ten downloads per second.
   */
  async saved(): Promise<Project> {
    const before = this.downloads.all.length;
    const begun = this.downloads.begun.next();
    await this.chord('Control+s');
    if (this.downloads.all.length === before) await within('the download of the project', begun);
    const download = this.downloads.all.at(-1);
    assert.ok(download);
    return JSON.parse(await this.downloads.read(download));
  }

  /** Clicks a button by its name. */
  async press(name: string): Promise<void> {
    await this.click({ role: 'button', name });
  }

  /** Replaces a field's text by typing. */
  async enter(name: string, text: string): Promise<void> {
    await this.click({ role: 'textbox', name });
    // This key types nothing if the field is empty, where there is nothing to select.
    await this.page.keyboard.press('Insert', { commands: ['SelectAll'] });
    await this.page.keyboard.sendCharacter(text);
  }
}

/** A project with a test that has this number of commands, and an empty one. */
export function projectOf(name: string, commands: number) {
  return {
    id: `project ${name}`,
    version: '2.0',
    name,
    url: 'http://127.0.0.1',
    tests: [
      {
        id: 'test-1',
        name: 'A test',
        commands: Array.from({ length: commands }, (_, position) => ({
          id: `command-${position}`,
          comment: position % 7 === 0 ? `Step ${position}` : '',
          command: position % 2 === 0 ? 'click' : 'assertText',
          target: `css=#element-${position} .part`,
          value: position % 2 === 0 ? '' : `text ${position}`,
        })),
      },
      { id: 'test-2', name: 'Another test', commands: [] },
    ],
    suites: [{ id: 'suite-1', name: 'A suite', tests: ['test-1'] }],
    urls: [],
    plugins: [],
  };
}
