// The wire format of the model's messages: how bytes are read into a message, and how a message is written.

import { ModelMessage } from './message';
import {
  allFields,
  type EnumType,
  type Field,
  isEnum,
  isMessage,
  isPackable,
  type MessageType,
  type Value,
} from './schema';
import { is64Bit, isText, shown, zeroOf } from './values';

/** Bytes that are not valid wire data: parsing returns false. */
export class Malformed extends Error {}
/** Bytes whose result the document leaves open. */
export class LeftOpen extends Error {}

/** Wire types. */
export const wire = { varint: 0, fixed64: 1, bytes: 2, start: 3, end: 4, fixed32: 5 } as const;

/** Implementations limit the depth at 100; the document names no limit. */
const mostDepth = 60;

/** Reads the parts of wire data. One character is one byte. */
class Cursor {
  private at = 0;
  /** Whether the last varint had more bytes than it needs. */
  isLong = false;

  constructor(private readonly bytes: string) {}

  get done(): boolean {
    return this.at === this.bytes.length;
  }

  varint(): bigint {
    let value = 0n;
    const { at } = this;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      if (this.done) throw new Malformed();
      const byte = this.bytes.charCodeAt(this.at++);
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) {
        // Bits above the 64th: implementations drop them or refuse.
        if (value >> 64n !== 0n) throw new LeftOpen();
        this.isLong = byte === 0 && this.at - at > 1;
        return value;
      }
    }
    throw new Malformed();
  }

  /** Where it is, for `since`. */
  get place(): number {
    return this.at;
  }

  /** The bytes that were read since then. */
  since(place: number): string {
    return this.bytes.slice(place, this.at);
  }

  take(length: number): string {
    if (length > this.bytes.length - this.at) throw new Malformed();
    this.at += length;
    return this.bytes.slice(this.at - length, this.at);
  }

  sized(): string {
    const length = this.varint();
    if (length > 0x7fffffffn) throw new Malformed();
    return this.take(Number(length));
  }

  tag(): { number: number; wireType: number } {
    const tag = this.varint();
    // Tags longer than 32 bits: implementations drop the upper bits or refuse.
    if (tag > 0xffff_ffffn) throw new LeftOpen();
    const number = Number(tag >> 3n);
    if (number === 0) throw new Malformed();
    return { number, wireType: Number(tag & 7n) };
  }
}

export function varintBytes(value: bigint): string {
  let left = BigInt.asUintN(64, value);
  let text = '';
  for (; left > 0x7fn; left >>= 7n) text += String.fromCharCode(Number(left & 0x7fn) | 0x80);
  return text + String.fromCharCode(Number(left));
}

export function tagBytes(number: number, wireType: number): string {
  return varintBytes((BigInt(number) << 3n) | BigInt(wireType));
}

export function sizedBytes(payload: string): string {
  return varintBytes(BigInt(payload.length)) + payload;
}

/** Reads bytes into a copy of the message, as `MergeFromString` does. @throws Malformed or LeftOpen */
export function parseInto(start: ModelMessage, bytes: string): ModelMessage {
  const message = start.copy();
  readFields(message, new Cursor(bytes), undefined, 0);
  return message;
}

/** Reads fields up to the end, or up to the end of the group of this number. */
function readFields(message: ModelMessage, cursor: Cursor, group: number | undefined, depth: number): void {
  if (depth > mostDepth) throw new LeftOpen();
  const fields = new Map(allFields(message.type).map((field) => [field.number, field]));
  while (group !== undefined || !cursor.done) {
    const { place } = cursor;
    const { number, wireType } = cursor.tag();
    if (wireType === wire.end) {
      if (number !== group) throw new Malformed();
      return;
    }
    const field = fields.get(number);
    if (field !== undefined && readField(message, field, wireType, cursor, depth)) continue;
    const unknown = unknownField(number, wireType, cursor, depth);
    // A lite message has its unknown fields as bytes. Whether they keep a form that is longer than needed is open.
    if (message.type.lite && cursor.since(place) !== unknown) throw new LeftOpen();
    message.unknown.push(unknown);
  }
}

/** @returns false if the wire type is not the field's: it is an unknown field then */
function readField(message: ModelMessage, field: Field, wireType: number, cursor: Cursor, depth: number): boolean {
  const { type } = field;
  if (field.label === 'map') {
    if (wireType !== wire.bytes) return false;
    readEntry(message, field, cursor.sized(), depth);
    return true;
  }
  if (field.label === 'repeated' && isPackable(type) && wireType === wire.bytes) {
    const elements = new Cursor(cursor.sized());
    while (!elements.done) addScalar(message, field, readScalar(type as Scalar, elements), elements);
    return true;
  }
  if (wireType !== wireTypeOf(field)) return false;
  if (!isMessage(type)) {
    addScalar(message, field, readScalar(type, cursor), cursor);
    return true;
  }
  const target = field.label === 'repeated' ? new ModelMessage(type) : message.mutable(field);
  if (field.label === 'repeated') message.list(field).push(target);
  if (field.delimited) readFields(target, cursor, field.number, depth + 1);
  else readFields(target, new Cursor(cursor.sized()), undefined, depth + 1);
  return true;
}

