// A tab in which a test is played: loads pages, calls their frames, and handles navigations.

import type { Locator } from '../locators/locator';
import type { Condition, PageCall, PageReply } from '../page/protocol';
import { Dialogs } from './dialogs';
import { CommandFailure } from './failure';
import { callPage, closedTab, type FramePlace, goneUnless, loadLimitMs, messageOf, unlessLeft } from './page-call';
import { type RunInSandbox, runAsyncScript, runScript } from './script';

/** Polling interval for a frame whose element already exists. */
const pollIntervalMs = 50;

/** A tab under the IDE's control, with its selected frame. */
export class PlaybackTab {
  /** The selected frame; 0 is the page itself. */
  #frameId = 0;
  /** The path to the selected frame: the index of each frame in its parent. */
  #framePath: readonly number[] = [];
  /** The dialogs of its pages. */
  readonly dialogs = new Dialogs();

  constructor(
    readonly tabId: number,
    readonly windowId: number,
  ) {}

  get frameId(): number {
    return this.#frameId;
  }

  /** Whether the tab is still open. */
  async isOpen(): Promise<boolean> {
    return await chrome.tabs.get(this.tabId).then(
      () => true,
      () => false,
    );
  }

  /** Opens a page and waits until it has loaded. */
  async goTo(url: string): Promise<void> {
    this.leaveFrames();
    // A pending load is abandoned.
    await this.#untilLoaded(() => chrome.tabs.update(this.tabId, { url }));
    try {
      await chrome.scripting.executeScript({ target: { tabId: this.tabId }, func: () => null });
    } catch (error) {
      throw new CommandFailure(`${url} could not be loaded: ${messageOf(error)}`);
    }
  }

  /** Sets the size of the window, including its frame. */
  async resize(width: number, height: number): Promise<void> {
    await chrome.windows.update(this.windowId, { width, height, state: 'normal' });
  }

  /** Brings the tab to the front: only there do pages get focus events and unthrottled timers. */
  async show(): Promise<void> {
    await chrome.windows.update(this.windowId, { focused: true });
    await chrome.tabs.update(this.tabId, { active: true });
  }

  // --- frames

  /** Selects the top frame. */
  leaveFrames(): void {
    this.#frameId = 0;
    this.#framePath = [];
  }

  /** Selects the parent of the selected frame; the top frame has none. */
  async leaveFrame(): Promise<void> {
    await this.#enter(this.#framePath.slice(0, -1), 0);
  }

  /**
   * Selects a child of the selected frame by its index.
   * @throws CommandFailure if there is no such frame in time
   */
  async enterFrame(index: number, timeoutMs: number): Promise<void> {
    await this.#enter([...this.#framePath, index], timeoutMs);
  }

