// The schemas that the explorer makes, and their text in the schema language.

/** The scalar types of the schema language. */
export const scalarTypes: readonly ScalarType[] = [
  'int32',
  'int64',
  'uint32',
  'uint64',
  'sint32',
  'sint64',
  'fixed32',
  'fixed64',
  'sfixed32',
  'sfixed64',
  'float',
  'double',
  'bool',
  'string',
  'bytes',
];

export type ScalarType =
  | 'int32'
  | 'int64'
  | 'uint32'
  | 'uint64'
  | 'sint32'
  | 'sint64'
  | 'fixed32'
  | 'fixed64'
  | 'sfixed32'
  | 'sfixed64'
  | 'float'
  | 'double'
  | 'bool'
  | 'string'
  | 'bytes';

export type Dialect = 'proto2' | 'proto3' | '2023';

/** A value of a scalar or an enum. 64-bit integers are bigint; strings and bytes hold one byte in each character. */
export type Value = number | bigint | boolean | string;

export interface EnumType {
  readonly kind: 'enum';
  readonly name: string;
  readonly closed: boolean;
  /** Several values can have one number. */
  readonly values: readonly { readonly name: string; readonly number: number; readonly text?: string }[];
  /** The message that it is declared in. */
  readonly parent?: MessageType;
}

export interface MessageType {
  readonly kind: 'message';
  readonly name: string;
  /** The message that it is declared in. */
  readonly parent?: MessageType;
  readonly fields: Field[];
  readonly oneofs: string[];
  /** Of the lite runtime. */
  readonly lite?: boolean;
  /** Extensions of this message; its extension range is 1000 to 1999. */
  readonly extensions: Field[];
}

export type FieldType = ScalarType | EnumType | MessageType;

export interface Field {
  readonly name: string;
  readonly number: number;
  readonly label: 'singular' | 'repeated' | 'map';
  readonly type: FieldType;
  /** The key of a map. */
  readonly key?: ScalarType;
  /** Of singular fields. Messages and members of a oneof always have explicit presence. */
  readonly presence: 'explicit' | 'implicit';
  readonly oneof?: string;
  readonly default?: Value;
  /** How a schema writes the default, if not in the usual way. */
  readonly defaultText?: string;
  readonly required?: boolean;
  readonly packed: boolean;
  /** A group of proto2, or DELIMITED encoding. */
  readonly delimited: boolean;
  readonly cord: boolean;
  /** It asks for a Cord, and is of a kind that has none. */
  readonly asksForCord?: boolean;
  /** A string or bytes whose type is VIEW. */
  readonly view?: boolean;
  readonly extension: boolean;
  /** The message that an extension is declared in. */
  readonly scope?: MessageType;
}

export interface Schema {
  readonly dialect: Dialect;
  /** `optimize_for`; absent: SPEED. */
  readonly optimize?: 'CODE_SIZE' | 'LITE_RUNTIME';
  /** Of edition 2023: the file asks for implicit presence, and its fields for another one. */
  readonly implicit?: boolean;
  /** Of edition 2023: the file asks for strings of type VIEW, and fields that are no `view` for another one. */
  readonly views?: boolean;
  readonly enums: readonly EnumType[];
  readonly messages: readonly MessageType[];
}

export const fileName = 'explored.proto';
export const extensionStart = 1000;

export function isMessage(type: FieldType): type is MessageType {
  return typeof type !== 'string' && type.kind === 'message';
}

export function isEnum(type: FieldType): type is EnumType {
  return typeof type !== 'string' && type.kind === 'enum';
}

/** Whether a repeated field of this type can be packed. */
export function isPackable(type: FieldType): boolean {
  return !isMessage(type) && type !== 'string' && type !== 'bytes';
}

/** All fields, extensions included. */
export function allFields(type: MessageType): readonly Field[] {
  return [...type.fields, ...type.extensions];
}

/** The class of a message: `Outer_Inner` for a message inside another one. */
export function className(type: MessageType | EnumType): string {
  return type.parent ? `${className(type.parent)}_${type.name}` : type.name;
}

/** The type of an enum in C++: one in a message is used through the message's class. */
export function enumClass({ name, parent }: EnumType): string {
  return parent ? `${className(parent)}::${name}` : name;
}

/** A constant of an enum in C++. */
export function enumConstant({ parent }: EnumType, name: string): string {
  return parent ? `${className(parent)}::${name}` : name;
}

/** Whether the getter of a field gives something that is not a std::string. */
export function isViewed({ cord, view }: Field): boolean {
  return cord || view === true;
}

/** The schema as text that a subject's compiler reads. */
export function schemaText(schema: Schema): string {
  const head = schema.dialect === '2023' ? 'edition = "2023";' : `syntax = "${schema.dialect}";`;
  const top = schema.messages.filter(({ parent }) => !parent);
  const hasViews = schema.views || schema.messages.some(({ fields }) => fields.some(({ view }) => view));
  return `${[
    head,
    ...(hasViews ? ['import "google/protobuf/cpp_features.proto";'] : []),
    ...(schema.optimize ? [`option optimize_for = ${schema.optimize};`] : []),
    ...(schema.implicit ? ['option features.field_presence = IMPLICIT;'] : []),
    ...(schema.views ? ['option features.(pb.cpp).string_type = VIEW;'] : []),
    ...schema.enums.filter(({ parent }) => !parent).flatMap((type) => enumLines(schema, type)),
    ...top.flatMap((type) => messageLines(schema, type)),
    ...schema.messages.flatMap((type) => extensionLines(schema, type, undefined)),
  ].join('\n')}\n`;
}

