// The window of an IDE that stays as it is between two scenarios.
//
// To load the IDE's page again takes the browser longer than most scenarios take. Many scenarios leave only traces that
// can be undone: registrations and other stored state, filters and entries of the log. So the stored state is put back,
// the filters are taken away, and the log is cleared. If the window then looks like a fresh one and stores the same, the
// next scenario goes on in it. After any difference, and after any failure, the caller loads the page again.
//
// What the page keeps in variables without showing it cannot be compared. So `PutBack.learn` tries once
// whether the IDE forgets a registration that way; an IDE that keeps it in a variable is always loaded again.

import type { CDPSession, Page, Target } from 'puppeteer-core';
import { until, within } from '../../../support/waiting';
import type { IdeDriver } from '../window/ide-driver';
import type { ResidentIde } from './resident-ide';

/** What can be compared of a window, as text. */
export interface Looks {
  readonly title: string;
  /** The page: its document, what the user has entered, its own stores. */
  readonly page: string;
  /** The extension's storage areas. */
  readonly stored: string;
}

/** How the harness uses the window after a scenario. */
export interface WindowUse {
  /** Uses it as the user does. */
  readonly driver: IdeDriver;
  /** Takes away the filters of the log that the scenario's user has set. @returns whether there were any */
  showWholeLog(): Promise<boolean>;
}

/** How often to look whether a page shows what has been put back, and how long to wait in between, in milliseconds. */
const mostLooks = 3;
const settleMs = 20;
/** A window that looks the same for so long, in milliseconds, has nothing more to do. */
const restMs = 100;

/** The ids that the browser gave to pages. */
const ids = new WeakMap<Target, string>();

/** The browser's id of a page. It is asked for once, which takes a session of its own. */
async function idOf(target: Target, page: Page): Promise<string> {
  const known = ids.get(target);
  if (known !== undefined) return known;
  const session = await page.createCDPSession();
  try {
    const { targetInfo } = await session.send('Target.getTargetInfo');
    ids.set(target, targetInfo.targetId);
    return targetInfo.targetId;
  } finally {
    await session.detach().catch(() => {});
  }
}

/** A window that stays, with all that it shows. It does not count as open until somebody opens it. */
export class KeptWindow {
  private constructor(
    readonly url: string,
    /** The browser's id of the page. */
    readonly targetId: string,
    private readonly page: Page,
  ) {}

  /**
   * @param protocol a session with the browser itself
   * @param windowId the browser window that the page must be in
   * @returns undefined if it is elsewhere
   */
  static async of(target: Target, protocol: CDPSession, windowId: number): Promise<KeptWindow | undefined> {
    const page = await target.page();
    if (!page) return undefined;
    const targetId = await idOf(target, page);
    const shown = await protocol.send('Browser.getWindowForTarget', { targetId });
    return shown.windowId === windowId ? new KeptWindow(target.url(), targetId, page) : undefined;
  }

  /** Whether the page is this target. */
  is(target: Target): boolean {
    return this.page.target() === target;
  }

  /** Lets the user have the window, in front of all others. */
  async release(): Promise<void> {
    if (!(await this.page.evaluate(() => document.hasFocus()))) await this.page.bringToFront();
  }

  /**
   * Undoes what a scenario has left in the window, the stores and the worker.
   *
   * @returns whether all is now as in a fresh window
   */
  async putBack(resident: ResidentIde, { driver, showWholeLog }: WindowUse, fresh: Looks): Promise<boolean> {
    // Most differences that stay are those of the project, whose name is in the title.
    if ((await this.page.title()) !== fresh.title || !(await resident.rest())) return false;
    await within('the stored state to be put back', this.page.evaluate(putBackStored, fresh.stored));
    const hasFiltered = await showWholeLog();
    const hasEntries = (await driver.log()).length > 0;
    if (hasEntries) await driver.clearLog();
    if (hasFiltered || hasEntries) await this.page.evaluate(leaveFocus);
    for (let look = 1; (await this.page.evaluate(describePage)) !== fresh.page; look++) {
      if (look === mostLooks) return false;
      await this.page.evaluate(moment, settleMs);
    }
    return (await this.page.evaluate(describeStored)) === fresh.stored && (await resident.isAtRest());
  }

  /** What the window looks like, once nothing changes any more. @throws WaitTimeout if it goes on changing */
  async looks(): Promise<Looks> {
    let before: string | undefined;
    const look = async (): Promise<{ now: Looks; same: boolean }> => {
      const described = [this.page.title(), this.page.evaluate(describePage), this.page.evaluate(describeStored)];
      const [title, page, stored] = (await Promise.all(described)) as [string, string, string];
      const text = JSON.stringify([page, stored]);
      const same = text === before;
      before = text;
      return { now: { title, page, stored }, same };
    };
    const { now } = await until(
      'the window to rest',
      look,
      ({ same }) => same,
      () => this.page.evaluate(moment, restMs),
    );
    return now;
  }
}

