// Parses messages with their members, and enums.
import {
  type EnumNode,
  EnumValueNode,
  type FieldNode,
  type MessageNode,
  type Name,
  type OptionNode,
  type Span,
  type ValueNode,
  type Visibility,
} from './ast';
import { TokenKind } from './lexer';
import { mapEntryName } from './names';
import { type OpenSpan, StatementParser } from './statement-parser';

/** The deepest nesting of messages, as in protoc. */
const DEEPEST_MESSAGE = 31;
const TOO_DEEP = `messages can be nested at most ${DEEPEST_MESSAGE} deep`;

/** The context of a field declaration. */
interface FieldPlace {
  /** Receives the message types of groups and maps. */
  readonly messages: MessageNode[];
  readonly extendee?: Name;
  readonly oneof?: number;
}

export abstract class MessageParser extends StatementParser {
  private depth = 0;

  protected message(into: MessageNode[], visibility: Visibility | undefined): void {
    const { tokens } = this;
    const start = tokens.start;
    if (this.depth >= DEEPEST_MESSAGE) tokens.refuse(TOO_DEEP);
    tokens.next();
    const name = tokens.identifier('a message name');
    const message = emptyMessage(name, start, visibility);
    into.push(message);
    this.messageBlock(message);
    message.end = tokens.previousEnd;
  }

  private messageBlock(message: OpenMessage): void {
    const { tokens } = this;
    if (this.depth >= DEEPEST_MESSAGE) tokens.refuse(TOO_DEEP);
    this.depth += 1;
    try {
      this.block(message, `message "${message.name.text}"`, () => this.messageStatement(message));
    } finally {
      this.depth -= 1;
    }
  }

  /** Parses a block that holds fields only: empty statements are errors in it. */
  private fieldBlock(node: { bodyStart: number }, what: string, field: () => void): void {
    const { tokens, reporter } = this;
    node.bodyStart = tokens.sees('{') ? tokens.lexer.end : tokens.start;
    tokens.block(what, field, (end) => reporter.error(end - 1, 'expected a field, found an empty statement'));
  }

  /** Parses a block and records where its body begins. */
  protected block(node: { bodyStart: number }, what: string, statement: () => void): void {
    const { tokens } = this;
    node.bodyStart = tokens.sees('{') ? tokens.lexer.end : tokens.start;
    tokens.block(what, statement, (end) => this.tree.emptyStatements.push(end));
  }

  private messageStatement(message: MessageNode): void {
    const { tokens } = this;
    const visibility = this.visibility();
    const word = tokens.lexer.kind === TokenKind.Identifier ? tokens.lexer.tokenText() : '';
    switch (word) {
      case 'message':
        this.message(message.messages, visibility);
        break;
      case 'enum':
        this.enum(message.enums, visibility);
        break;
      case 'extensions':
        this.extensionRanges(message);
        break;
      case 'reserved':
        this.reserved(message, 'field');
        break;
      case 'extend':
        this.extend(message);
        break;
      case 'option':
        message.options.push(this.optionStatement());
        break;
      case 'oneof':
        this.oneof(message);
        break;
      default:
        message.fields.push(this.field({ messages: message.messages }));
    }
  }

  private oneof(message: MessageNode): void {
    const { tokens, reporter } = this;
    const start = tokens.start;
    tokens.next();
    const name = tokens.identifier('a oneof name');
    const index = message.oneofs.length;
    const options: OptionNode[] = [];
    const oneof = { name, options, start, bodyStart: start, end: start };
    message.oneofs.push(oneof);
    const before = message.fields.length;
    const faults = reporter.errorCount;
    this.fieldBlock(oneof, `oneof "${name.text}"`, () => {
      if (tokens.seesWord('option')) {
        options.push(this.optionStatement());
        return;
      }
      const label = ['optional', 'required', 'repeated'].find((word) => tokens.seesWord(word));
      if (label !== undefined) {
        reporter.error(tokens.start, `a oneof member cannot have a label: remove \`${label}\``);
        tokens.next();
      }
      message.fields.push(this.field({ messages: message.messages, oneof: index }));
    });
    oneof.end = tokens.previousEnd;
    if (message.fields.length === before && reporter.errorCount === faults)
      reporter.error(tokens.previousEnd - 1, `oneof "${name.text}" has no members`);
  }

