// What the commands after an action say about the dialogs that it is going to show.

import type { DialogAnswer } from '../page/protocol';
import type { CommandCall } from './command';
import { interpolate } from './variables';

/** The answers of dialogs by the commands that give them. `next` before the dialog is shown, `visible` after it. */
export const answeringCommands: Readonly<
  Record<string, { when: 'next' | 'visible'; answer: (text: string) => DialogAnswer }>
> = {
  chooseOkOnNextConfirmation: { when: 'next', answer: () => ({ kind: 'confirm', accept: true }) },
  chooseCancelOnNextConfirmation: { when: 'next', answer: () => ({ kind: 'confirm', accept: false }) },
  answerOnNextPrompt: { when: 'next', answer: (text) => ({ kind: 'prompt', accept: true, text }) },
  chooseCancelOnNextPrompt: { when: 'next', answer: () => ({ kind: 'prompt', accept: false }) },
  webdriverChooseOkOnVisibleConfirmation: { when: 'visible', answer: () => ({ kind: 'confirm', accept: true }) },
  webdriverChooseCancelOnVisibleConfirmation: { when: 'visible', answer: () => ({ kind: 'confirm', accept: false }) },
  webdriverAnswerOnVisiblePrompt: { when: 'visible', answer: (text) => ({ kind: 'prompt', accept: true, text }) },
  webdriverChooseCancelOnVisiblePrompt: { when: 'visible', answer: () => ({ kind: 'prompt', accept: false }) },
};

/** Commands that stand between an action and the answer of its dialog. */
const between = new Set(['assertAlert', 'assertConfirmation', 'assertPrompt', 'echo', 'pause']);

/**
 * The answers that follow an action. Recorders write them after it, when the dialog is open; here the dialog is over
 * before the next command is looked at, and has to be answered before.
 */
export function answersAhead({ ahead, variables }: CommandCall): DialogAnswer[] {
  const answers: DialogAnswer[] = [];
  for (const { command, target } of ahead()) {
    const answering = answeringCommands[command];
    if (answering?.when === 'visible') answers.push(answering.answer(interpolate(target, variables)));
    else if (!between.has(command)) break;
  }
  return answers;
}
