// Linked descriptors: a schema with all names and features resolved. They use the vocabulary of descriptor.proto; a
// back end needs nothing else.

import type { ScalarType } from '../syntax/names';
import type { Position } from '../syntax/source';

export type { ScalarType } from '../syntax/names';
export type { Diagnostic, Position } from '../syntax/source';

export type Syntax = 'proto2' | 'proto3' | 'editions';

/**
 * The resolved features of an element: the edition's defaults, overridden by its file, its enclosing elements and
 * itself.
 */
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
    /** The field treats its enum as closed, whatever the enum says. */
    readonly legacyClosedEnum: boolean;
    readonly enumNameUsesStringView: boolean;
  };
}

/** The interpreted value of an option: messages by field name, enums by value name. */
export type OptionValue = string | number | bigint | boolean | Uint8Array | OptionMessage | readonly OptionValue[];
export interface OptionMessage {
  readonly [field: string]: OptionValue;
}
/** Options by field name (`deprecated`); custom options by `[full.name]`, as in text format. */
export type Options = OptionMessage;

export type FieldType = ScalarType | 'message' | 'group' | 'enum';

/** An exact default value. Floats are numbers, including NaN and infinities; 64-bit integers are bigint. */
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
  /** The position of the package's name; the beginning of the file if there is no package. */
  readonly packagePosition: Position;
  readonly syntax: Syntax;
  /** `2023`, `2024`; only with syntax `editions`. */
  readonly edition?: string;
  readonly dependencies: readonly FileDescriptor[];
  /** Indexes into `dependencies`. */
  readonly publicDependencies: readonly number[];
  readonly weakDependencies: readonly number[];
  /**
   * The files of `import option`, whose names only options use; they may be missing for a file read from a descriptor.
   */
  readonly optionImports: readonly FileDescriptor[];
  readonly messages: readonly MessageDescriptor[];
  readonly enums: readonly EnumDescriptor[];
  readonly extensions: readonly FieldDescriptor[];
  readonly services: readonly ServiceDescriptor[];
  readonly options: Options;
  readonly features: FeatureSet;
  /** The position of the import of a file; the beginning of the file if it has no such import. */
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
  /** True for the entry type of a map field, which the compiler generates: fields `key` = 1 and `value` = 2. */
  readonly isMapEntry: boolean;
}

export interface FieldDescriptor extends Element {
  readonly kind: 'field';
  readonly number: number;
  readonly type: FieldType;
  readonly label: 'optional' | 'required' | 'repeated';
  /** The message that the field belongs to; for an extension, the extended message. */
  readonly containingType: MessageDescriptor;
  readonly isExtension: boolean;
  /** The message in which an extension is declared, if any. */
  readonly extensionScope?: MessageDescriptor;
  /** Present for types `message` and `group`. */
  readonly messageType?: MessageDescriptor;
  /** Present for type `enum`. */
  readonly enumType?: EnumDescriptor;
  /** The oneof it is a member of, synthetic ones included. */
  readonly oneof?: OneofDescriptor;
  /** The oneof it is a member of, unless that is synthetic. */
  readonly realOneof?: OneofDescriptor;
  readonly isRepeated: boolean;
  readonly isRequired: boolean;
  readonly isMap: boolean;
  /** Whether the field distinguishes set from unset: explicit presence, oneof members, messages, required fields. */
  readonly hasPresence: boolean;
  /** Whether the field is repeated and written as one length-delimited record. */
  readonly isPacked: boolean;
  /** Whether parsing rejects strings that are not UTF-8 (VERIFY). */
  readonly requiresUtf8: boolean;
  /** The effective string type of string and bytes fields, from `ctype` or the string_type feature. */
  readonly stringType: 'STRING' | 'VIEW' | 'CORD';
  /** True for an enum field whose undefined values go to the unknown fields. */
  readonly treatsEnumAsClosed: boolean;
  readonly hasDefault: boolean;
  /**
   * The declared default or that of the type: 0, false, empty, the first enum value. Absent for repeated and message
   * fields.
   */
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
  /** Both ends are inclusive, as in descriptor.proto; unlike a message's ranges. */
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
