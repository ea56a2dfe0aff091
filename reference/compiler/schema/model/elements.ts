// The descriptors as the linker builds them: the interfaces of descriptor.ts with the syntax tree behind each element.

import type * as ast from '../syntax/ast';
import { jsonNameOf } from '../syntax/names';
import type { Reporter } from '../syntax/source';
import { textOfBytes } from '../syntax/source-bytes';
import type {
  DefaultValue,
  EnumDescriptor,
  EnumValueDescriptor,
  FeatureSet,
  FieldDescriptor,
  FieldType,
  FileDescriptor,
  MessageDescriptor,
  MethodDescriptor,
  OneofDescriptor,
  OptionMessage,
  Options,
  Position,
  ServiceDescriptor,
  Syntax,
} from './descriptor';
import { LEGACY_FEATURES } from './features';
import { RangeIndex } from './number-ranges';

const NO_OPTIONS: Options = Object.freeze({});

/** Everything that can carry options. They are interpreted after names are resolved, and features after the options. */
abstract class OptionsHolder {
  options: Options = NO_OPTIONS;
  features: FeatureSet = LEGACY_FEATURES;
  /** The options as descriptor.proto's message for them, ready to be written; undefined if there are none. */
  optionBytes: Uint8Array | undefined;
  /** The same with the options that only the source keeps; undefined if there are none. */
  sourceOptionBytes: Uint8Array | undefined;
}

/** A named element below a file. */
abstract class NamedElement extends OptionsHolder {
  constructor(
    readonly name: string,
    readonly fullName: string,
    readonly file: FileElement,
    /** Where the name stands. */
    readonly nameStart: number,
  ) {
    super();
  }

  get position(): Position {
    return this.file.reporter.source.position(this.nameStart);
  }
}

/** The names of descriptor.proto's messages for options. */
export type OptionsKind =
  | 'FileOptions'
  | 'MessageOptions'
  | 'FieldOptions'
  | 'OneofOptions'
  | 'EnumOptions'
  | 'EnumValueOptions'
  | 'ServiceOptions'
  | 'MethodOptions'
  | 'ExtensionRangeOptions';

/** Gives the message type for one kind of element's options. */
export type OptionTypes = (kind: OptionsKind) => MessageElement;

/** What an option statement sets: the fields from the options message down, and the value. */
export interface OptionMeaning {
  /** What it is set on. */
  readonly element: Optioned;
  readonly kind: OptionsKind;
  readonly fields: readonly FieldElement[];
  /** A value as values/message-value.ts has them. */
  readonly value: unknown;
  /** The index of the value in a repeated field. */
  readonly index: number | undefined;
}

export class FileElement extends OptionsHolder implements FileDescriptor {
  readonly kind = 'file';
  readonly name: string;
  readonly package: string;
  readonly syntax: Syntax;
  readonly edition?: string;
  readonly dependencies: FileElement[] = [];
  readonly publicDependencies: number[] = [];
  readonly weakDependencies: number[] = [];
  /** Names of edition 2024's `import option`: usable by options alone. */
  readonly optionDependencies: string[] = [];
  readonly optionImports: FileElement[] = [];
  readonly messages: MessageElement[] = [];
  readonly enums: EnumElement[] = [];
  readonly extensions: FieldElement[] = [];
  readonly services: ServiceElement[] = [];
  /** The files whose names this file may use: itself, its imports and what those import publicly. */
  readonly visible = new Set<FileElement>([this]);
  /** Those, and the files of `import option`, whose names only options may use. */
  readonly visibleInOptions = new Set<FileElement>([this]);
  /** Files of which a name was used here. */
  readonly used = new Set<FileElement>();
  /** What each option means that could be understood. */
  readonly optionMeanings = new Map<ast.OptionNode, OptionMeaning>();
  /** True if the parser reported errors: the tree may lack statements, and so the declarations of names in use. */
  readonly hasSyntaxErrors: boolean;

  constructor(
    readonly node: ast.FileNode,
    readonly reporter: Reporter,
    /** The descriptor that the file was read from, with its SourceCodeInfo; undefined for a file that was a text. */
    readonly descriptor?: { readonly sourceInfo: Uint8Array | undefined },
  ) {
    super();
    this.hasSyntaxErrors = reporter.errorCount > 0;
    this.name = reporter.source.name;
    this.package = node.package?.text ?? '';
    this.syntax = node.syntax;
    if (node.edition !== undefined) this.edition = node.edition;
  }

