// The dialogs of the page under test, answered in the user's place while a test plays, and told of.
// A dialog that really opened would stand still with the page, and nobody could play on.

import type { DialogAnswer } from './protocol';

/**
 * Takes the place of the page's dialogs. Put among the page's own scripts, as text: it refers to nothing outside itself.
 * @param shownEvent heard by the part of the IDE beside the page's scripts
 * @param answersEvent says what the next dialogs are answered; without, all are accepted
 */
export function takeOverDialogs(shownEvent: string, answersEvent: string): void {
  const marker = Symbol.for(shownEvent);
  if (marker in globalThis) return;
  Object.defineProperty(globalThis, marker, { value: true });
  const prepared: DialogAnswer[] = [];
  document.addEventListener(answersEvent, (event) => {
    if (event instanceof CustomEvent) prepared.splice(0, prepared.length, ...JSON.parse(String(event.detail)));
  });
  const show = (kind: string, message: unknown): DialogAnswer | undefined => {
    const text = message === undefined ? '' : String(message);
    document.dispatchEvent(new CustomEvent(shownEvent, { detail: JSON.stringify({ kind, message: text }) }));
    const position = prepared.findIndex((answer) => answer.kind === kind);
    return position < 0 ? undefined : prepared.splice(position, 1)[0];
  };
  window.alert = (message?: unknown) => void show('alert', message);
  window.confirm = (message?: unknown) => show('confirm', message)?.accept ?? true;
  window.prompt = (message?: unknown, proposal?: unknown) => {
    const answer = show('prompt', message);
    if (answer && !answer.accept) return null;
    return answer?.text ?? (proposal === undefined ? '' : String(proposal));
  };
}
