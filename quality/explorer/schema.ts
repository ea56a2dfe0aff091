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
  readonly values: readonly { readonly name: string; readonly number: number }[];
}

export interface MessageType {
  readonly kind: 'message';
  readonly name: string;
  /** The message that it is declared in. */
  readonly parent?: MessageType;
  readonly fields: Field[];
  readonly oneofs: string[];
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
  readonly packed: boolean;
  /** A group of proto2, or DELIMITED encoding. */
  readonly delimited: boolean;
  readonly cord: boolean;
  readonly extension: boolean;
}

export interface Schema {
  readonly dialect: Dialect;
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
export function className(type: MessageType): string {
  return type.parent ? `${className(type.parent)}_${type.name}` : type.name;
}

/** The schema as text that a subject's compiler reads. */
export function schemaText(schema: Schema): string {
  const head = schema.dialect === '2023' ? 'edition = "2023";' : `syntax = "${schema.dialect}";`;
  const top = schema.messages.filter(({ parent }) => !parent);
  return `${[
    head,
    ...schema.enums.flatMap((type) => enumLines(schema, type)),
    ...top.flatMap((type) => messageLines(schema, type)),
    ...schema.messages.flatMap((type) => extensionLines(schema, type)),
  ].join('\n')}\n`;
}

function enumLines({ dialect }: Schema, { name, closed, values }: EnumType): string[] {
  const feature = dialect === '2023' && closed ? ['  option features.enum_type = CLOSED;'] : [];
  return [`enum ${name} {`, ...feature, ...values.map((value) => `  ${value.name} = ${value.number};`), '}'];
}

function messageLines(schema: Schema, type: MessageType): string[] {
  const isGroup = (nested: MessageType): boolean =>
    schema.dialect === 'proto2' && type.fields.some((field) => field.type === nested && field.delimited);
  const nested = schema.messages.filter(({ parent }) => parent === type);
  const body = [
    ...nested.filter((inner) => !isGroup(inner)).flatMap((inner) => messageLines(schema, inner)),
    ...type.fields.filter(({ oneof }) => oneof === undefined).flatMap((field) => fieldLines(schema, field)),
    ...type.oneofs.flatMap((oneof) => {
      const members = type.fields.filter((field) => field.oneof === oneof);
      return [`oneof ${oneof} {`, ...members.flatMap((field) => indent(fieldLines(schema, field))), '}'];
    }),
    ...(type.extensions.length > 0 ? [`extensions ${extensionStart} to 1999;`] : []),
  ];
  return [`message ${type.name} {`, ...indent(body), '}'];
}

function extensionLines(schema: Schema, type: MessageType): string[] {
  if (type.extensions.length === 0) return [];
  const name = type.parent ? `${type.parent.name}.${type.name}` : type.name;
  return [`extend ${name} {`, ...indent(type.extensions.flatMap((field) => fieldLines(schema, field))), '}'];
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

function labelOf({ dialect }: Schema, { label, oneof, presence, type }: Field): string {
  if (oneof !== undefined) return '';
  if (label === 'repeated') return 'repeated ';
  if (dialect === 'proto2') return 'optional ';
  return dialect === 'proto3' && presence === 'explicit' && !isMessage(type) ? 'optional ' : '';
}

function optionsOf({ dialect }: Schema, field: Field): string[] {
  const { type, label, presence, packed, cord, delimited } = field;
  const options: string[] = [];
  if (field.default !== undefined) options.push(`default = ${schemaLiteral(type, field.default)}`);
  if (cord) options.push('ctype = CORD');
  if (label === 'repeated' && isPackable(type)) {
    if (dialect === 'proto2' && packed) options.push('packed = true');
    if (dialect === 'proto3' && !packed) options.push('packed = false');
    if (dialect === '2023' && !packed) options.push('features.repeated_field_encoding = EXPANDED');
  }
  if (dialect !== '2023') return options;
  if (label === 'singular' && presence === 'implicit') options.push('features.field_presence = IMPLICIT');
  if (delimited) options.push('features.message_encoding = DELIMITED');
  return options;
}

function typeName(type: FieldType): string {
  if (typeof type === 'string') return type;
  return type.kind === 'message' && type.parent ? `${type.parent.name}.${type.name}` : type.name;
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
