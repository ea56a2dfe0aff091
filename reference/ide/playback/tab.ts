// The tab that a test is played in: loading pages, reaching into them, surviving their navigations.

import type { Locator } from '../locators/locator';
import type { Condition, ElementAction, PageCall, PageReply } from '../page/protocol';
import { CommandFailure } from './failure';

/** How long a page may take to load. */
const loadLimitMs = 30_000;

/** Actions that change nothing. */
const reads: ReadonlySet<ElementAction> = new Set(['text', 'value', 'checked', 'selectedLabel']);

/** A tab under the IDE's control. */
export class PlaybackTab {
  constructor(
    readonly tabId: number,
    readonly windowId: number,
  ) {}

  /** Opens a tab in a window of its own, in front: pages get focus events, and full-speed timers, only there. */
  static async open(): Promise<PlaybackTab> {
    const window = await chrome.windows.create({ url: 'about:blank', type: 'normal', focused: true });
    const tab = window?.tabs?.[0];
    if (tab?.id === undefined) throw new CommandFailure('the browser opened no tab to play in');
    return new PlaybackTab(tab.id, tab.windowId);
  }

  /** Whether the user has not closed it. */
  async isOpen(): Promise<boolean> {
    return await chrome.tabs.get(this.tabId).then(
      () => true,
      () => false,
    );
  }

  /** Goes to a page and waits until it has loaded. */
  async goTo(url: string): Promise<void> {
    await this.#untilLoaded();
    await this.#nextLoad(async () => {
      await chrome.tabs.update(this.tabId, { url });
    });
    try {
      await chrome.scripting.executeScript({ target: { tabId: this.tabId }, func: () => null });
    } catch (error) {
      throw new CommandFailure(`${url} could not be loaded: ${messageOf(error)}`);
    }
  }

  /** Gives the window a size, frame included. */
  async resize(width: number, height: number): Promise<void> {
    await chrome.windows.update(this.windowId, { width, height, state: 'normal' });
  }

  /**
   * Does something to an element, or reads something off it, once it is there.
   * @throws CommandFailure when it does not appear in time or does not allow the action
   */
  async onElement(locator: Locator, action: ElementAction, argument: string, timeoutMs: number): Promise<unknown> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      if (!(await this.waitFor(locator, 'present', deadline - Date.now()))) {
        throw new CommandFailure(`no element was found with ${locator.kind}=${locator.value}`);
      }
      const reply = await this.#callOnce({ kind: 'element', locator, action, argument });
      // The page went away under the action: a click on a link does that, and it was done. Reading begins again.
      if (reply === 'gone' && !reads.has(action)) return await this.#settle();
      if (reply === 'gone' || 'missing' in reply) continue;
      await this.#settle();
      return unwrap(reply);
    }
  }

  /** Waits until a condition holds, over navigations if need be. Returns whether it did in time. */
  async waitFor(locator: Locator, condition: Condition, timeoutMs: number): Promise<boolean> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const reply = await this.#callOnce({
        kind: 'await',
        locator,
        condition,
        timeoutMs: Math.max(0, deadline - Date.now()),
      });
      if (reply !== 'gone') return unwrap(reply) === true;
      if (Date.now() >= deadline) return false;
    }
  }

  /** Asks the page something that it can answer at once. */
  async ask(call: PageCall): Promise<unknown> {
    for (;;) {
      const reply = await this.#callOnce(call);
      if (reply !== 'gone') return unwrap(reply);
    }
  }

  /**
   * Runs a script among the page's own and returns what it returns.
   * @param args what the script reads as `arguments`
   */
  async execute(script: string, args: readonly unknown[]): Promise<unknown> {
    await this.#untilLoaded();
    const injection = chrome.scripting.executeScript({
      target: { tabId: this.tabId },
      world: 'MAIN',
      // A page whose own policy forbids eval forbids this too; the tester is told so in the page's words.
      func: async (source: string, values: readonly unknown[]) => {
        try {
          return { value: (await new Function(source)(...values)) ?? null };
        } catch (error) {
          return { problem: String(error) };
        }
      },
      args: [script, args],
    });
    const results = await unlessLeft(this.tabId, injection);
    await this.#settle();
    return results === 'gone' ? null : unwrap(results[0]?.result ?? { value: null });
  }

  async #callOnce(call: PageCall): Promise<PageReply | 'gone'> {
    await this.#untilLoaded();
    return await callPage(this.tabId, call);
  }

  /** Lets a navigation that an action has caused begin, so that the next command meets the new page. */
  async #settle(): Promise<void> {
    const injection = chrome.scripting.executeScript({
      target: { tabId: this.tabId },
      // One task of the page later; not a timer, which a page out of sight is made to wait for.
      func: () =>
        new Promise<null>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(null);
          port2.postMessage(null);
        }),
    });
    await unlessLeft(
      this.tabId,
      injection.catch(() => null),
    );
    await this.#untilLoaded();
  }

  async #untilLoaded(): Promise<void> {
    await this.#nextLoad(async () => (await chrome.tabs.get(this.tabId)).status === 'complete');
  }

  /** Waits for the end of a load. `begin` is called once events are heard; when it returns true nothing is awaited. */
  async #nextLoad(begin: () => Promise<unknown>): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const updated = (tabId: number, change: chrome.tabs.OnUpdatedInfo) => {
      if (tabId === this.tabId && change.status === 'complete') resolve();
    };
    const removed = (tabId: number) => {
      if (tabId === this.tabId) reject(new CommandFailure('the tab was closed'));
    };
    const timer = setTimeout(() => reject(new CommandFailure('the page did not load in time')), loadLimitMs);
    chrome.tabs.onUpdated.addListener(updated);
    chrome.tabs.onRemoved.addListener(removed);
    try {
      const done = await begin().catch((error: unknown) => {
        throw new CommandFailure(messageOf(error));
      });
      if (done !== true) await promise;
    } finally {
      clearTimeout(timer);
      chrome.tabs.onUpdated.removeListener(updated);
      chrome.tabs.onRemoved.removeListener(removed);
    }
  }
}

