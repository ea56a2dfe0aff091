// Places as descriptor.proto counts them, which is not how an editor does.

const encoder = new TextEncoder();

/** Turns offsets into lines and columns, both from 0. Columns count bytes; a tab goes to the next multiple of eight. */
export class Columns {
  private readonly starts = [0];
  /** Lines in which a column is simply the distance from the line's start. */
  private readonly isPlain: boolean[] = [];

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
    let column = 0;
    for (const character of this.text.slice(start, offset)) {
      if (character === '\t') column += 8 - (column % 8);
      else column += encoder.encode(character).length;
    }
    return { line: low, column };
  }
}
