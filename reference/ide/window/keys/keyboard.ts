// The keyboard: moving through lists (one stop for the tab key, arrows inside), and the shortcuts of the window.

/**
 * The position that a key moves to.
 * @param page how far a page is
 * @returns the new position, or nothing when the key moves nowhere
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

/** What a shortcut does. */
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

/** What the help says of a shortcut, in the order in which it says it. */
export interface ShortcutHelp {
  readonly keys: string;
  readonly does: string;
}

/** Every key of the window, by where it counts. */
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
      { keys: '?', does: 'These shortcuts' },
    ],
  ],
  [
    'In the commands',
    [
      { keys: '↑ ↓ Home End Page↑ Page↓', does: 'Select a command; with Shift, all up to it' },
      { keys: 'Ctrl+A', does: 'Select all commands' },
      { keys: 'Enter', does: 'Edit the command' },
      { keys: 'Insert', does: 'Add a command' },
      { keys: 'Delete', does: 'Remove the selected commands' },
      { keys: 'Alt+↑ Alt+↓', does: 'Move them' },
      { keys: 'Ctrl+C Ctrl+X Ctrl+V', does: 'Copy, cut and paste them, between windows and spreadsheets too' },
      { keys: 'Ctrl+D', does: 'Duplicate them' },
      { keys: 'Ctrl+/', does: 'Switch them off or on' },
      { keys: 'F9', does: 'Set a breakpoint, or take it away' },
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

/** The shortcut that a key press is, with Control, or Command on a Mac. */
export function shortcutOf(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  /** Whether it goes into a field as text. */
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
