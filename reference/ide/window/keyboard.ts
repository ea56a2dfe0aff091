// Moving through lists by keyboard: one stop for the tab key, arrows inside.

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
