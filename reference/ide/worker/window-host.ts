// The one window of the IDE, seen from the worker: is it there, open it, wait until it can be called, close it.

import { type Answer, refuse } from '../api/answer';
import { callWindow, pagePath, type WindowCalls } from '../bridge/protocol';
import { readSession, updateSession } from '../bridge/session';

/** A window that has not said hello by then will not. */
const startLimitMs = 10_000;

/** Who waits for a window that can be called; told whether there is one. */
const waitingForReady = new Set<(ready: boolean) => void>();

/** The IDE's pages that exist, loading ones among them. */
async function contexts(): Promise<chrome.runtime.ExtensionContext[]> {
  return await chrome.runtime.getContexts({
    contextTypes: [chrome.runtime.ContextType.TAB],
    documentUrls: [chrome.runtime.getURL(pagePath)],
  });
}

/** Whether the window is there: as a page, or sent to restart a moment ago. */
export async function isWindowOpen(): Promise<boolean> {
  const { window } = await readSession();
  if (!window) return false;
  if (window.phase === 'restarting') return true;
  return (await contexts()).some(({ tabId }) => tabId === window.tabId);
}

/** The opening that is under way, so that two requests at once open one window. */
let opening: Promise<void> | null = null;

/** Opens the window and waits until it can be called; focuses it when it is open already. */
export function openWindow(): Promise<void> {
  opening ??= open().finally(() => {
    opening = null;
  });
  return opening;
}

async function open(): Promise<void> {
  const { window } = await readSession();
  if (window && (await isWindowOpen())) {
    await chrome.windows.update(window.windowId, { focused: true });
    await chrome.tabs.update(window.tabId, { active: true });
    return;
  }
  const ready = nextReady();
  await chrome.windows.create({ url: pagePath, type: 'popup', width: 1080, height: 760 });
  await ready.promise;
}

/** Resolves when the window says that it can be called. Rejects when it does not in time. */
function nextReady(): { promise: Promise<void>; cancel: () => void } {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const cancel = () => {
    clearTimeout(timer);
    waitingForReady.delete(listener);
  };
  const listener = (ready: boolean) => {
    cancel();
    if (ready) resolve();
    else reject(new Error('The window of the Test IDE did not start'));
  };
  const timer = setTimeout(() => listener(false), startLimitMs);
  waitingForReady.add(listener);
  // Whoever waits is told; a call that needs no longer wait does not listen any more.
  promise.catch(() => undefined);
  return { promise, cancel };
}

/** How a page came to be: the window's first start, its restart on demand, loaded anew by the user, or one too many. */
export type Arrival = 'first' | 'restarted' | 'reloaded' | 'duplicate';

/** Receives the hello of a page. A second page is closed, and the first comes to the front. */
export async function welcome({ tab }: chrome.runtime.MessageSender): Promise<Arrival> {
  if (tab?.id === undefined) return 'duplicate';
  const { id: tabId, windowId } = tab;
  const alive = new Set((await contexts()).map((context) => context.tabId));
  const arrival = await updateSession<Arrival>((session) => {
    const known = session.window;
    if (known && known.tabId !== tabId && alive.has(known.tabId)) return [session, 'duplicate'];
    const next = { ...session, window: { tabId, windowId, phase: 'starting' as const } };
    if (known?.tabId !== tabId) return [next, 'first'];
    return [next, known.phase === 'restarting' ? 'restarted' : 'reloaded'];
  });
  if (arrival === 'duplicate') {
    await openWindow();
    void chrome.tabs.remove(tabId);
  }
  return arrival;
}

/** The window can be called. */
export async function windowReady(): Promise<void> {
  await updateSession((session) => [
    session.window ? { ...session, window: { ...session.window, phase: 'ready' } } : session,
    undefined,
  ]);
  for (const listener of [...waitingForReady]) listener(true);
}

/** The window is gone: nobody need wait for it any longer. */
export function windowGone(): void {
  for (const listener of [...waitingForReady]) listener(false);
}

/** Sends the window to load anew and waits until it can be called again. */
export async function restartWindow(): Promise<void> {
  await updateSession((session) => [
    session.window ? { ...session, window: { ...session.window, phase: 'restarting' } } : session,
    undefined,
  ]);
  const ready = nextReady();
  // Whether the page answers before it goes is its own race; that it comes back is what counts.
  callWindow('restart', null).catch(() => undefined);
  await ready.promise;
}

/** A restart during which the worker before this one died is ordered again: nobody knows whether the window has heard. */
export async function resumeRestart(): Promise<void> {
  const { window } = await readSession();
  // A page that is loading has nobody to hear this yet, and one that has loaded is no longer restarting.
  if (window?.phase === 'restarting') await callWindow('restart', null).catch(() => undefined);
}

/** Waits while the window starts or restarts. */
async function untilReady(): Promise<void> {
  const ready = nextReady();
  const { window } = await readSession();
  if (window && window.phase !== 'ready') return await ready.promise;
  ready.cancel();
}

/** Calls that are answered when the user has said something. */
const waitingForUser: ReadonlySet<keyof WindowCalls> = new Set(['loadProject', 'close', 'showPopup']);
/** A window that has not answered any other call by then will not. */
const answerLimitMs = 10_000;

/** Calls the window. Rejects also when it does not answer in time. */
async function callInTime<Name extends keyof WindowCalls>(
  call: Name,
  args: WindowCalls[Name]['args'],
): Promise<Answer> {
  if (waitingForUser.has(call)) return await callWindow(call, args);
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('its window does not react')), answerLimitMs);
  return await Promise.race([callWindow(call, args), late]).finally(() => clearTimeout(timer));
}

/**
 * Calls the window, waiting for it while it restarts or is loaded anew.
 * @returns its answer, or a refusal when it goes away meanwhile
 */
export async function askWindow<Name extends keyof WindowCalls>(
  call: Name,
  args: WindowCalls[Name]['args'],
): Promise<Answer> {
  const next = nextReady();
  // Most calls never need it, and a question to the user outlasts it.
  next.promise.catch(() => undefined);
  try {
    await untilReady();
    try {
      return await callInTime(call, args);
    } catch (error) {
      // The user loads the window anew, and nobody has received the call: the next window may have it.
      if (!isUndelivered(error) || !(await isWindowOpen())) throw error;
      await next.promise;
      return await callInTime(call, args);
    }
  } catch (error) {
    if (await isWindowOpen()) return refuse(`The Test IDE could not answer: ${String(error)}`);
    return refuse('The Test IDE was closed before it could answer', 'NotActive');
  } finally {
    next.cancel();
  }
}

/** Whether the browser found nobody to give a message to. */
function isUndelivered(error: unknown): boolean {
  return /Receiving end does not exist/i.test(String(error));
}

/** Closes the window. */
export async function closeWindow(): Promise<void> {
  const { window } = await readSession();
  if (window) await chrome.tabs.remove(window.tabId);
}
