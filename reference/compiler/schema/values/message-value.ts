// Messages of a type known at run time, such as options: as JavaScript for back ends, and as bytes for descriptors.

import { isInteger } from '../model/defaults';
import type { OptionMessage, OptionValue } from '../model/descriptor';
import { EnumValueElement, type FieldElement, isForSourceOnly, type MessageElement } from '../model/elements';
import { type UnknownField, writeUnknown } from '../wire/unknown-fields';
import { END_GROUP, FIXED32, FIXED64, LENGTH_DELIMITED, START_GROUP, VARINT, WireWriter } from '../wire/wire';

export type SingleValue = number | bigint | boolean | Uint8Array | EnumValueElement | MessageValue;
export type FieldValue = SingleValue | SingleValue[];

/**
 * A message of a type known at run time: its fields and extensions in the order in which they were first set. An open
 * enum's value without a name is a number.
 */
export class MessageValue {
  readonly entries = new Map<string, { readonly field: FieldElement; value: FieldValue }>();
  /** The unknown fields, in the order in which they were read. */
  readonly unknown: UnknownField[] = [];

  constructor(readonly type: MessageElement) {}

  get(field: FieldElement): FieldValue | undefined {
    return this.entries.get(field.fullName)?.value;
  }

  /** Sets a singular field, or appends to a repeated one. */
  put(field: FieldElement, value: SingleValue): void {
    const existing = this.entries.get(field.fullName);
    if (!field.isRepeated) this.entries.set(field.fullName, { field, value });
    else if (existing === undefined) this.entries.set(field.fullName, { field, value: [value] });
    else (existing.value as SingleValue[]).push(value);
  }

  delete(field: FieldElement): void {
    this.entries.delete(field.fullName);
  }

  /** The member of this oneof that is set. */
  memberSet(field: FieldElement): FieldElement | undefined {
    if (field.realOneof === undefined) return undefined;
    for (const entry of this.entries.values()) if (entry.field.realOneof === field.realOneof) return entry.field;
    return undefined;
  }

  /** The first required field that is not set, here or in a nested message. */
  missingRequired(): FieldElement | undefined {
    return this.missing()[0]?.field;
  }

  /**
   * The required fields that are not set, here and then in nested messages.
   * @returns each with its path: `part.list[2].id`
   */
  missing(prefix = ''): { readonly field: FieldElement; readonly path: string }[] {
    const missing = this.type.fields
      .filter((field) => field.label === 'required' && !this.entries.has(field.fullName))
      .map((field) => ({ field, path: prefix + field.name }));
    for (const { field, value } of this.entries.values()) {
      if (field.messageType === undefined) continue;
      const name = field.isExtension ? `(${field.fullName})` : field.name;
      const singles = Array.isArray(value) ? value : [value];
      singles.forEach((single, index) => {
        const place = Array.isArray(value) ? `${prefix}${name}[${index}].` : `${prefix}${name}.`;
        if (single instanceof MessageValue) missing.push(...single.missing(place));
      });
    }
    return missing;
  }

  toOptions(): OptionMessage {
    const options: Record<string, OptionValue> = {};
    for (const { field, value } of this.entries.values()) {
      const key = field.isExtension ? `[${field.fullName}]` : field.name;
      options[key] = Array.isArray(value) ? value.map((one) => plain(field, one)) : plain(field, value);
    }
    return options;
  }

  /** A copy without options with source retention: options as programs see them. */
  forPrograms(): MessageValue {
    const kept = new MessageValue(this.type);
    const prune = (value: SingleValue): SingleValue => (value instanceof MessageValue ? value.forPrograms() : value);
    for (const [name, { field, value }] of this.entries) {
      if (isForSourceOnly(field)) continue;
      kept.entries.set(name, { field, value: Array.isArray(value) ? value.map(prune) : prune(value) });
    }
    return kept;
  }

  /** Writes the fields in the order of their numbers, then the unknown fields. */
  write(out: WireWriter): void {
    for (const { field, value } of this.sorted()) writeField(out, field, value);
    for (const field of this.unknown) writeUnknown(out, field);
  }

  /** The fields that are set, in the order of their numbers. Without presence, zero means not set. */
  sorted(): { readonly field: FieldElement; readonly value: FieldValue }[] {
    return [...this.entries.values()]
      .filter(({ field, value }) => field.hasPresence || this.type.isMapEntry || !isZero(value))
      .sort((a, b) => a.field.number - b.field.number);
  }

  /** Sorts the entries of all maps by key, here and in nested messages. */
  orderMaps(): void {
    for (const entry of this.entries.values()) {
      if (entry.field.isMap && Array.isArray(entry.value)) entry.value = entriesByKey(entry.value);
      for (const single of Array.isArray(entry.value) ? entry.value : [entry.value])
        if (single instanceof MessageValue) single.orderMaps();
    }
  }
}

