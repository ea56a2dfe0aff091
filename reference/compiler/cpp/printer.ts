// Writes generated text: lines, indented as they are nested.

/** What may stand in a printed template. */
export type Printable = string | number | bigint;

/** Collects lines. A template's own indentation is taken away, that of the printer is added. */
export class Printer {
  private readonly lines: string[] = [];
  private depth = 0;

  /**
   * Prints a line, or several: the template's first line decides how much indentation its lines lose. A multi-line
   * template begins with a line break, and its last line is blank. Used as a tag.
   */
  print(strings: TemplateStringsArray, ...values: Printable[]): void {
    // The shape comes from the template alone; values may hold line breaks of their own.
    const template = strings
      .join('\0')
      .replace(/^\n/, '')
      .replace(/\n[ ]*$/, '');
    const margin = /^ */.exec(template)?.[0].length ?? 0;
    let next = 0;
    for (const line of template.split('\n')) {
      const text = line.slice(Math.min(margin, line.length - line.trimStart().length));
      this.line(text.replaceAll('\0', () => String(values[next++])));
    }
  }

  /** Prints text as one line. */
  line(text: string): void {
    this.lines.push(text === '' ? '' : '  '.repeat(this.depth) + text);
  }

  /** Prints an empty line. */
  blank(): void {
    this.line('');
  }

  /** Runs `body`, whose lines are indented by two more columns. */
  indent(body: () => void): void {
    this.depth++;
    body();
    this.depth--;
  }

  /** Prints lines at the left margin, whatever the indentation: preprocessor directives. */
  directive(text: string): void {
    this.lines.push(text);
  }

  toString(): string {
    return `${this.lines.join('\n')}\n`;
  }
}
