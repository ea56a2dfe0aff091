import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { closedSession, readSession, type Session, updateSession } from '../bridge/session';
import { windowWentAway } from './control';
import { openWindow, welcome, windowReady } from './window-host';

/** The tabs in which the IDE's page is loaded, and the last one. */
let pages: number[];
let lastTab: number;

beforeEach(() => {
  pages = [];
  lastTab = 7;
  const chrome = {
    storage: { session: { get: async () => ({}), set: async () => undefined } },
    runtime: {
      ContextType: { TAB: 'TAB' },
      getURL: (path: string) => `chrome-extension://ide/${path}`,
      getContexts: async () => pages.map((tabId) => ({ tabId })),
    },
    windows: {
      create: async () => {
        lastTab++;
        pages = [lastTab];
        await welcome({ tab: { id: lastTab, windowId: 1 } as chrome.tabs.Tab });
        setImmediate(() => void windowReady());
      },
      update: async () => undefined,
    },
    tabs: { update: async () => undefined, remove: async () => undefined },
  };
  Object.assign(globalThis, { chrome });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'chrome');
});

test('the end of a window that is noticed three times does not reach those who wait for the next window', async () => {
  const open: Session = { ...closedSession, window: { tabId: 7, windowId: 1, phase: 'ready' } };
  await updateSession(() => [open, undefined]);
  // The browser's report, and two calls that find the window closed and want it open.
  const reported = windowWentAway(7);
  const calls = [1, 2].map(() => windowWentAway(7).then(openWindow));
  await Promise.all([reported, ...calls]);
  const { window } = await readSession();
  assert.deepEqual(window, { tabId: 8, windowId: 1, phase: 'ready' });
});
