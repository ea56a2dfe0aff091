// Acting on the element that a command's target names, and reading it.

import type { Locator } from '../locators/locator';
import type { DialogAnswer, ElementAction, ElementReading, PageReply } from '../page/protocol';
import { type CommandCall, locatorOf } from './command';
import { answersAhead } from './dialog-answers';
import { CommandFailure } from './failure';
import { valueFrom } from './tab';

/** Something to do to an element. */
export interface Action {
  action: ElementAction;
  argument?: string;
  /** The other element that it takes, for `dragTo`. */
  other?: Locator;
}

/**
 * Does something to the element once it is there, and waits for the page that this may lead to.
 * @throws CommandFailure when it does not appear in time or does not allow the action
 */
export async function act(call: CommandCall, target: string, { action, argument = '', other }: Action): Promise<void> {
  const { tab } = call.browser;
  const answers = tab.dialogs.beforeAction(answersAhead(call));
  await onElement(call, target, async (locator) => {
    if (answers) await prepare(call, answers);
    const reply = await tab.call({ kind: 'act', locator, action, argument, ...(other && { other }) });
    // The page went away under the action: a click on a link does that, and it was done.
    return reply === 'gone' ? { value: null } : reply;
  });
  await tab.settle();
}

async function prepare({ browser }: CommandCall, answers: readonly DialogAnswer[]): Promise<void> {
  await browser.tab.ask({ kind: 'answerDialogs', answers });
}

/**
 * Runs a script whose dialogs are answered as those of an action are.
 * @param run runs it, and returns what it returns
 */
export async function withDialogs(call: CommandCall, run: () => Promise<unknown>): Promise<unknown> {
  const { tab } = call.browser;
  const answers = tab.dialogs.beforeAction(answersAhead(call));
  if (!answers) return await run();
  // A page that cannot be reached, as before the first `open`, shows no dialogs.
  await prepare(call, answers).catch(() => undefined);
  const result = await run();
  // Any call brings word of the dialogs that were shown: they have had their answers.
  await tab.call({ kind: 'title' }).catch(() => undefined);
  return result;
}

/**
 * Reads something off the element once it is there.
 * @throws CommandFailure when it does not appear in time or has nothing of the kind
 */
export async function read(
  call: CommandCall,
  target: string,
  reading: ElementReading,
  argument = '',
): Promise<unknown> {
  return await onElement(call, target, (locator) =>
    call.browser.tab.call({ kind: 'read', locator, reading, argument }),
  );
}

/** Calls the page until the element is there; when it is not in time, tries the other locators that were recorded. */
async function onElement(
  call: CommandCall,
  target: string,
  attempt: (locator: Locator) => Promise<PageReply | 'gone'>,
): Promise<unknown> {
  const { tab } = call.browser;
  const locator = locatorOf(target);
  const deadline = Date.now() + call.pace.elementMs;
  for (;;) {
    const reply = await attempt(locator);
    const rest = deadline - Date.now();
    if (reply === 'gone') {
      if (rest > 0) continue;
      throw new CommandFailure('the page was left while the element was looked for');
    }
    const state = 'missing' in reply ? 'present' : 'notVisible' in reply ? 'visible' : undefined;
    if (!state) return valueFrom(reply);
    if (rest > 0 && (await tab.waitFor(locator, state, rest))) continue;
    const other = await tryOthers(call, target, attempt);
    if (other) return valueFrom(other);
    const written = `${locator.kind}=${locator.value}`;
    if (state === 'visible') throw new CommandFailure(`the element ${written} is not visible`);
    // Why it cannot be found, where the page can tell: it may be inside a shadow root.
    const located = await tab.call({ kind: 'locate', locator });
    const reason = located !== 'gone' && 'problem' in located ? located.problem : 'no element was found';
    throw new CommandFailure(`${reason}: ${written}`);
  }
}

/** The locators that were recorded beside the target, in their order. */
async function tryOthers(
  { command, log }: CommandCall,
  target: string,
  attempt: (locator: Locator) => Promise<PageReply | 'gone'>,
): Promise<PageReply | undefined> {
  for (const [written] of command.targets) {
    if (written === command.target || written === target) continue;
    const reply = await attempt(locatorOf(written));
    if (reply === 'gone' || 'missing' in reply || 'notVisible' in reply) continue;
    log('warn', `${target} was not found; ${written} was used, which was recorded for the same element`);
    return reply;
  }
  return undefined;
}
