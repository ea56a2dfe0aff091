// Tables for a terminal: columns of words, then one column of text, which wraps.
//
// Not cli-table3: it wants to know the width of each column, and draws boxes, which cannot be copied into a command or
// read by `grep`.

import { wrapped } from './terminal';

const gap = 2;
/** The narrowest column of text. If there is less room, the text goes below its row. */
const leastText = 30;
const indent = 4;

/**
 * The lines of a table.
 * @param rows the cells of each row, the same number in each; the last one is text
 * @param width the number of columns of the terminal; undefined: nothing wraps
 */
export function tableLines(rows: readonly (readonly string[])[], width?: number): string[] {
  const widths = (rows[0] ?? []).slice(0, -1).map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
  const start = widths.reduce((sum, one) => sum + one + gap, 0);
  return rows.flatMap((row) => {
    const words = row.slice(0, -1).map((cell, at) => cell.padEnd(widths[at]! + gap));
    const text = row.at(-1)!;
    if (width === undefined || start + text.length < width) return [`${words.join('')}${text}`.trimEnd()];
    // The last column of a terminal stays free: some wrap a line that reaches it.
    if (width - start > leastText) return hanging(words.join(''), wrapped(text, width - start - 1), start);
    const below = wrapped(text, Math.max(1, width - indent - 1)).map((line) => ' '.repeat(indent) + line);
    return [...wrapped(words.join('').trimEnd().replaceAll(/ {2,}/g, '  '), width - 1), ...below];
  });
}

function hanging(first: string, lines: readonly string[], start: number): string[] {
  return lines.map((line, at) => (at === 0 ? first : ' '.repeat(start)) + line);
}
