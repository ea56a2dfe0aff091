// The browser windows of a run: the selected one, and those that commands have opened.

import { textPattern } from '../locators/text-pattern';
import { CommandFailure } from './failure';
import type { RunInSandbox } from './script';
import { PlaybackTab } from './tab';

/** All tabs of a run, and the selected one. */
export class PlaybackBrowser {
  /** The open tabs, in the order of opening. */
  #tabs: PlaybackTab[];
  /** All tabs ever opened: `win_ser_2` is the second even if the first is closed. */
  readonly #serials: PlaybackTab[];
  #current: PlaybackTab;
  /** Called for the window that a command opens. */
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
   * Opens a tab in its own window, in front: only there do pages get focus events and unthrottled timers.
   * @param sandbox runs scripts when no page can
   */
  static async open(sandbox: RunInSandbox): Promise<PlaybackBrowser> {
    const window = await chrome.windows.create({ url: 'about:blank', type: 'normal', focused: true });
    const tab = window?.tabs?.[0];
    if (tab?.id === undefined) throw new CommandFailure('the browser did not open a tab for playback');
    const first = new PlaybackTab(tab.id, tab.windowId);
    // Wait for the empty page, else the end of its load would look like the end of loading the test's first page.
    await first.untilLoaded();
    return new PlaybackBrowser(first, sandbox);
  }

  /** The selected tab. */
  get tab(): PlaybackTab {
    return this.#current;
  }

  /** Where commands are played. */
  get place(): { tabId: number; windowId: number; frameId: number } {
    const { tabId, windowId, frameId } = this.#current;
    return { tabId, windowId, frameId };
  }

  /** Prepares for a test: selects the oldest open window and brings it to the front, leaves frames, forgets dialogs. */
  async begin(): Promise<void> {
    this.#current = this.#tabs[0] ?? this.#current;
    this.#current.leaveFrames();
    for (const tab of this.#tabs) tab.dialogs.clear();
    await this.#current.show();
  }

  /** Whether any window is open. */
  get isOpen(): boolean {
    return this.#tabs.length > 0;
  }

  /** Forgets the windows without closing them. */
  release(): void {
    chrome.tabs.onCreated.removeListener(this.#onCreated);
    chrome.tabs.onRemoved.removeListener(this.#onRemoved);
  }

  /** Runs a script in the selected frame, or in the sandbox; see script.ts. */
  async evaluate(script: string, args: readonly unknown[]): Promise<unknown> {
    return await this.#current.execute(script, args, this.sandbox);
  }

  /**
   * Runs an action that opens a window.
   * @returns the window's handle
   * @throws CommandFailure if no window was opened in time
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
        `no window was opened within ${timeoutMs} ms: the browser may block pop-ups of this page`,
      );
    } finally {
      this.#opened = undefined;
    }
  }

  /** The handle of the selected window. */
  get handle(): string {
    return handleOf(this.#current);
  }

  /** The handle of the run's first window. */
  get firstHandle(): string {
    return handleOf(this.#tabs[0] ?? this.#current);
  }

  /**
   * Selects a window for the commands that follow: `handle=`, `name=`, `title=`, `win_ser_local` for the first window,
   * `win_ser_2` for the second one opened; without a prefix, a handle or a name.
   * @throws CommandFailure if there is no such window
   */
  async select(locator: string): Promise<void> {
    const tab = await this.#find(locator.trim());
    if (!tab) throw new CommandFailure(`the test has no window ${locator}`);
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

  /** Closes the selected window. */
  async close(): Promise<void> {
    await chrome.tabs.remove(this.#current.tabId);
  }

  readonly #onCreated = ({ id, windowId, openerTabId, pendingUrl }: chrome.tabs.Tab): void => {
    if (id === undefined || pendingUrl?.startsWith('chrome')) return;
    // A window that a page opens with window features does not always have an opener.
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
