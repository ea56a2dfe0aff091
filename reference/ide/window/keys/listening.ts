// What the window hears wherever the focus is: its shortcuts, and files that are dropped on it.

import { callWorker } from '../../bridge/protocol';
import type { IdeWindow } from '../ide-window';
import { type Shortcut, shortcutOf } from './keyboard';

/** Has the window do what its shortcuts say. */
export function listenToKeys(ide: IdeWindow): void {
  const actions: Record<Shortcut, () => unknown> = {
    save: () => ide.save(),
    open: () => ide.chooseFile(),
    undo: () => ide.editor.undo(),
    redo: () => ide.editor.redo(),
    runTest: () => ide.runTest(),
    runSuite: () => ide.runSuite(),
    stop: () => ide.stop(),
    pauseOrResume: () => ide.pauseOrResume(),
    step: () => ide.step(),
    help: () => ide.help(),
  };
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    const writing = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    const shortcut = shortcutOf({ key, ctrlKey, metaKey, shiftKey, altKey, writing });
    // While a dialog asks, nothing else happens.
    if (!shortcut || ide.state.dialogs.length > 0 || ide.state.sheet) return;
    event.preventDefault();
    void actions[shortcut]();
  });
}

/** Looks after the controller when the user comes back, who may have been where extensions are switched off. */
export function listenToFocus(): void {
  addEventListener('focus', () => void callWorker('controllerHasGone', null));
}

/** Ends a step of undo when the user leaves the field that is written in: the next visit to it is a step of its own. */
export function listenToLeftFields(ide: IdeWindow): void {
  addEventListener('focusout', () => ide.editor.endStep());
}

/** Opens a project file that is dropped on the window. */
export function listenToDrops(ide: IdeWindow): void {
  const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
  addEventListener('dragover', (event) => {
    if (!carriesFiles(event)) return;
    // Without this the browser would show the file instead of the window.
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = ide.state.dialogs.length > 0 ? 'none' : 'copy';
  });
  addEventListener('drop', (event) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file && ide.state.dialogs.length === 0) void file.text().then((text) => ide.openFile(file.name, text));
  });
}

/** What users do before a control changes. */
const actions = ['pointerdown', 'click', 'dblclick', 'keydown', 'dragstart', 'drop'] as const;
/** What a control tells after it has changed. */
const changes = ['input', 'change'] as const;

/**
 * Draws every pending change before the user does something, because handlers know the state that they were drawn from;
 * and draws at once what the user has done. To be called after all others have begun to listen.
 *
 * Nothing is drawn between the change of a control and its handler: the control would get its old value back, and the
 * handler would read that one.
 */
export function drawWithActions(ide: IdeWindow): void {
  const draw = () => ide.store.flush();
  for (const action of actions) addEventListener(action, draw, { capture: true });
  for (const event of [...actions, ...changes]) addEventListener(event, draw);
}
