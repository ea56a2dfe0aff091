// Reaching into a frame of a page, where the IDE's part is put at the first call.

import { takeOverDialogs } from '../page/dialog-hook';
import { dialogAnswers, dialogShown, type PageCall, type PageReply } from '../page/protocol';
import { CommandFailure } from './failure';

/** How long a page may take to load. */
export const loadLimitMs = 30_000;
/** A page that does not answer for so long after a call's own time shows a dialog, or is caught in a script. */
const answerLimitMs = 30_000;
/** Whoever only wants to know where an element is does not wait so long. */
const locateLimitMs = 5_000;

/** A frame of a tab. The frame 0 is the page itself. */
export interface FramePlace {
  tabId: number;
  frameId: number;
}

/**
 * Calls the IDE's part in a frame.
 * @returns its reply; `gone` when the page was left meanwhile
 * @throws CommandFailure when the browser lets nobody into the page, when the frame is no longer there, or when the tab
 * was closed
 */
export async function callPage(place: FramePlace, call: PageCall): Promise<PageReply | 'gone'> {
  const target = { tabId: place.tabId, frameIds: [place.frameId] };
  // To look for an element any extension may ask, in whatever page the user looks at: its dialogs stay its own.
  const plays = call.kind !== 'locate';
  const limitMs = plays ? answerLimitMs + ('timeoutMs' in call ? call.timeoutMs : 0) : locateLimitMs;
  try {
    for (;;) {
      const injection = chrome.scripting.executeScript({
        target,
        func: (pageCall: PageCall, needsDialogs: boolean) => {
          if (!globalThis.touchstonePage) return 'absent';
          return needsDialogs && !globalThis.touchstoneDialogs ? 'unhooked' : globalThis.touchstonePage(pageCall);
        },
        args: [call, plays],
      });
      const results = await unlessLeft(place.tabId, injection, limitMs);
      if (results === 'gone') return 'gone';
      const reply = results[0]?.result as PageReply | 'absent' | 'unhooked' | undefined | null;
      if (reply === undefined || reply === null) return 'gone';
      if (typeof reply === 'object') return reply;
      await Promise.all([
        reply === 'absent' && chrome.scripting.executeScript({ target, files: ['page.js'] }),
        plays && takeOverDialogsIn(target),
      ]);
    }
  } catch (error) {
    return goneUnless(error, place.frameId);
  }
}

/** Puts what answers dialogs among the page's scripts, and beside them the word that it is there. */
async function takeOverDialogsIn(target: chrome.scripting.InjectionTarget): Promise<void> {
  await Promise.all([
    chrome.scripting.executeScript({
      target,
      func: () => {
        globalThis.touchstoneDialogs = true;
      },
    }),
    chrome.scripting.executeScript({
      target,
      world: 'MAIN',
      func: takeOverDialogs,
      args: [dialogShown, dialogAnswers],
    }),
  ]);
}

/**
 * What the failure of an injection means.
 * @returns `gone` when the document went away under it
 * @throws CommandFailure when the next document is not going to be better
 */
export function goneUnless(error: unknown, frameId: number): 'gone' {
  if (error instanceof CommandFailure) throw error;
  const message = messageOf(error);
  if (/No frame with id/i.test(message) && frameId !== 0) {
    throw new CommandFailure(
      'the selected frame is no longer in the page: another one, or relative=top, can be selected',
    );
  }
  if (/No tab with id/i.test(message)) throw new CommandFailure(closedTab);
  if (/was removed|No frame with id|document was (?:removed|unloaded)/i.test(message)) return 'gone';
  throw new CommandFailure(`the page cannot be reached: ${message}`);
}

/** What a command is told whose tab is not there. */
export const closedTab = 'the tab was closed';

/**
 * Waits for an injected script, unless its page is left: a page that the browser keeps for the way back is frozen with
 * its promises, so that neither a result nor an error would ever come.
 * @param limitMs how long the page may take
 * @throws CommandFailure when the tab is closed, or when the page does not answer
 */
export async function unlessLeft<Result>(
  tabId: number,
  injection: Promise<Result>,
  limitMs = answerLimitMs,
): Promise<Result | 'gone'> {
  const { promise: left, resolve, reject } = Promise.withResolvers<'gone'>();
  let leaving: ReturnType<typeof setTimeout> | undefined;
  // A frame inside the page that loads looks the same: only after the load is over is the answer given up.
  const updated = (id: number, change: chrome.tabs.OnUpdatedInfo) => {
    if (id !== tabId) return;
    if (change.status === 'loading') leaving ??= setTimeout(() => resolve('gone'), loadLimitMs);
    if (change.status === 'complete' && leaving !== undefined) resolve('gone');
  };
  const removed = (id: number) => {
    if (id === tabId) reject(new CommandFailure(closedTab));
  };
  const limit = setTimeout(
    () =>
      reject(new CommandFailure('the page does not answer: it shows a dialog, or a script of its own does not end')),
    limitMs,
  );
  chrome.tabs.onUpdated.addListener(updated);
  chrome.tabs.onRemoved.addListener(removed);
  try {
    return await Promise.race([injection, left]);
  } finally {
    clearTimeout(leaving);
    clearTimeout(limit);
    chrome.tabs.onUpdated.removeListener(updated);
    chrome.tabs.onRemoved.removeListener(removed);
    // Whoever lost the race is nobody's business any more.
    injection.catch(() => undefined);
  }
}

/** What an error says. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