type Scalar = Exclude<Field['type'], MessageType>;

/** Stores a value that was read. An undefined value of a closed enum is an unknown field. */
function addScalar(message: ModelMessage, field: Field, value: Value, { isLong }: Cursor): void {
  const isUnknown = isUndefinedOfClosed(field, value);
  if (isUnknown && isLong && message.type.lite) throw new LeftOpen();
  if (isUnknown) message.unknown.push(tagBytes(field.number, wire.varint) + varintBytes(BigInt(value as number)));
  else if (field.label === 'repeated') message.list(field).push(value);
  else message.set(field, value);
}

function isUndefinedOfClosed({ type }: Field, value: Value): boolean {
  return isEnum(type) && isUndefined(type, value);
}

function isUndefined({ closed, values }: EnumType, value: Value): boolean {
  return closed && !values.some(({ number }) => number === value);
}

function readEntry(message: ModelMessage, field: Field, bytes: string, depth: number): void {
  const cursor = new Cursor(bytes);
  const key = field.key!;
  let keyValue: Value = zeroOf(key);
  const { type } = field;
  let value = isMessage(type) ? new ModelMessage(type) : zeroOf(type);
  let order = '';
  while (!cursor.done) {
    const { number, wireType } = cursor.tag();
    if (wireType === wire.end) throw new Malformed();
    order += number;
    if (number === 1 && wireType === scalarWireType(key)) keyValue = readScalar(key, cursor);
    else if (number === 2 && isMessage(type) && wireType === wire.bytes)
      readFields(value as ModelMessage, new Cursor(cursor.sized()), undefined, depth + 1);
    else if (number === 2 && !isMessage(type) && wireType === scalarWireType(type)) value = readScalar(type, cursor);
    else unknownField(number, wireType, cursor, depth);
  }
  if (!(value instanceof ModelMessage) && isUndefinedOfClosed(field, value)) {
    // The whole entry is unknown. Whether it keeps its form is open, so only the canonical form is judged.
    const canonical = entryBytes(field, keyValue, value);
    if (order !== '12' || canonical !== bytes) throw new LeftOpen();
    message.unknown.push(tagBytes(field.number, wire.bytes) + sizedBytes(bytes));
    return;
  }
  message.map(field).set(shown(key, keyValue), { key: keyValue, value });
}

/** @returns the canonical bytes of an unknown field */
function unknownField(number: number, wireType: number, cursor: Cursor, depth: number): string {
  if (depth > mostDepth) throw new LeftOpen();
  const tag = tagBytes(number, wireType);
  switch (wireType) {
    case wire.varint:
      return tag + varintBytes(cursor.varint());
    case wire.fixed64:
      return tag + cursor.take(8);
    case wire.fixed32:
      return tag + cursor.take(4);
    case wire.bytes:
      return tag + sizedBytes(cursor.sized());
    case wire.start: {
      let content = '';
      for (;;) {
        const inner = cursor.tag();
        if (inner.wireType !== wire.end) content += unknownField(inner.number, inner.wireType, cursor, depth + 1);
        else if (inner.number === number) return tag + content + tagBytes(number, wire.end);
        else throw new Malformed();
      }
    }
    default:
      throw new Malformed();
  }
}

const scratch = new DataView(new ArrayBuffer(8));

function view(bytes: string): DataView {
  for (let index = 0; index < bytes.length; index++) scratch.setUint8(index, bytes.charCodeAt(index));
  return scratch;
}

function written(length: number): string {
  return String.fromCharCode(...new Uint8Array(scratch.buffer, 0, length));
}

