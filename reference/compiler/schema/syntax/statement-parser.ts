// Parses statements that occur in several contexts: options, reserved names and numbers, ranges, visibility.
import type { FileNode, MessageNode, OptionNamePart, OptionNode, RangeNode, Span, Visibility } from './ast';
import { MAX_RANGE } from './ast';
import { TokenKind } from './lexer';
import type { Reporter } from './source';
import type { TokenStream } from './token-stream';

const LARGEST_INT32 = 0x7fffffff;

/** A range whose statement has not been parsed to its end. */
type RangeInStatement = Omit<RangeNode, 'statement'>;

/** A span whose end is set when the statement has been parsed. */
export type OpenSpan = Span & { end: number };

/** The options in square brackets after a declaration. */
interface BracketOptions {
  readonly options: readonly OptionNode[];
  readonly bracket: Span | undefined;
}

const NO_BRACKET: BracketOptions = { options: [], bracket: undefined };

export abstract class StatementParser {
  constructor(
    protected readonly reporter: Reporter,
    protected readonly tokens: TokenStream,
    protected readonly tree: FileNode,
  ) {}

  /** Edition 2024's `export` and `local`, before `message` and `enum`. */
  protected visibility(): Visibility | undefined {
    const { tokens } = this;
    if (!this.isEditionFrom('2024')) return undefined;
    const word = (['export', 'local'] as const).find((one) => tokens.seesWord(one));
    if (word === undefined) return undefined;
    tokens.next();
    if (!tokens.seesWord('message') && !tokens.seesWord('enum'))
      tokens.refuse(`\`${word}\` is allowed only before \`message\` and \`enum\``);
    return word;
  }

  protected isEditionFrom(edition: string): boolean {
    return this.tree.edition !== undefined && this.tree.edition >= edition;
  }

  /** `option name = value;` */
  protected optionStatement(): OptionNode {
    const { tokens } = this;
    const statement: OpenSpan = { start: tokens.start, end: tokens.start };
    tokens.next();
    const option = this.option(statement);
    tokens.expect(';');
    statement.end = tokens.previousEnd;
    return option;
  }

  private option(statement: Span | undefined): OptionNode {
    const { tokens } = this;
    const start = tokens.start;
    const name: OptionNamePart[] = [];
    do {
      if (tokens.sees('(')) {
        const partStart = tokens.start;
        tokens.next();
        const { text } = tokens.qualifiedName('an option name', true);
        tokens.expect(')');
        name.push({ text, isExtension: true, start: partStart, end: tokens.previousEnd });
      } else {
        name.push({ ...tokens.identifier('an option name'), isExtension: false });
      }
    } while (tokens.take('.'));
    tokens.expect('=');
    return { name, value: tokens.value("an option's value"), statement, start, end: tokens.previousEnd };
  }

  /** `[name = value, ...]`, or nothing: then `bracket` is undefined. */
  protected bracketOptions(): BracketOptions {
    const { tokens } = this;
    const start = tokens.start;
    if (!tokens.take('[')) return NO_BRACKET;
    const options: OptionNode[] = [];
    do options.push(this.option(undefined));
    while (tokens.take(','));
    tokens.expect(']');
    return { options, bracket: { start, end: tokens.previousEnd } };
  }

  /** `4`, `4 to 9`, `4 to max`. */
  protected range(what: string, signed: boolean): RangeInStatement {
    const { tokens } = this;
    const start = tokens.start;
    const number = (wanted: string): number => {
      if (signed) return tokens.signedInteger(wanted);
      const value = tokens.integer(wanted);
      // Descriptors store the exclusive end of the range as an int32.
      if (value === LARGEST_INT32) tokens.refuse(`${value} is too large for a range of field numbers`);
      return value;
    };
    const first = number(what);
    const firstSpan = { start, end: tokens.previousEnd };
    let last = first;
    let lastSpan = firstSpan;
    if (tokens.takeWord('to')) {
      const lastStart = tokens.start;
      if (tokens.takeWord('max')) last = signed ? 0x7fffffff : MAX_RANGE;
      else last = number('a number or `max`');
      lastSpan = { start: lastStart, end: tokens.previousEnd };
    }
    return { first, last, firstSpan, lastSpan, start, end: tokens.previousEnd };
  }

  /** `reserved 4, 5 to 9;` or `reserved "name", "other";`; in editions the names are not quoted. */
  protected reserved(into: Pick<MessageNode, 'reservedNames' | 'reservedRanges'>, what: 'field' | 'enum value'): void {
    const { tokens, reporter } = this;
    const editions = this.tree.syntax === 'editions';
    const statement: OpenSpan = { start: tokens.start, end: tokens.start };
    tokens.next();
    if (tokens.lexer.kind === TokenKind.String) {
      if (editions) reporter.error(tokens.start, 'in editions, reserved names must be identifiers without quotes');
      do {
        const name = tokens.text('a reserved name in quotes');
        if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name.text))
          reporter.warning(
            name.start,
            `reserved name "${name.text}" is not a valid identifier, so no ${what} can have it`,
          );
        into.reservedNames.push({ ...name, statement });
      } while (tokens.take(','));
    } else if (tokens.lexer.kind === TokenKind.Identifier) {
      if (!editions) tokens.fail('reserved names in quotes, or numbers');
      do into.reservedNames.push({ ...tokens.identifier('a reserved name'), statement });
      while (tokens.take(','));
    } else {
      const isSigned = what === 'enum value';
      do into.reservedRanges.push({ ...this.range(`a ${what} name or a range of numbers`, isSigned), statement });
      while (tokens.take(','));
    }
    tokens.expect(';');
    statement.end = tokens.previousEnd;
  }
}
