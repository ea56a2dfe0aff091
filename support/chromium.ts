// Finds and starts Chromium, and makes sure that neither its processes nor its files outlive this process.

import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { findInstalled } from './installed-browser';
import { dismiss, once, startJanitor } from './janitor';
import { temporaryFolder } from './owner.mjs';
import { findBrowser } from './tools.mjs';
import { UsageError } from './usage-error';

/** Further paths of Chromium and Chrome, in the order in which they are tried. */
const installations = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Turns off the browser's own network requests. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** Saves processor time in headless browsers. */
const headlessOnly = [
  // No tab strip and no toolbar in the first window: painting them takes a sixth of a scenario's processor time.
  // Other windows keep the size and state that their creator asks for.
  '--kiosk',
  // Every scenario reloads the page and runs for a few hundred milliseconds: optimizing its code does not pay.
  '--js-flags=--no-opt,--no-maglev',
  // A reloaded page stays in its frame, and the page before it is not kept for "Back". This saves a sixth of the time
  // to open the IDE and to reset it.
  '--disable-features=BackForwardCache,RenderDocument',
  // Windows appear and disappear at once.
  '--wm-window-animations-disabled',
  // Pages in the background, and in background windows, run as fast as the one in front.
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
];

/**
 * The path of the browser to start.
 *
 * @param environment its `CHROMIUM_PATH` takes precedence over installed browsers
 * @param exists whether a path names a file
 * @returns the absolute path of the executable
 * @throws UsageError if `CHROMIUM_PATH` names no file, or no browser is installed
 */
export function findChromium(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  exists?: (path: string) => boolean,
): string {
  const usual = findBrowser(environment)?.path;
  const paths = [...(usual === undefined ? [] : [usual]), ...installations];
  return findInstalled(
    { name: 'Chromium', variable: 'CHROMIUM_PATH', debianPackage: 'chromium', paths },
    environment,
    exists,
  );
}

/** How long a shown browser waits before each act, in milliseconds, so that a person can follow. */
const slowMs = 250;
let shown = false;

/** Lets every browser that this process starts show its windows, and act slowly. For debugging. */
export function showBrowser(): void {
  shown = true;
}

/** How a browser is shown: not at all, or slowly for a person who watches. */
export function visibility(visible = shown): { readonly headless: boolean; readonly slowMo?: number } {
  return { headless: !visible, ...(shown && { slowMo: slowMs }) };
}

/** @throws UsageError if this machine has no display on which a browser could be shown */
export function requireDisplay(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  platform: NodeJS.Platform = process.platform,
): void {
  if (platform !== 'linux' || environment.DISPLAY || environment.WAYLAND_DISPLAY) return;
  throw new UsageError(
    'The browser cannot be shown: there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set).',
    'Start it on a desktop, or on a virtual display: `xvfb-run COMMAND`.',
  );
}

/** The longest path of a socket on Linux. With a longer one, Chromium does not start. */
const longestSocketPath = 107;
const socketBelow = '/.org.chromium.Chromium.XXXXXX/SingletonSocket';

/** Whether Chromium can make its socket in a folder. Linux only: other systems' temporary folders have long names. */
function fitsSocket(folder: string): boolean {
  return process.platform === 'linux' && folder.length + socketBelow.length <= longestSocketPath;
}

/** How long output of a browser that has ended is still read. */
const disconnectMs = 1000;

/** A running Chromium with its own profile. */
export interface Chromium {
  readonly browser: Browser;
  /** A folder for downloads and generated extensions, which is removed together with the profile. */
  readonly directory: string;
  /** Ends the browser and removes its folder. May be called again. */
  close(): Promise<void>;
}

/**
 * Starts Chromium with a fresh profile in a temporary folder.
 *
 * @param visible whether to show the windows, which needs a display
 * @param profile the folder of a profile to use instead, which is kept
 * @throws UsageError if no browser is found; puppeteer's error if it does not start
 */
export async function launchChromium(options: LaunchOptions = {}): Promise<Chromium> {
  try {
    return await launchOnce(options);
  } catch (error) {
    // The browser was killed during its start: try again. A browser that cannot start fails a second time.
    if (!(error instanceof Error && error.message.includes('Target closed'))) throw error;
    return await launchOnce(options);
  }
}

interface LaunchOptions {
  readonly visible?: boolean | undefined;
  readonly profile?: string;
}

async function launchOnce({ visible, profile }: LaunchOptions): Promise<Chromium> {
  const executablePath = findChromium();
  const shownAs = visibility(visible);
  const directory = await temporaryFolder();
  // The janitor starts first: it also cleans up if this process is killed while the browser starts.
  const janitor = startJanitor(directory);
  try {
    // Here: most processes that look for a browser start none.
    const { default: puppeteer } = require('puppeteer-core') as typeof import('puppeteer-core');
    const browser = await puppeteer.launch({
      executablePath,
      ...shownAs,
      pipe: true,
      enableExtensions: true,
      // Events about requests and issues are not needed, and take a tenth of a scenario's time.
      networkEnabled: false,
      issuesEnabled: false,
      // Pages have the size of their window, as for a user. An emulated size would lay out each page twice.
      defaultViewport: null,
      userDataDir: profile ?? join(directory, 'profile'),
      // Chromium makes its socket here, so that the socket is removed even if Chromium is killed.
      ...(fitsSocket(directory) && { env: { ...process.env, TMPDIR: directory } }),
      // The command line handles signals. However this process ends, the janitor notices.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      args: [
        ...quiet,
        ...(shownAs.headless ? headlessOnly : []),
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    });
    janitor.stdin?.write(`${browser.process()?.pid ?? ''}\n`);
    disconnectAtExit(browser);
    return { browser, directory, close: once(() => end(browser, janitor)) };
  } catch (error) {
    await dismiss(janitor);
    throw error;
  }
}

/**
 * Disconnects from a browser when its main process ends. Helper processes can live longer and keep the pipe open, and
 * every call would wait for them.
 */
function disconnectAtExit(browser: Browser): void {
  const main = browser.process();
  main?.once('exit', () => {
    const pipes = [main.stdio[3], main.stdio[4]];
    // Puppeteer no longer listens for errors once it is disconnected.
    for (const pipe of pipes) pipe?.on('error', () => {});
    // First, read what the browser wrote before it ended.
    setTimeout(() => {
      for (const pipe of pipes) pipe?.destroy();
    }, disconnectMs).unref();
  });
}

/** How long a browser may take to close before it is killed: a page that hangs can keep it open for ever. */
const closeLimitMs = 5000;

async function end(browser: Browser, janitor: ChildProcess): Promise<void> {
  const killer = setTimeout(() => browser.process()?.kill('SIGKILL'), closeLimitMs);
  try {
    await browser.close();
  } finally {
    clearTimeout(killer);
    await dismiss(janitor);
  }
}
