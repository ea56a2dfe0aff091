// Commands on the clipboard: as JSON for windows of this IDE, and as lines of a table for other programs.

import * as z from 'zod/mini';
import '../../validation/schema-settings';
import { type Command, type NewId, parseCommands } from '../../project/side-project';

/** The type of complete commands on the clipboard. */
const commandType = 'application/x-touchstone-commands+json';

/** Puts commands on a clipboard. */
export function writeCommands(clipboard: DataTransfer, commands: readonly Command[]): void {
  clipboard.setData(commandType, JSON.stringify(commands));
  clipboard.setData('text/plain', asTable(commands));
}

/** The commands on a clipboard; none if it holds something else. */
export function readCommands(clipboard: DataTransfer, newId: NewId): readonly Command[] {
  const whole = clipboard.getData(commandType);
  return whole === '' ? fromTable(clipboard.getData('text/plain'), newId) : parseCommands(whole);
}

/** One line per command, with tabs between the columns, as in spreadsheets. */
export function asTable(commands: readonly Command[]): string {
  const cell = (text: string) => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return commands
    .map(({ command, target, value }) => [command, target, value].map(cell).join('\t').trimEnd())
    .join('\n');
}

const line = z.array(z.string()).check(z.minLength(1), z.maxLength(3));

/** The commands of a table with up to three columns; none for any other text. */
export function fromTable(text: string, newId: NewId): readonly Command[] {
  if (!text.includes('\t')) return [];
  const rows = cellsOf(text.replace(/\r\n?/g, '\n').replace(/\n+$/, ''));
  const checked = z.array(line).safeParse(rows);
  if (!checked.success) return [];
  return checked.data.map(([command = '', target = '', value = '']) => ({
    id: newId(),
    comment: '',
    command,
    target,
    targets: [],
    value,
  }));
}

/** Splits a table; a cell in quotes may hold tabs, line ends and doubled quotes. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, separator] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (separator === '') break;
    if (separator === '\n') rows.push([]);
  }
  return rows;
}
