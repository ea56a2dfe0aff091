// The dialogs of the page under test, as reported to the isolated world; page/dialog-hook.ts answers them.

import { type DialogAnswer, dialogAnswers, dialogShown, type ShownDialog } from './protocol';

/** Dialogs that were shown but not reported yet. */
const unreported: ShownDialog[] = [];
/** The limit exists because the page itself may report any number of dialogs. */
const unreportedLimit = 100;
const messageLimit = 10_000;
/** Called for the next dialog. */
let waiting: (() => void) | undefined;

document.addEventListener(dialogShown, (event) => {
  if (!(event instanceof CustomEvent) || typeof event.detail !== 'string') return;
  const shown = dialogIn(event.detail);
  if (!shown || unreported.length >= unreportedLimit) return;
  unreported.push(shown);
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

/** The dialogs since the last call. */
export function takeDialogs(): ShownDialog[] {
  return unreported.splice(0);
}

/** Sets the answers to the next dialogs. */
export function answerDialogs(answers: readonly DialogAnswer[]): void {
  document.dispatchEvent(new CustomEvent(dialogAnswers, { detail: JSON.stringify(answers) }));
}

/** Waits for a dialog. Returns whether one was shown in time. */
export function dialogWithin(timeoutMs: number): Promise<boolean> {
  if (unreported.length > 0) return Promise.resolve(true);
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
