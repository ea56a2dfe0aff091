// Calls the IDE's part in a frame of a page, and injects it at the first call.

import { takeOverDialogs } from '../page/dialog-hook';
import { dialogAnswers, dialogShown, type PageCall, type PageReply } from '../page/protocol';
import { CommandFailure } from './failure';

/** Time limit for loading a page. */
export const loadLimitMs = 30_000;
/** Time limit for an answer, beyond the call's own; a page that exceeds it shows a dialog or is stuck in a script. */
const answerLimitMs = 30_000;
/** A shorter limit for calls that only locate an element. */
const locateLimitMs = 5_000;

/** A frame of a tab. Frame 0 is the page itself. */
export interface FramePlace {
  tabId: number;
  frameId: number;
}

/**
 * Calls the IDE's part in a frame.
 * @returns its reply; `gone` if the page was left meanwhile
 * @throws CommandFailure if the browser forbids access to the page, the frame no longer exists, or the tab was closed
 */
export async function callPage(place: FramePlace, call: PageCall): Promise<PageReply | 'gone'> {
  const target = { tabId: place.tabId, frameIds: [place.frameId] };
  // Any extension may locate an element in any page that the user views: do not take over that page's dialogs.
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

/** Injects the dialog hook into the main world, and a flag into the isolated world. */
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
 * Interprets the failure of an injection.
 * @returns `gone` if the document went away
 * @throws CommandFailure if a retry cannot help
 */
export function goneUnless(error: unknown, frameId: number): 'gone' {
  if (error instanceof CommandFailure) throw error;
  const message = messageOf(error);
  if (/No frame with id/i.test(message) && frameId !== 0) {
    throw new CommandFailure('the selected frame is no longer in the page: select another one, or relative=top');
  }
  if (/No tab with id/i.test(message)) throw new CommandFailure(closedTab);
  if (/was removed|No frame with id|document was (?:removed|unloaded)/i.test(message)) return 'gone';
  throw new CommandFailure(`the page cannot be reached: ${message}`);
}

/** The message for a command whose tab is closed. */
export const closedTab = 'the tab was closed';

/**
 * Waits for an injected script, unless its page is left. A page in the back/forward cache is frozen with its promises,
 * so neither a result nor an error would ever come.
 * @param limitMs time limit for the page
 * @throws CommandFailure if the tab is closed, or the page does not answer
 */
export async function unlessLeft<Result>(
  tabId: number,
  injection: Promise<Result>,
  limitMs = answerLimitMs,
): Promise<Result | 'gone'> {
  const { promise: left, resolve, reject } = Promise.withResolvers<'gone'>();
  let leaving: ReturnType<typeof setTimeout> | undefined;
  // A loading inner frame looks the same, so give up only after the load is over.
  const updated = (id: number, change: chrome.tabs.OnUpdatedInfo) => {
    if (id !== tabId) return;
    if (change.status === 'loading') leaving ??= setTimeout(() => resolve('gone'), loadLimitMs);
    if (change.status === 'complete' && leaving !== undefined) resolve('gone');
  };
  const removed = (id: number) => {
    if (id === tabId) reject(new CommandFailure(closedTab));
  };
  const limit = setTimeout(
    () => reject(new CommandFailure('the page does not answer: it shows a dialog, or one of its scripts does not end')),
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
    // Ignore the rejection of the promise that lost the race.
    injection.catch(() => undefined);
  }
}

/** The message of an error. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
