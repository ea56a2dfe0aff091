// One Chromium process: where it is found, how it is started, and that nothing of it outlives us.

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer';
import { ownerVariable, temporaryFolder } from './owner.mjs';
import { UsageError } from './usage-error';

/** Where Chromium and its relatives are installed, in the order in which they are tried. */
const installations = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Nothing that calls out to the network by itself; one page at a time is under test, not the browser's services. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** For windows that nobody sees. */
const unseen = [
  // No tab strip and no toolbar around the pages of the first window: to paint them takes a sixth of a scenario's processor time.
  // Other windows have the size and the state that they are asked to have.
  '--kiosk',
  // A page is loaded anew for every scenario and runs for some hundred milliseconds: code that is optimized for long runs never pays.
  '--js-flags=--no-opt,--no-maglev',
  // A page that is loaded anew stays in its frame, and the one before it is not kept for "Back": nobody goes back to a scenario that is
  // over. That saves a sixth of what it takes to open the IDE and to make it fresh.
  '--disable-features=BackForwardCache,RenderDocument',
  // A page behind another one, or in a window behind another one, works as fast as the one in front.
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
];

/**
 * The browser to drive.
 *
 * @param environment `CHROMIUM_PATH` in it goes before everything that is installed
 * @param exists whether a path names a file
 * @returns the absolute path of the executable
 * @throws UsageError when `CHROMIUM_PATH` names nothing, or no browser is installed
 */
export function findChromium(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  exists: (path: string) => boolean = existsSync,
): string {
  const named = environment.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (exists(named)) return named;
    throw new UsageError(`CHROMIUM_PATH is \`${named}\`, and there is no such file.`);
  }
  const found = installations.find(exists);
  if (found !== undefined) return found;
  throw new UsageError(
    'No Chromium is installed where one usually is.',
    'Install it (`apt-get install chromium`), or name its executable in CHROMIUM_PATH.',
  );
}

/** A running Chromium with a profile of its own. */
export interface Chromium {
  readonly browser: Browser;
  /** A folder that is removed together with the profile: for downloads and generated extensions. */
  readonly directory: string;
  /** Ends the browser and removes its folder. May be called again. */
  close(): Promise<void>;
}

/**
 * Starts Chromium with a fresh profile in a temporary folder.
 *
 * @param visible whether windows are for somebody to see and use, which takes a display
 * @param profile the folder of another profile, which stays
 * @throws UsageError when no browser is found; what puppeteer throws when it does not start
 */
export async function launchChromium({
  visible = false,
  profile,
}: {
  visible?: boolean;
  profile?: string;
} = {}): Promise<Chromium> {
  const executablePath = findChromium();
  const directory = await temporaryFolder();
  // Before the browser: a process that is killed while it starts one leaves nothing behind either.
  const janitor = startJanitor(directory);
  try {
    const browser = await puppeteer.launch({
      executablePath,
      headless: !visible,
      pipe: true,
      enableExtensions: true,
      // Nobody asks about requests or issues; to be told of them takes a tenth of a scenario's time.
      networkEnabled: false,
      issuesEnabled: false,
      // Pages have the size of their window, as for a user; to emulate another one has each page laid out twice.
      defaultViewport: null,
      userDataDir: profile ?? join(directory, 'profile'),
      // The folder of its socket is removed with ours, also when it is killed. Elsewhere temporary folders have names that are long already,
      // and a socket's may not be.
      ...(process.platform === 'linux' && { env: { ...process.env, TMPDIR: directory } }),
      // Signals are the command line's business; whatever it does, the janitor sees us go.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      args: [...quiet, ...(visible ? [] : unseen), ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    });
    janitor.stdin?.write(`${browser.process()?.pid ?? ''}\n`);
    return { browser, directory, close: once(() => end(browser, janitor)) };
  } catch (error) {
    await dismiss(janitor);
    throw error;
  }
}

async function end(browser: Browser, janitor: ChildProcess): Promise<void> {
  try {
    await browser.close();
  } finally {
    await dismiss(janitor);
  }
}

/**
 * A shell that reads the browser's process id, once there is one, and waits for the end of its standard input, which comes when we say
 * so and also when this process or worker thread is killed in whatever way. Then it ends what is left of the browser and removes the
 * folder. It is a process group of its own, so that Ctrl-C in a terminal does not reach it.
 */
function startJanitor(directory: string): ChildProcess {
  const script = [
    'browser=',
    'while read -r word && [ "$word" != closed ]; do browser=$word; done',
    // The browser leads a process group; its helpers may outlive it for a moment, and write. One that was only being started is found
    // by its profile, whose name nobody else has.
    'if [ -n "$browser" ]; then kill -s KILL -- "-$browser"; elif [ "$word" != closed ]; then pkill -KILL -f "$1/profile"; fi 2>/dev/null',
    'attempt=0',
    'while [ "$attempt" -lt 100 ]; do',
    '  rm -rf "$1" 2>/dev/null && [ ! -e "$1" ] && break',
    '  sleep 0.1',
    '  attempt=$((attempt + 1))',
    'done',
  ].join('\n');
  // It outlives this process, and so must not count as one that this process has left behind.
  const { [ownerVariable]: _, ...env } = process.env;
  const janitor = spawn('/bin/sh', ['-c', script, 'janitor', directory], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    env,
  });
  janitor.unref();
  return janitor;
}

/** Tells the janitor that the browser is closed, and waits until the folder is gone. */
function dismiss(janitor: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    janitor.once('exit', () => resolve());
    if (janitor.exitCode !== null) resolve();
    janitor.ref();
    janitor.stdin?.end('closed\n');
  });
}

function once(action: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= action();
    return done;
  };
}