function enumLines({ dialect }: Schema, { name, closed, values }: EnumType): string[] {
  const feature = dialect === '2023' && closed ? ['  option features.enum_type = CLOSED;'] : [];
  const hasAliases = new Set(values.map(({ number }) => number)).size < values.length;
  const alias = hasAliases ? ['  option allow_alias = true;'] : [];
  const lines = values.map((value) => `  ${value.name} = ${value.text ?? value.number};`);
  return [`enum ${name} {`, ...feature, ...alias, ...lines, '}'];
}

function messageLines(schema: Schema, type: MessageType): string[] {
  const isGroup = (nested: MessageType): boolean =>
    schema.dialect === 'proto2' && type.fields.some((field) => field.type === nested && field.delimited);
  const nested = schema.messages.filter(({ parent }) => parent === type);
  const body = [
    ...schema.enums.filter(({ parent }) => parent === type).flatMap((inner) => enumLines(schema, inner)),
    ...nested.filter((inner) => !isGroup(inner)).flatMap((inner) => messageLines(schema, inner)),
    ...type.fields.filter(({ oneof }) => oneof === undefined).flatMap((field) => fieldLines(schema, field)),
    ...type.oneofs.flatMap((oneof) => {
      const members = type.fields.filter((field) => field.oneof === oneof);
      return [`oneof ${oneof} {`, ...members.flatMap((field) => indent(fieldLines(schema, field))), '}'];
    }),
    ...(type.extensions.length > 0 ? [`extensions ${extensionStart} to 1999;`] : []),
    ...schema.messages.flatMap((extended) => extensionLines(schema, extended, type)),
  ];
  return [`message ${type.name} {`, ...indent(body), '}'];
}

/** The extensions of a type that are declared in a message, or in none. */
function extensionLines(schema: Schema, type: MessageType, scope: MessageType | undefined): string[] {
  const declared = type.extensions.filter((field) => field.scope === scope);
  if (declared.length === 0) return [];
  return [`extend ${typeName(type)} {`, ...indent(declared.flatMap((field) => fieldLines(schema, field))), '}'];
}

function fieldLines(schema: Schema, field: Field): string[] {
  const { name, number, label, type, key } = field;
  const options = optionsOf(schema, field);
  const end = `${options.length > 0 ? ` [${options.join(', ')}]` : ''};`;
  if (label === 'map') return [`map<${key}, ${typeName(type)}> ${name} = ${number}${end}`];
  const prefix = labelOf(schema, field);
  if (schema.dialect === 'proto2' && field.delimited && isMessage(type)) {
    const [, ...body] = messageLines(schema, type);
    return [`${prefix}group ${type.name} = ${number} {`, ...body];
  }
  return [`${prefix}${typeName(type)} ${name} = ${number}${end}`];
}

function labelOf({ dialect }: Schema, { label, oneof, presence, type, required }: Field): string {
  if (oneof !== undefined) return '';
  if (required && dialect === 'proto2') return 'required ';
  if (label === 'repeated') return 'repeated ';
  if (dialect === 'proto2') return 'optional ';
  return dialect === 'proto3' && presence === 'explicit' && !isMessage(type) ? 'optional ' : '';
}

function optionsOf({ dialect, implicit, views }: Schema, field: Field): string[] {
  const { type, label, presence, packed, cord, asksForCord, delimited } = field;
  const options: string[] = [];
  if (field.default !== undefined) options.push(`default = ${field.defaultText ?? schemaLiteral(type, field.default)}`);
  if (cord || asksForCord) options.push('ctype = CORD');
  if (label === 'repeated' && isPackable(type)) {
    if (dialect === 'proto2' && packed) options.push('packed = true');
    if (dialect === 'proto3' && !packed) options.push('packed = false');
    if (dialect === '2023' && !packed) options.push('features.repeated_field_encoding = EXPANDED');
  }
  if (dialect !== '2023') return options;
  const presenceFeature = presenceOf(field, presence, implicit === true);
  if (presenceFeature !== undefined) options.push(`features.field_presence = ${presenceFeature}`);
  const isString = (type === 'string' || type === 'bytes') && label !== 'map';
  if (isString && (field.view === true) !== (views === true))
    options.push(`features.(pb.cpp).string_type = ${field.view ? 'VIEW' : 'STRING'}`);
  if (delimited) options.push('features.message_encoding = DELIMITED');
  return options;
}

/** The presence that a field of edition 2023 asks for; undefined if it is that of its file. */
function presenceOf(field: Field, presence: Field['presence'], isImplicit: boolean): string | undefined {
  if (field.label !== 'singular') return undefined;
  if (field.required) return 'LEGACY_REQUIRED';
  if (presence === 'implicit') return isImplicit ? undefined : 'IMPLICIT';
  const hasChoice = !isMessage(field.type) && field.oneof === undefined && !field.extension;
  return isImplicit && hasChoice ? 'EXPLICIT' : undefined;
}

function typeName(type: FieldType): string {
  if (typeof type === 'string') return type;
  return type.parent ? `${type.parent.name}.${type.name}` : type.name;
}

function schemaLiteral(type: FieldType, value: Value): string {
  if (isEnum(type)) return type.values.find(({ number }) => number === value)!.name;
  if (typeof value === 'string') return `"${octal(value)}"`;
  if (Object.is(value, -0)) return '-0.0';
  if (typeof value !== 'number') return String(value);
  if (Number.isNaN(value)) return 'nan';
  return Number.isFinite(value) ? String(value) : value > 0 ? 'inf' : '-inf';
}

/** A string's bytes between quotes: printable ones as they are, others as three octal digits. */
export function octal(text: string): string {
  return text.replace(/[^ !#-[\]-~]/g, (char) => `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`);
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
