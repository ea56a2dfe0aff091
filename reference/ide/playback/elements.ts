// Acts on the element of a command's target, and reads it.

import type { Locator } from '../locators/locator';
import type { DialogAnswer, ElementAction, ElementReading, PageReply } from '../page/protocol';
import { type CommandCall, locatorOf } from './command';
import { answersAhead } from './dialog-answers';
import { CommandFailure } from './failure';
import { valueFrom } from './tab';

/** An action on an element. */
export interface Action {
  action: ElementAction;
  argument?: string;
  /** The destination of `dragTo`. */
  other?: Locator;
}

/**
 * Acts on the element once it exists, and waits for a navigation that follows.
 * @throws CommandFailure if it does not appear in time or does not allow the action
 */
export async function act(call: CommandCall, target: string, { action, argument = '', other }: Action): Promise<void> {
  const { tab } = call.browser;
  const answers = tab.dialogs.beforeAction(answersAhead(call));
  await onElement(call, target, async (locator) => {
    if (answers) await prepare(call, answers);
    const reply = await tab.call({ kind: 'act', locator, action, argument, ...(other && { other }) });
    // The action left the page, as a click on a link does: it has succeeded.
    return reply === 'gone' ? { value: null } : reply;
  });
  await tab.untilLoaded();
}

async function prepare({ browser }: CommandCall, answers: readonly DialogAnswer[]): Promise<void> {
  await browser.tab.ask({ kind: 'answerDialogs', answers });
}

/**
 * Runs a script, and answers its dialogs like those of an action.
 * @param run runs the script and returns its result
 */
export async function withDialogs(call: CommandCall, run: () => Promise<unknown>): Promise<unknown> {
  const { tab } = call.browser;
  const answers = tab.dialogs.beforeAction(answersAhead(call));
  if (!answers) return await run();
  // A page that cannot be reached, for example before the first `open`, shows no dialogs.
  await prepare(call, answers).catch(() => undefined);
  const result = await run();
  // The reply to any call reports the dialogs shown, which already have their answers.
  await tab.call({ kind: 'title' }).catch(() => undefined);
  return result;
}

/**
 * Reads a property of the element once it exists.
 * @throws CommandFailure if it does not appear in time or lacks the property
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

/** Calls the page until the element exists; after the time limit, tries the other recorded locators. */
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
      throw new CommandFailure('the page was left while the element was searched for');
    }
    const state = 'missing' in reply ? 'present' : 'notVisible' in reply ? 'visible' : undefined;
    if (!state) return valueFrom(reply);
    if (rest > 0 && (await tab.waitFor(locator, state, rest))) continue;
    const other = await tryOthers(call, target, attempt);
    if (other) return valueFrom(other);
    const written = `${locator.kind}=${locator.value}`;
    if (state === 'visible') throw new CommandFailure(`the element ${written} is not visible`);
    // Ask the page for the reason: the element may be inside a shadow root.
    const located = await tab.call({ kind: 'locate', locator });
    const reason = located !== 'gone' && 'problem' in located ? located.problem : 'no element was found';
    throw new CommandFailure(`${reason}: ${written}`);
  }
}

/** Tries the recorded alternatives of the target in order. */
async function tryOthers(
  { command, log }: CommandCall,
  target: string,
  attempt: (locator: Locator) => Promise<PageReply | 'gone'>,
): Promise<PageReply | undefined> {
  for (const [written] of command.targets) {
    if (written === command.target || written === target) continue;
    const reply = await attempt(locatorOf(written));
    if (reply === 'gone' || 'missing' in reply || 'notVisible' in reply) continue;
    log('warn', `${target} was not found; used ${written}, which was recorded for the same element`);
    return reply;
  }
  return undefined;
}
