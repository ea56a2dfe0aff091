// The keyboard: moving through lists (one stop for the tab key, arrows inside), and the shortcuts of the window.

/**
 * The position that a key moves to.
 * @returns the new position, or nothing when the key moves nowhere
 */
export function moveInList(key: string, position: number, length: number): number | undefined {
  if (length === 0) return undefined;
  const last = length - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(position + 1, last);
    case 'ArrowUp':
      return Math.max(position - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** What a shortcut does. */
export type Shortcut = 'save' | 'undo' | 'redo';

/** The shortcut that a key press is, with Control, or Command on a Mac. */
export function shortcutOf(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}): Shortcut | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  switch (event.key.toLowerCase()) {
    case 's':
      return event.shiftKey ? undefined : 'save';
    case 'z':
      return event.shiftKey ? 'redo' : 'undo';
    case 'y':
      return event.shiftKey ? undefined : 'redo';
    default:
      return undefined;
  }
}
