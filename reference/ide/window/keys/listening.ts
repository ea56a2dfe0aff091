// Window-wide event listeners: shortcuts, focus, and dropped files.

import { callWorker } from '../../bridge/protocol';
import type { IdeWindow } from '../ide-window';
import { type Shortcut, shortcutOf } from './keyboard';

/** Runs the actions of shortcuts. */
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
    // Ignore shortcuts while a dialog is open.
    if (!shortcut || ide.state.dialogs.length > 0 || ide.state.sheet) return;
    event.preventDefault();
    void actions[shortcut]();
  });
}

/** Checks the controller when the window gets the focus: the user may have disabled its extension. */
export function listenToFocus(): void {
  addEventListener('focus', () => void callWorker('controllerHasGone', null));
}

/** Ends the undo step when the user leaves a field; the next edit of that field is a new step. */
export function listenToLeftFields(ide: IdeWindow): void {
  addEventListener('focusout', () => ide.editor.endStep());
}

/** Opens project files that are dropped on the window. */
export function listenToDrops(ide: IdeWindow): void {
  const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
  addEventListener('dragover', (event) => {
    if (!carriesFiles(event)) return;
    // By default the browser would navigate to the file.
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

/** Events of user actions that precede a change of a control. */
const actions = ['pointerdown', 'click', 'dblclick', 'keydown', 'dragstart', 'drop'] as const;
/** Events after a change of a control. */
const changes = ['input', 'change'] as const;

/**
 * Renders pending changes before each user action, because handlers use the state of their last rendering; and renders
 * the result of the action at once. Call this after all other listeners are registered.
 *
 * Nothing is rendered between the change of a control and its handler: that would reset the control to its old value
 * before the handler reads it.
 */
export function renderWithActions(ide: IdeWindow): void {
  const draw = () => ide.store.flush();
  for (const action of actions) addEventListener(action, draw, { capture: true });
  for (const event of [...actions, ...changes]) addEventListener(event, draw);
}
