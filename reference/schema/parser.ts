// Tokens -> syntax tree of a file. Faulty statements are reported and left out; everything else is in the tree.
import type {
  EnumNode,
  EnumValueNode,
  FieldNode,
  FileNode,
  MessageNode,
  MethodNode,
  Name,
  OptionNamePart,
  OptionNode,
  RangeNode,
  ServiceNode,
  ValueNode,
  Visibility,
} from './ast';
import { MAX_RANGE } from './ast';
import { TokenKind } from './lexer';
import { isScalar, mapEntryName } from './names';
import type { Reporter } from './source';
import { SyntaxFault, TokenStream } from './token-stream';

/** How deep messages may stand in messages; the limit that protoc has. */
const DEEPEST_MESSAGE = 31;
const EDITIONS = new Set(['2023', '2024', '2026']);

/**
 * Parses the text of a schema file.
 * @returns the tree; incomplete where `reporter` was told of errors
 */
export function parse(reporter: Reporter): FileNode {
  return new Parser(reporter).file();
}

/** Where a field's declaration may put what it declares. */
interface FieldPlace {
  /** Takes the message types that groups and maps make. */
  readonly messages: MessageNode[];
  readonly extendee?: Name;
  readonly oneof?: number;
}

class Parser {
  private readonly tokens: TokenStream;
  private depth = 0;
  private readonly tree: FileNode = {
    syntax: 'proto2',
    edition: undefined,
    package: undefined,
    imports: [],
    messages: [],
    enums: [],
    extensions: [],
    services: [],
    options: [],
  };

  constructor(private readonly reporter: Reporter) {
    this.tokens = new TokenStream(reporter);
  }

  file(): FileNode {
    const { tokens } = this;
    try {
      if (!this.syntax()) return this.tree;
    } catch (fault) {
      if (!(fault instanceof SyntaxFault)) throw fault;
      return this.tree;
    }
    while (!tokens.atEnd) {
      if (tokens.take(';')) continue;
      if (tokens.sees('}')) {
        this.reporter.error(tokens.start, 'this `}` closes nothing');
        tokens.next();
        continue;
      }
      tokens.statement(() => this.topLevel());
    }
    return this.tree;
  }

  /** The statement that says which language follows. False: it is none that is known, and nothing can be read. */
  private syntax(): boolean {
    const { tokens, tree } = this;
    const isEdition = tokens.seesWord('edition');
    if (!isEdition && !tokens.seesWord('syntax')) {
      this.reporter.warning(0, 'no `syntax` is given: the file is read as proto2');
      return true;
    }
    tokens.next();
    tokens.expect('=');
    const version = tokens.text(isEdition ? 'an edition in quotes' : 'a syntax in quotes');
    tokens.expect(';');
    if (isEdition) {
      if (!EDITIONS.has(version.text)) {
        this.reporter.error(
          version.start,
          `edition "${version.text}" is not known: there are ${[...EDITIONS].join(', ')}`,
        );
        return false;
      }
      tree.syntax = 'editions';
      tree.edition = version.text;
      return true;
    }
    if (version.text !== 'proto2' && version.text !== 'proto3') {
      this.reporter.error(version.start, `syntax "${version.text}" is not known: there are "proto2" and "proto3"`);
      return false;
    }
    tree.syntax = version.text;
    return true;
  }

  private topLevel(): void {
    const { tokens, tree } = this;
    const visibility = this.visibility();
    if (visibility === undefined && tokens.seesWord('import')) this.import();
    else if (visibility === undefined && tokens.seesWord('package')) this.package();
    else if (visibility === undefined && tokens.seesWord('option')) tree.options.push(this.optionStatement());
    else if (tokens.seesWord('message')) this.message(tree.messages, visibility);
    else if (tokens.seesWord('enum')) this.enum(tree.enums, visibility);
    else if (tokens.seesWord('service')) this.service();
    else if (tokens.seesWord('extend')) this.extend(tree.extensions, tree.messages);
    else tokens.fail('a top-level statement such as `message`');
  }

