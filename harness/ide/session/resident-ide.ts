// An IDE that stays installed from one scenario to the next and is made fresh in between.
//
// An installation costs the browser two processes, one for the extension's pages and one that reads its package: 300 ms
// of processor time. A hidden page of the extension, which runs none of its code, keeps the first process alive. All
// other state of the extension is cleared.

import type { Browser, CDPSession } from 'puppeteer-core';
import { Notifier, within } from '../../../support/waiting';
import { HiddenPage } from '../chromium/hidden-page';
import { obstacleIn } from './renewable';

/**
 * What pages of the extension's origin can store beside `chrome.storage`. The registration of its service worker must
 * stay.
 */
const pageStores = 'local_storage,indexeddb,cache_storage,file_systems,storage_buckets';

/** How long a worker that is being stopped may take to start before, in milliseconds. */
const startLimitMs = 1000;

/** How often to stop a worker that late events keep waking, before giving up. */
const attempts = 5;

/** An extension in a browser. */
export class ResidentIde {
  private constructor(
    private readonly browser: Browser,
    /** The folder of the unpacked extension. */
    readonly folder: string,
    readonly extension: string,
    private readonly anchor: Anchor | undefined,
  ) {}

  /**
   * Installs an extension.
   *
   * @param protocol a session with the browser itself, which must live as long as the extension
   * @param declared whether its author says that it need not be reinstalled to be fresh
   * @throws Error with the browser's words when it refuses the extension
   */
  static async install(browser: Browser, protocol: CDPSession, folder: string, declared = false): Promise<ResidentIde> {
    const extension = await browser.installExtension(folder).catch((error: unknown) => {
      const words = error instanceof Error ? error.message.replace(/^Protocol error \([\w.]+\): /, '') : String(error);
      throw new Error(`Chromium refuses the extension in ${folder}: ${words}`, { cause: error });
    });
    const mayRenew = await obstacleIn(folder, declared).then(
      (obstacle) => obstacle === undefined,
      () => false,
    );
    // Without hidden pages (Chromium before 131) the extension is reinstalled for every scenario.
    const anchor = mayRenew ? await Anchor.in(protocol, extension).catch(() => undefined) : undefined;
    return new ResidentIde(browser, folder, extension, anchor);
  }

  /** Whether {@link renew} has a chance. Otherwise the IDE must be uninstalled after each scenario. */
  get isRenewable(): boolean {
    return this.anchor !== undefined;
  }

  /**
   * Makes the IDE as it was after its installation. The caller must have closed all of its visible pages.
   *
   * @returns false when that is not possible; the caller must then uninstall it
   */
  async renew(): Promise<boolean> {
    // A reinstallation repairs whatever goes wrong here.
    return this.anchor?.clear().catch(() => false) ?? false;
  }

  /**
   * Stops the worker, as the browser does with an idle one. The next event starts it again.
   *
   * @returns false when this cannot stop it
   */
  async stopWorker(): Promise<boolean> {
    await this.anchor?.stopWorkers();
    return this.anchor !== undefined;
  }

  /** Stops the worker, and waits until it stays stopped. @returns false when this cannot stop it */
  async rest(): Promise<boolean> {
    await this.anchor?.stopWorker();
    return this.anchor !== undefined;
  }

  /** Whether the worker is stopped, and the browser keeps nothing for the extension that it did not at first. */
  async isAtRest(): Promise<boolean> {
    return (await this.anchor?.isAtRest()) === true;
  }

  /** Uninstalls the extension. */
  async uninstall(): Promise<void> {
    await this.browser.uninstallExtension(this.extension);
  }
}

/**
 * A hidden page that shows the extension's manifest as text. It may use the extension's APIs, and the extension's
 * scripts do not see it: `chrome.tabs`, `chrome.runtime.getContexts` and `chrome.extension.getViews` leave it out.
 */
class Anchor {
  /** The versions of the extension's worker that are not stopped, and how far their start or end is. */
  private readonly awake = new Map<string, string>();
  private readonly changes = new Notifier();
  /** The state that the extension could read about itself after its installation. */
  private pristine = '';

