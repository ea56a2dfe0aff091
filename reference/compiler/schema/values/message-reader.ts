// Bytes -> a message whose type is known at run time.
import type { FieldElement, MessageElement } from '../model/elements';
import { readUnknown, type UnknownField } from '../wire/unknown-fields';
import { END_GROUP, LENGTH_DELIMITED } from '../wire/wire';
import { WireError, WireReader } from '../wire/wire-reader';
import { completeEntry, MessageValue, type SingleValue, wireTypeOf } from './message-value';

/** The deepest nesting of messages, as in protobuf's own parsers. */
const DEPTH = 100;

/** Finds the extension of a message by its number. */
export type ExtensionByNumber = (of: MessageElement, number: number) => FieldElement | undefined;

/**
 * Reads a message. Fields that its type does not have become unknown fields, and so do undefined values of closed
 * enums.
 * @throws WireError for bytes that are malformed, nested more than 100 deep, or not UTF-8 where the schema requires it
 */
export function readMessage(bytes: Uint8Array, type: MessageElement, extension: ExtensionByNumber): MessageValue {
  const message = new MessageValue(type);
  new MessageReader(extension).fields(new WireReader(bytes), message, DEPTH, undefined);
  return message;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

class MessageReader {
  constructor(private readonly extension: ExtensionByNumber) {}

  /** @param group the number of the group that the message is; undefined if the message ends with the bytes */
  fields(reader: WireReader, into: MessageValue, depth: number, group: number | undefined): void {
    const byNumber = fieldsByNumber(into.type);
    while (group !== undefined || !reader.isAtEnd()) {
      const { number, wireType } = reader.tag();
      if (wireType === END_GROUP) {
        if (number === group) return;
        throw new WireError('an end-group tag has no start-group tag');
      }
      const field = byNumber.get(number) ?? this.extension(into.type, number);
      if (field === undefined || !this.field(reader, into, field, wireType, depth))
        into.unknown.push(readUnknown(reader, number, wireType, depth));
    }
  }

  /** Reads the field. @returns false, without reading, if its wire type does not match the schema */
  private field(reader: WireReader, into: MessageValue, field: FieldElement, wireType: number, depth: number): boolean {
    if (wireType === wireTypeOf(field)) {
      this.put(into, field, this.single(reader, into, field, depth));
      return true;
    }
    if (wireType !== LENGTH_DELIMITED || !field.isRepeated || !isPackable(field)) return false;
    const packed = new WireReader(reader.bytes());
    while (!packed.isAtEnd()) this.put(into, field, this.single(packed, into, field, depth));
    return true;
  }

  private put(into: MessageValue, field: FieldElement, value: SingleValue | UnknownField | undefined): void {
    if (value === undefined) return;
    if (typeof value === 'object' && 'wire' in value) {
      into.unknown.push(value);
      return;
    }
    const other = into.memberSet(field);
    if (other !== undefined && other !== field) into.delete(other);
    into.put(field, value);
  }

  /** @returns an unknown field for an undefined value of a closed enum; undefined for a message, which is merged */
  private single(
    reader: WireReader,
    into: MessageValue,
    field: FieldElement,
    depth: number,
  ): SingleValue | UnknownField | undefined {
    switch (field.type) {
      case 'message':
      case 'group':
        return this.message(reader, into, field, depth);
      case 'enum': {
        const number = Number(BigInt.asIntN(32, reader.varint()));
        const value = field.enumType!.valueNumbered(number);
        if (value !== undefined) return value;
        if (!field.treatsEnumAsClosed) return number;
        return { number: field.number, wire: 'varint', value: BigInt.asUintN(64, BigInt(number)) };
      }
      case 'string': {
        const bytes = reader.bytes();
        if (field.requiresUtf8) requireUtf8(bytes, field);
        return bytes;
      }
      case 'bytes':
        return reader.bytes();
      default:
        return scalar(reader, field.type);
    }
  }

  private message(
    reader: WireReader,
    into: MessageValue,
    field: FieldElement,
    depth: number,
  ): SingleValue | UnknownField | undefined {
    if (depth <= 0) throw new WireError('messages are nested too deeply');
    const there = field.isRepeated ? undefined : into.get(field);
    const value = there instanceof MessageValue ? there : new MessageValue(field.messageType!);
    if (field.type === 'group') this.fields(reader, value, depth - 1, field.number);
    else {
      const bytes = reader.bytes();
      this.fields(new WireReader(bytes), value, depth - 1, undefined);
      if (field.isMap) {
        // An entry with an undefined value of a closed enum is unknown as a whole; any other has a key and a value.
        if (value.unknown.some(({ number }) => number === 2))
          return { number: field.number, wire: 'bytes', value: bytes };
        // Other fields of the entry are dropped: a map holds keys and values only.
        value.unknown.length = 0;
        completeEntry(value);
      }
    }
    return value === there ? undefined : value;
  }
}

function requireUtf8(bytes: Uint8Array, field: FieldElement): void {
  try {
    utf8.decode(bytes);
  } catch {
    throw new WireError(`the string "${field.fullName}" is not UTF-8`);
  }
}

function scalar(reader: WireReader, type: string): SingleValue {
  switch (type) {
    case 'double':
      return reader.double();
    case 'float':
      return reader.float();
    case 'fixed32':
      return reader.fixed32();
    case 'sfixed32':
      return reader.fixed32() | 0;
    case 'fixed64':
      return reader.fixed64();
    case 'sfixed64':
      return BigInt.asIntN(64, reader.fixed64());
    case 'bool':
      return reader.varint() !== 0n;
    case 'int32':
      return Number(BigInt.asIntN(32, reader.varint()));
    case 'uint32':
      return Number(BigInt.asUintN(32, reader.varint()));
    case 'sint32': {
      const zigzag = Number(BigInt.asUintN(32, reader.varint()));
      return (zigzag >>> 1) ^ -(zigzag & 1);
    }
    case 'int64':
      return BigInt.asIntN(64, reader.varint());
    case 'sint64': {
      const zigzag = reader.varint();
      return BigInt.asIntN(64, (zigzag >> 1n) ^ -(zigzag & 1n));
    }
    default:
      return reader.varint();
  }
}

function isPackable({ type }: FieldElement): boolean {
  return !['string', 'bytes', 'message', 'group'].includes(type);
}

const tables = new WeakMap<MessageElement, Map<number, FieldElement>>();

function fieldsByNumber(type: MessageElement): Map<number, FieldElement> {
  let table = tables.get(type);
  if (table === undefined) {
    table = new Map(type.fields.map((field) => [field.number, field]));
    tables.set(type, table);
  }
  return table;
}
