// The service worker (in Firefox: the background page): receives messages of other extensions and forwards them to the window. It holds no state: the
// session (bridge/session.ts) keeps registrations and control, and the window keeps the project, the log, the dialogs
// and playback. When a worker dies, only the callers that wait for a dialog lose their answer; the browser tells them,
// and the user's answer still counts.

import { type Answer, isRefusal, refuse } from '../api/answer';
import { dispatch, mayWait, type Standing } from '../api/dispatch';
import { asksToOpen, onlyAsksToOpen } from '../api/message';
import { isExtension } from '../api/sender';
import { answerCalls, type WorkerCalls } from '../bridge/protocol';
import { readSession } from '../bridge/session';
import { connectionAnswered, controllerHasGone, endWindow, windowStartedAnew, windowWentAway } from './control';
import { ide } from './ide';
import { Turns } from './turns';
import { isWindowOpen, openingTabRemoved, openWindow, resumeRestart, welcome, windowReady } from './window-host';

const turns = new Turns();

/** Answers a message of another extension. */
async function answerExternal(message: unknown, caller: string): Promise<Answer> {
  if (!(await isWindowOpen())) {
    const { window } = await readSession();
    if (window) await windowWentAway(window.tabId);
    if (!asksToOpen(message)) return refuse('The Test IDE is not active', 'NotActive');
    await openWindow();
  }
  if (onlyAsksToOpen(message)) return true;
  const answer = await dispatch(message, caller, await standingOf(caller), ide);
  const excluded = isRefusal(answer) && answer.errorCode === 'CannotAccessInControlMode';
  if (!excluded || !(await controllerHasGone())) return answer;
  return await dispatch(message, caller, await standingOf(caller), ide);
}

async function standingOf(caller: string): Promise<Standing> {
  const { control, registrations } = await readSession();
  return { controller: control.controller, registered: Object.hasOwn(registrations, caller) };
}

chrome.runtime.onMessageExternal.addListener((message: unknown, sender, reply: (answer: Answer) => void) => {
  if (sender.id === undefined || !isExtension(sender, chrome.runtime.getURL(''))) {
    reply(refuse('Only extensions may call the Test IDE'));
    return undefined;
  }
  const caller = sender.id;
  turns
    .take(caller, mayWait(message), () => answerExternal(message, caller))
    .then(reply, (error: unknown) => reply(refuse(error instanceof Error ? error.message : String(error))));
  return true;
});

answerCalls<WorkerCalls>('worker', {
  hello: async (_, sender) => {
    const arrival = await welcome(sender);
    if (arrival === 'reloaded') await windowStartedAnew();
    return { duplicate: arrival === 'duplicate' };
  },
  ready: async () => {
    await windowReady();
    return true;
  },
  connectionAnswered: async ({ requestId, accepted }) => {
    await connectionAnswered(requestId, accepted);
    return true;
  },
  mayClose: async (_, { tab }) => {
    if (tab?.id !== undefined) await endWindow(tab.id);
    return true;
  },
  controllerHasGone,
  callsDone: async ({ caller }) => {
    await turns.done(caller);
    return true;
  },
  stayAwake: async () => true,
});

chrome.action.onClicked.addListener(() => {
  void openWindow();
});

chrome.tabs.onRemoved.addListener((tabId) => {
  openingTabRemoved(tabId);
  void readSession().then(async ({ window }) => {
    if (window?.tabId === tabId) await windowWentAway(tabId);
  });
});

void resumeRestart();

// Content scripts could read the IDE's storage by default; pages under test must not. Firefox cannot forbid it: there
// only the IDE's own content script could, which reads nothing.
void chrome.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });
