// What foreign programs print: bounded, and with characters that a terminal would obey made visible.

import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** The most that is kept of a command's output, in bytes. */
export const mostOfCommand = 1 << 20;
/** A line that is longer is cut, in characters. */
const longestLine = 2000;

/**
 * Shows control characters as `\x1b`, and others that are invisible or change the direction of the text as `\u{202e}`:
 * they could move the cursor, or hide text. Line breaks and tabs stay.
 */
export function visible(text: string): string {
  return text.replace(/[^\P{C}\n\t]/gu, (character) => {
    const code = character.codePointAt(0)!;
    return code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`;
  });
}

/** The beginning and the end of a text, with the number of lines that were cut. Lines that are too long are cut, too. */
export function bothEnds(text: string, mostLines: number): string {
  const lines = text.trimEnd().split('\n');
  const last = lines.length <= mostLines ? 0 : Math.floor(mostLines / 4);
  const first = lines.length <= mostLines ? lines.length : mostLines - last;
  const cut = lines.length - first - last;
  return [
    ...lines.slice(0, first).map(shortened),
    ...(cut === 0 ? [] : [`(${cut} more lines)`]),
    ...lines.slice(lines.length - last).map(shortened),
  ].join('\n');
}

/** A line, with the number of characters that were cut from its middle if it is too long. */
export function shortened(line: string): string {
  if (line.length <= longestLine) return line;
  const half = longestLine / 2;
  return `${line.slice(0, half)}(… ${line.length - longestLine} more characters …)${line.slice(-half)}`;
}

/**
 * Reads what a command printed into a file: all of it, or its two ends with the number of bytes that were cut.
 * @returns the text, as it was printed; empty if there is no such file
 */
export function readPrinted(file: string, most = mostOfCommand): string {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch {
    return '';
  }
  try {
    const { size } = fstatSync(descriptor);
    if (size <= most) return part(descriptor, 0, size);
    const half = most >> 1;
    return `${part(descriptor, 0, half)}\n(${size - 2 * half} more bytes)\n${part(descriptor, size - half, half)}`;
  } finally {
    closeSync(descriptor);
  }
}

function part(descriptor: number, from: number, length: number): string {
  const buffer = Buffer.alloc(length);
  const read = readSync(descriptor, buffer, 0, length, from);
  return buffer.toString('utf8', 0, read);
}
