// Reads the text format, of messages and of option values that are messages: `name: value, list: [1, 2],
// [pkg.extension] { ... }`.

import type { Diagnostic } from '../model/descriptor';
import type { EnumElement, FieldElement, MessageElement } from '../model/elements';
import type { Span, ValueNode } from '../syntax/ast';
import { Lexer, TokenKind } from '../syntax/lexer';
import { floatValue, integerValue, stringBytes } from '../syntax/literals';
import { Reporter, SourceFile } from '../syntax/source';
import { WireWriter } from '../wire/wire';
import { completeEntry, MessageValue, type SingleValue } from './message-value';
import { scalarValue, ValueFault } from './scalar-value';

/** Finds the names in a text: extensions, and the message types of an Any. */
export interface NameFinder {
  extension(name: string, of: MessageElement): FieldElement | undefined;
  message(fullName: string): MessageElement | undefined;
}

/**
 * Reads an aggregate.
 * @param span from the opening brace to the closing one, both included
 * @returns the message, or the first error
 */
export function readAggregate(
  reporter: Reporter,
  span: Span,
  type: MessageElement,
  names: NameFinder,
): MessageValue | ValueFault {
  const lexer = new Lexer(reporter, span.start + 1, span.end - 1, 'aggregate');
  try {
    const value = new TextReader(lexer, names, 'complete').whole(type);
    const missing = value.missingRequired();
    return missing === undefined ? value : new ValueFault(`required field "${missing.fullName}" is not set`);
  } catch (fault) {
    if (fault instanceof ValueFault) return new ValueFault(`in the value of the option: ${fault.message}`);
    throw fault;
  }
}

/**
 * Reads a message. Required fields may be missing.
 * @param name what diagnostics call the text
 * @returns the message, or the first error
 */
export function readText(
  name: string,
  text: string,
  type: MessageElement,
  names: NameFinder,
): MessageValue | Diagnostic {
  const source = new SourceFile(name, text);
  const reporter = new Reporter(source);
  const reader = new TextReader(new Lexer(reporter, 0, text.length, 'message'), names);
  try {
    const value = reader.whole(type);
    return reporter.diagnostics[0] ?? value;
  } catch (fault) {
    if (!(fault instanceof ValueFault)) throw fault;
    // A lexical error explains the errors that follow from it.
    return reporter.diagnostics[0] ?? { ...source.position(reader.place), severity: 'error', message: fault.message };
  }
}

/** The deepest nesting of messages, as in parsers of the wire format. */
const DEPTH = 100;

/** The hosts that type URLs of an expanded Any may have. */
const TYPE_HOSTS = ['type.googleapis.com/', 'type.googleprod.com/'];

/** Checks the text in brackets: the name of an extension, or a type URL. @throws ValueFault */
function requireTypeUrl(url: string): void {
  const slash = url.lastIndexOf('/');
  if (url.startsWith('/')) throw new ValueFault(`"[${url}]" has no host before the slash`);
  const percent = /%(?![0-9a-fA-F]{2})/.exec(url.slice(0, slash + 1));
  if (percent !== null) throw new ValueFault(`"[${url}]": expected two hexadecimal digits after \`%\``);
  if (!/^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/.test(url.slice(slash + 1)))
    throw new ValueFault(`"[${url}]" does not end with the full name of a type or an extension`);
}

class TextReader {
  /** The offset of the error, if one is thrown. */
  place = 0;
  /** The current nesting of messages. */
  private depth = 0;

  constructor(
    private readonly lexer: Lexer,
    private readonly names: NameFinder,
    /** Whether messages in an Any must have their required fields. */
    private readonly anyHolds: 'complete' | 'partial' = 'partial',
  ) {
    this.lexer.next();
  }

  whole(type: MessageElement): MessageValue {
    const value = new MessageValue(type);
    while (this.lexer.kind !== TokenKind.End) this.field(value);
    return value;
  }

  private sees(symbol: string): boolean {
    return this.lexer.isSymbol(symbol.charCodeAt(0));
  }