  private constructor(
    private readonly page: HiddenPage,
    private readonly origin: string,
  ) {
    page.session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { versionId, scriptURL, runningStatus } of versions) {
        if (!scriptURL.startsWith(`${this.origin}/`)) continue;
        if (runningStatus === 'stopped') this.awake.delete(versionId);
        else this.awake.set(versionId, runningStatus);
      }
      this.changes.notify();
    });
  }

  /** @throws Error with the browser's words when it cannot open such a page */
  static async in(protocol: CDPSession, extension: string): Promise<Anchor> {
    const origin = `chrome-extension://${extension}`;
    const anchor = new Anchor(await HiddenPage.open(protocol, `${origin}/manifest.json`), origin);
    await anchor.page.session.send('ServiceWorker.enable');
    anchor.pristine = await anchor.inside(describeExtension);
    return anchor;
  }

  /**
   * Stops the worker and clears all stores of the extension.
   *
   * @returns whether the extension is now as it was after its installation
   */
  async clear(): Promise<boolean> {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      await this.stopWorker();
      await Promise.all([
        this.inside(clearExtension),
        this.page.session.send('Storage.clearDataForOrigin', { origin: this.origin, storageTypes: pageStores }),
      ]);
      const [state, stored] = await Promise.all([this.inside(describeExtension), this.inside(storedBytes)]);
      // The closing of a page may have woken the worker meanwhile, and it may have written back old data.
      if (this.awake.size === 0 && stored === '0') return state === this.pristine;
    }
    return false;
  }

  /** Stops all workers that run or start at this moment. The browser answers when they have stopped. */
  async stopWorkers(): Promise<void> {
    await within('the service worker to stop', this.page.session.send('ServiceWorker.stopAllWorkers'));
  }

  /** See {@link ResidentIde.isAtRest}. */
  async isAtRest(): Promise<boolean> {
    return (await this.inside(describeExtension)) === this.pristine && this.awake.size === 0;
  }

  /** Stops the worker, and waits until it stays stopped. */
  async stopWorker(): Promise<void> {
    // The browser starts a worker again if it is stopped before it has taken the event that it was started for.
    const latest = performance.now() + startLimitMs;
    while ([...this.awake.values()].includes('starting') && performance.now() < latest)
      await this.changes.nextOrMoment();
    if (this.awake.size === 0) return;
    await this.stopWorkers();
    while (this.awake.size > 0) await within('the service worker to stop', this.changes.next());
  }

  /** Calls a function in the page. @returns its result @throws Error with the description of what it throws */
  private inside(action: () => Promise<string>): Promise<string> {
    return this.page.evaluate(`(${action})()`);
  }
}

// The functions below run inside the page. They are sent there as text, so each refers to nothing outside itself.

/** Removes the extension's menus, empties its storage areas and resets who may use them. @returns an empty text */
async function clearExtension(): Promise<string> {
  await chrome.contextMenus?.removeAll();
  if (chrome.storage === undefined) return '';
  const { session, local, sync } = chrome.storage;
  await Promise.all(
    [session, local, sync].map(async (area) => {
      // The browser allows two changes of the synchronized area a second, so an empty area is left alone.
      if (Object.keys(await area.get(null)).length > 0) await area.clear();
    }),
  );
  await session.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
  await local.setAccessLevel({ accessLevel: 'TRUSTED_AND_UNTRUSTED_CONTEXTS' });
  return '';
}

/** The size of the extension's storage areas, in bytes. */
async function storedBytes(): Promise<string> {
  if (chrome.storage === undefined) return '0';
  const { session, local, sync } = chrome.storage;
  const sizes = await Promise.all([session, local, sync].map((area) => area.getBytesInUse(null)));
  return String(sizes.reduce((sum, size) => sum + size, 0));
}

/** What the browser keeps for the extension outside its stores, as far as the extension can read it, as JSON. */
async function describeExtension(): Promise<string> {
  const { action, permissions, scripting } = chrome;
  const [granted, scripts, workers, shown] = await Promise.all([
    permissions.getAll(),
    scripting?.getRegisteredContentScripts(),
    navigator.serviceWorker.getRegistrations(),
    action &&
      Promise.all([
        action.getBadgeText({}),
        action.getBadgeBackgroundColor({}),
        action.getBadgeTextColor({}),
        action.getTitle({}),
        action.getPopup({}),
        action.isEnabled(),
      ]),
  ]);
  return JSON.stringify({
    permissions: granted,
    scripts,
    action: shown,
    workers: workers.map(({ scope }) => scope),
  });
}
