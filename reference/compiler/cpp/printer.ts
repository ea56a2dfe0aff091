// Writes generated text: lines, indented as they are nested.

/** What may stand in a printed template. */
export type Printable = string | number | bigint;

/** The lines of each template that was printed: the texts between its values, without the template's own indentation. */
const knownLines = new WeakMap<TemplateStringsArray, readonly (readonly string[])[]>();

/** The shape of a template comes from its own text alone; values may hold line breaks. */
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

/** A few hundred thousand strings that live until the end cost more than all else: the garbage collector copies them. */
const LINES_OF_A_BLOCK = 256;

/** Collects lines. A template's own indentation is taken away, that of the printer is added. */
export class Printer {
  /** The lines printed last; a block of them is joined before the next one. */
  private lines: string[] = [];
  private readonly blocks: string[] = [];
  private indentation = '';

  /**
   * Prints a line, or several: the template's first line decides how much indentation its lines lose. A multi-line
   * template begins with a line break, and its last line is blank. Used as a tag.
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

  /** Runs `body`, whose lines are indented by two more columns. */
  indent(body: () => void): void {
    const outer = this.indentation;
    this.indentation += '  ';
    body();
    this.indentation = outer;
  }

  /** Prints lines at the left margin, whatever the indentation: preprocessor directives. */
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
