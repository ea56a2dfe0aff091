// A schema file's text, the places in it, and what was found wrong with it.
import type { Diagnostic, Position } from './descriptor';

/** The text of one schema file. Offsets into it are turned into lines and columns only when somebody asks. */
export class SourceFile {
  private lineStarts: number[] | undefined;
  private nul: boolean | undefined;

  /**
   * @param name the virtual path, as imports spell it
   * @param text the whole file, without a byte order mark
   * @param hasPlaces false for a file that comes as a descriptor: then every place is line 0, column 0
   */
  constructor(
    readonly name: string,
    readonly text: string,
    readonly hasPlaces = true,
  ) {}

  /** Is there a NUL character anywhere? Hardly ever, and then comments need no search for it. */
  get hasNul(): boolean {
    this.nul ??= this.text.includes('\0');
    return this.nul;
  }

  /** The place of the code unit at `offset`; an offset past the end is the end. */
  position(offset: number): Position {
    if (!this.hasPlaces) return { file: this.name, line: 0, column: 0 };
    if (this.lineStarts === undefined) this.lineStarts = lineStartsOf(this.text);
    const starts = this.lineStarts;
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { file: this.name, line: low + 1, column: columnAfter(this.text.slice(starts[low]!, offset)) };
  }
}

/** The column behind this beginning of a line, from 1, as protoc counts: in bytes, a tab to the next multiple of eight. */
function columnAfter(beginning: string): number {
  if (!/[\t\u0080-\uffff]/.test(beginning)) return beginning.length + 1;
  let column = 0;
  for (const character of beginning) {
    if (character === '\t') column += 8 - (column % 8);
    else column += Buffer.byteLength(character);
  }
  return column + 1;
}

function lineStartsOf(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Collects the diagnostics of one file. */
export class Reporter {
  readonly diagnostics: Diagnostic[] = [];
  private readonly seen = new Set<string>();
  private readonly faults: number[] = [];
  errorCount = 0;

  constructor(readonly source: SourceFile) {}

  /** Reports an error at `offset`. The same error twice at one place is reported once. */
  error(offset: number, message: string): void {
    if (!this.report(offset, 'error', message)) return;
    this.errorCount += 1;
    this.faults.push(offset);
  }

  /** Was an error reported between the two offsets, both inclusive? What stands there may not be what was meant. */
  hasErrorIn(start: number, end: number): boolean {
    return this.faults.some((offset) => offset >= start && offset <= end);
  }

  /** Reports something that does not keep the file from being used. */
  warning(offset: number, message: string): void {
    this.report(offset, 'warning', message);
  }

  private report(offset: number, severity: Diagnostic['severity'], message: string): boolean {
    const shown = message.length > LONGEST_MESSAGE ? shortened(message) : message;
    const key = `${offset}:${shown}`;
    if (this.seen.has(key)) return false;
    this.seen.add(key);
    this.diagnostics.push({ ...this.source.position(offset), severity, message: shown });
    return true;
  }
}

/** What stands in a schema may be very long; a message about it shows its two ends. */
const LONGEST_MESSAGE = 2000;

function shortened(message: string): string {
  const half = LONGEST_MESSAGE / 4;
  return `${message.slice(0, half)} … ${message.slice(-half)}`;
}

/** Orders diagnostics by place, as a reader goes through a file; equal places keep their order. */
export function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort((a, b) => a.line - b.line || a.column - b.column);
}
