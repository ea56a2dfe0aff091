// Schema text -> tokens, one at a time. The lexer works on char codes and allocates nothing per token.
import type { Reporter } from './source';
import { isEscapedByte } from './source-bytes';

export enum TokenKind {
  End,
  Identifier,
  Integer,
  Float,
  String,
  Symbol,
}

const TAB = 0x09;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const HASH = 0x23;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
const STAR = 0x2a;
const PLUS = 0x2b;
const MINUS = 0x2d;
const DOT = 0x2e;
const SLASH = 0x2f;
const ZERO = 0x30;
const BACKSLASH = 0x5c;

const LETTER = 1;
const DIGIT = 2;
const HEX = 4;
const OCTAL = 8;
/** The classes of each ASCII character, as a set of the bits above. */
const CLASS = new Uint8Array(128);
for (let code = 0; code < 128; code++) {
  const character = String.fromCharCode(code);
  let bits = 0;
  if ((character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') || character === '_')
    bits |= LETTER;
  if (character >= '0' && character <= '9') bits |= DIGIT | HEX;
  if (character >= '0' && character <= '7') bits |= OCTAL;
  if ((character >= 'a' && character <= 'f') || (character >= 'A' && character <= 'F')) bits |= HEX;
  CLASS[code] = bits;
}

function is(code: number, bits: number): boolean {
  return code < 128 && (CLASS[code]! & bits) !== 0;
}

/**
 * A cursor on the tokens of a text. After `next()` the fields describe the current token; the token's text is
 * `source.text.slice(start, end)`. Lexical errors are reported and skipped, so that `next()` always
 * reaches a token.
 */
export class Lexer {
  kind: TokenKind = TokenKind.End;
  /** Offset of the current token. */
  start = 0;
  /** Offset after the current token. */
  end = 0;
  /** Offset after the previous token. */
  previousEnd = 0;
  /** Offset of the previous token. */
  previousStart = 0;
  /** The places of comments: the end of the token before them -> the end of the last one. */
  readonly comments = new Map<number, number>();
  /** The char code of a symbol; 0 for other tokens. */
  symbol = 0;
  private readonly text: string;
  private at: number;
  private inHashComment = false;

  /**
   * @param reporter receives lexical errors and provides the source
   * @param from offset of the first character to read
   * @param limit offset after the last
   * @param dialect a schema has C++ comments, a message in text format has `#` comments; an aggregate, which is a
   *   message in a schema, has both
   */
  constructor(
    private readonly reporter: Reporter,
    from = 0,
    private readonly limit = reporter.source.text.length,
    private readonly dialect: 'schema' | 'message' | 'aggregate' = 'schema',
  ) {
    this.text = reporter.source.text;
    this.at = from;
    this.end = from;
  }

  /** The text of the current token. */
  tokenText(): string {
    return this.text.slice(this.start, this.end);
  }

  /** The text between two offsets. */
  textOf(start: number, end: number): string {
    return this.text.slice(start, end);
  }

  /** Whether the current token is this symbol, given as its char code. */
  isSymbol(code: number): boolean {
    return this.symbol === code;
  }

  /** Whether the current token is exactly this word. */
  isWord(word: string): boolean {
    return (
      this.kind === TokenKind.Identifier &&
      this.end - this.start === word.length &&
      this.text.startsWith(word, this.start)
    );
  }

  /** Moves to the next token; at the end of the text it stays there with kind `End`. */
  next(): void {
    const { text, limit } = this;
    this.previousStart = this.start;
    this.previousEnd = this.end;
    this.symbol = 0;
    for (;;) {
      if (this.at >= limit) {
        this.kind = TokenKind.End;
        this.start = limit;
        this.end = limit;
        return;
      }
      const code = text.charCodeAt(this.at);
      if (code === SPACE || (code >= TAB && code <= CARRIAGE_RETURN)) {
        this.at += 1;
        continue;
      }
      this.start = this.at;
      if (is(code, LETTER)) {
        let at = this.at + 1;
        while (at < limit && is(text.charCodeAt(at), LETTER | DIGIT)) at += 1;
        this.finish(TokenKind.Identifier, at);
        return;
      }
      if (is(code, DIGIT)) {
        this.number(this.at);
        return;
      }
      if (code === HASH && this.dialect === 'message') {
        this.skipLine();
        continue;
      }
      if (code === HASH && this.dialect === 'aggregate' && !this.inHashComment) {
        this.skipHashComments();
        return;
      }
      if (code === SLASH && this.dialect !== 'message' && this.skipComment()) {
        this.comments.set(this.previousEnd, this.at);
        continue;
      }
      if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) {
        this.string(code);
        return;
      }
      if (code === DOT && this.at + 1 < limit && is(text.charCodeAt(this.at + 1), DIGIT)) {
        // `a.1` would otherwise read as `a` and `.1`.
        if (this.kind === TokenKind.Identifier && this.previousEnd === this.at)
          this.reporter.error(this.at, 'expected a space between a name and a number that begins with a decimal point');
        this.number(this.at);
        return;
      }
      if (code < SPACE || code === 0x7f) {
        this.reporter.error(this.at, `control character ${codePoint(code)} outside a string or comment`);
        this.at += 1;
        while (this.at < limit && isControl(text.charCodeAt(this.at))) this.at += 1;
        continue;
      }
      if (code >= 0x80) {
        const point = text.codePointAt(this.at)!;
        const what = isEscapedByte(point) ? `byte 0x${(point & 0xff).toString(16)}` : `character ${codePoint(point)}`;
        this.reporter.error(this.at, `${what} outside a string or comment: names must be ASCII`);
        this.at += point > 0xffff ? 2 : 1;
        continue;
      }
      this.finish(TokenKind.Symbol, this.at + 1);
      this.symbol = code;
      return;
    }
  }

  private finish(kind: TokenKind, end: number): void {
    this.kind = kind;
    this.end = end;
    this.at = end;
  }

  /**
   * Skips the tokens of this line, and of following lines that begin with `#`. It skips token by token, because a block
   * comment may extend to another line, and because the search for the aggregate's end counted the line's braces.
   */
  private skipHashComments(): void {
    this.inHashComment = true;
    do {
      const lineEnd = this.text.indexOf('\n', this.start);
      const end = lineEnd === -1 ? this.limit : lineEnd;
      do this.next();
      while (this.start < end && this.kind !== TokenKind.End);
    } while (this.symbol === HASH);
    this.inHashComment = false;
  }

  private skipLine(): void {
    const lineEnd = this.text.indexOf('\n', this.at);
    this.at = lineEnd === -1 || lineEnd > this.limit ? this.limit : lineEnd + 1;
  }

  /** Skips the comment at the current place; false if there is none. */
  private skipComment(): boolean {
    const second = this.at + 1 < this.limit ? this.text.charCodeAt(this.at + 1) : 0;
    const opened = this.at;
    if (second === SLASH) {
      this.skipLine();
      this.refuseNul(opened, this.at);
      return true;
    }
    if (second !== STAR) return false;
    const closed = this.text.indexOf('*/', opened + 2);
    const end = closed === -1 || closed + 2 > this.limit ? this.limit : closed;
    for (
      let at = this.text.indexOf('/*', opened + 2);
      at !== -1 && at + 1 < end;
      at = this.text.indexOf('/*', at + 2)
    ) {
      // In `/*/` at the end of the comment, the star belongs to `*/`.
      if (at + 1 === closed) break;
      this.reporter.error(at + 1, 'block comments cannot be nested');
    }
    if (end === this.limit && (closed === -1 || closed + 2 > this.limit)) {
      this.reporter.error(this.limit, 'the file ends inside a block comment');
      this.reporter.error(opened, 'this block comment is never closed');
      this.at = this.limit;
    } else {
      this.at = closed + 2;
    }
    this.refuseNul(opened, this.at);
    return true;
  }

  private refuseNul(start: number, end: number): void {
    if (!this.reporter.source.hasNul) return;
    const at = this.text.indexOf('\0', start);
    if (at !== -1 && at < end) this.reporter.error(at, 'NUL characters are not allowed in comments');
  }

  private string(quote: number): void {
    const { text, limit } = this;
    let at = this.at + 1;
    for (;;) {
      if (at >= limit) {
        this.reporter.error(limit, 'the file ends inside a string');
        break;
      }
      const code = text.charCodeAt(at);
      if (code === quote) {
        at += 1;
        break;
      }
      if (code === LINE_FEED) {
        this.reporter.error(
          at,
          'a string cannot span lines: close it before the line ends; adjacent strings are concatenated',
        );
        break;
      }
      if (code === 0) this.reporter.error(at, 'NUL characters are not allowed in strings: use \\0');
      if (code === BACKSLASH && at + 1 < limit) {
        at = this.escape(at);
        continue;
      }
      at += 1;
    }
    this.finish(TokenKind.String, at);
  }

  /** Checks the escape sequence at `at`. @returns the offset after the part that is certainly the escape */
  private escape(at: number): number {
    const { text, limit } = this;
    const code = text.charCodeAt(at + 1);
    const digits = (from: number, bits: number, most: number): number => {
      let to = from;
      while (to < limit && to - from < most && is(text.charCodeAt(to), bits)) to += 1;
      return to;
    };
    switch (String.fromCharCode(code)) {
      case 'a':
      case 'b':
      case 'f':
      case 'n':
      case 'r':
      case 't':
      case 'v':
      case '\\':
      case '?':
      case "'":
      case '"':
        return at + 2;
      case 'x':
      case 'X': {
        const end = digits(at + 2, HEX, 2);
        if (end === at + 2) this.reporter.error(end, 'expected hexadecimal digits after `\\x`');
        return end;
      }
      case 'u': {
        const end = digits(at + 2, HEX, 4);
        if (end !== at + 6) this.reporter.error(end, 'expected four hexadecimal digits after `\\u`');
        return end;
      }
      case 'U': {
        const end = digits(at + 2, HEX, 8);
        const fits = /^(?:0(?:0(?:[01][0-9a-fA-F]{0,5})?)?)?/.exec(text.slice(at + 2, end))![0].length;
        if (fits < 8)
          this.reporter.error(at + 2 + fits, 'expected eight hexadecimal digits after `\\U`, at most 0010ffff');
        return end;
      }
    }
    if (is(code, OCTAL)) return digits(at + 1, OCTAL, 3);
    this.reporter.error(at + 1, `unknown escape sequence \`${text.slice(at, at + 2)}\``);
    // The caller handles a line end: the string stops there.
    return code === LINE_FEED ? at + 1 : at + 2;
  }

  private number(start: number): void {
    const { text, limit } = this;
    const code = (at: number): number => (at < limit ? text.charCodeAt(at) : 0);
    let at = start;
    let kind = TokenKind.Integer;
    if (code(at) === ZERO && (code(at + 1) === 0x78 || code(at + 1) === 0x58)) {
      at += 2;
      if (!is(code(at), HEX)) this.reporter.error(at, 'expected hexadecimal digits after `0x`');
      while (is(code(at), HEX)) at += 1;
    } else if (code(at) === ZERO && is(code(at + 1), DIGIT)) {
      at += 1;
      while (is(code(at), OCTAL)) at += 1;
      if (is(code(at), DIGIT)) {
        this.reporter.error(at, 'a number that begins with 0 is octal: its digits are 0 to 7');
        while (is(code(at), DIGIT)) at += 1;
      }
    } else {
      while (is(code(at), DIGIT)) at += 1;
      if (code(at) === DOT) {
        kind = TokenKind.Float;
        at += 1;
        while (is(code(at), DIGIT)) at += 1;
      }
      if (code(at) === 0x65 || code(at) === 0x45) {
        kind = TokenKind.Float;
        at += 1;
        if (code(at) === PLUS || code(at) === MINUS) at += 1;
        if (!is(code(at), DIGIT)) this.reporter.error(at, 'the exponent has no digits');
        while (is(code(at), DIGIT)) at += 1;
      }
    }
    // In text format, `1.5f` and `5f` are numbers.
    if (this.dialect === 'message' && (code(at) | 0x20) === 0x66) {
      kind = TokenKind.Float;
      at += 1;
    }
    if (is(code(at), LETTER)) this.reporter.error(at, 'expected a space between a number and a name');
    else if (code(at) === DOT) this.reporter.error(at, 'unexpected `.` after a number');
    this.finish(kind, at);
  }
}

function isControl(code: number): boolean {
  return (code < SPACE && (code < TAB || code > CARRIAGE_RETURN)) || code === 0x7f;
}

function codePoint(point: number): string {
  return `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
}