  private take(symbol: string): boolean {
    if (!this.sees(symbol)) return false;
    this.lexer.next();
    return true;
  }

  private fail(expected: string): never {
    this.place = this.lexer.start;
    const found = this.lexer.kind === TokenKind.End ? 'its end' : `\`${this.lexer.tokenText()}\``;
    throw new ValueFault(`expected ${expected}, found ${found}`);
  }

  private field(into: MessageValue): void {
    const nameAt = this.lexer.start;
    this.place = nameAt;
    const field = this.fieldName(into);
    if (field !== undefined) {
      const colon = this.take(':');
      const isMessage = field.messageType !== undefined;
      if (!colon && !isMessage) this.fail('`:`');
      if (this.sees('[')) this.list(into, field);
      else {
        const value = this.value(field);
        this.place = nameAt;
        this.put(into, field, value);
      }
    }
    if (!this.take(',')) this.take(';');
  }

  private list(into: MessageValue, field: FieldElement): void {
    if (!field.isRepeated) this.fail(`a single value of "${field.name}", which is not repeated`);
    this.lexer.next();
    if (this.take(']')) return;
    do this.put(into, field, this.value(field));
    while (this.take(','));
    if (!this.take(']')) this.fail('`]`');
  }

  private put(into: MessageValue, field: FieldElement, value: SingleValue): void {
    if (!field.isRepeated && into.get(field) !== undefined) throw new ValueFault(`"${field.name}" is set twice`);
    const other = into.memberSet(field);
    if (other !== undefined)
      throw new ValueFault(`"${field.name}" and "${other.name}" are members of the same oneof and cannot both be set`);
    into.put(field, value);
  }

  /** Reads the name of the next field; undefined after `[type/url] { ... }`, which is read as a whole. */
  private fieldName(into: MessageValue): FieldElement | undefined {
    const { lexer } = this;
    if (this.take('[')) {
      const name = this.bracketedName();
      if (name.includes('/')) {
        this.any(into, name);
        return undefined;
      }
      const extension = this.names.extension(name, into.type);
      if (extension === undefined)
        throw new ValueFault(`"${name}" is not a known extension of "${into.type.fullName}"`);
      return extension;
    }
    if (lexer.kind !== TokenKind.Identifier) this.fail('a field name');
    const name = lexer.tokenText();
    // A group may also be given by the name of its type.
    const field = into.type.field(name) ?? groupNamed(into.type, name);
    if (field === undefined) throw new ValueFault(`message "${into.type.fullName}" has no field "${name}"`);
    lexer.next();
    return field;
  }

  private bracketedName(): string {
    let name = '';
    while (!this.sees(']')) {
      if (this.lexer.kind === TokenKind.End) this.fail('`]`');
      name += this.lexer.tokenText();
      this.lexer.next();
    }
    this.lexer.next();
    requireTypeUrl(name);
    return name;
  }

  /** `[host/pkg.Type] { ... }` inside a google.protobuf.Any. */
  private any(into: MessageValue, url: string): void {
    const typeUrl = into.type.field('type_url');
    const bytes = into.type.field('value');
    if (into.type.fullName !== 'google.protobuf.Any' || typeUrl === undefined || bytes === undefined)
      throw new ValueFault(`"[${url}]" is allowed only in a google.protobuf.Any`);
    const prefix = url.slice(0, url.lastIndexOf('/') + 1);
    const type = this.names.message(url.slice(prefix.length));
    if (type === undefined || !TYPE_HOSTS.includes(prefix)) throw new ValueFault(`unknown type "${url}"`);
    this.take(':');
    const message = this.message(type);
    const missing = this.anyHolds === 'complete' ? message.missingRequired() : undefined;
    if (missing !== undefined) throw new ValueFault(`required field "${missing.fullName}" is not set`);
    const out = new WireWriter();
    message.write(out);
    this.put(into, typeUrl, new TextEncoder().encode(url));
    this.put(into, bytes, out.finish());
  }

