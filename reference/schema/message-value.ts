// Values of option messages: as JavaScript for back ends, and as wire bytes for descriptors.

import { isInteger } from './defaults';
import type { OptionMessage, OptionValue } from './descriptor';
import { EnumValueElement, type FieldElement, isForSourceOnly, type MessageElement } from './elements';
import { END_GROUP, FIXED32, FIXED64, LENGTH_DELIMITED, START_GROUP, VARINT, WireWriter } from './wire';

export type SingleValue = number | bigint | boolean | Uint8Array | EnumValueElement | MessageValue;
export type FieldValue = SingleValue | SingleValue[];

/** One message of an option's value: fields and extensions in the order in which they were first set. */
export class MessageValue {
  readonly entries = new Map<string, { readonly field: FieldElement; value: FieldValue }>();

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

  /** The member of this oneof that is set. */
  memberSet(field: FieldElement): FieldElement | undefined {
    if (field.realOneof === undefined) return undefined;
    for (const entry of this.entries.values()) if (entry.field.realOneof === field.realOneof) return entry.field;
    return undefined;
  }

  /** The first required field that is not set, here or in a message below. */
  missingRequired(): FieldElement | undefined {
    for (const field of this.type.fields) {
      if (field.label === 'required' && !this.entries.has(field.fullName)) return field;
    }
    for (const { value } of this.entries.values()) {
      for (const single of Array.isArray(value) ? value : [value]) {
        const missing = single instanceof MessageValue ? single.missingRequired() : undefined;
        if (missing !== undefined) return missing;
      }
    }
    return undefined;
  }

  toOptions(): OptionMessage {
    const options: Record<string, OptionValue> = {};
    for (const { field, value } of this.entries.values()) {
      const key = field.isExtension ? `[${field.fullName}]` : field.name;
      options[key] = Array.isArray(value) ? value.map((one) => plain(field, one)) : plain(field, value);
    }
    return options;
  }

  /**
   * Writes the fields in the order of their numbers. What the source alone is to keep (`retention = RETENTION_SOURCE`) is
   * left out: programs do not see it.
   */
  write(out: WireWriter): void {
    const entries = [...this.entries.values()].filter(({ field }) => !isForSourceOnly(field));
    for (const { field, value } of entries.sort((a, b) => a.field.number - b.field.number))
      writeField(out, field, value);
  }
}

function plain(field: FieldElement, value: SingleValue): OptionValue {
  if (value instanceof MessageValue) return value.toOptions();
  if (value instanceof EnumValueElement) return value.name;
  if (value instanceof Uint8Array && field.type === 'string') return new TextDecoder().decode(value);
  return value;
}

/** Writes a field with its tags; a repeated packed one as one record. */
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
  out.tag(field.number, wireType(field));
  writeBare(out, field, value);
}

function wireType(field: FieldElement): number {
  switch (field.type) {
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
