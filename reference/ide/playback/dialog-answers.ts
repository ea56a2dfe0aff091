// Finds the commands after an action that answer its dialogs.

import type { DialogAnswer, DialogKind } from '../page/protocol';
import type { CommandCall } from './command';
import type { LaterAnswer } from './dialogs';
import { interpolate } from './variables';

/** When a command answers: `next` before the dialog is shown, `visible` afterwards, `either` in both cases. */
type Occasion = 'next' | 'visible' | 'either';

/** A command that answers a dialog. */
interface Answering {
  readonly when: Occasion;
  readonly answer: (text: string) => DialogAnswer;
}

const accepts = (kind: DialogKind, when: Occasion): Answering => ({ when, answer: () => ({ kind, accept: true }) });
const dismisses = (kind: DialogKind, when: Occasion): Answering => ({ when, answer: () => ({ kind, accept: false }) });
const writes = (when: Occasion): Answering => ({ when, answer: (text) => ({ kind: 'prompt', accept: true, text }) });

/** The commands that answer dialogs, by name. */
export const answeringCommands: Readonly<Record<string, Answering>> = {
  chooseOkOnNextConfirmation: accepts('confirm', 'next'),
  chooseCancelOnNextConfirmation: dismisses('confirm', 'next'),
  answerOnNextPrompt: writes('next'),
  chooseCancelOnNextPrompt: dismisses('prompt', 'next'),
  webdriverChooseOkOnVisibleConfirmation: accepts('confirm', 'visible'),
  webdriverChooseCancelOnVisibleConfirmation: dismisses('confirm', 'visible'),
  webdriverAnswerOnVisiblePrompt: writes('visible'),
  webdriverChooseCancelOnVisiblePrompt: dismisses('prompt', 'visible'),
  // From projects before 1.0. Recorders wrote them after the dialog, although their names mean the next one.
  webdriverChooseOkOnNextConfirmation: accepts('confirm', 'either'),
  webdriverChooseCancelOnNextConfirmation: dismisses('confirm', 'either'),
  webdriverAnswerOnNextPrompt: writes('either'),
  webdriverChooseCancelOnNextPrompt: dismisses('prompt', 'either'),
  // From 3.0.
  acceptAlert: accepts('alert', 'visible'),
  dismissAlert: dismisses('alert', 'visible'),
  acceptConfirmation: accepts('confirm', 'visible'),
  dismissConfirmation: dismisses('confirm', 'visible'),
  answerPrompt: writes('visible'),
  dismissPrompt: dismisses('prompt', 'visible'),
};

/** Commands that may stand between an action and the answer to its dialog. */
const between = new Set(['assertAlert', 'assertConfirmation', 'assertPrompt', 'echo', 'pause']);

/**
 * The answers that follow an action. Recorders write them after it, when the dialog is open. Here the dialog is over
 * before the next command runs, so its answer must be known in advance.
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
