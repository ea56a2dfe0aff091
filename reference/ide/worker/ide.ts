// The operations behind the endpoints. The worker answers from the session, and forwards everything else to the window.

import type { Ide } from '../api/routes';
import { withRegistration } from '../bridge/registrations';
import { readSession, updateSession } from '../bridge/session';
import { webDriverCode } from '../locators/webdriver-code';
import { endWindow, requestControl } from './control';
import { askWindow } from './window-host';

/** The IDE as the route table sees it. */
export const ide: Ide = {
  async knows(caller) {
    return Object.hasOwn((await readSession()).registrations, caller);
  },

  async register(caller, plugin) {
    return await updateSession((session) => [
      { ...session, registrations: withRegistration(session.registrations, caller, plugin) },
      true,
    ]);
  },

  async log(group, caller, entry) {
    const { registrations } = await readSession();
    return await askWindow('log', { group, source: registrations[caller]?.name ?? caller, entry });
  },

  project: () => askWindow('project', null),

  loadProject: (project) => askWindow('loadProject', { project }),

  requestControl,

  async close(caller) {
    const { control, window } = await readSession();
    if (control.controller?.id !== caller) return false;
    const closing = await askWindow('close', null);
    if (closing !== true) return closing;
    if (window) await endWindow(window.tabId);
    return true;
  },

  location: (location) => askWindow('location', { location }),

  setCommandState: (update) => askWindow('setCommandState', update),

  setVariable: (update) => askWindow('setVariable', update),

  exportLocation: async ({ location, language }) => webDriverCode(location, language),

  playbackTab: () => askWindow('playbackTab', null),

  commands: () => askWindow('commands', null),

  insertCommand: (command) => askWindow('insertCommand', command),

  replaceCommand: (command) => askWindow('replaceCommand', command),

  removeCommand: (command) => askWindow('removeCommand', command),

  async showPopup(caller, popup) {
    const { registrations } = await readSession();
    return await askWindow('showPopup', { ...popup, source: registrations[caller]?.name ?? caller });
  },
};
