// Attaches comments to declarations, by the rules for SourceCodeInfo in descriptor.proto.

/** The comments between two tokens, by what they belong to. The texts do not include the comment markers. */
export interface CommentsBetween {
  /** Belongs to the statement that ends before it. */
  readonly trailing: string | undefined;
  /** Comments that belong to no statement. */
  readonly detached: readonly string[];
  /** Belongs to the statement that begins after it. */
  readonly leading: string | undefined;
}

const NOTHING: CommentsBetween = { trailing: undefined, detached: [], leading: undefined };

/**
 * Classifies the comments between two tokens.
 * @param text the whole file
 * @param from end of the token before; 0 at the beginning of the file, where no comment trails
 * @param end end of the last comment
 */
export function commentsBetween(text: string, from: number, end: number): CommentsBetween {
  return new CommentReader(text, from, end).read();
}

class CommentReader {
  private at: number;
  private trailing: string | undefined;
  private readonly detached: string[] = [];
  /** The last comment read, not yet classified. */
  private pending: { text: string; readonly isLine: boolean } | undefined;
  private canTrail: boolean;
  /** Start of the next token, or the end of the file. */
  private readonly next: number;

  constructor(
    private readonly text: string,
    private readonly from: number,
    end: number,
  ) {
    this.at = from;
    this.canTrail = from > 0;
    let next = end;
    while (next < text.length && text.charCodeAt(next) <= 0x20) next += 1;
    this.next = next;
  }

  read(): CommentsBetween {
    let trailingEnd: number | undefined;
    if (this.from > 0) {
      // A comment on the line of the token before is trailing; comments on later lines are not joined to it.
      this.skipSpace();
      if (this.sees('//')) {
        this.pending = { text: this.lineComment(), isLine: true };
        trailingEnd = this.at - 1;
        this.placePending();
      } else if (this.sees('/*')) {
        this.pending = { text: this.blockComment(), isLine: false };
        trailingEnd = this.at;
        this.skipSpace();
        // With another token on the same line, the comment could belong to either, so it belongs to neither.
        if (!this.takeLineEnd()) return NOTHING;
        this.placePending();
      } else if (!this.takeLineEnd()) {
        return NOTHING;
      }
    }
    for (;;) {
      this.skipSpace();
      if (this.sees('//')) {
        if (this.pending !== undefined && !this.pending.isLine) this.placePending();
        const line = this.lineComment();
        this.pending = { text: (this.pending?.text ?? '') + line, isLine: true };
      } else if (this.sees('/*')) {
        this.placePending();
        this.pending = { text: this.blockComment(), isLine: false };
        this.skipSpace();
        this.takeLineEnd();
      } else if (this.takeLineEnd()) {
        this.placePending();
        this.canTrail = false;
      } else {
        break;
      }
    }
    const closes = this.next >= this.text.length || '}])'.includes(this.text[this.next]!);
    if (closes) this.placePending();
    else if (this.isAmbiguous(trailingEnd)) this.detachSingle();
    return { trailing: this.trailing, detached: this.detached, leading: this.pending?.text };
  }

  /** Classifies the pending comment when the next comment, blank line or token is known. */
  private placePending(): void {
    if (this.pending === undefined) return;
    if (this.canTrail) {
      this.trailing = this.pending.text;
      this.canTrail = false;
    } else {
      this.detached.push(this.pending.text);
    }
    this.pending = undefined;
  }

  /** Whether both tokens, or the trailing comment and the next token, are on one line. */
  private isAmbiguous(trailingEnd: number | undefined): boolean {
    const sameLine = (from: number) => !this.text.slice(from, this.next).includes('\n');
    return sameLine(this.from) || (trailingEnd !== undefined && sameLine(trailingEnd));
  }

  /** A single comment that could belong to both statements belongs to neither. */
  private detachSingle(): void {
    const count = this.detached.length + (this.trailing === undefined ? 0 : 1) + (this.pending === undefined ? 0 : 1);
    if (count !== 1) return;
    if (this.trailing !== undefined) {
      this.detached.unshift(this.trailing);
      this.trailing = undefined;
    }
    this.placePending();
  }

  private sees(sign: string): boolean {
    return this.at < this.next && this.text.startsWith(sign, this.at);
  }

  private skipSpace(): void {
    while (this.at < this.next && this.text[this.at] !== '\n' && this.text.charCodeAt(this.at) <= 0x20) this.at += 1;
  }

  private takeLineEnd(): boolean {
    if (this.at >= this.next || this.text[this.at] !== '\n') return false;
    this.at += 1;
    return true;
  }

  /** The text after `//`, including the line end. */
  private lineComment(): string {
    const start = this.at + 2;
    const lineEnd = this.text.indexOf('\n', start);
    this.at = lineEnd === -1 ? this.text.length : lineEnd + 1;
    return this.text.slice(start, this.at);
  }

  /** The text of a block comment, each line without its indentation and leading star. */
  private blockComment(): string {
    const start = this.at + 2;
    const closed = this.text.indexOf('*/', start);
    this.at = closed + 2;
    const [first, ...lines] = this.text.slice(start, closed).split('\n');
    return [first, ...lines.map((line) => line.replace(/^[ \t\r\v\f]*\*?/, ''))].join('\n');
  }
}
