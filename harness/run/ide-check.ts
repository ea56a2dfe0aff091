// What must work before an IDE is judged: its extension installs, its worker starts, and its page opens and loads. A
// success is remembered in the build folder.

import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findChromium } from '../../support/chromium';
import type { Progress } from '../../support/progress';
import { UsageError } from '../../support/usage-error';
import { waitLimit, within } from '../../support/waiting';
import { isSmokeCheckOff } from '../cpp/smoke';
import { identityOf } from '../cpp/tool-identity';
import { BrowserSession } from '../ide/session/session';
import { type IdeSubject, manifestOf, type Subject } from '../subject/manifest';
import { Success } from './success';

/** How long the page may take to load, and the worker to start, at most. A user would not wait longer. */
const mostMs = 8000;

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
    const obstacle = await waitLimit.during(limitMs, () => obstacleOf(ide));
    if (obstacle) throw ideNotWorking(subject, obstacle);
  } finally {
    await BrowserSession.end();
    progress.done('check');
  }
  await mkdir(folder, { recursive: true });
  await success.remember();
}

/** Tries the IDE. @returns what is in its way; undefined if it works */
async function obstacleOf(ide: IdeSubject): Promise<Obstacle | undefined> {
  const session = await BrowserSession.current();
  try {
    const installed = await session.installIde(ide);
    const nuisances = session.countNuisances();
    try {
      const page = await session.tryPage(installed.url, nuisances);
      if (await hasWorker(ide)) {
        await within('its page to respond', session.untilWorkerRegistered(page, installed.extension));
      }
    } catch (error) {
      const words = [(error as Error).message, ...(await session.chromiumWords(installed.extension))];
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

/** Whether the browser says that it could not start an extension's service worker. */
function isWorkersFault(words: string): boolean {
  return /service worker registration failed/i.test(words);
}

/** Whether the extension's manifest names a service worker. */
async function hasWorker({ extension }: IdeSubject): Promise<boolean> {
  const text = await readFile(path.join(extension, 'manifest.json'), 'utf8');
  return /"service_worker"\s*:/.test(text);
}

async function ideKey({ extension, page }: IdeSubject): Promise<string> {
  const names = await readdir(extension, { recursive: true });
  const files = names.sort().map((name) => path.join(extension, name));
  return `${page} ${await identityOf([...files, findChromium()])}`;
}

function ideNotWorking(subject: Subject, { key, what, words }: Obstacle): UsageError {
  return new UsageError(
    `${manifestOf(subject, key)}: \`${key}\`: ${what} Nothing was judged.\n${[...new Set(words)].join('\n')}`,
    'Load the folder in Chromium (chrome://extensions, "Load unpacked") to look for yourself, then correct it.',
  );
}
