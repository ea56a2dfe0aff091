// What the commands after an action say about the dialogs that it is going to show.

import type { DialogAnswer, DialogKind } from '../page/protocol';
import type { CommandCall } from './command';
import type { LaterAnswer } from './dialogs';
import { interpolate } from './variables';

/** When a command answers: `next` before the dialog is shown, `visible` after it, `either` whichever fits. */
type Occasion = 'next' | 'visible' | 'either';

/** A command that answers a dialog. */
interface Answering {
  readonly when: Occasion;
  readonly answer: (text: string) => DialogAnswer;
}

const accepts = (kind: DialogKind, when: Occasion): Answering => ({ when, answer: () => ({ kind, accept: true }) });
const dismisses = (kind: DialogKind, when: Occasion): Answering => ({ when, answer: () => ({ kind, accept: false }) });
const writes = (when: Occasion): Answering => ({ when, answer: (text) => ({ kind: 'prompt', accept: true, text }) });

/** The commands that answer dialogs. */
export const answeringCommands: Readonly<Record<string, Answering>> = {
  chooseOkOnNextConfirmation: accepts('confirm', 'next'),
  chooseCancelOnNextConfirmation: dismisses('confirm', 'next'),
  answerOnNextPrompt: writes('next'),
  chooseCancelOnNextPrompt: dismisses('prompt', 'next'),
  webdriverChooseOkOnVisibleConfirmation: accepts('confirm', 'visible'),
  webdriverChooseCancelOnVisibleConfirmation: dismisses('confirm', 'visible'),
  webdriverAnswerOnVisiblePrompt: writes('visible'),
  webdriverChooseCancelOnVisiblePrompt: dismisses('prompt', 'visible'),
  // Of projects before 1.0. Their recorder wrote them after the dialog; their names say before it.
  webdriverChooseOkOnNextConfirmation: accepts('confirm', 'either'),
  webdriverChooseCancelOnNextConfirmation: dismisses('confirm', 'either'),
  webdriverAnswerOnNextPrompt: writes('either'),
  webdriverChooseCancelOnNextPrompt: dismisses('prompt', 'either'),
  // Of 3.0.
  acceptAlert: accepts('alert', 'visible'),
  dismissAlert: dismisses('alert', 'visible'),
  acceptConfirmation: accepts('confirm', 'visible'),
  dismissConfirmation: dismisses('confirm', 'visible'),
  answerPrompt: writes('visible'),
  dismissPrompt: dismisses('prompt', 'visible'),
};

/** Commands that stand between an action and the answer of its dialog. */
const between = new Set(['assertAlert', 'assertConfirmation', 'assertPrompt', 'echo', 'pause']);

/**
 * The answers that follow an action. Recorders write them after it, when the dialog is open; here the dialog is over
 * before the next command is looked at, and has to be answered before.
 */
export function answersAhead({ ahead, variables }: CommandCall): LaterAnswer[] {
  const answers: LaterAnswer[] = [];
  for (const { id, command, target } of ahead()) {
    const answering = answeringCommands[command];
    if (answering && answering.when !== 'next') {
      answers.push({ commandId: id, answer: answering.answer(interpolate(target, variables)) });
    } else if (!between.has(command)) break;
  }
  return answers;
}
