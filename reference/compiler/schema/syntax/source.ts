// The text of a schema file, positions in it, and its diagnostics.

import { Columns } from './columns';

/**
 * A position in a source file. Lines and columns count from 1. Columns count bytes, with tab stops every eight, as in
 * protoc.
 */
export interface Position {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A message for the author of a schema, printed as `file:line:column: message`. */
export interface Diagnostic extends Position {
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

/** The text of one schema file. Lines and columns of offsets are computed on demand. */
export class SourceFile {
  private columns: Columns | undefined;
  private nul: boolean | undefined;

  /**
   * @param name the virtual path, as imports spell it
   * @param text the whole file, without a byte order mark
   * @param hasPlaces false for a file read from a descriptor: every position is then line 0, column 0
   */
  constructor(
    readonly name: string,
    readonly text: string,
    readonly hasPlaces = true,
  ) {}

  /** Whether the text contains a NUL character. Almost never, so comments are not searched for it one by one. */
  get hasNul(): boolean {
    this.nul ??= this.text.includes('\0');
    return this.nul;
  }

  /**
   * The position of the code unit at `offset`; of the end, if the offset is past it.
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
   * Whether a syntax error was reported between the two offsets, both inclusive. Call it first after the file was
   * parsed and before other errors are reported.
   */
  hasSyntaxErrorIn(start: number, end: number): boolean {
    // Errors reported after the first call are not syntax errors.
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

  /** Reports a warning: the file remains usable. */
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

/** The longest message: names in a schema may be very long. A longer message is reduced to its two ends. */
const LONGEST_MESSAGE = 2000;

function shortened(message: string): string {
  const half = LONGEST_MESSAGE / 4;
  return `${message.slice(0, half)} … ${message.slice(-half)}`;
}

/** Sorts diagnostics by position; those at equal positions keep their order. */
export function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort((a, b) => a.line - b.line || a.column - b.column);
}
