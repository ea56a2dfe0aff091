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
  | ({ readonly kind: 'identifier'; readonly text: string; readonly negative: boolean } & SignedSpan)
  | ({ readonly kind: 'integer'; readonly value: bigint } & SignedSpan)
  | ({ readonly kind: 'float'; readonly value: number } & SignedSpan)
  | ({ readonly kind: 'string'; readonly bytes: Uint8Array } & Span)
  | ({ readonly kind: 'aggregate' } & Span);

/** The place of a value that may begin with a minus sign. */
export interface SignedSpan extends Span {
  /** Behind the sign, if there is one; else where the value begins. */
  readonly unsigned: number;
}

export interface OptionNode extends Span {
  readonly name: readonly OptionNamePart[];
  readonly value: ValueNode;
  /** `option name = value;` whole, if it is such a statement. */
  readonly statement: Span | undefined;
}

/** What comes before a block's `{`, and the block. */
export interface Block extends Span {
  /** Behind the `{`. */
  readonly bodyStart: number;
}

/** A range of numbers, both ends inclusive. `max` stands for `MAX_RANGE`. */
export interface RangeNode extends Span {
  readonly first: number;
  readonly last: number;
  /** Where the two numbers stand; one place for a range of one number. */
  readonly firstSpan: Span;
  readonly lastSpan: Span;
  /** The statement, which may have several ranges. */
  readonly statement: Span;
}
/** The last number of a range that was written `to max`; the linker knows what it means where it stands. */
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

/** `extend Type { ... }`; the extensions stand where all are. */
export interface ExtendNode extends Block {
  readonly extendee: Name;
}

export interface FieldNode extends Span {
  readonly kind: 'field';
  readonly label: 'optional' | 'required' | 'repeated' | undefined;
  readonly labelSpan: Span | undefined;
  /** A scalar's keyword, or a reference; a map's entry and a group's message are named by the parser. */
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
  /** What an extension extends. */
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
  /** Where the token behind the block begins: the place of what protoc notices only when the block was read. */
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
  /** Of a map field's entry type. */
  readonly isMapEntry: boolean;
}

export interface MethodNode extends Span {
  readonly name: Name;
  readonly input: Name;
  readonly output: Name;
  /** The word `stream`, if it is there. */
  readonly clientStreaming: Span | undefined;
  readonly serverStreaming: Span | undefined;
  /** Undefined when the method ends with a semicolon instead of a block. */
  readonly options: readonly OptionNode[] | undefined;
  /** Behind the `{`, if there is a block. */
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
  /** Ends of the semicolons that stand alone. */
  readonly emptyStatements: number[];
  /** Where comments are: from the end of a token (0: the beginning of the file) to the end of the last one. */
  readonly comments: ReadonlyMap<number, number>;
  /** From the first token to the end of the last. */
  readonly tokens: Span;
}
