// The reference IDE in a browser of its own, for tests of its window that the features do not cover.

import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestContext } from 'node:test';
import type { Browser, ElementHandle, KeyInput, Page } from 'puppeteer-core';
import { Downloads } from '../../harness/ide/chromium/downloads';
import { aiming, type ElementQuery, type PerceivedElement, perceiving } from '../../harness/ide/window/accessible';
import { buildIde } from '../../reference/ide/build';
import type { Project } from '../../reference/ide/project/side-project';
import { launchChromium } from '../../support/chromium';
import { within } from '../../support/waiting';

/** An installed IDE. */
export class OpenedIde {
  private downloads: Downloads | undefined;

  private constructor(
    readonly browser: Browser,
    private readonly directory: string,
    private readonly address: string,
    /** The window. */
    public page: Page,
  ) {}

  /**
   * Builds the IDE, installs it and opens its window; all is gone when the test is over.
   * @param profile a folder for the browser's profile, which stays
   */
  static async open(context: TestContext, profile?: string): Promise<OpenedIde> {
    const chromium = await launchChromium(profile === undefined ? {} : { profile });
    context.after(() => chromium.close());
    const { browser, directory } = chromium;
    const extension = path.join(directory, 'ide');
    await buildIde(extension);
    const address = `chrome-extension://${await browser.installExtension(extension)}/ide.html`;
    return new OpenedIde(browser, directory, address, await OpenedIde.openWindow(browser, address));
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

  /** Opens a project as its file. */
  async openProject(project: { readonly name: string; readonly [more: string]: unknown }): Promise<void> {
    await this.chooseFile(project.name, JSON.stringify(project));
    await this.shows(project.name);
  }

  /** Chooses a file with a text to be opened. */
  async chooseFile(name: string, text: string): Promise<void> {
    const file = path.join(this.directory, `${name}.side`);
    await writeFile(file, text);
    const chooser = (await this.page.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>;
    await chooser.uploadFile(file);
  }

  /** Waits until the window's title begins with a text. */
  async shows(title: string): Promise<void> {
    await this.page.waitForFunction((wanted) => document.title.startsWith(wanted), {}, title);
  }

  /** The elements of a query. */
  async read(query: ElementQuery): Promise<readonly PerceivedElement[]> {
    return (await this.page.evaluate(perceiving(query))) as PerceivedElement[];
  }

  /** Clicks the first element of a query with the mouse, once it can be clicked. */
  async click(query: ElementQuery): Promise<void> {
    const aim = await this.page.waitForFunction(aiming(query));
    const at = await aim.evaluate((aimed) => (aimed as { at: { x: number; y: number } }).at);
    await this.page.mouse.click(at.x, at.y);
  }

  /** Presses a key while others are held, such as `Control+Shift+Enter`. */
  async chord(keys: string): Promise<void> {
    const names = keys.split('+') as KeyInput[];
    const key = names.pop();
    for (const name of names) await this.page.keyboard.down(name);
    if (key) await this.page.keyboard.press(key);
    for (const name of names.reverse()) await this.page.keyboard.up(name);
  }

  /**
   * Saves the project with Ctrl+S and reads the file that the browser downloads: no more than ten of them in a second.
   */
  async saved(): Promise<Project> {
    this.downloads ??= await Downloads.watch(this.browser, this.directory);
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

  /** Types over a field. */
  async enter(name: string, text: string): Promise<void> {
    await this.click({ role: 'textbox', name });
    // A key that writes nothing: where there is nothing to select, the browser takes the key for what it is.
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