// The functions below run inside the page. They are sent there as text, so each refers to nothing outside itself.

/** Takes the focus from the control that was clicked. */
function leaveFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function moment(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}

/**
 * All that the page shows and keeps, as far as a script can read it. Random ids count as equal.
 *
 * @throws Error if the page keeps a database, a cache or a file, because this does not compare their contents
 */
async function describePage(): Promise<string> {
  const lines: unknown[] = [];
  const note = (root: Document | ShadowRoot): void => {
    const elements = [...root.querySelectorAll<HTMLElement>('*')];
    lines.push(root instanceof Document ? root.documentElement.outerHTML : root.innerHTML);
    lines.push(elements.indexOf(root.activeElement as HTMLElement), root.adoptedStyleSheets.length);
    elements.forEach((element, index) => {
      if (element.scrollTop !== 0 || element.scrollLeft !== 0)
        lines.push([index, element.scrollTop, element.scrollLeft]);
      if (element instanceof HTMLInputElement) lines.push([index, element.value, element.checked]);
      else if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement)
        lines.push([index, element.value]);
      if (element.shadowRoot) note(element.shadowRoot);
      if (element instanceof HTMLIFrameElement && element.contentDocument) note(element.contentDocument);
    });
  };
  note(document);
  const media = ['(prefers-color-scheme: dark)', '(prefers-reduced-motion)', 'print'];
  lines.push(location.href, window.name, history.length, history.state, frames.length);
  lines.push(innerWidth, innerHeight, devicePixelRatio, ...media.map((query) => matchMedia(query).matches));
  // Also what the harness itself has added.
  lines.push(Object.getOwnPropertyNames(globalThis).length, Object.keys(globalThis).join());
  lines.push({ ...localStorage }, { ...sessionStorage });
  const root = await navigator.storage.getDirectory();
  const [databases, stores, file] = await Promise.all([indexedDB.databases(), caches.keys(), root.keys().next()]);
  if (databases.length + stores.length > 0 || file.done !== true) throw new Error('The page keeps data of its own.');
  const ids: string[] = [];
  return JSON.stringify(lines).replace(/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g, (id) => {
    if (!ids.includes(id)) ids.push(id);
    return `id ${ids.indexOf(id)}`;
  });
}

/** The storage areas, as JSON, with words in place of the numbers of the page's own tab and window. */
async function describeStored(): Promise<string> {
  const { storage, tabs } = chrome;
  if (storage === undefined) return '[]';
  const own = await tabs?.getCurrent();
  const areas = await Promise.all([storage.session, storage.local, storage.sync].map((area) => area.get(null)));
  return JSON.stringify(areas, (_, value: unknown) => {
    if (typeof value !== 'number' || own === undefined) return value;
    return value === own.id ? '{own tab}' : value === own.windowId ? '{own window}' : value;
  });
}

/**
 * Makes the storage areas as they were when {@link describeStored} described them. Resolves when the page has heard of
 * every change.
 */
async function putBackStored(described: string): Promise<void> {
  const { storage, tabs } = chrome;
  if (storage === undefined) return;
  const own = await tabs?.getCurrent();
  const wanted = JSON.parse(described, (_, value: unknown) =>
    value === '{own tab}' ? own?.id : value === '{own window}' ? own?.windowId : value,
  ) as Record<string, unknown>[];
  const areas = [storage.session, storage.local, storage.sync];
  /** Makes a change, and waits until listeners that are older than this one have heard of it. */
  const change = async (area: chrome.storage.StorageArea, make: () => Promise<void>): Promise<void> => {
    await new Promise<void>((resolve, reject) => {
      const heard = (): void => {
        area.onChanged.removeListener(heard);
        resolve();
      };
      area.onChanged.addListener(heard);
      make().catch(reject);
    });
  };
  for (const [index, area] of areas.entries()) {
    const items = wanted[index] ?? {};
    const now = await area.get(null);
    const stale = Object.keys(now).filter((key) => !(key in items));
    if (stale.length > 0) await change(area, () => area.remove(stale));
    const differs = Object.keys(items).some((key) => JSON.stringify(now[key]) !== JSON.stringify(items[key]));
    if (differs) await change(area, () => area.set(items));
  }
  await storage.session.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
  await storage.local.setAccessLevel({ accessLevel: 'TRUSTED_AND_UNTRUSTED_CONTEXTS' });
}
