// The syntax tree of one schema file, with the offsets that diagnostics need.

/** A part of the text: `start` is the offset of its first code unit, `end` is one past its last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A name with its span. References keep a leading dot. */
export interface Name extends Span {
  readonly text: string;
}

/** `foo` or `(pkg.foo)` in the name of an option. */
export interface OptionNamePart extends Name {
  readonly isExtension: boolean;
}

/** A value as written. Numbers include their sign; strings are bytes, with adjacent literals joined; aggregates are
 * read later. */
export type ValueNode =
  | ({ readonly kind: 'identifier'; readonly text: string; readonly negative: boolean } & SignedSpan)
  | ({ readonly kind: 'integer'; readonly value: bigint } & SignedSpan)
  | ({ readonly kind: 'float'; readonly value: number } & SignedSpan)
  | ({ readonly kind: 'string'; readonly bytes: Uint8Array } & Span)
  | ({ readonly kind: 'aggregate' } & Span);

/** The span of a value that may begin with a minus sign. */
export interface SignedSpan extends Span {
  /** The offset after the sign; `start` if there is no sign. */
  readonly unsigned: number;
}

export interface OptionNode extends Span {
  readonly name: readonly OptionNamePart[];
  readonly value: ValueNode;
  /** The whole of `option name = value;`; undefined for an option in brackets. */
  readonly statement: Span | undefined;
}

/** A declaration with a block. */
export interface Block extends Span {
  /** The offset after the `{`. */
  readonly bodyStart: number;
}

/** A range of numbers, both ends inclusive. `max` stands for `MAX_RANGE`. */
export interface RangeNode extends Span {
  readonly first: number;
  readonly last: number;
  /** The spans of the two numbers; equal for a range of one number. */
  readonly firstSpan: Span;
  readonly lastSpan: Span;
  /** The statement, which may have several ranges. */
  readonly statement: Span;
}
/** The last number of a range written as `to max`; the linker replaces it. */
export const MAX_RANGE = -1;

export interface ExtensionRangeNode extends RangeNode {
  /** Shared by the ranges of one statement. */
  readonly options: readonly OptionNode[];
  /** From `[` to `]`. */
  readonly bracket: Span | undefined;
}

export interface ReservedName extends Name {
  /** The statement, which may have several names. */
  readonly statement: Span;
}

/** Who sees a type: edition 2024's `export` and `local`. */
export type Visibility = 'export' | 'local';

/** `extend Type { ... }`; its extensions are in the `extensions` of the scope. */
export interface ExtendNode extends Block {
  readonly extendee: Name;
}

export interface FieldNode extends Span {
  readonly kind: 'field';
  readonly label: 'optional' | 'required' | 'repeated' | undefined;
  readonly labelSpan: Span | undefined;
  /** A scalar's keyword or a reference; for maps and groups, the name of the generated message. */
  readonly type: Name;
  readonly name: Name;
  readonly number: number;
  readonly numberSpan: Span;
  readonly options: readonly OptionNode[];
  /** From `[` to `]`. */
  readonly bracket: Span | undefined;
  readonly defaultValue: ValueNode | undefined;
  readonly jsonName: ValueNode | undefined;
  /** `json_name = "..."` */
  readonly jsonNameSpan: Span | undefined;
  readonly isGroup: boolean;
  readonly isMap: boolean;
  /** Index into the message's oneofs. */
  readonly oneof: number | undefined;
  /** The message that an extension extends. */
  readonly extendee: Name | undefined;
}

export interface OneofNode extends Block {
  readonly name: Name;
  readonly options: readonly OptionNode[];
}

/** A value of an enum. It is one flat object, because an enum may have a hundred thousand values. */
export class EnumValueNode implements Span {
  readonly start: number;
  private readonly nameText: string;
  private readonly nameEnd: number;
  private readonly numberStart: number;
  private readonly numberEnd: number;

  constructor(
    name: Name,
    readonly number: number,
    numberSpan: Span,
    readonly options: readonly OptionNode[],
    /** From `[` to `]`. */
    readonly bracket: Span | undefined,
    readonly end: number,
  ) {
    this.start = name.start;
    this.nameText = name.text;
    this.nameEnd = name.end;
    this.numberStart = numberSpan.start;
    this.numberEnd = numberSpan.end;
  }

  get name(): Name {
    return { text: this.nameText, start: this.start, end: this.nameEnd };
  }

  get numberSpan(): Span {
    return { start: this.numberStart, end: this.numberEnd };
  }
}

export interface EnumNode extends Block {
  readonly kind: 'enum';
  readonly name: Name;
  readonly visibility: Visibility | undefined;
  readonly values: EnumValueNode[];
  readonly options: OptionNode[];
  readonly reservedRanges: RangeNode[];
  readonly reservedNames: ReservedName[];
  /** The start of the token after the block, where protoc reports errors that it finds after parsing the block. */
  readonly next: number;
}

export interface MessageNode extends Block {
  readonly kind: 'message';
  readonly name: Name;
  readonly visibility: Visibility | undefined;
  readonly fields: FieldNode[];
  readonly oneofs: OneofNode[];
  readonly messages: MessageNode[];
  readonly enums: EnumNode[];
  readonly extensions: FieldNode[];
  readonly extends: ExtendNode[];
  readonly extensionRanges: ExtensionRangeNode[];
  readonly reservedRanges: RangeNode[];
  readonly reservedNames: ReservedName[];
  readonly options: OptionNode[];
  /** True for the entry type of a map field. */
  readonly isMapEntry: boolean;
}

export interface MethodNode extends Span {
  readonly name: Name;
  readonly input: Name;
  readonly output: Name;
  /** The word `stream`, if present. */
  readonly clientStreaming: Span | undefined;
  readonly serverStreaming: Span | undefined;
  /** Undefined when the method ends with a semicolon instead of a block. */
  readonly options: readonly OptionNode[] | undefined;
  /** The offset after the `{` of the block, if there is one. */
  readonly bodyStart: number | undefined;
}

export interface ServiceNode extends Block {
  readonly name: Name;
  readonly methods: MethodNode[];
  readonly options: OptionNode[];
}

export interface ImportNode extends Span {
  readonly path: string;
  readonly modifier: 'public' | 'weak' | 'option' | undefined;
  readonly modifierSpan: Span | undefined;
}

export interface FileNode {
  syntax: 'proto2' | 'proto3' | 'editions';
  /** With syntax `editions`. */
  edition: string | undefined;
  /** `syntax = "...";` or `edition = "...";` */
  syntaxStatement: Span | undefined;
  package: Name | undefined;
  packageStatement: Span | undefined;
  readonly imports: ImportNode[];
  readonly messages: MessageNode[];
  readonly enums: EnumNode[];
  readonly extensions: FieldNode[];
  readonly extends: ExtendNode[];
  readonly services: ServiceNode[];
  readonly options: OptionNode[];
  /** The ends of empty statements: semicolons alone. */
  readonly emptyStatements: number[];
  /**
   * The places of comments: the end of the token before them (0 at the beginning of the file) -> the end of the last
   * one.
   */
  readonly comments: ReadonlyMap<number, number>;
  /** From the first token to the end of the last. */
  readonly tokens: Span;
}