  /** `extend Type { ... }`, in a message or at the top of the file. */
  protected extend(into: Pick<MessageNode, 'extends' | 'extensions' | 'messages'>): void {
    const { tokens } = this;
    const start = tokens.start;
    tokens.next();
    const extendee = tokens.qualifiedName('the name of the message to extend', true);
    const before = into.extensions.length;
    const faults = this.reporter.errorCount;
    const node = { extendee, start, bodyStart: start, end: start };
    into.extends.push(node);
    this.fieldBlock(node, `the extensions of "${extendee.text}"`, () => {
      into.extensions.push(this.field({ messages: into.messages, extendee }));
    });
    node.end = tokens.previousEnd;
    if (into.extensions.length === before && this.reporter.errorCount === faults)
      this.reporter.error(tokens.previousEnd - 1, `\`extend ${extendee.text}\` declares no extensions`);
  }

  private field(place: FieldPlace): FieldNode {
    const { tokens, reporter } = this;
    const start = tokens.start;
    const label =
      place.oneof === undefined
        ? (['optional', 'required', 'repeated'] as const).find((word) => tokens.takeWord(word))
        : undefined;
    const labelSpan = label === undefined ? undefined : tokens.previousToken;
    const typeStart = tokens.start;
    const type = this.fieldTypeName();
    if (type.text === 'map' && tokens.sees('<')) return this.mapField(place, label, start, typeStart);
    if (label === undefined && place.oneof === undefined && this.tree.syntax === 'proto2')
      reporter.error(
        type.text === 'map' ? tokens.start : typeStart,
        'missing label: in proto2, a field must be `optional`, `required` or `repeated`',
      );
    const head = this.fieldHead();
    const { name } = head;
    const isGroup = type.text === 'group';
    if (isGroup) this.groupBody(place, name, start);
    else tokens.expect(';');
    return {
      kind: 'field',
      label,
      labelSpan,
      ...head,
      type: isGroup ? { ...type, text: name.text } : type,
      name: isGroup ? { ...name, text: name.text.toLowerCase() } : name,
      isGroup,
      isMap: false,
      oneof: place.oneof,
      extendee: place.extendee,
      start,
      end: tokens.previousEnd,
    };
  }

  /** `name = 1 [options]` */
  private fieldHead(): Pick<FieldNode, 'name' | 'number' | 'numberSpan'> & FieldOptions {
    const { tokens } = this;
    const name = tokens.identifier('a field name');
    tokens.expect('=', '`=` and a field number');
    const number = tokens.integer('a field number');
    return { name, number, numberSpan: tokens.previousToken, ...this.fieldOptions() };
  }

  private fieldTypeName(): Name {
    const { tokens, tree } = this;
    // `map` is a keyword here, so it cannot begin a qualified name.
    const type = tokens.seesWord('map')
      ? tokens.identifier('a field type')
      : tokens.qualifiedName('a field type', true);
    if (type.text === 'group' && tree.syntax === 'editions') {
      this.reporter.error(
        type.start,
        'editions have no groups: declare a message and set `features.message_encoding = DELIMITED`',
      );
    }
    return type;
  }

  private groupBody(place: FieldPlace, name: Name, start: number): void {
    const { tokens, reporter } = this;
    const first = name.text.charCodeAt(0);
    if (first < 0x41 || first > 0x5a)
      reporter.error(name.start, `\`${name.text}\` must begin with a capital letter: a group name is also a type name`);
    if (!tokens.sees('{')) tokens.fail("the group's body");
    const group = emptyMessage(name, start, undefined);
    place.messages.push(group);
    this.messageBlock(group);
    group.end = tokens.previousEnd;
  }

  private mapField(place: FieldPlace, label: FieldNode['label'], start: number, typeStart: number): FieldNode {
    const { tokens, reporter } = this;
    // protoc reports these at the bracket.
    if (place.oneof !== undefined) reporter.error(tokens.start, 'a map field cannot be a member of a oneof');
    else if (label !== undefined) reporter.error(tokens.start, `a map field cannot have a label: remove \`${label}\``);
    else if (place.extendee !== undefined) reporter.error(tokens.start, 'a map field cannot be an extension');
    tokens.expect('<');
    const key = tokens.qualifiedName('a key type', true);
    tokens.expect(',');
    const value = tokens.qualifiedName('a value type', true);
    tokens.expect('>');
    const typeEnd = tokens.previousEnd;
    for (const type of [key, value]) {
      if (type.text === 'group') reporter.error(type.start, 'a map value cannot be a group');
    }
    const head = this.fieldHead();
    tokens.expect(';');
    const end = tokens.previousEnd;
    const { name } = head;
    const entryName: Name = { text: mapEntryName(name.text), start: name.start, end: name.end };
    const entry = emptyMessage(entryName, start, undefined, true);
    entry.end = end;
    entry.fields.push(mapEntryField('key', key, 1), mapEntryField('value', value, 2));
    place.messages.push(entry);
    return {
      kind: 'field',
      label: 'repeated',
      labelSpan: undefined,
      ...head,
      type: { text: entryName.text, start: typeStart, end: typeEnd },
      isGroup: false,
      isMap: true,
      oneof: undefined,
      extendee: place.extendee,
      start,
      end,
    };
  }

