import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { PlaybackBrowser } from './browser';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'chrome');
});

/** Listeners of a browser event. */
class Listeners {
  private readonly all = new Set<(...about: unknown[]) => void>();
  readonly addListener = (listener: (...about: unknown[]) => void): void => void this.all.add(listener);
  readonly removeListener = (listener: (...about: unknown[]) => void): void => void this.all.delete(listener);
  readonly fire = (...about: unknown[]): void => {
    for (const listener of [...this.all]) listener(...about);
  };
}

/**
 * A browser with one tab. It hides the address of a page that the extension may not read, such as the empty page, and
 * its pending address. It ends the load of one page before it begins the next.
 */
class OneTab {
  address = 'about:blank';
  private status: 'loading' | 'complete' = 'loading';
  private readonly updated = new Listeners();

  readonly chrome = {
    windows: { create: async () => ({ tabs: [this.tab()] }) },
    tabs: {
      onCreated: new Listeners(),
      onRemoved: new Listeners(),
      onUpdated: this.updated,
      get: async () => this.tab(),
      update: async (_id: number, { url }: { url: string }) => {
        const begin = (): void => {
          this.begin();
          setImmediate(() => this.end(url));
        };
        if (this.status === 'complete') begin();
        else this.updated.addListener(once(({ status }) => status === 'complete' && setImmediate(begin)));
      },
    },
    scripting: {
      executeScript: async () => {
        if (this.address === 'about:blank') throw new Error('Cannot access contents of the page.');
        return [{ result: null }];
      },
    },
  };

  private begin(): void {
    this.status = 'loading';
    this.updated.fire(1, { status: 'loading' });
  }

  /** Completes the tab's load. */
  end(address = 'about:blank'): void {
    this.address = address;
    this.status = 'complete';
    this.updated.fire(1, { status: 'complete' });
  }

  private tab(): object {
    const { status } = this;
    return { id: 1, windowId: 2, status, ...(this.address !== 'about:blank' && { url: this.address }) };
  }
}

function once(listener: (change: { status?: string }) => unknown): (...about: unknown[]) => void {
  let heard = false;
  return (_id, change) => {
    if (!heard) heard = listener(change as { status?: string }) !== false;
  };
}

const noSandbox = async (): Promise<never> => {
  throw new Error('This browser runs no scripts.');
};

for (const when of ['after', 'before'] as const) {
  test(`playback waits for a test's first page if the window's empty page loads ${when} the window exists`, async () => {
    const tab = new OneTab();
    Object.assign(globalThis, { chrome: tab.chrome });
    if (when === 'before') tab.end();
    const opened = PlaybackBrowser.open(noSandbox);
    if (when === 'after') setImmediate(() => tab.end());
    const browser = await opened;
    await browser.tab.goTo('https://shop.example/');
    assert.equal(tab.address, 'https://shop.example/');
    browser.release();
  });
}