  async #enter(path: readonly number[], timeoutMs: number): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const frameId = path.length === 0 ? 0 : (await this.#frames()).get(path.join('/'));
      if (frameId !== undefined) {
        this.#frameId = frameId;
        this.#framePath = path;
        return;
      }
      const rest = deadline - Date.now();
      if (rest <= 0) throw new CommandFailure(`the page has no frame ${path.at(-1)}`);
      // Wait for the frame's element first; a frame whose element exists may still be loading.
      const nth = `(//iframe | //frame)[${(path.at(-1) ?? 0) + 1}]`;
      await this.waitFor({ kind: 'xpath', value: nth }, 'present', rest);
      // The browser sends no event when a frame becomes accessible, so poll.
      await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
    }
  }

  /** The frames of the tab by their paths. Each frame finds its own path: `window.parent[n]` works across origins. */
  async #frames(): Promise<Map<string, number>> {
    const injection = chrome.scripting.executeScript({
      target: { tabId: this.tabId, allFrames: true },
      injectImmediately: true,
      func: () => {
        const path: number[] = [];
        for (let frame: Window = window; frame !== frame.parent; frame = frame.parent) {
          const { parent } = frame;
          let index = 0;
          while (index < parent.length && parent[index] !== frame) index++;
          path.unshift(index);
        }
        return path.join('/');
      },
    });
    const results = await unlessLeft(this.tabId, injection).catch((error: unknown) => goneUnless(error, this.#frameId));
    return results === 'gone' ? new Map() : new Map(results.map(({ result, frameId }) => [String(result), frameId]));
  }

  // --- pages

  /**
   * Calls the selected frame; repeats the call if the page is left meanwhile.
   * @throws CommandFailure if no page stays long enough to answer
   */
  async ask(call: PageCall): Promise<unknown> {
    const deadline = Date.now() + loadLimitMs;
    while (Date.now() < deadline) {
      const reply = await this.call(call);
      if (reply !== 'gone') return valueFrom(reply);
    }
    throw new CommandFailure('the page kept navigating away before it answered');
  }

  /** Waits until a condition holds, even across navigations. Returns whether it did in time. */
  async waitFor(locator: Locator, condition: Condition, timeoutMs: number, pattern = ''): Promise<boolean> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const rest = Math.max(0, deadline - Date.now());
      const reply = await this.call({ kind: 'await', locator, condition, pattern, timeoutMs: rest });
      if (reply !== 'gone') return valueFrom(reply) === true;
      if (Date.now() >= deadline) return false;
    }
  }

  /** Calls the selected frame once the page has loaded. */
  async call(call: PageCall): Promise<PageReply | 'gone'> {
    await this.#untilLoaded();
    const reply = await callPage(this.#place, call);
    if (reply !== 'gone' && reply.dialogs) this.dialogs.shown(reply.dialogs);
    return reply;
  }

  /** Runs a script and returns its result; see {@link runScript}. */
  async execute(script: string, args: readonly unknown[], sandbox: RunInSandbox): Promise<unknown> {
    await this.#untilLoaded();
    const result = await runScript(this.#place, script, args, sandbox);
    await this.untilLoaded();
    return result;
  }

  /** Runs a script that ends with a callback; see {@link runAsyncScript}. */
  async executeAsync(script: string, args: readonly unknown[]): Promise<unknown> {
    await this.#untilLoaded();
    const result = await runAsyncScript(this.#place, script, args);
    await this.untilLoaded();
    return result;
  }

  get #place(): FramePlace {
    return { tabId: this.tabId, frameId: this.#frameId };
  }

  /**
   * Waits until the page has loaded after an action. The action's navigation, if any, has already begun.
   * @throws CommandFailure if it has not loaded in time
   */
  async untilLoaded(limitMs = loadLimitMs): Promise<void> {
    await this.#untilLoaded(undefined, limitMs);
  }

  async #hasLoaded(): Promise<boolean> {
    const { status, pendingUrl } = await chrome.tabs.get(this.tabId).catch(refuseTab);
    return status === 'complete' && !pendingUrl;
  }

  /** Waits until the tab has finished loading, including a load that `begin` starts. */
  async #untilLoaded(begin?: () => Promise<unknown>, limitMs = loadLimitMs): Promise<void> {
    // Usually the tab is not loading.
    if (!begin && (await this.#hasLoaded())) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const look = async () => {
      try {
        if (await this.#hasLoaded()) resolve();
      } catch (error) {
        reject(error);
      }
    };
    const updated = (tabId: number, change: chrome.tabs.OnUpdatedInfo) => {
      // The event may belong to an earlier load, so check the tab's current state.
      if (tabId === this.tabId && change.status === 'complete') void look();
    };
    const removed = (tabId: number) => {
      if (tabId === this.tabId) reject(new CommandFailure(closedTab));
    };
    // Avoids an unhandled rejection if the tab closes before the promise is awaited.
    promise.catch(() => undefined);
    const timer = setTimeout(() => reject(new CommandFailure(neverLoaded(limitMs))), limitMs);
    chrome.tabs.onUpdated.addListener(updated);
    chrome.tabs.onRemoved.addListener(removed);
    try {
      await begin?.().catch(refuseTab);
      await look();
      await promise;
    } finally {
      clearTimeout(timer);
      chrome.tabs.onUpdated.removeListener(updated);
      chrome.tabs.onRemoved.removeListener(removed);
    }
  }
}

/** @throws CommandFailure always, with a message for the tester */
function refuseTab(error: unknown): never {
  const message = messageOf(error);
  throw new CommandFailure(/No tab with id/i.test(message) ? closedTab : message);
}

const neverLoaded = (limitMs: number) =>
  `the page did not load within ${limitMs / 1000} seconds; if it shows a dialog while it loads, close it by hand`;

/** @throws CommandFailure for a reply without a value */
export function valueFrom(reply: PageReply): unknown {
  if ('value' in reply) return reply.value;
  throw new CommandFailure('problem' in reply ? reply.problem : 'no element was found');
}
