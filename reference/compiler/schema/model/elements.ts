// The descriptors as the linker builds them: the interfaces of descriptor.ts with the syntax tree behind each element.

import { serializeFile } from '../serialization/serialize';
import type { ParsedDescriptor } from '../serialization/serialized-file';
import { sourceInfo } from '../serialization/source-info';
import type * as ast from '../syntax/ast';
import { jsonNameOf } from '../syntax/names';
import type { Reporter } from '../syntax/source';
import { textOfBytes } from '../syntax/source-bytes';
import type { OptionMeaning } from '../validate/options';
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

/** What is common to everything that has options: they are interpreted after names are resolved, features after both. */
abstract class OptionedElement {
  options: Options = NO_OPTIONS;
  features: FeatureSet = LEGACY_FEATURES;
  /** The options as descriptor.proto's message for them, ready to be written; undefined when none were given. */
  optionBytes: Uint8Array | undefined;
  /** The same with what is kept in the source alone, if there is such a thing. */
  sourceOptionBytes: Uint8Array | undefined;

  constructor(
    readonly name: string,
    readonly fullName: string,
    readonly file: FileElement,
    /** Where the name stands. */
    readonly nameStart: number,
  ) {}

  get position(): Position {
    return this.file.reporter.source.position(this.nameStart);
  }
}

export class FileElement implements FileDescriptor {
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
  options: Options = NO_OPTIONS;
  features: FeatureSet = LEGACY_FEATURES;
  optionBytes: Uint8Array | undefined;
  /** The same with what is kept in the source alone, if there is such a thing. */
  sourceOptionBytes: Uint8Array | undefined;
  /** The files whose names this file may use: itself, its imports and what those import publicly. */
  readonly visible = new Set<FileElement>([this]);
  /** Those, and the files of `import option`, whose names only options may use. */
  readonly visibleInOptions = new Set<FileElement>([this]);
  /** Files of which a name was used here. */
  readonly used = new Set<FileElement>();
  /** What each option means that could be understood. */
  readonly optionMeanings = new Map<ast.OptionNode, OptionMeaning>();
  private bytes: Uint8Array | undefined;

  constructor(
    readonly node: ast.FileNode,
    readonly reporter: Reporter,
    /** What a file that comes as a descriptor has of SourceCodeInfo; undefined for one that comes as a text. */
    private readonly descriptor?: Pick<ParsedDescriptor, 'sourceInfo'>,
  ) {
    this.name = reporter.source.name;
    this.package = node.package?.text ?? '';
    this.syntax = node.syntax;
    if (node.edition !== undefined) this.edition = node.edition;
  }

  get packagePosition(): Position {
    return this.reporter.source.position(this.node.package?.start ?? 0);
  }

  serialized(jsonNames: 'all' | 'written' = 'all'): Uint8Array {
    if (jsonNames === 'written') return serializeFile(this, { jsonNames });
    this.bytes ??= serializeFile(this, {});
    return this.bytes;
  }

  serializedWithSourceInfo(): Uint8Array {
    return serializeFile(this, { sourceInfo: this.sourceInfo(false) });
  }

  serializedAsSource(withSourceInfo: boolean): Uint8Array {
    return serializeFile(this, {
      sourceInfo: withSourceInfo ? this.sourceInfo(true) : undefined,
      retainOptions: true,
    });
  }

  importPosition(name: string): Position {
    const { imports } = this.node;
    return this.reporter.source.position(imports.find(({ path }) => path === name)?.start ?? 0);
  }

  private sourceInfo(retainOptions: boolean): Uint8Array | undefined {
    if (this.descriptor !== undefined) return this.descriptor.sourceInfo;
    const isSeen = (option: ast.OptionNode): boolean => {
      const outermost = this.optionMeanings.get(option)?.fields[0];
      return outermost !== undefined && (retainOptions || !isForSourceOnly(outermost));
    };
    const path = (option: ast.OptionNode) => this.optionPath(option, retainOptions);
    return sourceInfo(this.node, this.reporter.source.text, path, isSeen);
  }

  private optionPath(option: ast.OptionNode, retainOptions: boolean): number[] | undefined {
    const meaning = this.optionMeanings.get(option);
    if (meaning === undefined || (!retainOptions && meaning.fields.some(isForSourceOnly))) return undefined;
    const numbers = meaning.fields.map(({ number }) => number);
    return meaning.index === undefined ? numbers : [...numbers, meaning.index];
  }
}

/** Is the option kept in the source alone? Programs do not see it. */
export function isForSourceOnly(option: FieldElement): boolean {
  return option.options.retention === 'RETENTION_SOURCE';
}

export class MessageElement extends OptionedElement implements MessageDescriptor {
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
    return this.extensionIndex.containing(number)[0];
  }
}

export class ExtensionRange {
  options: Options = NO_OPTIONS;
  features: FeatureSet = LEGACY_FEATURES;
  optionBytes: Uint8Array | undefined;
  /** The same with what is kept in the source alone, if there is such a thing. */
  sourceOptionBytes: Uint8Array | undefined;

  /** Half-open, as descriptor.proto has it. */
  constructor(
    readonly node: ast.ExtensionRangeNode,
    readonly start: number,
    readonly end: number,
  ) {}
}

export class FieldElement extends OptionedElement implements FieldDescriptor {
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

export class OneofElement extends OptionedElement implements OneofDescriptor {
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

export class EnumElement extends OptionedElement implements EnumDescriptor {
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

export class EnumValueElement extends OptionedElement implements EnumValueDescriptor {
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

export class ServiceElement extends OptionedElement implements ServiceDescriptor {
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

export class MethodElement extends OptionedElement implements MethodDescriptor {
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
