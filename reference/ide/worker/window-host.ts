// The worker's view of the IDE's only window: detects, opens, awaits, calls and closes it.

import { type Answer, refuse } from '../api/answer';
import { callWindow, pagePath, type WindowCalls } from '../bridge/protocol';
import { readSession, updateSession } from '../bridge/session';

/** Time limit for a window to start. */
const startLimitMs = 10_000;

/** Called when the window becomes ready (true) or goes away (false). */
const waitingForReady = new Set<(ready: boolean) => void>();

/** The IDE's existing pages, including those that are loading. */
async function contexts(): Promise<chrome.runtime.ExtensionContext[]> {
  return await chrome.runtime.getContexts({
    contextTypes: [chrome.runtime.ContextType.TAB],
    documentUrls: [chrome.runtime.getURL(pagePath)],
  });
}

/** Whether the window is open, as a page or between the pages of a restart. */
export async function isWindowOpen(): Promise<boolean> {
  const { window } = await readSession();
  if (!window) return false;
  if (window.phase === 'restarting') return true;
  return (await contexts()).some(({ tabId }) => tabId === window.tabId);
}

/** The opening under way, so that two concurrent requests open one window. */
let opening: Promise<void> | null = null;

/** The tab of the window that is being opened. The session does not know it until its page says hello. */
let openingTab: number | undefined;

/** Tabs closed during the opening: the browser may report a closed tab before it says which tab the window has. */
const closedMeanwhile = new Set<number>();

/** Opens the window and waits until it is ready; focuses it if it is already open. */
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
  closedMeanwhile.clear();
  const created = await chrome.windows.create({ url: pagePath, type: 'popup', width: 1080, height: 760 });
  openingTab = created?.tabs?.[0]?.id;
  closedMeanwhile.forEach(openingTabRemoved);
  await ready.promise.finally(() => {
    openingTab = undefined;
  });
}

/** Ends the opening of a window if the user has closed its tab: the next request then opens another one at once. */
export function openingTabRemoved(tabId: number): void {
  if (tabId === openingTab) windowGone();
  else if (opening) closedMeanwhile.add(tabId);
}

/** Resolves when the window is ready. Rejects if that takes too long. */
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
  // Avoids an unhandled rejection when nothing waits any longer.
  promise.catch(() => undefined);
  return { promise, cancel };
}

/** Why a page was loaded: first start, restart by the worker, reload by the user, or a duplicate. */
export type Arrival = 'first' | 'restarted' | 'reloaded' | 'duplicate';

/** Receives the hello of a page. Closes a duplicate and brings the first page to the front. */
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
  } else {
    for (const gone of [...questions]) gone(new Error('its window was loaded again'));
  }
  return arrival;
}

/** Records that the window is ready. */
export async function windowReady(): Promise<void> {
  await updateSession((session) => [
    session.window ? { ...session, window: { ...session.window, phase: 'ready' } } : session,
    undefined,
  ]);
  for (const listener of [...waitingForReady]) listener(true);
}

/** Tells everybody who waits for the window that it is gone. */
export function windowGone(): void {
  for (const listener of [...waitingForReady]) listener(false);
}

/** Reloads the window and waits until it is ready again. */
export async function restartWindow(): Promise<void> {
  await updateSession((session) => [
    session.window ? { ...session, window: { ...session.window, phase: 'restarting' } } : session,
    undefined,
  ]);
  const ready = nextReady();
  // The page may or may not answer before it goes; what counts is that it comes back.
  callWindow('restart', null).catch(() => undefined);
  await ready.promise;
}

/** Repeats a restart that the previous worker may not have delivered before it died. */
export async function resumeRestart(): Promise<void> {
  const { window } = await readSession();
  // A loading page does not receive this yet, and a loaded one is no longer restarting.
  if (window?.phase === 'restarting') await callWindow('restart', null).catch(() => undefined);
}

/** Waits while the window starts or restarts. */
async function untilReady(): Promise<void> {
  const ready = nextReady();
  const { window } = await readSession();
  if (window && window.phase !== 'ready') return await ready.promise;
  ready.cancel();
}

/** Calls that wait for the user's answer. */
const waitingForUser: ReadonlySet<keyof WindowCalls> = new Set(['loadProject', 'close', 'showPopup']);
/** Time limit for all other calls. */
const answerLimitMs = 10_000;

/** Rejects the calls that wait for the user. If their page is only loaded again, the browser does not reject them. */
const questions = new Set<(reason: Error) => void>();

/** Calls the window. Also rejects if it does not answer in time, or if its page goes with a question to the user. */
async function callInTime<Name extends keyof WindowCalls>(
  call: Name,
  args: WindowCalls[Name]['args'],
): Promise<Answer> {
  const { promise: failure, reject } = Promise.withResolvers<never>();
  const late = () => reject(new Error('its window does not respond'));
  const waits = waitingForUser.has(call);
  const timer = waits ? undefined : setTimeout(late, answerLimitMs);
  if (waits) questions.add(reject);
  return await Promise.race([callWindow(call, args), failure]).finally(() => {
    clearTimeout(timer);
    questions.delete(reject);
  });
}

/**
 * Calls the window, waiting for it while it restarts or reloads.
 * @returns its answer, or a refusal if it goes away meanwhile
 */
export async function askWindow<Name extends keyof WindowCalls>(
  call: Name,
  args: WindowCalls[Name]['args'],
): Promise<Answer> {
  const next = nextReady();
  // Most calls never need this promise, and a question to the user outlasts it: ignore its rejection.
  next.promise.catch(() => undefined);
  try {
    await untilReady();
    try {
      return await callInTime(call, args);
    } catch (error) {
      // The user reloads the window, and nobody has received the call: send it to the next page.
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

/** Whether the browser found no receiver for a message. */
function isUndelivered(error: unknown): boolean {
  return /Receiving end does not exist/i.test(String(error));
}

/** Closes the window in a tab, unless it is closed already or has been replaced by another one. */
export async function closeWindow(tabId: number): Promise<void> {
  const { window } = await readSession();
  if (window?.tabId !== tabId || !(await isWindowOpen())) return;
  // Two calls may close it at the same time: only one finds it.
  await chrome.tabs.remove(tabId).catch(async (error: unknown) => {
    if (await isWindowOpen()) throw error;
  });
}
