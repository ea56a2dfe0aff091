// Playback's hands: the tab, the plugins, the log and the rows of the window.

import type { Answer } from '../api/answer';
import { refuse } from '../api/answer';
import { pagePath } from '../bridge/protocol';
import { parseLocator } from '../locators/locator';
import type { PlaybackHost } from '../playback/playback';
import { outcomeOf } from '../playback/plugin-answer';
import { callPage, PlaybackTab } from '../playback/tab';
import type { IdeWindow } from './ide-window';
import { sendEvent, sendToPlugin } from './plugins';

/** The tab of the run that is going on, or of the last one. */
let lastTab: PlaybackTab | null = null;

/** Makes what `Playback` needs from a window. */
export function playbackHost(window: IdeWindow): PlaybackHost {
  return {
    baseUrl: () => window.state.project.url,

    async tab() {
      if (!lastTab || !(await lastTab.isOpen())) lastTab = await PlaybackTab.open();
      return lastTab;
    },

    async executeByPlugin(command, place) {
      const owner = Object.entries(window.session.registrations).find(([, { commands }]) =>
        commands?.some(({ id }) => id === command.command),
      );
      if (!owner) return undefined;
      const [plugin, { name }] = owner;
      const { project } = window.state;
      const options = { ...place, projectId: project.id };
      const reply = await sendToPlugin(plugin, { action: 'execute', command, options });
      if ('problem' in reply) return { state: 'failed', message: `${name}: ${reply.problem}` };
      return outcomeOf(reply.answer);
    },

    log: (level, message) => window.note('playback', level, message),

    event: (name, options) => sendEvent(window.session, name, options),

    show: (playback) => window.store.set({ playback }),

    showCommand(commandId, state, message) {
      const results = new Map(window.state.results).set(commandId, { state, message });
      window.store.set({ results });
    },

    clearResults: () => window.store.set({ results: new Map() }),
  };
}

/**
 * GET /playback/location: resolves a locator in the tab of the running or last test, else in the tab that the user
 * looked at last (rules ide.location.*).
 */
export async function locate(location: string): Promise<Answer> {
  const locator = parseLocator(location);
  if ('problem' in locator) return refuse(`The location is no valid locator: ${locator.problem}`);
  const tabId = lastTab && (await lastTab.isOpen()) ? lastTab.tabId : await activeTab();
  if (tabId === undefined) return refuse('There is no page to look for the element in');
  const reply = await callPage(tabId, { kind: 'locate', locator });
  if (reply === 'gone') return refuse('The page was left while the element was looked for');
  if ('value' in reply) return String(reply.value);
  return refuse(`${locator.kind}=${locator.value}: ${'problem' in reply ? reply.problem : 'no element was found'}`);
}

/** The page that the user looked at last: active before not, the last focused window's before others, then by time. */
async function activeTab(): Promise<number | undefined> {
  const own = chrome.runtime.getURL(pagePath);
  const focused = await chrome.windows.getLastFocused({ windowTypes: ['normal'] }).catch(() => undefined);
  const windows = await chrome.windows.getAll({ populate: true, windowTypes: ['normal'] });
  // Only pages of hosts that the IDE may play in show their address to it.
  const pages = windows
    .flatMap(({ tabs }) => tabs ?? [])
    .filter(({ url }) => url !== undefined && url !== own && /^(https?|file):/.test(url));
  const rank = (tab: chrome.tabs.Tab) => (tab.active ? 2 : 0) + (tab.active && tab.windowId === focused?.id ? 1 : 0);
  const [first] = pages.sort((a, b) => rank(b) - rank(a) || (b.lastAccessed ?? 0) - (a.lastAccessed ?? 0));
  return first?.id;
}
