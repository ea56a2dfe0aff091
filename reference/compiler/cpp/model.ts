// The model of a generated message class: its names, storage layout and hasbits.
import type { EnumDescriptor, FieldDescriptor, MessageDescriptor, OneofDescriptor } from '../schema/model/descriptor';
import { isCord } from './field-kind';
import { hasNonZeroDefault } from './literals';
import { FileScope, qualifiedName } from './naming/cpp-names';
import type { FieldNames, OneofNames } from './naming/derived-names';
import { identifier } from './naming/names';

/**
 * How the class tracks whether a singular field is set. A hasbit has the index of the field's table entry, so that the
 * runtime gets from a set bit straight to the field; the bits of other fields are unused.
 */
export type Presence =
  | { readonly kind: 'implicit' | 'explicit'; readonly hasbit: number }
  | { readonly kind: 'oneof'; readonly index: number }
  | { readonly kind: 'repeated' };

/** A field as the code generator sees it. */
export interface FieldModel {
  readonly field: FieldDescriptor;
  /** The getter. */
  readonly name: string;
  /** All C++ names of the field, the getter's included. */
  readonly names: FieldNames;
  /** The member of the storage struct: `foo_`. */
  readonly member: string;
  readonly presence: Presence;
  readonly storage: Storage;
  readonly owner: MessageModel;
}

/**
 * How a class stores a field; each kind has its file in fields/. `scalar` is a numeric or bool field, `repeatedScalar`
 * includes enums; `string` is a string or bytes field that is not a Cord.
 */
export type Storage =
  | 'scalar'
  | 'enum'
  | 'string'
  | 'cord'
  | 'message'
  | 'repeatedScalar'
  | 'repeatedString'
  | 'repeatedMessage'
  | 'map';

export interface OneofModel {
  readonly oneof: OneofDescriptor;
  readonly index: number;
  readonly names: OneofNames;
  readonly fields: FieldModel[];
}

/** The optimization option (rules cpp.message.optimize-*). */
export type Optimization = 'speed' | 'codeSize' | 'lite';

export interface MessageModel {
  readonly message: MessageDescriptor;
  readonly scope: FileScope;
  /** `Foo_Bar` */
  readonly className: string;
  readonly optimization: Optimization;
  readonly base: 'Message' | 'MessageLite';
  /** In order of declaration: the order of the accessors. */
  readonly fields: readonly FieldModel[];
  /** In order of field numbers: the order of the table. */
  readonly entries: readonly FieldModel[];
  readonly oneofs: readonly OneofModel[];
  readonly hasbitWords: number;
  /** The fields outside oneofs, in storage order. */
  readonly stored: readonly FieldModel[];
  /** The part of `stored` that is cleared by filling it with zero bytes. */
  readonly zeroed: readonly FieldModel[];
  /** The part of `stored` after `zeroed`: numbers whose default is not zero. */
  readonly defaulted: readonly FieldModel[];
  /** The entry classes of its map fields; none in lite code, which does not need them. */
  readonly mapEntries: readonly MessageModel[];
}

/** The full name of the runtime's namespace in generated code. */
export const RT = '::google::protobuf';
export const INTERNAL = `${RT}::internal`;

/** Whether the class has singular strings outside oneofs, and with them a pool for their memory. */
export function hasStrings({ stored }: MessageModel): boolean {
  return stored.some(({ storage }) => storage === 'string');
}

/** Chooses the names and the layout of a message class. */
export function modelOf(message: MessageDescriptor, optimization: Optimization): MessageModel {
  const scope = FileScope.of(message.file);
  const realOneofs = message.oneofs.filter((oneof) => !oneof.isSynthetic);
  const oneofIndexes = new Map(realOneofs.map((oneof, index) => [oneof, index]));
  const byNumber = [...message.fields].sort((a, b) => a.number - b.number);
  const hasbits = new Map(byNumber.map((field, index) => [field, index]));

  const fields: FieldModel[] = [];
  const model: MessageModel = {
    message,
    scope,
    className: scope.type(message),
    optimization,
    base: optimization === 'lite' ? 'MessageLite' : 'Message',
    fields,
    entries: [],
    oneofs: realOneofs.map((oneof, index) => ({
      oneof,
      index,
      names: scope.oneof(oneof),
      fields: [],
    })),
    hasbitWords: Math.max(1, Math.ceil(byNumber.length / 32)),
    stored: [],
    zeroed: [],
    defaulted: [],
    mapEntries:
      optimization === 'lite'
        ? []
        : message.messages.filter((nested) => nested.isMapEntry).map((entry) => modelOf(entry, optimization)),
  };
  for (const field of message.fields) {
    const names = scope.field(field);
    const presence = ((): Presence => {
      if (field.isRepeated) return { kind: 'repeated' };
      if (field.realOneof !== undefined) return { kind: 'oneof', index: oneofIndexes.get(field.realOneof)! };
      return { kind: field.hasPresence ? 'explicit' : 'implicit', hasbit: hasbits.get(field)! };
    })();
    const storage = storageOf(field);
    const made = {
      field,
      name: names.accessor,
      names,
      member: identifier(`${names.accessor}_`),
      presence,
      storage,
      owner: model,
    };
    fields.push(made);
    if (presence.kind === 'oneof') model.oneofs[presence.index]!.fields.push(made);
  }

  const outside = fields.filter(({ presence }) => presence.kind !== 'oneof');
  const isFixedSize = ({ storage }: FieldModel) => storage === 'scalar' || storage === 'enum';
  // Wide fields first, to avoid padding; then by type, because the C++ compiler stores equal defaults together.
  const scalars = outside
    .filter(isFixedSize)
    .sort(
      (a, b) =>
        scalarSize(b.field) - scalarSize(a.field) ||
        (a.field.type < b.field.type ? -1 : a.field.type > b.field.type ? 1 : 0),
    );
  const zeroed = scalars.filter(({ field }) => !hasNonZeroDefault(field));
  const defaulted = scalars.filter(({ field }) => hasNonZeroDefault(field));
  const owners = outside.filter((field) => !isFixedSize(field));
  const isCord = ({ storage }: FieldModel) => storage === 'cord';
  return Object.assign(model, {
    entries: [...fields].sort((a, b) => a.field.number - b.field.number),
    // Cords first, because all other members are swapped as bytes, in one piece.
    stored: [...owners.filter(isCord), ...owners.filter((field) => !isCord(field)), ...zeroed, ...defaulted],
    zeroed,
    defaulted,
  });
}

