// Prints generated text, line by line, with indentation.

/** The values that a template may contain. */
export type Printable = string | number | bigint;

/** The lines of each template printed so far: the texts between its values, without the template's own indentation. */
const knownLines = new WeakMap<TemplateStringsArray, readonly (readonly string[])[]>();

/** Splits a template into lines. Only its own text counts: values may contain line breaks. */
function linesOf(strings: TemplateStringsArray): readonly (readonly string[])[] {
  const known = knownLines.get(strings);
  if (known !== undefined) return known;
  const template = strings
    .join('\0')
    .replace(/^\n/, '')
    .replace(/\n[ ]*$/, '');
  const margin = /^ */.exec(template)?.[0].length ?? 0;
  const lines = template
    .split('\n')
    .map((line) => line.slice(Math.min(margin, line.length - line.trimStart().length)).split('\0'));
  knownLines.set(strings, lines);
  return lines;
}

/**
 * Lines are joined in blocks of this size. For a large file this saves most of the time, because the garbage collector
 * copies long-lived strings.
 */
const LINES_OF_A_BLOCK = 256;

/** Collects lines. It replaces a template's own indentation with that of the printer. */
export class Printer {
  /** The lines printed last; a block of them is joined before the next one. */
  private lines: string[] = [];
  private readonly blocks: string[] = [];
  private indentation = '';

  /**
   * Prints one or several lines; used as a template tag. A multi-line template begins with a line break and ends with a
   * blank line. The indentation of its first line is removed from all its lines.
   */
  print(strings: TemplateStringsArray, ...values: Printable[]): void {
    let next = 0;
    for (const [first = '', ...rest] of linesOf(strings)) {
      let text = first;
      for (const literal of rest) text += String(values[next++]) + literal;
      this.line(text);
    }
  }

  /** Prints text as one line. */
  line(text: string): void {
    this.directive(text === '' ? '' : this.indentation + text);
  }

  /** Prints an empty line. */
  blank(): void {
    this.line('');
  }

  /** Runs `body` with two more columns of indentation. */
  indent(body: () => void): void {
    const outer = this.indentation;
    this.indentation += '  ';
    body();
    this.indentation = outer;
  }

  /** Prints a line without indentation: a preprocessor directive. */
  directive(text: string): void {
    this.lines.push(text);
    if (this.lines.length === LINES_OF_A_BLOCK) this.closeBlock();
  }

  toString(): string {
    this.closeBlock();
    return this.blocks.join('');
  }

  private closeBlock(): void {
    if (this.lines.length === 0) return;
    this.blocks.push(`${this.lines.join('\n')}\n`);
    this.lines = [];
  }
}
