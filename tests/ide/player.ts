// The reference's IDE in a browser, for tests that play projects in it and read the results.

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { ChromiumSession } from '../../harness/ide/session/chromium-session';
import { AriaDriver } from '../../harness/ide/window/aria-driver';
import type { IdeWindow } from '../../harness/ide/window/ide-driver';
import { buildIde } from '../../reference/ide/build';
import { eventually } from '../../support/waiting';

/** A command of a test: command, target, value, and other fields of a `.side` file. */
export interface Line {
  command: string;
  target?: string;
  value?: string;
  [more: string]: unknown;
}

/** A test of a project. */
export interface PlayedTest {
  name: string;
  lines: readonly Line[];
}

/** The result of a test: its verdict, and its part of the playback log. */
export interface Played {
  verdict: string;
  log: readonly string[];
}

/** The IDE's window, with functions to play in it. */
export class Player {
  private constructor(
    readonly session: ChromiumSession,
    readonly driver: AriaDriver,
    private readonly window: IdeWindow,
    private readonly directory: string,
  ) {}

  /** Builds the IDE, installs it and opens its window. */
  static async start(): Promise<Player> {
    const directory = await mkdtemp(join(tmpdir(), 'touchstone-player-'));
    try {
      const extension = join(directory, 'ide');
      await buildIde(extension);
      const session = await ChromiumSession.current();
      const window = await session.installIde({ extension, page: 'ide.html' });
      const driver = new AriaDriver(window);
      await driver.open();
      return new Player(session, driver, window, directory);
    } catch (error) {
      await ChromiumSession.end();
      await rm(directory, { recursive: true, force: true });
      throw error;
    }
  }

  /** Closes the window and the browser. */
  async close(): Promise<void> {
    await ChromiumSession.end();
    await rm(this.directory, { recursive: true, force: true });
  }

  /** The page in the IDE's window. */
  async page(): Promise<Page> {
    const page = await this.window.page();
    if (!page) throw new Error('The IDE is not open.');
    return page;
  }

  /** Opens a project of these tests, with one suite of all of them. */
  async open(url: string, tests: readonly PlayedTest[], suite: object = {}): Promise<void> {
    const name = `Project ${++projects}`;
    const project = {
      id: `project-${projects}`,
      version: '2.0',
      name,
      url,
      tests: tests.map((test, number) => ({
        id: `test-${number}`,
        name: test.name,
        commands: test.lines.map((line, position) => ({
          id: `command-${number}-${position}`,
          comment: '',
          target: '',
          targets: [],
          value: '',
          ...line,
        })),
      })),
      suites: [
        {
          id: 'suite',
          name: 'All',
          persistSession: false,
          parallel: false,
          timeout: 300,
          tests: tests.map((_, number) => `test-${number}`),
          ...suite,
        },
      ],
      urls: [],
      plugins: [],
    };
    const file = join(this.directory, `${name}.side`);
    await writeFile(file, JSON.stringify(project));
    await this.driver.openProject(file, name);
  }

  /** Clicks a button of the window. */
  async press(name: string): Promise<void> {
    await (await this.page()).locator(`::-p-aria([name="${name}"][role="button"])`).click();
  }

  /** Waits until the playback status is one of these. */
  async status(...wanted: readonly string[]): Promise<string> {
    const page = await this.page();
    const shown = await page.waitForFunction(
      (texts) => {
        const text = document.querySelector('[role=status][aria-label=Playback]')?.textContent ?? '';
        return texts.find((each) => text.startsWith(each));
      },
      { polling: 'mutation', timeout: 240_000 },
      wanted,
    );
    return String(await shown.jsonValue());
  }

  /** Waits until a condition holds. @throws if it does not hold in time */
  async until(holds: () => Promise<boolean>): Promise<void> {
    if (await eventually(holds, Boolean, () => this.window.change(), 20_000)) return;
    throw new Error(`Timed out after 20 s waiting for: ${holds}`);
  }

  /** Plays the project's suite to its end. @returns the results of its tests, by name */
  async playSuite(): Promise<Map<string, Played>> {
    await this.press('Clear log').catch(() => undefined);
    await this.press('Run suite');
    await this.status('passed', 'failed', 'stopped');
    return played((await this.driver.log()).map(({ text }) => text.replace(/^Test IDE\s*:?\s*/, '')));
  }
}

let projects = 0;

/** Splits the log by test. */
export function played(log: readonly string[]): Map<string, Played> {
  const tests = new Map<string, Played>();
  let lines: string[] = [];
  for (const line of log) {
    const [, begun] = /Running “(.*)”$/.exec(line) ?? [];
    const [, ended, verdict] = /“(.*)” (passed|failed|was stopped)$/.exec(line) ?? [];
    if (begun !== undefined) lines = [];
    else if (ended !== undefined && verdict !== undefined) tests.set(ended, { verdict, log: lines });
    else lines.push(line);
  }
  return tests;
}
