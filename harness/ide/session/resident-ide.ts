// An IDE that stays installed from one scenario to the next, and is made fresh in between.
//
// To install an extension costs the browser a process for its pages, and one that reads its package: 300 ms of processor time. A page of the
// extension that runs none of its code keeps the first alive; everything else that makes an extension what it is can be taken from it.

import type { Browser, CDPSession } from 'puppeteer';
import { Notifier, within } from '../../../support/waiting';
import { HiddenPage } from '../chromium/hidden-page';
import { obstacleIn } from './renewable';

/** What pages of the extension's origin can store, beside the storage areas of extensions. Its registered service worker must stay. */
const pageStores = 'local_storage,indexeddb,cache_storage,file_systems,storage_buckets';

/** A worker that a late event wakes again and again, while it is put to sleep, is given up after so many times. */
const attempts = 5;

/** An extension in a browser. */
export class ResidentIde {
  private constructor(
    private readonly browser: Browser,
    /** The folder that it was installed from. */
    readonly folder: string,
    readonly extension: string,
    private readonly anchor: Anchor | undefined,
  ) {}

  /**
   * Installs an extension.
   *
   * @param protocol a session with the browser itself, which lives as long as the extension is wanted
   * @throws what the browser says about an extension that it does not take
   */
  static async install(browser: Browser, protocol: CDPSession, folder: string): Promise<ResidentIde> {
    const extension = await browser.installExtension(folder).catch((error: unknown) => {
      const words = error instanceof Error ? error.message.replace(/^Protocol error \([\w.]+\): /, '') : String(error);
      throw new Error(`Chromium refuses the extension in ${folder}: ${words}`, { cause: error });
    });
    const mayRenew = await obstacleIn(folder).then(
      (obstacle) => obstacle === undefined,
      () => false,
    );
    // A browser that does not know hidden pages (Chromium before 131) can only install anew.
    const anchor = mayRenew ? await Anchor.in(protocol, extension).catch(() => undefined) : undefined;
    return new ResidentIde(browser, folder, extension, anchor);
  }

  /**
   * Makes the IDE as it was after its installation. All of its pages that a user sees are to be closed before.
   *
   * @returns false when that is not possible; then it is to be uninstalled
   */
  async renew(): Promise<boolean> {
    // Whatever goes wrong in here, an installation repairs it.
    return this.anchor?.clear().catch(() => false) ?? false;
  }

  /** Takes the extension out of the browser. */
  async uninstall(): Promise<void> {
    await this.browser.uninstallExtension(this.extension);
  }
}

/**
 * A hidden page on the extension's manifest, as text. The extension's scripts do not meet it (`chrome.tabs`, `chrome.runtime.getContexts`
 * and `chrome.extension.getViews` leave it out), and it may use the extension's APIs.
 */
class Anchor {
  /** Which versions of the extension's worker are not asleep. */
  private readonly awake = new Set<string>();
  private readonly changes = new Notifier();
  /** What the extension can read about itself, after its installation. */
  private pristine = '';

  private constructor(
    private readonly page: HiddenPage,
    private readonly origin: string,
  ) {
    page.session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { versionId, scriptURL, runningStatus } of versions) {
        if (!scriptURL.startsWith(`${this.origin}/`)) continue;
        if (runningStatus === 'stopped') this.awake.delete(versionId);
        else this.awake.add(versionId);
      }
      this.changes.notify();
    });
  }

  /** @throws what the browser says when it cannot have such a page */
  static async in(protocol: CDPSession, extension: string): Promise<Anchor> {
    const origin = `chrome-extension://${extension}`;
    const anchor = new Anchor(await HiddenPage.open(protocol, `${origin}/manifest.json`), origin);
    await anchor.page.session.send('ServiceWorker.enable');
    anchor.pristine = await anchor.inside(describeExtension);
    return anchor;
  }

  /** Puts the worker to sleep and clears all that the extension stores. @returns whether it is now as it was after the installation */
  async clear(): Promise<boolean> {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      await this.stopWorker();
      await Promise.all([
        this.inside(clearStorageAreas),
        this.page.session.send('Storage.clearDataForOrigin', { origin: this.origin, storageTypes: pageStores }),
      ]);
      const [state, stored] = await Promise.all([this.inside(describeExtension), this.inside(storedBytes)]);
      // A worker that woke meanwhile, for the closing of a page, may have written what it had read before.
      if (this.awake.size === 0 && stored === '0') return state === this.pristine;
    }
    return false;
  }

  private async stopWorker(): Promise<void> {
    if (this.awake.size === 0) return;
    await this.page.session.send('ServiceWorker.stopAllWorkers');
    while (this.awake.size > 0) await within('the service worker to stop', this.changes.next());
  }

  /** What a function gives when it is called in the page. @throws Error with its description when it throws */
  private inside(action: () => Promise<string>): Promise<string> {
    return this.page.evaluate(`(${action})()`);
  }
}

// The functions below run inside the page. They are sent there as text, so each refers to nothing outside itself.

/** Empties the extension's own storage areas, and lets those use them who may by default. @returns nothing of interest */
async function clearStorageAreas(): Promise<string> {
  if (chrome.storage === undefined) return '';
  const { session, local, sync } = chrome.storage;
  await Promise.all(
    [session, local, sync].map(async (area) => {
      // The browser allows two changes of the synchronized area a second: it is cleared only if there is something in it.
      if (Object.keys(await area.get(null)).length > 0) await area.clear();
    }),
  );
  await session.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
  await local.setAccessLevel({ accessLevel: 'TRUSTED_AND_UNTRUSTED_CONTEXTS' });
  return '';
}

/** How much there is in the extension's storage areas. */
async function storedBytes(): Promise<string> {
  if (chrome.storage === undefined) return '0';
  const { session, local, sync } = chrome.storage;
  const sizes = await Promise.all([session, local, sync].map((area) => area.getBytesInUse(null)));
  return String(sizes.reduce((sum, size) => sum + size, 0));
}

/** All that the extension can read of what the browser keeps for it outside its stores, as JSON. */
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