  /** Edition 2024's `export` and `local`, before `message` and `enum`. */
  private visibility(): Visibility | undefined {
    const { tokens } = this;
    if (this.tree.edition === undefined || this.tree.edition < '2024') return undefined;
    if (!tokens.seesWord('export') && !tokens.seesWord('local')) return undefined;
    const word = tokens.lexer.tokenText() as Visibility;
    tokens.next();
    return word;
  }

  private import(): void {
    const { tokens } = this;
    const start = tokens.start;
    tokens.next();
    let modifier: 'public' | 'weak' | 'option' | undefined;
    if (tokens.takeWord('public')) modifier = 'public';
    else if (tokens.takeWord('weak')) modifier = 'weak';
    else if (this.tree.edition !== undefined && this.tree.edition >= '2024' && tokens.takeWord('option'))
      modifier = 'option';
    const path = tokens.text('the name of the imported file in quotes').text;
    tokens.expect(';');
    this.tree.imports.push({ path, modifier, start, end: tokens.previousEnd });
  }

  private package(): void {
    const { tokens, tree } = this;
    const start = tokens.start;
    tokens.next();
    if (tree.package !== undefined) this.reporter.error(start, 'a file has one package, and it was given before');
    tree.package = tokens.qualifiedName('a package name', false);
    tokens.expect(';');
  }

  // Options ------------------------------------------------------------------------------------------------------

  private optionStatement(): OptionNode {
    this.tokens.next();
    const option = this.option();
    this.tokens.expect(';');
    return option;
  }

  private option(): OptionNode {
    const { tokens } = this;
    const start = tokens.start;
    const name: OptionNamePart[] = [];
    do {
      if (tokens.sees('(')) {
        const partStart = tokens.start;
        tokens.next();
        const { text } = tokens.qualifiedName('the name of an option', true);
        tokens.expect(')');
        name.push({ text, isExtension: true, start: partStart, end: tokens.previousEnd });
      } else {
        name.push({ ...tokens.identifier('the name of an option'), isExtension: false });
      }
    } while (tokens.take('.'));
    tokens.expect('=');
    return { name, value: tokens.value("an option's value"), start, end: tokens.previousEnd };
  }

  /** `[name = value, ...]`, or nothing. */
  private bracketOptions(): OptionNode[] {
    const { tokens } = this;
    const options: OptionNode[] = [];
    if (!tokens.take('[')) return options;
    do options.push(this.option());
    while (tokens.take(','));
    tokens.expect(']');
    return options;
  }

  // Messages -----------------------------------------------------------------------------------------------------

  private message(into: MessageNode[], visibility: Visibility | undefined): void {
    const { tokens } = this;
    const start = tokens.start;
    tokens.next();
    const name = tokens.identifier('the name of the message');
    const message = emptyMessage(name, start, visibility);
    into.push(message);
    this.messageBlock(message);
    message.end = tokens.previousEnd;
  }

  private messageBlock(message: MessageNode): void {
    const { tokens } = this;
    if (this.depth >= DEEPEST_MESSAGE) tokens.fail(`at most ${DEEPEST_MESSAGE} messages inside one another`);
    this.depth += 1;
    try {
      tokens.block(`message "${message.name.text}"`, () => this.messageStatement(message));
    } finally {
      this.depth -= 1;
    }
  }

  private messageStatement(message: MessageNode): void {
    const { tokens } = this;
    const visibility = this.visibility();
    const word = tokens.lexer.kind === TokenKind.Identifier ? tokens.lexer.tokenText() : '';
    if (visibility !== undefined && word !== 'message' && word !== 'enum') tokens.fail('`message` or `enum`');
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
        this.extend(message.extensions, message.messages);
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
    const name = tokens.identifier('the name of the oneof');
    const index = message.oneofs.length;
    const options: OptionNode[] = [];
    const oneof = { name, options, start, end: start };
    message.oneofs.push(oneof);
    const before = message.fields.length;
    const faults = reporter.errorCount;
    tokens.block(`oneof "${name.text}"`, () => {
      if (tokens.seesWord('option')) {
        options.push(this.optionStatement());
        return;
      }
      const label = ['optional', 'required', 'repeated'].find((word) => tokens.seesWord(word));
      if (label !== undefined) {
        reporter.error(tokens.start, `a member of a oneof has no label: delete \`${label}\``);
        tokens.next();
      }
      message.fields.push(this.field({ messages: message.messages, oneof: index }));
    });
    oneof.end = tokens.previousEnd;
    if (message.fields.length === before && reporter.errorCount === faults)
      reporter.error(tokens.previousEnd - 1, `oneof "${name.text}" has no members`);
  }

