// Reads a file from a descriptor instead of text: FileDescriptorProto -> syntax tree. The nodes have no positions.
import {
  type Block,
  type EnumNode,
  EnumValueNode,
  type ExtensionRangeNode,
  type FieldNode,
  type FileNode,
  type ImportNode,
  type MessageNode,
  type MethodNode,
  type Name,
  type OneofNode,
  type RangeNode,
  type ServiceNode,
  type SignedSpan,
  type Span,
  type ValueNode,
  type Visibility,
} from '../syntax/ast';
import { EDITIONS, editionNumber } from '../syntax/editions';
import { stringBytes } from '../syntax/literals';
import { isScalar, jsonNameOf } from '../syntax/names';
import { Record } from '../wire/wire-record';
import { typeNames } from './serialize';

/** The bytes of a FileDescriptorProto; what {@link parseSerialized} reads. */
export class SerializedFile {
  constructor(readonly bytes: Uint8Array) {}
}

/** A file read from its descriptor. */
export interface ParsedDescriptor {
  readonly node: FileNode;
  /** The serialized options message of each node that has options. */
  readonly options: ReadonlyMap<object, Uint8Array>;
  /** SourceCodeInfo, if present. */
  readonly sourceInfo: Uint8Array | undefined;
}

/**
 * The virtual path in a descriptor.
 * @throws WireError for malformed bytes
 */
export function nameOfSerialized({ bytes }: SerializedFile): string {
  return Record.read(bytes).text(1) ?? '';
}

/**
 * Reads a descriptor.
 * @throws WireError for malformed bytes
 */
export function parseSerialized({ bytes }: SerializedFile): ParsedDescriptor {
  return new DescriptorParser().file(Record.read(bytes));
}

const NOWHERE: Span = { start: 0, end: 0 };
const SIGNED: SignedSpan = { ...NOWHERE, unsigned: 0 };
const NO_BLOCK: Block = { ...NOWHERE, bodyStart: 0 };
const LABELS = [undefined, 'optional', 'required', 'repeated'] as const;
const VISIBILITIES: readonly (Visibility | undefined)[] = [undefined, 'local', 'export'];
const GROUP = 10;

function named(text: string): Name {
  return { text, ...NOWHERE };
}

function imports(file: Record): ImportNode[] {
  const publicOnes = new Set(file.numbers(10));
  const weakOnes = new Set(file.numbers(11));
  const node = (path: string, modifier: ImportNode['modifier']): ImportNode => {
    return { path, modifier, modifierSpan: undefined, ...NOWHERE };
  };
  const modifierOf = (index: number) => (publicOnes.has(index) ? 'public' : weakOnes.has(index) ? 'weak' : undefined);
  return [
    ...file.texts(3).map((path, index) => node(path, modifierOf(index))),
    ...file.texts(15).map((path) => node(path, 'option')),
  ];
}

function range(first: number, last: number): RangeNode {
  return { first, last, firstSpan: NOWHERE, lastSpan: NOWHERE, statement: NOWHERE, ...NOWHERE };
}

function syntaxOf(file: Record): FileNode['syntax'] {
  const syntax = file.text(12);
  return syntax === 'proto3' || syntax === 'editions' ? syntax : 'proto2';
}

class DescriptorParser {
  private readonly options = new Map<object, Uint8Array>();
  private syntax: FileNode['syntax'] = 'proto2';

  /** Records the options of a new node. */
  private withOptions<Node extends object>(node: Node, record: Record, field: number): Node {
    const bytes = record.bytes(field);
    if (bytes !== undefined) this.options.set(node, bytes);
    return node;
  }

  file(file: Record): ParsedDescriptor {
    this.syntax = syntaxOf(file);
    const packageName = file.text(2);
    const node: FileNode = {
      syntax: this.syntax,
      edition:
        this.syntax === 'editions' ? EDITIONS.find((name) => editionNumber(name) === file.number(14)) : undefined,
      syntaxStatement: undefined,
      package: packageName === undefined || packageName === '' ? undefined : named(packageName),
      packageStatement: undefined,
      imports: imports(file),
      messages: file.messages(4).map((message) => this.message(message)),
      enums: file.messages(5).map((type) => this.enum(type)),
      extensions: file.messages(7).map((extension) => this.field(extension, new Set())),
      extends: [],
      services: file.messages(6).map((service) => this.service(service)),
      options: [],
      emptyStatements: [],
      comments: new Map(),
      tokens: NOWHERE,
    };
    return { node: this.withOptions(node, file, 8), options: this.options, sourceInfo: file.bytes(9) };
  }

  private message(message: Record): MessageNode {
    const messages = message.messages(3).map((nested) => this.message(nested));
    const entries = new Set(messages.filter(({ isMapEntry }) => isMapEntry).map(({ name }) => name.text));
    const fields = message.messages(2).map((field) => this.field(field, entries));
    const synthetic = new Set(
      message.messages(2).flatMap((field) => (field.number(17) === 1 ? [field.number(9)] : [])),
    );
    const node: MessageNode = {
      kind: 'message',
      name: named(message.text(1) ?? ''),
      visibility: VISIBILITIES[message.number(11) ?? 0],
      fields,
      oneofs: message
        .messages(8)
        .filter((_, index) => !synthetic.has(index))
        .map((oneof) => this.oneof(oneof)),
      messages,
      enums: message.messages(4).map((type) => this.enum(type)),
      extensions: message.messages(6).map((extension) => this.field(extension, entries)),
      extends: [],
      extensionRanges: message.messages(5).map((extensions) => this.extensionRange(extensions)),
      reservedRanges: message
        .messages(9)
        .map((reserved) => range(reserved.number(1) ?? 0, (reserved.number(2) ?? 0) - 1)),
      reservedNames: message.texts(10).map((text) => ({ ...named(text), statement: NOWHERE })),
      options: [],
      isMapEntry: message.message(7)?.number(7) === 1,
      ...NO_BLOCK,
    };
    return this.withOptions(node, message, 7);
  }

