// The descriptors that the linker builds: the interfaces of descriptor.ts, each with its node of the syntax tree.

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

/** An element with options. Options are interpreted after names are resolved, features after options. */
abstract class OptionsHolder {
  options: Options = NO_OPTIONS;
  features: FeatureSet = LEGACY_FEATURES;
  /** The serialized options message of descriptor.proto; undefined if there are no options. */
  optionBytes: Uint8Array | undefined;
  /** The same including options with source retention; undefined if there are none of those. */
  sourceOptionBytes: Uint8Array | undefined;
}

/** A named element below a file. */
abstract class NamedElement extends OptionsHolder {
  constructor(
    readonly name: string,
    readonly fullName: string,
    readonly file: FileElement,
    /** The offset of the name. */
    readonly nameStart: number,
  ) {
    super();
  }

  get position(): Position {
    return this.file.reporter.source.position(this.nameStart);
  }
}

/** The names of the option messages in descriptor.proto. */
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

/** Returns the message type of one kind of options. */
export type OptionTypes = (kind: OptionsKind) => MessageElement;

/** What an option statement sets: the fields from the options message down, and the value. */
export interface OptionMeaning {
  /** The element that it is set on. */
  readonly element: Optioned;
  readonly kind: OptionsKind;
  readonly fields: readonly FieldElement[];
  /** The value, in the form of values/message-value.ts. */
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
  /** The files of `import option` (edition 2024), whose names only options may use. */
  readonly optionDependencies: string[] = [];
  readonly optionImports: FileElement[] = [];
  readonly messages: MessageElement[] = [];
  readonly enums: EnumElement[] = [];
  readonly extensions: FieldElement[] = [];
  readonly services: ServiceElement[] = [];
  /** The files whose names this file may use: itself, its imports and their public imports. */
  readonly visible = new Set<FileElement>([this]);
  /** Those, and the files of `import option`, whose names only options may use. */
  readonly visibleInOptions = new Set<FileElement>([this]);
  /** The files whose names are used here. */
  readonly used = new Set<FileElement>();
  /** The meaning of each option that could be interpreted. */
  readonly optionMeanings = new Map<ast.OptionNode, OptionMeaning>();
  /** True if the parser reported errors: the tree may then lack declarations that are referred to. */
  readonly hasSyntaxErrors: boolean;

  constructor(
    readonly node: ast.FileNode,
    readonly reporter: Reporter,
    /** The descriptor that the file was read from, with its SourceCodeInfo; undefined for a file read from text. */
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

/** Whether the option has source retention: programs do not see it. */
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

  /** The field of that name; not an extension. */
  field(name: string): FieldElement | undefined {
    if (this.byName === undefined) this.byName = new Map(this.fields.map((field) => [field.name, field]));
    return this.byName.get(name);
  }

  /** The extension range that contains the number. Call it after all ranges were added. */
  extensionRangeOf(number: number): ExtensionRange | undefined {
    this.extensionIndex ??= new RangeIndex(this.extensionRanges);
    const [range] = this.extensionIndex.containing(number);
    return range;
  }
}

export class ExtensionRange extends OptionsHolder {
  /** Half-open, as in descriptor.proto. */
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
  /** The type in the schema; once features are resolved, `group` for a message that is encoded as a group. */
  type: FieldType = 'int32';
  /** The label in descriptor.proto, where a required field of an edition is `optional`. */
  readonly writtenLabel: 'optional' | 'required' | 'repeated';
  label: 'optional' | 'required' | 'repeated';
  /** False until the type is resolved, and after an error in its name, which is reported. */
  isResolved = false;
  /** Set by the linker. It stays unset if the extended message is unknown, which is an error. */
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
    /** The message that it is declared in. */
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
  /** Its index among the oneofs of its message. */
  readonly index: number;

  /** @param node undefined for the synthetic oneof of a proto3 `optional` field */
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
  /** Both ends are inclusive. */
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

  /** The first value of that name. Call it after all values were added. */
  value(name: string): EnumValueElement | undefined {
    this.byName ??= firstBy(this.values, (value) => value.name);
    return this.byName.get(name);
  }

  /** The first value of that number. Call it after all values were added. */
  valueNumbered(number: number): EnumValueElement | undefined {
    this.byNumber ??= firstBy(this.values, (value) => value.number);
    return this.byNumber.get(number);
  }
}

/** Indexes the elements by a key; among several with one key, the first counts. */
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

/** Every kind of element with options. */
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

/** The features set on an element itself, from its options. */
export function writtenFeatures(options: Options): OptionMessage | undefined {
  return options.features as OptionMessage | undefined;
}
