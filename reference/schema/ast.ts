// The syntax tree of one schema file: what was written, with the offset of everything that a message may point at.

/** Something written in the text: `start` is its first code unit, `end` is behind its last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A name with its place. References keep a leading dot. */
export interface Name extends Span {
  readonly text: string;
}

/** `foo` or `(pkg.foo)` in the name of an option. */
export interface OptionNamePart extends Name {
  readonly isExtension: boolean;
}

/** A value as written. Numbers carry their sign; strings are bytes, adjacent ones joined; aggregates are read later. */
export type ValueNode =
  | ({ readonly kind: 'identifier'; readonly text: string; readonly negative: boolean } & Span)
  | ({ readonly kind: 'integer'; readonly value: bigint } & Span)
  | ({ readonly kind: 'float'; readonly value: number } & Span)
  | ({ readonly kind: 'string'; readonly bytes: Uint8Array } & Span)
  | ({ readonly kind: 'aggregate' } & Span);

export interface OptionNode extends Span {
  readonly name: readonly OptionNamePart[];
  readonly value: ValueNode;
}

/** A range of numbers, both ends inclusive. `max` stands for `MAX_RANGE`. */
export interface RangeNode extends Span {
  readonly first: number;
  readonly last: number;
}
/** The last number of a range that was written `to max`; the linker knows what it means where it stands. */
export const MAX_RANGE = -1;

export interface ExtensionRangeNode extends RangeNode {
  /** Shared by the ranges of one statement. */
  readonly options: readonly OptionNode[];
}

/** Who sees a type: edition 2024's `export` and `local`. */
export type Visibility = 'export' | 'local';

export interface FieldNode extends Span {
  readonly kind: 'field';
  readonly label: 'optional' | 'required' | 'repeated' | undefined;
  readonly labelStart: number;
  /** A scalar's keyword, or a reference; a map's entry and a group's message are named by the parser. */
  readonly type: Name;
  readonly name: Name;
  readonly number: number;
  readonly numberStart: number;
  readonly options: readonly OptionNode[];
  readonly defaultValue: ValueNode | undefined;
  readonly jsonName: ValueNode | undefined;
  readonly isGroup: boolean;
  readonly isMap: boolean;
  /** Index into the message's oneofs. */
  readonly oneof: number | undefined;
  /** What an extension extends. */
  readonly extendee: Name | undefined;
}

export interface OneofNode extends Span {
  readonly name: Name;
  readonly options: readonly OptionNode[];
}

export interface EnumValueNode extends Span {
  readonly name: Name;
  readonly number: number;
  readonly numberStart: number;
  readonly options: readonly OptionNode[];
}

export interface EnumNode extends Span {
  readonly kind: 'enum';
  readonly name: Name;
  readonly visibility: Visibility | undefined;
  readonly values: EnumValueNode[];
  readonly options: OptionNode[];
  readonly reservedRanges: RangeNode[];
  readonly reservedNames: Name[];
}

export interface MessageNode extends Span {
  readonly kind: 'message';
  readonly name: Name;
  readonly visibility: Visibility | undefined;
  readonly fields: FieldNode[];
  readonly oneofs: OneofNode[];
  readonly messages: MessageNode[];
  readonly enums: EnumNode[];
  readonly extensions: FieldNode[];
  readonly extensionRanges: ExtensionRangeNode[];
  readonly reservedRanges: RangeNode[];
  readonly reservedNames: Name[];
  readonly options: OptionNode[];
  /** Of a map field's entry type. */
  readonly isMapEntry: boolean;
}

export interface MethodNode extends Span {
  readonly name: Name;
  readonly input: Name;
  readonly output: Name;
  readonly clientStreaming: boolean;
  readonly serverStreaming: boolean;
  /** Undefined when the method ends with a semicolon instead of a block. */
  readonly options: readonly OptionNode[] | undefined;
}

export interface ServiceNode extends Span {
  readonly name: Name;
  readonly methods: MethodNode[];
  readonly options: OptionNode[];
}

export interface ImportNode extends Span {
  readonly path: string;
  readonly modifier: 'public' | 'weak' | 'option' | undefined;
}

export interface FileNode {
  syntax: 'proto2' | 'proto3' | 'editions';
  /** With syntax `editions`. */
  edition: string | undefined;
  package: Name | undefined;
  readonly imports: ImportNode[];
  readonly messages: MessageNode[];
  readonly enums: EnumNode[];
  readonly extensions: FieldNode[];
  readonly services: ServiceNode[];
  readonly options: OptionNode[];
}