  private message(type: MessageElement): MessageValue {
    if (this.depth === DEPTH) this.fail(`at most ${DEPTH} levels of nested messages`);
    this.depth += 1;
    const message = this.messageInside(type);
    this.depth -= 1;
    return message;
  }

  private messageInside(type: MessageElement): MessageValue {
    const close = this.take('{') ? '}' : this.take('<') ? '>' : this.fail('`{`');
    const value = new MessageValue(type);
    while (!this.sees(close)) {
      if (this.lexer.kind === TokenKind.End) this.fail(`\`${close}\``);
      this.field(value);
    }
    this.lexer.next();
    return value;
  }

  private value(field: FieldElement): SingleValue {
    if (field.messageType !== undefined) {
      const message = this.message(field.messageType);
      if (field.isMap) completeEntry(message);
      return message;
    }
    this.place = this.lexer.start;
    const node = this.scalar();
    const digits = this.lexer.textOf(node.start, node.end).replace(/^-\s*/, '');
    if ((field.type === 'float' || field.type === 'double') && /^0[xX0-9]/.test(digits) && node.kind === 'integer')
      throw new ValueFault(`"${field.name}" must be a decimal number (${field.type}), not \`${digits}\``);
    const special = this.lenient(field, node);
    if (special !== undefined) return special;
    const value = scalarValue(field, node);
    if (value instanceof ValueFault) throw value;
    return value;
  }

  /** Values that the text format allows and options do not: other spellings of bools, enums by number, `infinity`. */
  private lenient(field: FieldElement, node: ValueNode): SingleValue | undefined {
    if (field.type === 'bool') {
      if (node.kind === 'integer' && (node.value === 0n || node.value === 1n)) return node.value === 1n;
      if (node.kind === 'identifier' && ['t', 'True'].includes(node.text)) return true;
      if (node.kind === 'identifier' && ['f', 'False'].includes(node.text)) return false;
    }
    if (field.type === 'enum' && node.kind === 'integer') {
      const type = field.enumType as EnumElement;
      const value = type.valueNumbered(Number(node.value));
      if (value !== undefined || field.treatsEnumAsClosed) return value;
      return BigInt.asIntN(32, node.value) === node.value ? Number(node.value) : undefined;
    }
    if ((field.type === 'float' || field.type === 'double') && node.kind === 'identifier') {
      const word = node.text.toLowerCase();
      if (word === 'inf' || word === 'infinity')
        return node.negative ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
      if (word === 'nan') return Number.NaN;
    }
    return undefined;
  }

  private scalar(): Exclude<ValueNode, { kind: 'aggregate' }> {
    const { lexer } = this;
    const start = lexer.start;
    const negative = this.take('-');
    const unsigned = lexer.start;
    const text = lexer.tokenText();
    const { kind } = lexer;
    if (kind === TokenKind.String && !negative) {
      const parts: Uint8Array[] = [];
      while (this.lexer.kind === TokenKind.String) {
        parts.push(stringBytes(lexer.tokenText()));
        lexer.next();
      }
      return { kind: 'string', bytes: Buffer.concat(parts), start, end: lexer.previousEnd };
    }
    if (kind !== TokenKind.Identifier && kind !== TokenKind.Integer && kind !== TokenKind.Float) this.fail('a value');
    lexer.next();
    const end = lexer.previousEnd;
    if (kind === TokenKind.Identifier) return { kind: 'identifier', text, negative, start, unsigned, end };
    if (kind === TokenKind.Float)
      return { kind: 'float', value: negative ? -floatValue(text) : floatValue(text), start, unsigned, end };
    const value = integerValue(text);
    if (negative && value === 0n) return { kind: 'float', value: -0, start, unsigned, end };
    return { kind: 'integer', value: negative ? -value : value, start, unsigned, end };
  }
}

/** The field of a group with this type name: its name is in lower case. */
function groupNamed(type: MessageElement, name: string): FieldElement | undefined {
  const field = type.field(name.toLowerCase());
  return field?.node.isGroup === true && field.messageType?.name === name ? field : undefined;
}
