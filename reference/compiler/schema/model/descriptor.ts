// Linked descriptors: what the compiler knows of a schema once every name is resolved and every feature decided.
// They mirror descriptor.proto's vocabulary; a back end needs nothing else.

import type { ScalarType } from '../syntax/names';
import type { Position } from '../syntax/source';

export type { ScalarType } from '../syntax/names';
export type { Diagnostic, Position } from '../syntax/source';

export type Syntax = 'proto2' | 'proto3' | 'editions';

/** The features of an element after resolution: edition defaults, overridden on the way from file to element. */
export interface FeatureSet {
  readonly fieldPresence: 'EXPLICIT' | 'IMPLICIT' | 'LEGACY_REQUIRED';
  readonly enumType: 'OPEN' | 'CLOSED';
  readonly repeatedFieldEncoding: 'PACKED' | 'EXPANDED';
  readonly utf8Validation: 'VERIFY' | 'NONE';
  readonly messageEncoding: 'LENGTH_PREFIXED' | 'DELIMITED';
  readonly enforceNamingStyle: 'STYLE2024' | 'STYLE_LEGACY' | 'STYLE2026';
  readonly defaultSymbolVisibility: 'EXPORT_ALL' | 'EXPORT_TOP_LEVEL' | 'LOCAL_ALL' | 'STRICT';
  readonly enforceProtoLimits: 'LEGACY_NO_EXPLICIT_LIMITS' | 'PROTO_LIMITS2026';
  readonly jsonFormat: 'ALLOW' | 'LEGACY_BEST_EFFORT';
  readonly cpp: {
    readonly stringType: 'STRING' | 'VIEW' | 'CORD';
    /** A closed enum's field in a proto3-like file still treats it as closed. */
    readonly legacyClosedEnum: boolean;
    readonly enumNameUsesStringView: boolean;
  };
}

/** The value of an option as it was interpreted; messages keep field names, enums their value's name. */
export type OptionValue = string | number | bigint | boolean | Uint8Array | OptionMessage | readonly OptionValue[];
export interface OptionMessage {
  readonly [field: string]: OptionValue;
}
/** Options by field name (`deprecated`); custom ones by `(full.name)` in brackets as written in text format: `[full.name]`. */
export type Options = OptionMessage;

export type FieldType = ScalarType | 'message' | 'group' | 'enum';

/** A default as the wire holds it: exact for every type. Floats are numbers (NaN and infinities included), 64-bit are bigint. */
export type DefaultValue = number | bigint | boolean | string | Uint8Array | EnumValueDescriptor;

interface Element {
  /** The name as written, unqualified. */
  readonly name: string;
  /** Package, enclosing types and name, joined by dots; no leading dot. */
  readonly fullName: string;
  readonly file: FileDescriptor;
  readonly options: Options;
  readonly features: FeatureSet;
  readonly position: Position;
}

export interface FileDescriptor {
  /** The virtual path: relative to its proto path, with forward slashes. */
  readonly name: string;
  readonly package: string;
  /** Where the package's name stands; the beginning of the file if it has none. */
  readonly packagePosition: Position;
  readonly syntax: Syntax;
  /** `2023`, `2024`; only with syntax `editions`. */
  readonly edition?: string;
  readonly dependencies: readonly FileDescriptor[];
  /** Indexes into `dependencies`. */
  readonly publicDependencies: readonly number[];
  readonly weakDependencies: readonly number[];
  /** The files of `import option`, whose names only options use; a file that comes as a descriptor may lack them. */
  readonly optionImports: readonly FileDescriptor[];
  readonly messages: readonly MessageDescriptor[];
  readonly enums: readonly EnumDescriptor[];
  readonly extensions: readonly FieldDescriptor[];
  readonly services: readonly ServiceDescriptor[];
  readonly options: Options;
  readonly features: FeatureSet;
  /** Where the import of a file stands; the beginning of the file if there is none. */
  importPosition(name: string): Position;
}

