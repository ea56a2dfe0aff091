// A schema file's text, the places in it, and what was found wrong with it.

import { Columns } from './columns';

/** A place in a source file. Lines and columns count from 1; columns count bytes, with tabs to every eighth, as protoc does. */
export interface Position {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Something to tell the author of a schema. Printed as `file:line:column: message`. */
export interface Diagnostic extends Position {
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

/** The text of one schema file. Offsets into it are turned into lines and columns only when somebody asks. */
export class SourceFile {
  private columns: Columns | undefined;
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

  /**
   * The place of the code unit at `offset`; an offset past the end is the end. Columns are protoc's: bytes, with tabs to
   * every eighth.
   */
  position(offset: number): Position {
    if (!this.hasPlaces) return { file: this.name, line: 0, column: 0 };
    this.columns ??= new Columns(this.text);
    const { line, column } = this.columns.position(Math.min(offset, this.text.length));
    return { file: this.name, line: line + 1, column: column + 1 };
  }
}

/** Collects the diagnostics of one file. */
export class Reporter {
  readonly diagnostics: Diagnostic[] = [];
  private readonly seen = new Set<string>();
  private readonly faults: number[] = [];
  private syntaxErrors: readonly number[] | undefined;
  errorCount = 0;

  constructor(readonly source: SourceFile) {}

  /** Reports an error at `offset`. The same error twice at one place is reported once. */
  error(offset: number, message: string): void {
    if (!this.report(offset, 'error', message)) return;
    this.errorCount += 1;
    this.faults.push(offset);
  }

  /**
   * Is there an error of the syntax between the two offsets, both inclusive? What stands there may not be what was meant.
   * To be asked when the file was parsed.
   */
  hasSyntaxErrorIn(start: number, end: number): boolean {
    // What is reported after the first question is no matter of syntax.
    this.syntaxErrors ??= [...this.faults].sort((a, b) => a - b);
    let low = 0;
    let high = this.syntaxErrors.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.syntaxErrors[middle]! < start) low = middle + 1;
      else high = middle;
    }
    return low < this.syntaxErrors.length && this.syntaxErrors[low]! <= end;
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