function readScalar(type: Scalar, cursor: Cursor): Value {
  if (typeof type === 'object') {
    const read = cursor.varint();
    const value = Number(BigInt.asIntN(32, read));
    // How much of a larger number the unknown field keeps is open.
    if (isUndefined(type, value) && BigInt.asIntN(64, read) !== BigInt(value)) throw new LeftOpen();
    return value;
  }
  switch (type) {
    case 'int32':
      return Number(BigInt.asIntN(32, cursor.varint()));
    case 'int64':
      return BigInt.asIntN(64, cursor.varint());
    case 'uint32':
      return Number(BigInt.asUintN(32, cursor.varint()));
    case 'uint64':
      return cursor.varint();
    case 'sint32': {
      const folded = BigInt.asUintN(32, cursor.varint());
      return Number((folded >> 1n) ^ -(folded & 1n));
    }
    case 'sint64': {
      const folded = cursor.varint();
      return BigInt.asIntN(64, (folded >> 1n) ^ -(folded & 1n));
    }
    case 'bool':
      return cursor.varint() !== 0n;
    case 'fixed32':
      return view(cursor.take(4)).getUint32(0, true);
    case 'sfixed32':
      return view(cursor.take(4)).getInt32(0, true);
    case 'float':
      return view(cursor.take(4)).getFloat32(0, true);
    case 'fixed64':
      return view(cursor.take(8)).getBigUint64(0, true);
    case 'sfixed64':
      return view(cursor.take(8)).getBigInt64(0, true);
    case 'double':
      return view(cursor.take(8)).getFloat64(0, true);
    case 'bytes':
      return cursor.sized();
    case 'string': {
      const text = cursor.sized();
      // Whether a string may hold other bytes is open.
      if (!isUtf8(text)) throw new LeftOpen();
      return text;
    }
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function isUtf8(text: string): boolean {
  try {
    decoder.decode(Buffer.from(text, 'latin1'));
    return true;
  } catch {
    return false;
  }
}

export function scalarWireType(type: Scalar): number {
  if (typeof type === 'object' || type === 'bool') return wire.varint;
  if (isText(type)) return wire.bytes;
  if (type === 'double' || type.includes('fixed64')) return wire.fixed64;
  return type === 'float' || type.includes('fixed32') ? wire.fixed32 : wire.varint;
}

function wireTypeOf({ type, delimited }: Field): number {
  if (isMessage(type)) return delimited ? wire.start : wire.bytes;
  return scalarWireType(type);
}

/** A scalar's bytes, without its tag. */
export function scalarBytes(type: Scalar, value: Value): string {
  if (typeof value === 'string') return sizedBytes(value);
  if (typeof value === 'boolean') return value ? '\x01' : '\0';
  if (typeof type === 'object') return varintBytes(BigInt(value));
  if (type === 'float' || type === 'double') {
    if (type === 'float') scratch.setFloat32(0, Number(value), true);
    else scratch.setFloat64(0, Number(value), true);
    return written(type === 'float' ? 4 : 8);
  }
  const whole = BigInt(value);
  if (type.startsWith('sint'))
    return varintBytes(is64Bit(type) ? (whole << 1n) ^ (whole >> 63n) : (whole << 1n) ^ (whole >> 31n));
  if (!type.includes('fixed')) return varintBytes(whole);
  if (is64Bit(type)) scratch.setBigUint64(0, BigInt.asUintN(64, whole), true);
  else scratch.setUint32(0, Number(BigInt.asUintN(32, whole)), true);
  return written(is64Bit(type) ? 8 : 4);
}

/** The content of an entry of a map. */
export function entryBytes({ key, type }: Field, keyValue: Value, value: Value | ModelMessage): string {
  const keyPart = tagBytes(1, scalarWireType(key!)) + scalarBytes(key!, keyValue);
  if (value instanceof ModelMessage) return keyPart + tagBytes(2, wire.bytes) + sizedBytes(encode(value));
  return keyPart + tagBytes(2, scalarWireType(type as Scalar)) + scalarBytes(type as Scalar, value);
}

/** One element of a field, with its tag. */
export function elementBytes(field: Field, value: Value | ModelMessage): string {
  if (!(value instanceof ModelMessage)) {
    const type = field.type as Scalar;
    return tagBytes(field.number, scalarWireType(type)) + scalarBytes(type, value);
  }
  if (field.delimited) return tagBytes(field.number, wire.start) + encode(value) + tagBytes(field.number, wire.end);
  return tagBytes(field.number, wire.bytes) + sizedBytes(encode(value));
}

/** The bytes of a message: each field in its shortest form. */
export function encode(message: ModelMessage): string {
  const parts = [...message.cells].map(([field, cell]) => {
    if (cell.kind === 'single') return elementBytes(field, cell.value);
    if (cell.kind === 'map')
      return [...cell.entries.values()]
        .map(({ key, value }) => tagBytes(field.number, wire.bytes) + sizedBytes(entryBytes(field, key, value)))
        .join('');
    if (!field.packed || cell.values.length === 0)
      return cell.values.map((value) => elementBytes(field, value)).join('');
    const payload = cell.values.map((value) => scalarBytes(field.type as Scalar, value as Value)).join('');
    return tagBytes(field.number, wire.bytes) + sizedBytes(payload);
  });
  return parts.join('') + message.unknown.join('');
}
