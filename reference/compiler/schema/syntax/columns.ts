// Lines and columns as descriptor.proto counts them: unlike editors, in bytes and with tab stops.

import { isEscapedByte } from './source-bytes';

/**
 * Converts offsets to lines and columns, both from 0. Columns count bytes; a tab moves to the next multiple of eight.
 */
export class Columns {
  private readonly starts = [0];
  /** For each line, whether a column is the distance from the line's start. */
  private readonly isPlain: boolean[] = [];
  /** The columns of other lines, computed on demand. */
  private readonly lines = new Map<number, Uint32Array>();

  constructor(private readonly text: string) {
    for (let from = 0; ; ) {
      const end = text.indexOf('\n', from);
      const line = text.slice(from, end === -1 ? text.length : end);
      this.isPlain.push(!/[\t\u0080-\uffff]/.test(line));
      if (end === -1) return;
      from = end + 1;
      this.starts.push(from);
    }
  }

  position(offset: number): { line: number; column: number } {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    const start = this.starts[low]!;
    if (this.isPlain[low]!) return { line: low, column: offset - start };
    return { line: low, column: this.columnsOf(low)[offset - start]! };
  }

  /** The columns of all code units of a line and of its end. */
  private columnsOf(line: number): Uint32Array {
    let columns = this.lines.get(line);
    if (columns === undefined) {
      const start = this.starts[line]!;
      const end = (this.starts[line + 1] ?? this.text.length + 1) - 1;
      columns = new Uint32Array(end - start + 1);
      let column = 0;
      for (let at = start; at < end; at++) {
        columns[at - start] = column;
        column = columnBehind(column, this.text.charCodeAt(at), at === start ? 0 : this.text.charCodeAt(at - 1));
      }
      columns[end - start] = column;
      this.lines.set(line, columns);
    }
    return columns;
  }
}

/**
 * The column after a code unit at `column`. The two halves of a surrogate pair have four bytes together.
 * @param before the code unit before it on the line, else 0
 */
function columnBehind(column: number, code: number, before: number): number {
  const isSecondHalf = before >= 0xd800 && before < 0xdc00;
  if (isEscapedByte(code) && !isSecondHalf) return column + 1;
  if (code === 0x09) return column + 8 - (column % 8);
  if (code < 0x80) return column + 1;
  if (code < 0x800 || (code >= 0xd800 && code < 0xe000)) return column + 2;
  return column + 3;
}
