// Connects playback with the window: browser windows, plugins, the log, and the rows of commands.

import type { Answer } from '../api/answer';
import { refuse } from '../api/answer';
import { pagePath } from '../bridge/protocol';
import { executorOf } from '../bridge/registrations';
import { parseLocator } from '../locators/locator';
import { PlaybackBrowser } from '../playback/browser';
import type { PlaybackHost } from '../playback/host';
import { callPage, type FramePlace } from '../playback/page-call';
import { objectionOf, outcomeOf } from '../playback/plugin-answer';
import type { IdeWindow } from './ide-window';
import { AnswerLimit, sendEvent, sendToPlugin } from './plugins/plugins';
import { runInSandbox } from './sandbox';
import type { CommandResult, Store } from './state/store';

/** The browser windows of the current or the last run. */
let lastBrowser: PlaybackBrowser | null = null;

/** Implements the host that `Playback` needs. */
export function playbackHost(window: IdeWindow): PlaybackHost {
  const results = new ResultRows(window.store);
  /** The time limits of the commands that plugins are executing. */
  const limits = new Map<string, AnswerLimit>();
  return {
    baseUrl: () => window.state.project.url,

    settings: () => window.state.settings,

    testNamed: (name) => window.state.project.tests.find((test) => test.name === name),

    async browser() {
      if (!lastBrowser?.isOpen) {
        lastBrowser?.release();
        lastBrowser = await PlaybackBrowser.open(runInSandbox);
      }
      return lastBrowser;
    },

    async executeByPlugin(command, place) {
      const { registrations } = window.session;
      const plugin = executorOf(registrations, command.command);
      if (plugin === undefined) return undefined;
      const name = registrations[plugin]?.name ?? plugin;
      const { project } = window.state;
      const options = { ...place, projectId: project.id };
      const limit = new AnswerLimit();
      limits.set(place.commandId, limit);
      try {
        const reply = await sendToPlugin(plugin, { action: 'execute', command, options }, limit);
        if ('problem' in reply) return { state: 'failed', message: `${name}: ${reply.problem}` };
        return outcomeOf(reply.answer);
      } finally {
        limits.delete(place.commandId);
      }
    },

    pluginReported: (commandId) => limits.get(commandId)?.renew(),

    log: (level, message) => window.note('playback', level, message),

    async event(name, options) {
      const { id, name: projectName } = window.state.project;
      const replies = await sendEvent(window.session, name, { ...options, projectId: id, projectName });
      for (const { plugin, reply } of replies) {
        if ('late' in reply) window.note('playback', 'warn', `${plugin}: ${reply.problem} to ${name}`);
      }
      for (const { plugin, reply } of replies) {
        const objection = 'answer' in reply ? objectionOf(reply.answer) : undefined;
        if (objection !== undefined) return `${plugin}: ${objection}`;
      }
      return undefined;
    },

    show(progress) {
      results.flush();
      const { testId } = progress;
      // Select each test of a suite when it starts; a selection by the user stays until the next test starts.
      const isNext = testId !== null && testId !== window.state.progress.testId;
      if (isNext && testId !== window.state.selectedTestId) window.editor.selectTest(testId);
      window.store.set({ playback: progress.status, progress });
    },

    showTest(testId, state) {
      window.store.set({ testStates: new Map(window.state.testStates).set(testId, state) });
    },

    showCommand: (commandId, state, message) => results.set(commandId, { state, message }),

    showVariables: (variables) => results.setVariables(variables),

    clearResults() {
      results.clear();
      window.store.set({ testStates: new Map() });
    },
  };
}

/** Results may come faster than a screen can show them, so the window shows them at this interval. */
const showEveryMs = 16;

/** Collects results of commands and variables, and shows them in the window at intervals. */
class ResultRows {
  readonly #store: Store;
  readonly #news = new Map<string, CommandResult>();
  #variables: ReadonlyMap<string, unknown> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  set(commandId: string, result: CommandResult): void {
    this.#news.set(commandId, result);
    this.#timer ??= setTimeout(() => this.flush(), showEveryMs);
  }

  /** @param variables read at the time of display */
  setVariables(variables: ReadonlyMap<string, unknown>): void {
    this.#variables = variables;
    this.#timer ??= setTimeout(() => this.flush(), showEveryMs);
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#variables) this.#store.set({ variables: new Map(this.#variables) });
    if (this.#news.size === 0) return;
    this.#store.set({ results: new Map([...this.#store.state.results, ...this.#news]) });
    this.#news.clear();
  }

  clear(): void {
    this.#news.clear();
    this.#variables = null;
    this.#store.set({ results: new Map(), variables: new Map() });
  }
}

/** GET /record/tab: the tab in which tests are played; plugins use it to reach the page. */
export function playbackTab(): Answer {
  return lastBrowser?.isOpen
    ? { id: lastBrowser.place.tabId }
    : refuse('There is no playback tab: no test has been played');
}

/**
 * GET /playback/location: resolves a locator in the frame of the running or last test, else in the page that the user
 * viewed last (rules ide.location.*).
 */
export async function locate(location: string): Promise<Answer> {
  const locator = parseLocator(location);
  if ('problem' in locator) return refuse(`The location is not a valid locator: ${locator.problem}`);
  const place = lastBrowser?.isOpen ? lastBrowser.place : await activePage();
  if (place === undefined) return refuse('No page is open in which to find the element');
  const reply = await callPage(place, { kind: 'locate', locator });
  if (reply === 'gone') return refuse('The page was left while the element was searched for');
  if ('value' in reply) return String(reply.value);
  return refuse(`${locator.kind}=${locator.value}: ${'problem' in reply ? reply.problem : 'no element was found'}`);
}

/** The page that the user viewed last: active tabs first, then those of the last focused window, then by time. */
async function activePage(): Promise<FramePlace | undefined> {
  const own = chrome.runtime.getURL(pagePath);
  const focused = await chrome.windows.getLastFocused({ windowTypes: ['normal'] }).catch(() => undefined);
  const windows = await chrome.windows.getAll({ populate: true, windowTypes: ['normal'] });
  // The browser reveals addresses only for hosts that the IDE may access.
  const pages = windows
    .flatMap(({ tabs }) => tabs ?? [])
    .filter(({ url }) => url !== undefined && url !== own && /^(https?|file):/.test(url));
  const rank = (tab: chrome.tabs.Tab) => (tab.active ? 2 : 0) + (tab.active && tab.windowId === focused?.id ? 1 : 0);
  const [first] = pages.sort((a, b) => rank(b) - rank(a) || (b.lastAccessed ?? 0) - (a.lastAccessed ?? 0));
  return first?.id === undefined ? undefined : { tabId: first.id, frameId: 0 };
}