export interface MessageDescriptor extends Element {
  readonly kind: 'message';
  readonly containingType?: MessageDescriptor;
  /** In order of declaration. */
  readonly fields: readonly FieldDescriptor[];
  /** Real oneofs first, then the synthetic ones of proto3 `optional`, as protoc orders them. */
  readonly oneofs: readonly OneofDescriptor[];
  readonly messages: readonly MessageDescriptor[];
  readonly enums: readonly EnumDescriptor[];
  readonly extensions: readonly FieldDescriptor[];
  /** Half-open: `end` is the first number outside. */
  readonly extensionRanges: readonly { readonly start: number; readonly end: number; readonly options: Options }[];
  readonly reservedRanges: readonly { readonly start: number; readonly end: number }[];
  readonly reservedNames: readonly string[];
  /** The entry type of a map field, made by the compiler: fields `key` = 1 and `value` = 2. */
  readonly isMapEntry: boolean;
}

export interface FieldDescriptor extends Element {
  readonly kind: 'field';
  readonly number: number;
  readonly type: FieldType;
  readonly label: 'optional' | 'required' | 'repeated';
  /** The message the field belongs to; for an extension the message that is extended. */
  readonly containingType: MessageDescriptor;
  readonly isExtension: boolean;
  /** For an extension declared inside a message: that message. */
  readonly extensionScope?: MessageDescriptor;
  /** With type `message` or `group`. */
  readonly messageType?: MessageDescriptor;
  /** With type `enum`. */
  readonly enumType?: EnumDescriptor;
  /** The oneof it is a member of, synthetic ones included. */
  readonly oneof?: OneofDescriptor;
  /** The oneof it is a member of, if that oneof was written in the schema. */
  readonly realOneof?: OneofDescriptor;
  readonly isRepeated: boolean;
  readonly isRequired: boolean;
  readonly isMap: boolean;
  /** Singular, and set is told from unset: explicit presence, oneof members, messages, required. */
  readonly hasPresence: boolean;
  /** Repeated and written as one length-delimited record. */
  readonly isPacked: boolean;
  /** Strings only: bytes that are not UTF-8 are refused when parsing (VERIFY). */
  readonly requiresUtf8: boolean;
  /** `ctype` or the string_type feature as it applies: for string and bytes fields. */
  readonly stringType: 'STRING' | 'VIEW' | 'CORD';
  /** True for an enum field whose undefined values go to the unknown fields. */
  readonly treatsEnumAsClosed: boolean;
  readonly hasDefault: boolean;
  /** The declared default, else the type's own: 0, false, empty, an enum's first value. Absent for repeated and messages. */
  readonly defaultValue?: DefaultValue;
  readonly jsonName: string;
}

export interface OneofDescriptor extends Element {
  readonly kind: 'oneof';
  readonly containingType: MessageDescriptor;
  readonly fields: readonly FieldDescriptor[];
  readonly isSynthetic: boolean;
}

export interface EnumDescriptor extends Element {
  readonly kind: 'enum';
  readonly containingType?: MessageDescriptor;
  /** In order of declaration, aliases included. */
  readonly values: readonly EnumValueDescriptor[];
  readonly isClosed: boolean;
  /** Both ends are inside, unlike a message's: descriptor.proto has it so. */
  readonly reservedRanges: readonly { readonly start: number; readonly end: number }[];
  readonly reservedNames: readonly string[];
}

export interface EnumValueDescriptor {
  readonly kind: 'enumValue';
  readonly name: string;
  /** Values are siblings of their enum: `pkg.Message.VALUE`. */
  readonly fullName: string;
  readonly number: number;
  readonly type: EnumDescriptor;
  readonly options: Options;
  readonly features: FeatureSet;
  readonly position: Position;
}

export interface ServiceDescriptor extends Element {
  readonly kind: 'service';
  readonly methods: readonly MethodDescriptor[];
}

export interface MethodDescriptor extends Element {
  readonly kind: 'method';
  readonly service: ServiceDescriptor;
  readonly inputType: MessageDescriptor;
  readonly outputType: MessageDescriptor;
  readonly clientStreaming: boolean;
  readonly serverStreaming: boolean;
}
