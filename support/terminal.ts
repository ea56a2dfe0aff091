// What the reader's terminal can show: colours, and how many columns.

import { styleText } from 'node:util';

/** The parts of a stream that say what its terminal can show. */
export interface OutputStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Whether to write colours to a stream: to a terminal that has some, as `NO_COLOR` and `FORCE_COLOR` allow. */
export function hasColours(stream: NodeJS.WriteStream = process.stdout): boolean {
  return styleText('red', 'x', { stream, validateStream: true }) !== 'x';
}

/** A format of `util.styleText`. */
export type Format = Parameters<typeof styleText>[0];

/** Formats text for a reader. */
export type Paint = (format: Format, text: string) => string;

/** @param colours whether the reader sees colours; if not, texts stay as they are */
export function painter(colours: boolean): Paint {
  return (format, text) => (colours ? styleText(format, text, { validateStream: false }) : text);
}

/** How many columns a text may have; undefined where long lines do no harm: in a file, and in a pipe. */
export function columnsOf(stream: OutputStream = process.stdout): number | undefined {
  return stream.isTTY ? stream.columns : undefined;
}

/** Wraps text at spaces. A word that is longer than a line has a line of its own. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
