// The dialogs of the page under test, as they are heard of beside the page's scripts; page/dialog-hook.ts answers them.

import { type DialogAnswer, dialogAnswers, dialogShown, type ShownDialog } from './protocol';

/** Dialogs that were shown and that nobody has been told of yet. */
const untold: ShownDialog[] = [];
/** The page itself may tell of dialogs: of as many, and as long ones, as it likes. */
const untoldLimit = 100;
const messageLimit = 10_000;
/** Who waits for the next one. */
let waiting: (() => void) | undefined;

document.addEventListener(dialogShown, (event) => {
  if (!(event instanceof CustomEvent) || typeof event.detail !== 'string') return;
  const shown = dialogIn(event.detail);
  if (!shown || untold.length >= untoldLimit) return;
  untold.push(shown);
  waiting?.();
});

function dialogIn(detail: string): ShownDialog | undefined {
  try {
    const { kind, message }: Partial<ShownDialog> = JSON.parse(detail) ?? {};
    if (kind !== 'alert' && kind !== 'confirm' && kind !== 'prompt') return undefined;
    return { kind, message: String(message).slice(0, messageLimit) };
  } catch {
    return undefined;
  }
}

/** The dialogs since the last question. */
export function takeDialogs(): ShownDialog[] {
  return untold.splice(0);
}

/** Says what the next dialogs are answered. */
export function answerDialogs(answers: readonly DialogAnswer[]): void {
  document.dispatchEvent(new CustomEvent(dialogAnswers, { detail: JSON.stringify(answers) }));
}

/** Waits until a dialog is shown. Returns whether one was in time. */
export function dialogWithin(timeoutMs: number): Promise<boolean> {
  if (untold.length > 0) return Promise.resolve(true);
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      waiting = undefined;
      resolve(false);
    }, timeoutMs);
    waiting = () => {
      waiting = undefined;
      clearTimeout(timer);
      resolve(true);
    };
  });
}