  private extensionRange(extensions: Record): ExtensionRangeNode {
    const numbers = range(extensions.number(1) ?? 0, (extensions.number(2) ?? 0) - 1);
    return this.withOptions({ ...numbers, options: [], bracket: undefined }, extensions, 3);
  }

  private oneof(oneof: Record): OneofNode {
    return this.withOptions({ name: named(oneof.text(1) ?? ''), options: [], ...NO_BLOCK }, oneof, 2);
  }

  /** @param entries the names of the map entry types in the same scope */
  private field(field: Record, entries: ReadonlySet<string>): FieldNode {
    const name = field.text(1) ?? '';
    const type = typeNames[field.number(5) ?? 0];
    const typeName = field.text(6) ?? type ?? '';
    const extendee = field.text(2);
    const jsonName = field.text(10);
    const isProto3Optional = field.number(17) === 1;
    const oneof = isProto3Optional ? undefined : field.number(9);
    const defaultBytes = field.bytes(7);
    const node: FieldNode = {
      kind: 'field',
      label: this.label(LABELS[field.number(4) ?? 1], isProto3Optional, oneof !== undefined),
      labelSpan: undefined,
      type: named(type !== undefined && isScalar(type) ? type : typeName),
      name: named(name),
      number: field.number(3) ?? 0,
      numberSpan: NOWHERE,
      options: [],
      bracket: undefined,
      defaultValue: defaultBytes === undefined ? undefined : defaultNode(defaultBytes, type ?? 'enum'),
      // Descriptors contain default JSON names too.
      jsonName:
        jsonName === undefined || jsonName === jsonNameOf(name)
          ? undefined
          : { kind: 'string', bytes: field.bytes(10)!, ...NOWHERE },
      jsonNameSpan: undefined,
      isGroup: field.number(5) === GROUP,
      isMap: entries.has(typeName.slice(typeName.lastIndexOf('.') + 1)) && field.number(4) === 3,
      oneof,
      extendee: extendee === undefined ? undefined : named(extendee),
      ...NOWHERE,
    };
    return this.withOptions(node, field, 8);
  }

  /** The label in the source. In proto3 and editions, descriptors say `optional` for fields without a label. */
  private label(given: FieldNode['label'], isProto3Optional: boolean, inOneof: boolean): FieldNode['label'] {
    if (given !== 'optional') return given;
    if (inOneof || this.syntax === 'editions') return undefined;
    return this.syntax === 'proto3' && !isProto3Optional ? undefined : 'optional';
  }

  private enum(type: Record): EnumNode {
    const node: EnumNode = {
      kind: 'enum',
      name: named(type.text(1) ?? ''),
      visibility: VISIBILITIES[type.number(6) ?? 0],
      values: type.messages(2).map((value) => {
        const name = named(value.text(1) ?? '');
        const node = new EnumValueNode(name, value.number(2) ?? 0, NOWHERE, [], undefined, NOWHERE.end);
        return this.withOptions(node, value, 3);
      }),
      options: [],
      reservedRanges: type.messages(4).map((reserved) => range(reserved.number(1) ?? 0, reserved.number(2) ?? 0)),
      reservedNames: type.texts(5).map((text) => ({ ...named(text), statement: NOWHERE })),
      next: NOWHERE.end,
      ...NO_BLOCK,
    };
    return this.withOptions(node, type, 3);
  }

  private service(service: Record): ServiceNode {
    const methods = service.messages(2).map((method) => this.method(method));
    return this.withOptions({ name: named(service.text(1) ?? ''), methods, options: [], ...NO_BLOCK }, service, 3);
  }

  private method(method: Record): MethodNode {
    const node: MethodNode = {
      name: named(method.text(1) ?? ''),
      input: named(method.text(2) ?? ''),
      output: named(method.text(3) ?? ''),
      clientStreaming: method.number(5) === 1 ? NOWHERE : undefined,
      serverStreaming: method.number(6) === 1 ? NOWHERE : undefined,
      options: undefined,
      bodyStart: undefined,
      ...NOWHERE,
    };
    return this.withOptions(node, method, 4);
  }
}

/** The node of a default, from its text in the descriptor. @param type the type of the field */
function defaultNode(bytes: Uint8Array, type: string): ValueNode {
  const text = new TextDecoder().decode(bytes);
  if (type === 'string') return { kind: 'string', bytes, ...NOWHERE };
  if (type === 'bytes') return { kind: 'string', bytes: stringBytes(`"${text}"`), ...NOWHERE };
  const isName = /^-?[A-Za-z_]/.test(text);
  if (isName) return { kind: 'identifier', text: text.replace('-', ''), negative: text.startsWith('-'), ...SIGNED };
  if (/^-?\d+$/.test(text) && text !== '-0') return { kind: 'integer', value: BigInt(text), ...SIGNED };
  return { kind: 'float', value: Number(text), ...SIGNED };
}