  /**
   * A field's bracket. The default and the JSON name are not options of descriptor.proto and are returned separately.
   */
  private fieldOptions(): FieldOptions {
    const { options: all, bracket } = this.bracketOptions();
    let defaultValue: ValueNode | undefined;
    let jsonName: ValueNode | undefined;
    let jsonNameSpan: Span | undefined;
    const options = all.filter((option) => {
      const [part] = option.name;
      if (part === undefined || part.isExtension || option.name.length > 1) return true;
      if (part.text === 'default') {
        if (defaultValue !== undefined) this.reporter.error(option.start, 'the default is set twice');
        defaultValue = option.value;
        return false;
      }
      if (part.text === 'json_name') {
        if (jsonName !== undefined) this.reporter.error(option.start, 'the JSON name is set twice');
        if (option.value.kind !== 'string')
          this.reporter.error(option.value.start, 'a JSON name must be a quoted string');
        else {
          jsonName = option.value;
          jsonNameSpan = { start: option.start, end: option.end };
        }
        return false;
      }
      return true;
    });
    return { options, bracket, defaultValue, jsonName, jsonNameSpan };
  }

  private extensionRanges(message: MessageNode): void {
    const { tokens } = this;
    const statement: OpenSpan = { start: tokens.start, end: tokens.start };
    tokens.next();
    const ranges = [];
    do ranges.push(this.range('an extension number', false));
    while (tokens.take(','));
    const bracket = this.bracketOptions();
    tokens.expect(';');
    statement.end = tokens.previousEnd;
    for (const range of ranges) message.extensionRanges.push({ ...range, statement, ...bracket });
  }

  protected enum(into: EnumNode[], visibility: Visibility | undefined): void {
    const { tokens } = this;
    const start = tokens.start;
    tokens.next();
    const name = tokens.identifier('an enum name');
    const node = {
      kind: 'enum' as const,
      name,
      visibility,
      values: [] as EnumValueNode[],
      options: [] as OptionNode[],
      reservedRanges: [],
      reservedNames: [],
      start,
      bodyStart: start,
      end: start,
      next: start,
    };
    into.push(node);
    this.block(node, `enum "${name.text}"`, () => {
      // `option` and `reserved` may also be the names of values.
      if (tokens.seesWord('option')) node.options.push(this.optionStatement());
      else if (tokens.seesWord('reserved')) this.reserved(node, 'enum value');
      else node.values.push(this.enumValue());
    });
    node.end = tokens.previousEnd;
    node.next = tokens.start;
  }

  private enumValue(): EnumValueNode {
    const { tokens } = this;
    const name = tokens.identifier('an enum value name');
    tokens.expect('=', '`=` and an enum value number');
    const numberStart = tokens.start;
    const number = tokens.signedInteger('an enum value number');
    const numberSpan = { start: numberStart, end: tokens.previousEnd };
    const { options, bracket } = this.bracketOptions();
    tokens.expect(';');
    return new EnumValueNode(name, number, numberSpan, options, bracket, tokens.previousEnd);
  }
}

type FieldOptions = Pick<FieldNode, 'options' | 'bracket' | 'defaultValue' | 'jsonName' | 'jsonNameSpan'>;

/** A message whose block has not been parsed yet. */
type OpenMessage = MessageNode & { bodyStart: number; end: number };

function emptyMessage(name: Name, start: number, visibility: Visibility | undefined, isMapEntry = false): OpenMessage {
  return {
    kind: 'message',
    name,
    visibility,
    fields: [],
    oneofs: [],
    messages: [],
    enums: [],
    extensions: [],
    extends: [],
    extensionRanges: [],
    reservedRanges: [],
    reservedNames: [],
    options: [],
    isMapEntry,
    start,
    bodyStart: start,
    end: start,
  };
}

function mapEntryField(name: 'key' | 'value', type: Name, number: number): FieldNode {
  const { start, end } = type;
  return {
    kind: 'field',
    label: 'optional',
    labelSpan: undefined,
    type,
    name: { text: name, start, end },
    number,
    numberSpan: { start, end },
    options: [],
    bracket: undefined,
    defaultValue: undefined,
    jsonName: undefined,
    jsonNameSpan: undefined,
    isGroup: false,
    isMap: false,
    oneof: undefined,
    extendee: undefined,
    start,
    end,
  };
}