  private extend(into: FieldNode[], messages: MessageNode[]): void {
    const { tokens } = this;
    tokens.next();
    const extendee = tokens.qualifiedName('the name of the message to extend', true);
    const before = into.length;
    const faults = this.reporter.errorCount;
    tokens.block(`the extensions of "${extendee.text}"`, () => {
      into.push(this.field({ messages, extendee }));
    });
    if (into.length === before && this.reporter.errorCount === faults)
      this.reporter.error(tokens.previousEnd - 1, `\`extend ${extendee.text}\` declares no extension`);
  }

  private field(place: FieldPlace): FieldNode {
    const { tokens, reporter } = this;
    const start = tokens.start;
    let label: FieldNode['label'];
    if (place.oneof === undefined) {
      if (tokens.takeWord('optional')) label = 'optional';
      else if (tokens.takeWord('required')) label = 'required';
      else if (tokens.takeWord('repeated')) label = 'repeated';
    }
    const typeStart = tokens.start;
    const type = this.fieldTypeName();
    if (type.text === 'map' && tokens.sees('<')) return this.mapField(place, label, start, typeStart);
    if (label === undefined && place.oneof === undefined && this.tree.syntax === 'proto2')
      reporter.error(typeStart, 'a label is missing: in proto2 a field is `optional`, `required` or `repeated`');
    const name = tokens.identifier('the name of the field');
    tokens.expect('=', '`=` and the number of the field');
    const numberStart = tokens.start;
    const number = tokens.integer('the number of the field');
    const { options, defaultValue, jsonName } = this.fieldOptions();
    const isGroup = type.text === 'group';
    if (isGroup) this.groupBody(place, name, start);
    else tokens.expect(';');
    return {
      kind: 'field',
      label,
      labelStart: start,
      type: isGroup ? { ...type, text: name.text } : type,
      name: isGroup ? { ...name, text: name.text.toLowerCase() } : name,
      number,
      numberStart,
      options,
      defaultValue,
      jsonName,
      isGroup,
      isMap: false,
      oneof: place.oneof,
      extendee: place.extendee,
      start,
      end: tokens.previousEnd,
    };
  }

  private fieldTypeName(): Name {
    const { tokens, tree } = this;
    const type = tokens.qualifiedName('the type of the field', true);
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
      reporter.error(name.start, `a group's name is the name of a type: \`${name.text}\` must begin with a capital`);
    if (!tokens.sees('{')) tokens.fail("the group's body");
    const group = emptyMessage(name, start, undefined);
    place.messages.push(group);
    this.messageBlock(group);
    group.end = tokens.previousEnd;
  }

  private mapField(place: FieldPlace, label: FieldNode['label'], start: number, typeStart: number): FieldNode {
    const { tokens, reporter } = this;
    if (place.oneof !== undefined) reporter.error(typeStart, 'a map cannot be a member of a oneof');
    else if (place.extendee !== undefined) reporter.error(typeStart, 'a map cannot be an extension');
    else if (label !== undefined) reporter.error(typeStart, `a map has no label: delete \`${label}\``);
    tokens.expect('<');
    const key = tokens.qualifiedName('the type of the keys', true);
    tokens.expect(',');
    const value = tokens.qualifiedName('the type of the values', true);
    tokens.expect('>');
    const typeEnd = tokens.previousEnd;
    for (const type of [key, value]) {
      if (type.text === 'group') reporter.error(type.start, 'a map holds no groups');
    }
    const name = tokens.identifier('the name of the field');
    tokens.expect('=', '`=` and the number of the field');
    const numberStart = tokens.start;
    const number = tokens.integer('the number of the field');
    const { options, defaultValue, jsonName } = this.fieldOptions();
    tokens.expect(';');
    const end = tokens.previousEnd;
    const entryName: Name = { text: mapEntryName(name.text), start: name.start, end: name.end };
    const entry = emptyMessage(entryName, start, undefined, true);
    entry.end = end;
    entry.fields.push(mapEntryField('key', key, 1), mapEntryField('value', value, 2));
    place.messages.push(entry);
    return {
      kind: 'field',
      label: 'repeated',
      labelStart: start,
      type: { text: entryName.text, start: typeStart, end: typeEnd },
      name,
      number,
      numberStart,
      options,
      defaultValue,
      jsonName,
      isGroup: false,
      isMap: true,
      oneof: undefined,
      extendee: place.extendee,
      start,
      end,
    };
  }