function isZero(value: FieldValue): boolean {
  if (value instanceof EnumValueElement) return value.number === 0;
  if (value instanceof Uint8Array) return value.length === 0;
  return value === false || value === 0n || Object.is(value, 0);
}

/** Sorts the entries of a map by key: numbers by value, strings by bytes. */
export function entriesByKey(entries: readonly SingleValue[]): SingleValue[] {
  const key = (entry: SingleValue): SingleValue | undefined => {
    if (!(entry instanceof MessageValue)) return undefined;
    const value = entry.get(entry.type.fields[0]!);
    return Array.isArray(value) ? undefined : value;
  };
  return [...entries].sort((one, other) => compare(key(one), key(other)));
}

function compare(one: SingleValue | undefined, other: SingleValue | undefined): number {
  if (one instanceof Uint8Array && other instanceof Uint8Array) return Buffer.compare(one, other);
  const [a, b] = [Number(one), Number(other)];
  if (typeof one === 'bigint' && typeof other === 'bigint') return one < other ? -1 : one > other ? 1 : 0;
  return a - b;
}

/** Sets the key and the value that a map entry lacks to their defaults. */
export function completeEntry(entry: MessageValue): void {
  for (const part of entry.type.fields) {
    if (entry.get(part) !== undefined) continue;
    const { messageType, enumType, type, defaultValue } = part;
    if (messageType !== undefined) entry.put(part, new MessageValue(messageType));
    else if (enumType !== undefined) entry.put(part, enumType.values[0]!);
    else entry.put(part, type === 'string' ? new Uint8Array(0) : (defaultValue as SingleValue));
  }
}

function plain(field: FieldElement, value: SingleValue): OptionValue {
  if (value instanceof MessageValue) return value.toOptions();
  if (value instanceof EnumValueElement) return value.name;
  if (value instanceof Uint8Array && field.type === 'string') return new TextDecoder().decode(value);
  return value;
}

/** Writes a field with its tags; a packed field as one record. */
export function writeField(out: WireWriter, field: FieldElement, value: FieldValue): void {
  if (Array.isArray(value) && field.isPacked) {
    const packed = new WireWriter();
    for (const one of value) writeBare(packed, field, one);
    out.tag(field.number, LENGTH_DELIMITED);
    out.bytes(packed.finish());
    return;
  }
  for (const one of Array.isArray(value) ? value : [value]) writeRecord(out, field, one);
}

/** Writes one value with its tag. */
export function writeRecord(out: WireWriter, field: FieldElement, value: SingleValue): void {
  if (value instanceof MessageValue && field.type === 'group') {
    out.tag(field.number, START_GROUP);
    value.write(out);
    out.tag(field.number, END_GROUP);
    return;
  }
  out.tag(field.number, wireTypeOf(field));
  writeBare(out, field, value);
}

/** The wire type of one value of the field. */
export function wireTypeOf({ type }: FieldElement): number {
  switch (type) {
    case 'group':
      return START_GROUP;
    case 'string':
    case 'bytes':
    case 'message':
      return LENGTH_DELIMITED;
    case 'double':
    case 'fixed64':
    case 'sfixed64':
      return FIXED64;
    case 'float':
    case 'fixed32':
    case 'sfixed32':
      return FIXED32;
    default:
      return VARINT;
  }
}

function writeBare(out: WireWriter, field: FieldElement, value: SingleValue): void {
  if (value instanceof MessageValue) {
    const inner = new WireWriter();
    value.write(inner);
    out.bytes(inner.finish());
  } else if (value instanceof EnumValueElement) out.int32(value.number);
  else if (value instanceof Uint8Array) out.bytes(value);
  else if (typeof value === 'boolean') out.unsigned(value ? 1 : 0);
  else if (field.type === 'float') out.float(Number(value));
  else if (field.type === 'double') out.double(Number(value));
  else if (field.type === 'enum') out.int32(Number(value));
  else if (isInteger(field.type)) writeInteger(out, field.type, value);
}

function writeInteger(out: WireWriter, type: string, value: number | bigint): void {
  switch (type) {
    case 'fixed32':
    case 'sfixed32':
      out.fixed32(Number(value));
      break;
    case 'fixed64':
    case 'sfixed64':
      out.fixed64(BigInt(value));
      break;
    case 'sint32':
    case 'sint64': {
      const wide = BigInt(value);
      out.varint(wide < 0n ? -wide * 2n - 1n : wide * 2n);
      break;
    }
    default:
      out.varint(BigInt(value));
  }
}
