// Keys in the list of commands.

import type { Command } from '../../project/side-project';
import type { Editor } from '../state/editor';
import { moveInList } from './keyboard';

/** The relevant fields of a key press. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** The state of the list when a key is pressed. */
export interface GridView {
  readonly commands: readonly Command[];
  /** The position of the active command; negative if there is none. */
  readonly focus: number;
  /** Number of visible rows. */
  readonly page: number;
}

/** The action of a key on the project or the selection; undefined for keys that the list does not handle. */
export function gridKey(press: KeyPress, { commands, focus, page }: GridView): ((editor: Editor) => void) | undefined {
  const { key, shiftKey, altKey } = press;
  const control = press.ctrlKey || press.metaKey;
  if (altKey) {
    if (key === 'ArrowUp') return (editor) => editor.shiftCommands(-1);
    if (key === 'ArrowDown') return (editor) => editor.shiftCommands(1);
    return undefined;
  }
  if (control) {
    switch (key.toLowerCase()) {
      case 'a':
        return (editor) => editor.selectAll();
      case 'd':
        return (editor) => editor.duplicateCommands();
      case '/':
        return (editor) => editor.switchCommands();
      default:
        return undefined;
    }
  }
  if (key === 'Delete' || key === 'Backspace') return (editor) => editor.removeCommands();
  if (key === 'Insert') return (editor) => editor.addCommand();
  if (key === 'F9') return (editor) => editor.switchBreakpoint();
  if (key === 'Enter') return () => document.getElementById('command-name')?.focus();
  const next = commands[moveInList(key, focus, commands.length, page) ?? -1];
  return next && ((editor) => editor.selectCommand(next.id, shiftKey));
}