  /** A field's bracket: its default and its JSON name are no options of descriptor.proto, so they are taken out. */
  private fieldOptions(): Pick<FieldNode, 'options' | 'defaultValue' | 'jsonName'> {
    const all = this.bracketOptions();
    let defaultValue: ValueNode | undefined;
    let jsonName: ValueNode | undefined;
    if (all.length === 0) return { options: all, defaultValue, jsonName };
    const options = all.filter((option) => {
      const [part] = option.name;
      if (part === undefined || part.isExtension || option.name.length > 1) return true;
      if (part.text === 'default') {
        if (defaultValue !== undefined) this.reporter.error(option.start, 'the default was given before');
        defaultValue = option.value;
        return false;
      }
      if (part.text === 'json_name') {
        if (jsonName !== undefined) this.reporter.error(option.start, 'the JSON name was given before');
        if (option.value.kind !== 'string')
          this.reporter.error(option.value.start, 'a JSON name is a string: put it in quotes');
        else jsonName = option.value;
        return false;
      }
      return true;
    });
    return { options, defaultValue, jsonName };
  }

  private extensionRanges(message: MessageNode): void {
    const { tokens } = this;
    tokens.next();
    const ranges: RangeNode[] = [];
    do ranges.push(this.range('the number of an extension', false));
    while (tokens.take(','));
    const options = this.bracketOptions();
    tokens.expect(';');
    for (const range of ranges) message.extensionRanges.push({ ...range, options });
  }

  /** `4`, `4 to 9`, `4 to max`. */
  private range(what: string, signed: boolean): RangeNode {
    const { tokens } = this;
    const start = tokens.start;
    const first = signed ? tokens.signedInteger(what) : tokens.integer(what);
    let last = first;
    if (tokens.takeWord('to')) {
      if (tokens.takeWord('max')) last = signed ? 0x7fffffff : MAX_RANGE;
      else last = signed ? tokens.signedInteger('a number or `max`') : tokens.integer('a number or `max`');
    }
    return { first, last, start, end: tokens.previousEnd };
  }

