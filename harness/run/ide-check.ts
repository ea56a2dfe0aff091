// What must work before an IDE is judged: its extension installs, its worker starts, and its page opens and loads. A
// success is remembered in the build folder.

import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Progress } from '../../support/progress';
import { UsageError } from '../../support/usage-error';
import { waitLimit, within } from '../../support/waiting';
import { isSmokeCheckOff } from '../cpp/smoke';
import { identityOf } from '../cpp/tool-identity';
import { ChromiumSession } from '../ide/session/chromium-session';
import { endSessions } from '../ide/session/current';
import { FirefoxSession } from '../ide/session/firefox-session';
import { untilShown, untilWorkerRegistered } from '../ide/session/first-page';
import { browserTitle, findBrowser } from '../subject/browsers';
import { type IdeSubject, manifestOf, type Subject } from '../subject/manifest';
import { Success } from './success';

/** How long the page may take to load, and the worker to start, at most. A user would not wait longer. */
const mostMs = 8000;

/** How long a page that has loaded may take to show something, at least. */
const leastMs = 1000;

/** What {@link checkIde} needs of a run. */
interface IdeCheckOptions {
  /** The parent of the build folders. */
  readonly build: string;
  readonly progress: Progress;
}

/** Why an IDE does not work: the manifest's key to look at, a sentence, and the browser's words. */
interface Obstacle {
  readonly key: string;
  readonly what: string;
  readonly words: readonly string[];
}

/**
 * Installs an IDE in a browser and opens its page, unless that has worked with the same files and browser before.
 * @throws UsageError with the browser's words if that does not work: nothing was judged
 */
export async function checkIde(subject: Subject, ide: IdeSubject, { build, progress }: IdeCheckOptions): Promise<void> {
  if (isSmokeCheckOff()) return;
  const folder = path.join(build, subject.name);
  const success = new Success(path.join(folder, 'ide_smoke_check.ok'), await ideKey(ide));
  if (await success.isRemembered()) return;
  progress.step('check', 0, 0, 'whether the IDE can be installed and opened');
  try {
    const limitMs = Math.min(mostMs, (ide.limitSeconds ?? Number.POSITIVE_INFINITY) * 1000);
    const look = ide.browser === 'firefox' ? obstacleInFirefox : obstacleOf;
    const obstacle = await waitLimit.during(limitMs, () => look(ide));
    if (obstacle) throw ideNotWorking(subject, ide, obstacle);
  } finally {
    await endSessions();
    progress.done('check');
  }
  await mkdir(folder, { recursive: true });
  await success.remember();
}

/** Tries the IDE in Chromium. @returns what is in its way; undefined if it works */
async function obstacleOf(ide: IdeSubject): Promise<Obstacle | undefined> {
  const session = await ChromiumSession.current();
  try {
    const installed = await session.installIde(ide);
    const nuisances = session.countNuisances();
    const start = performance.now();
    const limitMs = waitLimit.ms;
    try {
      const page = await session.tryPage(installed.url, nuisances);
      if (await hasWorker(ide)) {
        await within('its page to respond', untilWorkerRegistered(session, page, installed.extension));
      }
      // All of the check together has one limit, except that a page has a moment to show something.
      const leftMs = Math.max(limitMs - (performance.now() - start), leastMs);
      const shown = untilShown(session, page, installed.extension, leftMs);
      await within('its page to respond', shown, leftMs + waitLimit.ms);
    } catch (error) {
      const words = [(error as Error).message, ...(await session.browserWords(installed.extension))];
      words.push(...(await nuisances.inWords()));
      const [key, what] = words.some(isWorkersFault)
        ? ['ide.extension', 'its service worker does not start.']
        : ['ide.page', 'the page does not open.'];
      return { key, what, words };
    } finally {
      nuisances.end();
    }
    return undefined;
  } catch (error) {
    return {
      key: 'ide.extension',
      what: 'Chromium does not install the extension.',
      words: [(error as Error).message],
    };
  }
}

/** Tries the IDE in Firefox, which starts the background with the first message. @returns what is in its way, if anything */
async function obstacleInFirefox(ide: IdeSubject): Promise<Obstacle | undefined> {
  const session = await FirefoxSession.current();
  const installed = await session.installIde(ide).catch((error: Error) => error);
  if (installed instanceof Error)
    return { key: 'ide.extension', what: 'Firefox does not install the extension.', words: [installed.message] };
  try {
    await installed.open();
    await session.pageAt(installed.url);
    return undefined;
  } catch (error) {
    const words = [(error as Error).message, ...(await session.browserWords(installed.extension))];
    return { key: 'ide.page', what: 'the page does not open.', words };
  }
}

/** Whether the browser says that it could not start an extension's service worker. */
function isWorkersFault(words: string): boolean {
  return /service worker registration failed/i.test(words);
}

/** Whether the extension's manifest names a service worker. */
async function hasWorker({ extension }: IdeSubject): Promise<boolean> {
  const text = await readFile(path.join(extension, 'manifest.json'), 'utf8');
  return /"service_worker"\s*:/.test(text);
}

async function ideKey(ide: IdeSubject): Promise<string> {
  const { extension, page } = ide;
  const names = await readdir(extension, { recursive: true });
  const files = names.sort().map((name) => path.join(extension, name));
  return `${page} ${await identityOf([...files, findBrowser(ide)])}`;
}

function ideNotWorking(subject: Subject, ide: IdeSubject, { key, what, words }: Obstacle): UsageError {
  return new UsageError(
    `${manifestOf(subject, key)}: \`${key}\`: ${what} Nothing was judged.\n${[...new Set(words)].join('\n')}`,
    browserTitle(ide) === 'Firefox'
      ? 'Load it in Firefox (about:debugging#/runtime/this-firefox, "Load Temporary Add-on") to look for yourself, then correct it.'
      : 'Load the folder in Chromium (chrome://extensions, "Load unpacked") to look for yourself, then correct it.',
  );
}