  get packagePosition(): Position {
    return this.reporter.source.position(this.node.package?.start ?? 0);
  }

  importPosition(name: string): Position {
    const { imports } = this.node;
    return this.reporter.source.position(imports.find(({ path }) => path === name)?.start ?? 0);
  }
}

/** Is the option kept in the source alone? Programs do not see it. */
export function isForSourceOnly(option: FieldElement): boolean {
  return option.options.retention === 'RETENTION_SOURCE';
}

export class MessageElement extends NamedElement implements MessageDescriptor {
  readonly kind = 'message';
  readonly containingType?: MessageElement;
  readonly fields: FieldElement[] = [];
  readonly oneofs: OneofElement[] = [];
  readonly messages: MessageElement[] = [];
  readonly enums: EnumElement[] = [];
  readonly extensions: FieldElement[] = [];
  readonly extensionRanges: ExtensionRange[] = [];
  readonly reservedRanges: { start: number; end: number }[] = [];
  readonly reservedNames: string[] = [];
  readonly isMapEntry: boolean;
  private byName: Map<string, FieldElement> | undefined;
  private extensionIndex: RangeIndex<ExtensionRange> | undefined;

  constructor(
    readonly node: ast.MessageNode,
    fullName: string,
    file: FileElement,
    containingType: MessageElement | undefined,
  ) {
    super(node.name.text, fullName, file, node.name.start);
    if (containingType !== undefined) this.containingType = containingType;
    this.isMapEntry = node.isMapEntry;
  }

  /** The field of that name, extensions not counted. */
  field(name: string): FieldElement | undefined {
    if (this.byName === undefined) this.byName = new Map(this.fields.map((field) => [field.name, field]));
    return this.byName.get(name);
  }

  /** The extension range that holds the number. Call it after all ranges were added. */
  extensionRangeOf(number: number): ExtensionRange | undefined {
    this.extensionIndex ??= new RangeIndex(this.extensionRanges);
    const [range] = this.extensionIndex.containing(number);
    return range;
  }
}

export class ExtensionRange extends OptionsHolder {
  /** Half-open, as descriptor.proto has it. */
  constructor(
    readonly node: ast.ExtensionRangeNode,
    readonly start: number,
    readonly end: number,
  ) {
    super();
  }
}

export class FieldElement extends NamedElement implements FieldDescriptor {
  readonly kind = 'field';
  readonly number: number;
  /** As the schema says it; a message that is written as a group is `group` once features are known. */
  type: FieldType = 'int32';
  /** The label as descriptor.proto holds it: an edition's required field is `optional` there. */
  readonly writtenLabel: 'optional' | 'required' | 'repeated';
  label: 'optional' | 'required' | 'repeated';
  /** False while, or because, the type's name means nothing; that was reported then. */
  isResolved = false;
  /** Set by the linker before anybody else sees the field; an unresolved extendee leaves it unset, and is an error. */
  containingType!: MessageElement;
  readonly isExtension: boolean;
  readonly extensionScope?: MessageElement;
  messageType?: MessageElement;
  enumType?: EnumElement;
  oneof?: OneofElement;
  realOneof?: OneofElement;
  readonly isRepeated: boolean;
  isRequired = false;
  isMap = false;
  hasPresence = false;
  isPacked = false;
  requiresUtf8 = false;
  stringType: 'STRING' | 'VIEW' | 'CORD' = 'STRING';
  treatsEnumAsClosed = false;
  readonly hasDefault: boolean;
  defaultValue?: DefaultValue;
  readonly isProto3Optional: boolean;
  readonly jsonName: string;

  constructor(
    readonly node: ast.FieldNode,
    fullName: string,
    file: FileElement,
    /** The message that it is declared in: for a field the one it belongs to. */
    readonly scope: MessageElement | undefined,
  ) {
    super(node.name.text, fullName, file, node.name.start);
    this.number = node.number;
    this.isExtension = node.extendee !== undefined;
    if (this.isExtension && scope !== undefined) this.extensionScope = scope;
    this.label = this.writtenLabel = node.label ?? 'optional';
    this.isRepeated = this.label === 'repeated';
    this.hasDefault = node.defaultValue !== undefined;
    this.isProto3Optional = file.syntax === 'proto3' && node.label === 'optional' && scope?.isMapEntry !== true;
    this.jsonName = node.jsonName?.kind === 'string' ? textOfBytes(node.jsonName.bytes) : jsonNameOf(this.name);
  }
}

