// Finds and starts Firefox, and makes sure that neither its processes nor its files outlive this process.

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { visibility } from './chromium';
import { findInstalled } from './installed-browser';
import { dismiss, once, startJanitor } from './janitor';
import { temporaryFolder } from './owner.mjs';
import { findTools } from './tools.mjs';

/** Further paths of Firefox, in the order in which they are tried. */
const installations = [
  '/usr/bin/firefox-esr',
  '/usr/lib/firefox-esr/firefox-esr',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/**
 * The path of the Firefox to start.
 *
 * @param environment its `FIREFOX_PATH` takes precedence over installed browsers
 * @param exists whether a path names a file
 * @returns the absolute path of the executable
 * @throws UsageError if `FIREFOX_PATH` names no file, or no Firefox is installed
 */
export function findFirefox(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  exists?: (path: string) => boolean,
): string {
  const usual = findTools(environment).firefox?.path;
  const paths = [...(usual === undefined ? [] : [usual]), ...installations];
  return findInstalled(
    { name: 'Firefox', variable: 'FIREFOX_PATH', debianPackage: 'firefox-esr', paths },
    environment,
    exists,
  );
}

/** A running Firefox with its own profile. */
export interface Firefox {
  readonly browser: Browser;
  /** A folder for downloads and generated extensions, which is removed together with the profile. */
  readonly directory: string;
  /** Ends the browser and removes its folder. May be called again. */
  close(): Promise<void>;
}

/**
 * Starts Firefox with a fresh profile in a temporary folder. It may be told to open any page and to run code with the
 * browser's own privileges, as the harness needs for extensions: never let it visit foreign pages.
 *
 * @throws UsageError if no Firefox is found; puppeteer's error if it does not start
 */
export async function launchFirefox(): Promise<Firefox> {
  const executablePath = findFirefox();
  const directory = await temporaryFolder();
  const profile = join(directory, 'profile');
  await mkdir(profile);
  // The janitor starts first: it also cleans up if this process is killed while the browser starts.
  const janitor = startJanitor(directory);
  try {
    const { default: puppeteer } = require('puppeteer-core') as typeof import('puppeteer-core');
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      ...visibility(),
      networkEnabled: false,
      defaultViewport: null,
      userDataDir: profile,
      timeout: startLimitMs,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      args: ['--remote-allow-system-access'],
    });
    janitor.stdin?.write(`${browser.process()?.pid ?? ''}\n`);
    return { browser, directory, close: once(() => end(browser, janitor)) };
  } catch (error) {
    await dismiss(janitor);
    throw error;
  }
}

/** A first start with a new profile takes 2 s, and ten times as long on a busy machine. */
const startLimitMs = 90_000;

/** How long the browser may take to close before it is killed. */
const closeLimitMs = 5000;

async function end(browser: Browser, janitor: ReturnType<typeof startJanitor>): Promise<void> {
  const killer = setTimeout(() => browser.process()?.kill('SIGKILL'), closeLimitMs);
  try {
    await browser.close();
  } finally {
    clearTimeout(killer);
    await dismiss(janitor);
  }
}
