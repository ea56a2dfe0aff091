// What the window hears wherever the focus is: its shortcuts, and files that are dropped on it.

import { callWorker } from '../bridge/protocol';
import type { IdeWindow } from './ide-window';
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

/** What users do to the window, as the browser tells of it. */
const deeds = ['pointerdown', 'click', 'dblclick', 'keydown', 'input', 'change', 'dragstart', 'drop'] as const;

/**
 * Has what the user does drawn at once, and every change before it: what is drawn knows the state that it was drawn from, and would take a
 * fast user, or a program, back to it. To be called after all others have begun to listen.
 */
export function drawWithDeeds(ide: IdeWindow): void {
  const draw = () => ide.store.flush();
  for (const deed of deeds) {
    addEventListener(deed, draw, { capture: true });
    addEventListener(deed, draw);
  }
}
