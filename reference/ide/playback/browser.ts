// The windows that a run is played in: which one commands go to, and which ones they have opened.

import { textPattern } from '../locators/text-pattern';
import { CommandFailure } from './failure';
import type { RunInSandbox } from './script';
import { PlaybackTab } from './tab';

/** Everything that a test opens, and the tab that its commands go to. */
export class PlaybackBrowser {
  /** Those that are open, in the order in which they were opened. */
  #tabs: PlaybackTab[];
  /** All that were ever opened: `win_ser_2` is the second, also when the first is closed. */
  readonly #serials: PlaybackTab[];
  #current: PlaybackTab;
  /** Who waits for a window that a command opens. */
  #opened: ((tab: PlaybackTab) => void) | undefined;

  private constructor(
    first: PlaybackTab,
    readonly sandbox: RunInSandbox,
  ) {
    this.#tabs = [first];
    this.#serials = [first];
    this.#current = first;
    chrome.tabs.onCreated.addListener(this.#onCreated);
    chrome.tabs.onRemoved.addListener(this.#onRemoved);
  }

  /**
   * Opens a tab in a window of its own, in front: pages get focus events, and full-speed timers, only there.
   * @param sandbox runs scripts where no page can
   */
  static async open(sandbox: RunInSandbox): Promise<PlaybackBrowser> {
    const window = await chrome.windows.create({ url: 'about:blank', type: 'normal', focused: true });
    const tab = window?.tabs?.[0];
    if (tab?.id === undefined) throw new CommandFailure('the browser opened no tab to play in');
    const first = new PlaybackTab(tab.id, tab.windowId);
    // The browser does not tell us of an empty page what comes after it: its end would be taken for that of the first page of the test.
    await first.settle();
    return new PlaybackBrowser(first, sandbox);
  }

  /** The tab that commands go to. */
  get tab(): PlaybackTab {
    return this.#current;
  }

  /** Where commands are played. */
  get place(): { tabId: number; windowId: number; frameId: number } {
    const { tabId, windowId, frameId } = this.#current;
    return { tabId, windowId, frameId };
  }

  /** A test begins: in the oldest window that is open, in front, outside of all frames, nothing left of dialogs. */
  async begin(): Promise<void> {
    this.#current = this.#tabs[0] ?? this.#current;
    this.#current.leaveFrames();
    for (const tab of this.#tabs) tab.dialogs.clear();
    await this.#current.show();
  }

  /** Whether any of the windows is open. */
  get isOpen(): boolean {
    return this.#tabs.length > 0;
  }

  /** Forgets the windows; they stay open. */
  release(): void {
    chrome.tabs.onCreated.removeListener(this.#onCreated);
    chrome.tabs.onRemoved.removeListener(this.#onRemoved);
  }

  /** Runs a script in the selected frame, or in the sandbox; see script.ts. */
  async evaluate(script: string, args: readonly unknown[]): Promise<unknown> {
    return await this.#current.execute(script, args, this.sandbox);
  }

  /**
   * Does something that opens a window.
   * @returns the handle of the window
   * @throws CommandFailure when none was opened in time
   */
  async opening(work: () => Promise<void>, timeoutMs: number): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<PlaybackTab | undefined>();
    this.#opened = resolve;
    try {
      await work();
      const timer = setTimeout(() => resolve(undefined), timeoutMs);
      const tab = await promise;
      clearTimeout(timer);
      if (tab) return handleOf(tab);
      throw new CommandFailure(
        `no window was opened within ${timeoutMs} ms: perhaps the browser blocks the pop-ups of this page`,
      );
    } finally {
      this.#opened = undefined;
    }
  }

  /** The handle of the window that commands go to. */
  get handle(): string {
    return handleOf(this.#current);
  }

  /** The handle of the window that the run began in. */
  get firstHandle(): string {
    return handleOf(this.#tabs[0] ?? this.#current);
  }

  /**
   * Selects the window that commands go to: `handle=`, `name=`, `title=`, `win_ser_local` for the first and `win_ser_2`
   * for the second that was opened; without a prefix, a handle or a name.
   * @throws CommandFailure when there is no such window
   */
  async select(locator: string): Promise<void> {
    const tab = await this.#find(locator.trim());
    if (!tab) throw new CommandFailure(`the test has opened no window ${locator}`);
    this.#current = tab;
    tab.leaveFrames();
    await tab.show();
  }

  async #find(locator: string): Promise<PlaybackTab | undefined> {
    if (/^(win_ser_local|relative=parent|)$/.test(locator)) return this.#tabs[0];
    const [, serial] = /^win_ser_(\d+)$/.exec(locator) ?? [];
    const opened = serial ? this.#serials[Number(serial)] : undefined;
    if (serial) return opened && this.#tabs.includes(opened) ? opened : undefined;
    const [, kind = '', wanted = ''] = /^(?:(handle|name|title)=)?(.*)$/s.exec(locator) ?? [];
    const byHandle = this.#tabs.find((tab) => handleOf(tab) === wanted);
    if (kind === 'handle' || (kind === '' && byHandle)) return byHandle;
    const matches = kind === 'title' ? textPattern(wanted) : (name: string) => name === wanted;
    for (const tab of this.#tabs) {
      const name = await tab.ask({ kind: kind === 'title' ? 'title' : 'windowName' }).catch(() => undefined);
      if (typeof name === 'string' && matches(name)) return tab;
    }
    return undefined;
  }

  /** Closes the window that commands go to. */
  async close(): Promise<void> {
    await chrome.tabs.remove(this.#current.tabId);
  }

  readonly #onCreated = ({ id, windowId, openerTabId, pendingUrl }: chrome.tabs.Tab): void => {
    if (id === undefined || pendingUrl?.startsWith('chrome')) return;
    // A window that a page opens with features of its own does not always say who opened it.
    const isOurs = this.#tabs.some(({ tabId }) => tabId === openerTabId) || (!openerTabId && this.#opened);
    if (!isOurs) return;
    const tab = new PlaybackTab(id, windowId);
    this.#tabs.push(tab);
    this.#serials.push(tab);
    this.#opened?.(tab);
  };

  readonly #onRemoved = (tabId: number): void => {
    this.#tabs = this.#tabs.filter((tab) => tab.tabId !== tabId);
  };
}

function handleOf({ tabId }: PlaybackTab): string {
  return `window-${tabId}`;
}
