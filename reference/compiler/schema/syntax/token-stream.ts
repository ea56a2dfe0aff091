// The operations that every grammar rule needs: expect tokens, names and numbers, and give up on a statement.
import type { Name, Span, ValueNode } from './ast';
import { Lexer, TokenKind } from './lexer';
import { floatValue, integerValue, stringBytes } from './literals';
import type { Reporter, SourceFile } from './source';
import { textOfBytes } from './source-bytes';

/**
 * Thrown after a syntax error was reported. The statement loop catches it and continues after the faulty statement.
 */
export class SyntaxFault {}
const FAULT = new SyntaxFault();

const OPEN_BRACE = '{'.charCodeAt(0);
const CLOSE_BRACE = '}'.charCodeAt(0);
const SEMICOLON = ';'.charCodeAt(0);
const LARGEST_UINT64 = 2n ** 64n - 1n;

/** A token stream for a recursive descent parser. Symbols are single characters. */
export class TokenStream {
  readonly lexer: Lexer;
  readonly source: SourceFile;

  constructor(readonly reporter: Reporter) {
    this.source = reporter.source;
    this.lexer = new Lexer(reporter);
    this.lexer.next();
  }

  /** Offset of the current token. */
  get start(): number {
    return this.lexer.start;
  }

  /** Offset after the token that was consumed last. */
  get previousEnd(): number {
    return this.lexer.previousEnd;
  }

  /** The span of the token that was consumed last. */
  get previousToken(): Span {
    return { start: this.lexer.previousStart, end: this.lexer.previousEnd };
  }

  get atEnd(): boolean {
    return this.lexer.kind === TokenKind.End;
  }

  next(): void {
    this.lexer.next();
  }

  sees(symbol: string): boolean {
    return this.lexer.isSymbol(symbol.charCodeAt(0));
  }

  seesWord(word: string): boolean {
    return this.lexer.isWord(word);
  }

  /** Consumes the symbol if it is the current token. @returns whether it was */
  take(symbol: string): boolean {
    if (!this.lexer.isSymbol(symbol.charCodeAt(0))) return false;
    this.lexer.next();
    return true;
  }

  takeWord(word: string): boolean {
    if (!this.lexer.isWord(word)) return false;
    this.lexer.next();
    return true;
  }

  /** Reports that `what` was expected here, and gives up on the statement. */
  fail(what: string): never {
    const found = this.atEnd ? 'the end of the file' : `\`${this.lexer.tokenText()}\``;
    this.reporter.error(this.lexer.start, `expected ${what}, found ${found}`);
    throw FAULT;
  }

  /** Reports a message here, and gives up on the statement. */
  refuse(message: string): never {
    this.reporter.error(this.lexer.start, message);
    throw FAULT;
  }

  expect(symbol: string, what = `\`${symbol}\``): void {
    if (!this.take(symbol)) this.fail(what);
  }

  expectWord(word: string): void {
    if (!this.takeWord(word)) this.fail(`\`${word}\``);
  }

  /** One unqualified name. */
  identifier(what: string): Name {
    const { lexer } = this;
    if (lexer.kind !== TokenKind.Identifier) this.fail(what);
    const name = { text: lexer.tokenText(), start: lexer.start, end: lexer.end };
    lexer.next();
    return name;
  }

  /** `a.b.c`, with a leading dot where `absolute` allows one. White space between the parts is ignored. */
  qualifiedName(what: string, absolute: boolean): Name {
    const { lexer } = this;
    const start = lexer.start;
    let text = absolute && this.take('.') ? '.' : '';
    for (;;) {
      if (lexer.kind !== TokenKind.Identifier) this.fail(what);
      text += lexer.tokenText();
      lexer.next();
      if (!this.take('.')) return { text, start, end: lexer.previousEnd };
      text += '.';
    }
  }

  /** An unsigned integer up to `most`; a larger one is reported and becomes `most`. */
  integer(what: string, most = 0x7fffffff): number {
    const { lexer } = this;
    if (lexer.kind !== TokenKind.Integer) this.fail(what);
    const value = this.shortInteger() ?? integerValue(lexer.tokenText());
    if (value > most) this.reporter.error(lexer.start, `${value} is too large: at most ${most} is allowed`);
    lexer.next();
    return value > most ? most : Number(value);
  }

  /** The value of the current token if it is a decimal number of at most nine digits, as most are. */
  private shortInteger(): number | undefined {
    const { start, end } = this.lexer;
    const { text } = this.source;
    if (end - start > 9 || (end - start > 1 && text.charCodeAt(start) === 0x30)) return undefined;
    let value = 0;
    for (let at = start; at < end; at++) value = value * 10 + text.charCodeAt(at) - 0x30;
    return value;
  }