export class OneofElement extends NamedElement implements OneofDescriptor {
  readonly kind = 'oneof';
  readonly fields: FieldElement[] = [];
  /** Its place among the oneofs of its message. */
  readonly index: number;

  /** @param node undefined for the oneof that proto3's `optional` makes */
  constructor(
    readonly node: ast.OneofNode | undefined,
    name: string,
    nameStart: number,
    readonly containingType: MessageElement,
  ) {
    super(name, `${containingType.fullName}.${name}`, containingType.file, nameStart);
    this.index = containingType.oneofs.length;
  }

  get isSynthetic(): boolean {
    return this.node === undefined;
  }
}

export class EnumElement extends NamedElement implements EnumDescriptor {
  readonly kind = 'enum';
  readonly containingType?: MessageElement;
  readonly values: EnumValueElement[] = [];
  /** Both ends inclusive. */
  readonly reservedRanges: { start: number; end: number }[] = [];
  readonly reservedNames: string[] = [];
  private byName: ReadonlyMap<string, EnumValueElement> | undefined;
  private byNumber: ReadonlyMap<number, EnumValueElement> | undefined;

  constructor(
    readonly node: ast.EnumNode,
    fullName: string,
    file: FileElement,
    containingType: MessageElement | undefined,
  ) {
    super(node.name.text, fullName, file, node.name.start);
    if (containingType !== undefined) this.containingType = containingType;
  }

  get isClosed(): boolean {
    return this.features.enumType === 'CLOSED';
  }

  /** The first value of that name. To be asked when all values are there. */
  value(name: string): EnumValueElement | undefined {
    this.byName ??= firstBy(this.values, (value) => value.name);
    return this.byName.get(name);
  }

  /** The first value of that number. To be asked when all values are there. */
  valueNumbered(number: number): EnumValueElement | undefined {
    this.byNumber ??= firstBy(this.values, (value) => value.number);
    return this.byNumber.get(number);
  }
}

/** The elements by a key; of several with one key the first. */
function firstBy<Key, Element>(elements: readonly Element[], keyOf: (element: Element) => Key): Map<Key, Element> {
  const first = new Map<Key, Element>();
  for (const element of elements) if (!first.has(keyOf(element))) first.set(keyOf(element), element);
  return first;
}

export class EnumValueElement extends NamedElement implements EnumValueDescriptor {
  readonly kind = 'enumValue';
  readonly number: number;

  constructor(
    readonly node: ast.EnumValueNode,
    fullName: string,
    readonly type: EnumElement,
  ) {
    super(node.name.text, fullName, type.file, node.name.start);
    this.number = node.number;
  }
}

export class ServiceElement extends NamedElement implements ServiceDescriptor {
  readonly kind = 'service';
  readonly methods: MethodElement[] = [];

  constructor(
    readonly node: ast.ServiceNode,
    fullName: string,
    file: FileElement,
  ) {
    super(node.name.text, fullName, file, node.name.start);
  }
}

export class MethodElement extends NamedElement implements MethodDescriptor {
  readonly kind = 'method';
  inputType!: MessageElement;
  outputType!: MessageElement;
  readonly clientStreaming: boolean;
  readonly serverStreaming: boolean;

  constructor(
    readonly node: ast.MethodNode,
    readonly service: ServiceElement,
  ) {
    super(node.name.text, `${service.fullName}.${node.name.text}`, service.file, node.name.start);
    this.clientStreaming = node.clientStreaming !== undefined;
    this.serverStreaming = node.serverStreaming !== undefined;
  }
}

/** Everything that can carry options, beside the file. */
export type Optioned =
  | FileElement
  | MessageElement
  | FieldElement
  | OneofElement
  | EnumElement
  | EnumValueElement
  | ServiceElement
  | MethodElement
  | ExtensionRange;

/** The features that were written on an element, as its options hold them. */
export function writtenFeatures(options: Options): OptionMessage | undefined {
  return options.features as OptionMessage | undefined;
}
