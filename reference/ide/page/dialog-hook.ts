// Answers and reports the dialogs of the page under test while a test plays. A real dialog would block the page and the
// test.

import type { DialogAnswer } from './protocol';

/**
 * Replaces the page's dialogs. Injected into the page's main world as text, so it uses nothing outside itself.
 * @param shownEvent the event that reports a dialog to the IDE's part in the isolated world
 * @param answersEvent the event that sets the answers to the next dialogs; without answers, all dialogs are accepted
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
