// The keyboard: moving through lists (one tab stop, arrows inside), and the shortcuts of the window.

/**
 * Computes the position in a list after a key press.
 * @param page number of rows on a page
 * @returns the new position; undefined for a key that does not move
 */
export function moveInList(key: string, position: number, length: number, page = 1): number | undefined {
  if (length === 0) return undefined;
  const last = length - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(position + 1, last);
    case 'ArrowUp':
      return Math.max(position - 1, 0);
    case 'PageDown':
      return Math.min(position + page, last);
    case 'PageUp':
      return Math.max(position - page, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** The actions of shortcuts. */
export type Shortcut =
  | 'save'
  | 'open'
  | 'undo'
  | 'redo'
  | 'runTest'
  | 'runSuite'
  | 'stop'
  | 'pauseOrResume'
  | 'step'
  | 'help';

/** A shortcut in the help. */
export interface ShortcutHelp {
  readonly keys: string;
  readonly does: string;
}

/** All keys of the window, grouped by where they work. */
export const shortcutHelp: readonly (readonly [where: string, readonly ShortcutHelp[]])[] = [
  [
    'Everywhere',
    [
      { keys: 'Ctrl+O', does: 'Open a project' },
      { keys: 'Ctrl+S', does: 'Save the project' },
      { keys: 'Ctrl+Z', does: 'Undo' },
      { keys: 'Ctrl+Y', does: 'Redo' },
      { keys: 'Ctrl+Enter', does: 'Run the test' },
      { keys: 'Ctrl+Shift+Enter', does: 'Run the suite' },
      { keys: 'F8', does: 'Pause or resume' },
      { keys: 'F10', does: 'Play the next command of a paused run' },
      { keys: 'Ctrl+.', does: 'Stop' },
      { keys: '?', does: 'Show these shortcuts' },
    ],
  ],
  [
    'In the commands',
    [
      { keys: '↑ ↓ Home End Page↑ Page↓', does: 'Select a command; with Shift, extend the selection' },
      { keys: 'Ctrl+A', does: 'Select all commands' },
      { keys: 'Enter', does: 'Edit the command' },
      { keys: 'Insert', does: 'Add a command' },
      { keys: 'Delete', does: 'Remove the selected commands' },
      { keys: 'Alt+↑ Alt+↓', does: 'Move them' },
      { keys: 'Ctrl+C Ctrl+X Ctrl+V', does: 'Copy, cut and paste them, also between windows and spreadsheets' },
      { keys: 'Ctrl+D', does: 'Duplicate them' },
      { keys: 'Ctrl+/', does: 'Disable or enable them' },
      { keys: 'F9', does: 'Set or remove a breakpoint' },
    ],
  ],
  [
    'In the tests and suites',
    [
      { keys: '↑ ↓ Home End', does: 'Select one' },
      { keys: 'Alt+↑ Alt+↓', does: 'Move it' },
      { keys: 'Delete', does: 'Remove it' },
    ],
  ],
];

/** The shortcut of a key press. Command on a Mac counts as Control. */
export function shortcutOf(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  /** Whether the focus is in a text field. */
  writing: boolean;
}): Shortcut | undefined {
  if (event.altKey) return undefined;
  if (!(event.ctrlKey || event.metaKey)) {
    if (event.key === 'F8') return 'pauseOrResume';
    if (event.key === 'F10') return 'step';
    return event.key === '?' && !event.writing ? 'help' : undefined;
  }
  switch (event.key.toLowerCase()) {
    case 's':
      return event.shiftKey ? undefined : 'save';
    case 'o':
      return event.shiftKey ? undefined : 'open';
    case 'z':
      return event.shiftKey ? 'redo' : 'undo';
    case 'y':
      return event.shiftKey ? undefined : 'redo';
    case 'enter':
      return event.shiftKey ? 'runSuite' : 'runTest';
    case '.':
      return 'stop';
    default:
      return undefined;
  }
}
