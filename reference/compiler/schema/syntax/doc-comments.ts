// Comments -> what they document, by the rules that descriptor.proto gives for SourceCodeInfo.

/** The comments between two tokens, told apart by what they belong to. Text without the comment's own signs. */
export interface CommentsBetween {
  /** Belongs to the statement that the token before ends. */
  readonly trailing: string | undefined;
  /** Stand alone, between blank lines. */
  readonly detached: readonly string[];
  /** Belongs to the statement that the next token begins. */
  readonly leading: string | undefined;
}

const NOTHING: CommentsBetween = { trailing: undefined, detached: [], leading: undefined };

/**
 * Tells the comments between two tokens apart.
 * @param text the whole file
 * @param from end of the token before; 0 for the beginning of the file, where nothing can trail
 * @param end end of the last comment
 */
export function commentsBetween(text: string, from: number, end: number): CommentsBetween {
  return new CommentReader(text, from, end).read();
}

class CommentReader {
  private at: number;
  private trailing: string | undefined;
  private readonly detached: string[] = [];
  /** What was read last and belongs to nothing yet. */
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
      // What begins on the line of the token before trails it, and nothing of the lines below is added to it.
      this.skipSpace();
      if (this.sees('//')) {
        this.pending = { text: this.lineComment(), isLine: true };
        trailingEnd = this.at - 1;
        this.placePending();
      } else if (this.sees('/*')) {
        this.pending = { text: this.blockComment(), isLine: false };
        trailingEnd = this.at;
        this.skipSpace();
        // Before another token on the same line it may belong to either: to none then.
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

  /** Decides where the pending comment belongs, once the next comment, blank line or token is known. */
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

  /** Do both tokens, or the comment that trails and the next token, stand on one line? */
  private isAmbiguous(trailingEnd: number | undefined): boolean {
    const sameLine = (from: number) => !this.text.slice(from, this.next).includes('\n');
    return sameLine(this.from) || (trailingEnd !== undefined && sameLine(trailingEnd));
  }

  /** One comment between two tokens that it could belong to belongs to neither. */
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

  /** What follows `//`, with its line end. */
  private lineComment(): string {
    const start = this.at + 2;
    const lineEnd = this.text.indexOf('\n', start);
    this.at = lineEnd === -1 ? this.text.length : lineEnd + 1;
    return this.text.slice(start, this.at);
  }

  /** What stands inside a block comment, each line without its indentation and the star that leads it. */
  private blockComment(): string {
    const start = this.at + 2;
    const closed = this.text.indexOf('*/', start);
    this.at = closed + 2;
    const [first, ...lines] = this.text.slice(start, closed).split('\n');
    return [first, ...lines.map((line) => line.replace(/^[ \t\r\v\f]*\*?/, ''))].join('\n');
  }
}