/**
 * Calls the IDE's part in a page, which is put there at its first call.
 * @returns its reply; `gone` when the page was left meanwhile
 * @throws CommandFailure when the browser lets nobody into the page
 */
export async function callPage(tabId: number, call: PageCall): Promise<PageReply | 'gone'> {
  const target = { tabId };
  try {
    for (;;) {
      const injection = chrome.scripting.executeScript({
        target,
        func: (pageCall: PageCall) => globalThis.touchstonePage?.(pageCall) ?? 'absent',
        args: [call],
      });
      const results = await unlessLeft(tabId, injection);
      if (results === 'gone') return 'gone';
      const reply = results[0]?.result as PageReply | 'absent' | undefined | null;
      if (reply === undefined || reply === null) return 'gone';
      if (reply !== 'absent') return reply;
      await chrome.scripting.executeScript({ target, files: ['page.js'] });
    }
  } catch (error) {
    const message = messageOf(error);
    if (error instanceof CommandFailure) throw error;
    if (/was removed|No frame with id/i.test(message)) return 'gone';
    throw new CommandFailure(`the page cannot be reached: ${message}`);
  }
}

/**
 * Waits for an injected script, unless its page is left: a page that the browser keeps for the way back is frozen with
 * its promises, so that neither a result nor an error would ever come.
 */
async function unlessLeft<Result>(tabId: number, injection: Promise<Result>): Promise<Result | 'gone'> {
  const { promise: left, resolve, reject } = Promise.withResolvers<'gone'>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A frame inside the page that loads looks the same: only after the load is over is the answer given up.
  const updated = (id: number, change: chrome.tabs.OnUpdatedInfo) => {
    if (id !== tabId) return;
    if (change.status === 'loading') timer ??= setTimeout(() => resolve('gone'), loadLimitMs);
    if (change.status === 'complete' && timer !== undefined) resolve('gone');
  };
  const removed = (id: number) => {
    if (id === tabId) reject(new CommandFailure('the tab was closed'));
  };
  chrome.tabs.onUpdated.addListener(updated);
  chrome.tabs.onRemoved.addListener(removed);
  try {
    return await Promise.race([injection, left]);
  } finally {
    clearTimeout(timer);
    chrome.tabs.onUpdated.removeListener(updated);
    chrome.tabs.onRemoved.removeListener(removed);
  }
}

function unwrap(reply: PageReply): unknown {
  if ('value' in reply) return reply.value;
  throw new CommandFailure('problem' in reply ? reply.problem : 'no element was found');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