function storageOf(field: FieldDescriptor): Storage {
  if (field.isMap) return 'map';
  if (field.messageType !== undefined) return field.isRepeated ? 'repeatedMessage' : 'message';
  if (isCord(field)) return 'cord';
  if (field.type === 'string' || field.type === 'bytes') return field.isRepeated ? 'repeatedString' : 'string';
  if (field.isRepeated) return 'repeatedScalar';
  return field.enumType !== undefined ? 'enum' : 'scalar';
}

/** The size in memory of a number, bool or enum, in bytes. */
export function scalarSize(field: FieldDescriptor): number {
  if (field.type === 'bool') return 1;
  return /64|double/.test(field.type) ? 8 : 4;
}

/** Whether a class gets its own writer (rules cpp.message.optimize-*); others use the table, which keeps them small. */
export function hasWriter({ optimization, entries, message }: MessageModel): boolean {
  return optimization === 'speed' && entries.length > 0 && !message.isMapEntry;
}

/** Whether the class of a field's messages is in the same file, and has generated functions if the field's owner has. */
export function isGeneratedHere({ field: { messageType, containingType } }: FieldModel): boolean {
  return messageType !== undefined && messageType.file === containingType.file && messageType.fields.length > 0;
}

/** The C++ type of a numeric or bool field in accessors (rule cpp.field.numeric-types). */
export function scalarType(field: FieldDescriptor): string {
  switch (field.type) {
    case 'double':
    case 'float':
    case 'bool':
      return field.type;
    case 'int32':
    case 'sint32':
    case 'sfixed32':
      return '::int32_t';
    case 'int64':
    case 'sint64':
    case 'sfixed64':
      return '::int64_t';
    case 'uint32':
    case 'fixed32':
      return '::uint32_t';
    case 'uint64':
    case 'fixed64':
      return '::uint64_t';
    default:
      throw new Error(`${field.fullName} is not a number or bool`);
  }
}

/** The function that checks an enum's numbers, callable from anywhere. */
export function isValidFunction(type: EnumDescriptor): string {
  return qualifiedName(type.file, FileScope.of(type.file).enumNames(type).isValid);
}

/** The expressions that test and change a field's presence within its class. */
export function presenceOf(model: FieldModel): { test: string; set: string; clear: string } {
  const { presence, field } = model;
  if (presence.kind === 'oneof') {
    const place = `fields_.cases[${presence.index}]`;
    return {
      test: `${place} == ${field.number}u`,
      set: `${place} = ${field.number}u`,
      clear: `InternalClearOneof(table_, ${presence.index})`,
    };
  }
  if (presence.kind !== 'explicit') return { test: 'true', set: '', clear: '' };
  const place = `fields_.hasbits[${Math.floor(presence.hasbit / 32)}]`;
  const mask = `0x${(2 ** (presence.hasbit % 32)).toString(16)}u`;
  return { test: `(${place} & ${mask}) != 0`, set: `${place} |= ${mask}`, clear: `${place} &= ~${mask}` };
}

/** The path of a setter, for the failure message of a debug build. */
export function setterPath(model: FieldModel, setter: 'set' | 'add'): string {
  return `${model.owner.message.fullName}.${model.names[setter]}`;
}

/** The condition under which a field is written. */
export function isWritten(model: FieldModel, value: string): string {
  if (model.storage.startsWith('repeated')) return `!${value}.empty()`;
  if (isCord(model.field) && model.presence.kind === 'implicit') return `!${value}.empty()`;
  if (model.presence.kind !== 'implicit') return presenceOf(model).test;
  switch (model.field.type) {
    case 'string':
    case 'bytes':
      return `!${value}.Get().empty()`;
    case 'float':
    case 'double':
      return `${INTERNAL}::HasBits(${value})`;
    case 'bool':
      return value;
    default:
      return `${value} != 0`;
  }
}