  private reserved(into: Pick<MessageNode, 'reservedNames' | 'reservedRanges'>, what: 'field' | 'enum value'): void {
    const { tokens, reporter } = this;
    const editions = this.tree.syntax === 'editions';
    tokens.next();
    if (tokens.lexer.kind === TokenKind.String) {
      if (editions) reporter.error(tokens.start, 'in editions reserved names are identifiers, without quotes');
      do {
        const name = tokens.text('a reserved name in quotes');
        if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name.text))
          reporter.warning(name.start, `reserved name "${name.text}" is no identifier: no ${what} can have it`);
        into.reservedNames.push(name);
      } while (tokens.take(','));
    } else if (tokens.lexer.kind === TokenKind.Identifier) {
      if (!editions) tokens.fail('reserved names in quotes, or numbers');
      do into.reservedNames.push(tokens.identifier('a reserved name'));
      while (tokens.take(','));
    } else {
      do into.reservedRanges.push(this.range(`the name of a ${what} or a range of numbers`, what === 'enum value'));
      while (tokens.take(','));
    }
    tokens.expect(';');
  }

  // Enums and services -------------------------------------------------------------------------------------------

  private enum(into: EnumNode[], visibility: Visibility | undefined): void {
    const { tokens } = this;
    const start = tokens.start;
    tokens.next();
    const name = tokens.identifier('the name of the enum');
    const node = {
      kind: 'enum' as const,
      name,
      visibility,
      values: [] as EnumValueNode[],
      options: [] as OptionNode[],
      reservedRanges: [],
      reservedNames: [],
      start,
      end: start,
    };
    into.push(node);
    tokens.block(`enum "${name.text}"`, () => {
      // `option` and `reserved` may also be the names of values.
      if (tokens.seesWord('option')) node.options.push(this.optionStatement());
      else if (tokens.seesWord('reserved')) this.reserved(node, 'enum value');
      else node.values.push(this.enumValue());
    });
    node.end = tokens.previousEnd;
  }

  private enumValue(): EnumValueNode {
    const { tokens } = this;
    const name = tokens.identifier('the name of an enum value');
    tokens.expect('=', '`=` and the number of the enum value');
    const numberStart = tokens.start;
    const number = tokens.signedInteger('the number of the enum value');
    const options = this.bracketOptions();
    tokens.expect(';');
    return { name, number, numberStart, options, start: name.start, end: tokens.previousEnd };
  }

  private service(): void {
    const { tokens } = this;
    const start = tokens.start;
    tokens.next();
    const name = tokens.identifier('the name of the service');
    const service = { name, methods: [] as MethodNode[], options: [] as OptionNode[], start, end: start };
    this.tree.services.push(service satisfies ServiceNode);
    tokens.block(`service "${name.text}"`, () => {
      if (tokens.seesWord('option')) service.options.push(this.optionStatement());
      else if (tokens.seesWord('rpc')) service.methods.push(this.method());
      else tokens.fail('`rpc` or `option`');
    });
    service.end = tokens.previousEnd;
  }

  private method(): MethodNode {
    const { tokens } = this;
    const start = tokens.start;
    tokens.next();
    const name = tokens.identifier('the name of the method');
    const request = this.methodType();
    tokens.expectWord('returns');
    const response = this.methodType();
    let options: OptionNode[] | undefined;
    if (tokens.sees('{')) {
      const inBlock: OptionNode[] = [];
      tokens.block(`method "${name.text}"`, () => {
        if (!tokens.seesWord('option')) tokens.fail('`option` or `}`');
        inBlock.push(this.optionStatement());
      });
      options = inBlock;
    } else {
      tokens.expect(';');
    }
    return {
      name,
      input: request.type,
      output: response.type,
      clientStreaming: request.streaming,
      serverStreaming: response.streaming,
      options,
      start,
      end: tokens.previousEnd,
    };
  }

  /** `(Type)` or `(stream Type)`. A scalar is reported and goes on as a name. */
  private methodType(): { type: Name; streaming: boolean } {
    const { tokens } = this;
    tokens.expect('(');
    const streaming = tokens.takeWord('stream');
    const type = tokens.qualifiedName('the name of a message', true);
    if (isScalar(type.text))
      this.reporter.error(type.start, `a method takes and gives messages, \`${type.text}\` is none`);
    tokens.expect(')');
    return { type, streaming };
  }
}

/** A message node to be filled; `end` is set when its block was read. */
function emptyMessage(
  name: Name,
  start: number,
  visibility: Visibility | undefined,
  isMapEntry = false,
): MessageNode & { end: number } {
  return {
    kind: 'message',
    name,
    visibility,
    fields: [],
    oneofs: [],
    messages: [],
    enums: [],
    extensions: [],
    extensionRanges: [],
    reservedRanges: [],
    reservedNames: [],
    options: [],
    isMapEntry,
    start,
    end: start,
  };
}

function mapEntryField(name: 'key' | 'value', type: Name, number: number): FieldNode {
  const { start, end } = type;
  return {
    kind: 'field',
    label: 'optional',
    labelStart: start,
    type,
    name: { text: name, start, end },
    number,
    numberStart: start,
    options: [],
    defaultValue: undefined,
    jsonName: undefined,
    isGroup: false,
    isMap: false,
    oneof: undefined,
    extendee: undefined,
    start,
    end,
  };
}