  /** A signed 32-bit integer, as enum values have. */
  signedInteger(what: string): number {
    const negative = this.take('-');
    const value = this.integer(what, negative ? 0x80000000 : 0x7fffffff);
    return negative ? -value : value;
  }

  /** One string, adjacent literals joined. */
  stringLiteral(what: string): Span & { bytes: Uint8Array } {
    const { lexer } = this;
    if (lexer.kind !== TokenKind.String) this.fail(what);
    const start = lexer.start;
    const parts: Uint8Array[] = [];
    do {
      parts.push(stringBytes(lexer.tokenText()));
      lexer.next();
    } while ((lexer.kind as TokenKind) === TokenKind.String);
    return { bytes: parts.length === 1 ? parts[0]! : concatenated(parts), start, end: lexer.previousEnd };
  }

  /** Like `stringLiteral`, decoded to text. */
  text(what: string): Name {
    const { bytes, start, end } = this.stringLiteral(what);
    return { text: textOfBytes(bytes), start, end };
  }

  /** The value of an option or a default. An aggregate is skipped; it is read when its type is known. */
  value(what: string): ValueNode {
    const { lexer } = this;
    const start = lexer.start;
    const negative = this.take('-');
    const unsigned = lexer.start;
    switch (lexer.kind) {
      case TokenKind.Identifier: {
        const text = lexer.tokenText();
        lexer.next();
        if (negative && text !== 'inf' && text !== 'nan')
          this.refuse(`expected a number, \`inf\` or \`nan\` after the minus sign, found \`${text}\``);
        return { kind: 'identifier', text, negative, start, unsigned, end: lexer.previousEnd };
      }
      case TokenKind.Integer: {
        const digits = lexer.tokenText();
        const value = integerValue(digits);
        // A decimal number that is too large is a floating-point number.
        if (value > LARGEST_UINT64 && digits.startsWith('0'))
          this.reporter.error(lexer.start, `${digits} is too large: at most ${LARGEST_UINT64} is allowed`);
        lexer.next();
        // A float option needs the negative zero, which bigint does not have.
        if (negative && value === 0n) return { kind: 'float', value: -0, start, unsigned, end: lexer.previousEnd };
        return { kind: 'integer', value: negative ? -value : value, start, unsigned, end: lexer.previousEnd };
      }
      case TokenKind.Float: {
        const value = floatValue(lexer.tokenText());
        lexer.next();
        return { kind: 'float', value: negative ? -value : value, start, unsigned, end: lexer.previousEnd };
      }
      case TokenKind.String:
        if (negative) this.fail('a number after the minus sign');
        return { kind: 'string', ...this.stringLiteral(what) };
      default:
        if (negative || !this.sees('{')) this.fail(what);
        this.skipBlock();
        return { kind: 'aggregate', start, end: lexer.previousEnd };
    }
  }

  /** Skips a block from its opening brace to the brace that closes it. */
  private skipBlock(): void {
    const { lexer } = this;
    let depth = 0;
    do {
      if (this.atEnd) this.fail('`}`');
      if (lexer.symbol === OPEN_BRACE) depth += 1;
      else if (lexer.symbol === CLOSE_BRACE) depth -= 1;
      lexer.next();
    } while (depth > 0);
  }

  /**
   * Skips the current statement up to its semicolon or block; stops before the brace that closes the enclosing block.
   */
  skipStatement(): void {
    const { lexer } = this;
    while (!this.atEnd) {
      if (lexer.symbol === SEMICOLON) {
        lexer.next();
        return;
      }
      if (lexer.symbol === OPEN_BRACE) {
        let depth = 0;
        do {
          if (lexer.symbol === OPEN_BRACE) depth += 1;
          else if (lexer.symbol === CLOSE_BRACE) depth -= 1;
          lexer.next();
        } while (depth > 0 && !this.atEnd);
        return;
      }
      if (lexer.symbol === CLOSE_BRACE) return;
      lexer.next();
    }
  }

  /** Runs the rule of one statement. After a syntax error, continues after the statement. */
  statement(rule: () => void): void {
    const before = this.lexer.start;
    try {
      rule();
    } catch (fault) {
      if (!(fault instanceof SyntaxFault)) throw fault;
      this.skipStatement();
      // Skips a token that no rule consumes, or the caller would loop forever.
      if (this.lexer.start === before && !this.sees('}')) this.lexer.next();
    }
  }

  /**
   * Parses `{ statement* }`, including the opening brace.
   * @param empty receives the ends of empty statements: semicolons alone
   */
  block(what: string, rule: () => void, empty: (end: number) => void): void {
    this.expect('{');
    while (!this.take('}')) {
      if (this.atEnd) {
        this.reporter.error(this.lexer.start, `the file ends inside ${what}: missing \`}\``);
        throw FAULT;
      }
      if (this.take(';')) {
        empty(this.previousEnd);
        continue;
      }
      this.statement(rule);
    }
  }
}

function concatenated(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
