// Makes bytes to parse: valid, unusual and broken ones.

import { pick, type Random } from '../random';
import {
  allFields,
  type Field,
  isEnum,
  isMessage,
  isPackable,
  type MessageType,
  type ScalarType,
  type Value,
} from './schema';
import { is64Bit, valueFor } from './values';
import { scalarBytes, scalarWireType, sizedBytes, tagBytes, varintBytes, wire } from './wire';

const mostRecords = 5;
const choices = 1000;
/** Now and then, one field has this many records: arrays and maps have to grow, and nesting depth must not add up. */
const manyRecords = [130, 230, 600];

/** Bytes for a message of this type. */
export function makeBytes(type: MessageType, random: Random): string {
  const fields = allFields(type);
  if (random(60) === 0 && fields.length > 0) return many(pick(random, fields), random);
  const bytes = records(type, random, 0);
  if (random(8) > 0) return bytes;
  switch (random(8)) {
    case 0:
      return bytes.slice(0, random(bytes.length + 1));
    case 1: {
      const at = random(Math.max(1, bytes.length));
      return bytes.slice(0, at) + String.fromCharCode(random(256)) + bytes.slice(at + 1);
    }
    case 2:
      return bytes + String.fromCharCode(random(256));
    case 3:
      return Array.from({ length: random(6) }, () => String.fromCharCode(random(256))).join('');
    default:
      return bytes + malformed(fields, random);
  }
}

/** A record that every implementation has to refuse. */
function malformed(fields: readonly Field[], random: Random): string {
  const number = fields.length > 0 && random(3) > 0 ? pick(random, fields).number : 900;
  const packed = fields.filter(({ label, type }) => label === 'repeated' && scalarSize(type) > 1);
  switch (random(6)) {
    case 0:
      return tagBytes(number, wire.end);
    case 1:
      return tagBytes(number, wire.varint) + '\x80'.repeat(10) + String.fromCharCode(random(2));
    case 2:
      return tagBytes(number, wire.bytes) + varintBytes((1n << 32n) + BigInt(random(3)));
    case 3:
      return tagBytes(number, 6 + random(2));
    case 4:
      return tagBytes(number, wire.start);
    default:
      if (packed.length === 0) return '\0';
      return tagBytes(pick(random, packed).number, wire.bytes) + sizedBytes('a'.repeat(9 + random(3)));
  }
}

/** The number of bytes that a fixed-size type takes on the wire; 0 for other types. */
function scalarSize(type: Field['type']): number {
  if (isMessage(type)) return 0;
  const wireType = scalarWireType(type);
  return wireType === wire.fixed32 ? 4 : wireType === wire.fixed64 ? 8 : 0;
}

/** Many records of a field. They are small, because programs show all of them. */
function many(field: Field, random: Random): string {
  const count = pick(random, manyRecords);
  const { type, number } = field;
  let bytes = '';
  for (let at = 0; at < count; at++) {
    if (field.label === 'map') {
      const key = tagBytes(1, scalarWireType(field.key!)) + scalarBytes(field.key!, keyNumber(field.key!, at));
      const undefinedValue = isEnum(type) && at % 2 === 0 ? tagBytes(2, wire.varint) + varintBytes(77n) : '';
      bytes += tagBytes(number, wire.bytes) + sizedBytes(key + undefinedValue);
    } else if (isMessage(type) && field.delimited) bytes += tagBytes(number, wire.start) + tagBytes(number, wire.end);
    else if (isMessage(type)) bytes += tagBytes(number, wire.bytes) + sizedBytes('');
    else bytes += tagBytes(number, scalarWireType(type)) + scalarBytes(type, valueFor(type, at % 3));
  }
  return bytes;
}

/** The key of a map entry with this index: keys differ, as far as their type has enough values. */
function keyNumber(type: ScalarType, at: number): Value {
  if (type === 'bool') return at % 2 === 0;
  if (type === 'string') return `key ${at}`;
  // Some keys differ only in their upper half.
  if (is64Bit(type)) return at % 2 === 0 ? BigInt(at) : BigInt(at) << 32n;
  return at;
}

function records(type: MessageType, random: Random, depth: number): string {
  const fields = allFields(type);
  let bytes = '';
  let field: Field | undefined;
  for (let left = random(mostRecords + 1); left > 0; left--) {
    if (fields.length === 0 || random(8) === 0) {
      bytes += unknown(fields, random);
      continue;
    }
    // A field often comes twice: then it is merged, replaced or longer.
    if (field === undefined || random(3) > 0) field = pick(random, fields);
    bytes += record(field, random, depth);
  }
  return bytes;
}

/** A field with a number that the message does not have, or with another wire type than its own. */
function unknown(fields: readonly Field[], random: Random): string {
  const number = fields.length > 0 && random(3) === 0 ? pick(random, fields).number : 900 + random(3);
  switch (random(5)) {
    case 0:
      return tagBytes(number, wire.varint) + varintBytes(BigInt(random(1000)));
    case 1:
      return `${tagBytes(number, wire.fixed32)}abcd`;
    case 2:
      return `${tagBytes(number, wire.fixed64)}abcdefgh`;
    case 3:
      return tagBytes(number, wire.bytes) + sizedBytes('xyz'.slice(random(4)));
    default:
      return `${tagBytes(number, wire.start)}${tagBytes(1, wire.varint)}\x07${tagBytes(number, wire.end)}`;
  }
}

function record(field: Field, random: Random, depth: number): string {
  const { type, number } = field;
  if (field.label === 'map') return tagBytes(number, wire.bytes) + sizedBytes(entry(field, random, depth));
  if (isMessage(type)) {
    const content = depth > 3 ? '' : records(type, random, depth + 1);
    if (field.delimited) return tagBytes(number, wire.start) + content + tagBytes(number, wire.end);
    return tagBytes(number, wire.bytes) + sizedBytes(content);
  }
  if (field.label === 'repeated' && isPackable(type) && random(2) === 0) {
    const values = Array.from({ length: random(4) }, () => scalar(type, random));
    return tagBytes(number, wire.bytes) + sizedBytes(values.join(''));
  }
  return tagBytes(number, scalarWireType(type)) + scalar(type, random);
}

type Scalar = Exclude<Field['type'], MessageType>;

/** A value: one of its type; for varints also one that is cut or written too long, for enums an undefined one. */
function scalar(type: Scalar, random: Random): string {
  const odd = random(6) === 0;
  if (isEnum(type) && random(3) === 0) {
    const { number } = pick(random, type.values);
    return varintBytes(BigInt(pick(random, [77, -5, 2_147_483_647, (number + 1) | 0, (number - 1) | 0])));
  }
  if (odd && scalarWireType(type) === wire.varint) {
    if (random(2) === 0) return varintBytes(pick(random, [1n << 32n, (1n << 40n) + 3n, -1n, 2n]));
    return `${String.fromCharCode(0x80 | random(128))}\x80\x00`;
  }
  return scalarBytes(type, valueFor(type, random(choices)));
}

/**
 * The content of an entry of a map: mostly key and value, else without one, in the other order, or with more. Half of
 * the keys are one of three, so that an entry often replaces another one.
 */
function entry({ key, type }: Field, random: Random, depth: number): string {
  const first =
    tagBytes(1, scalarWireType(key!)) +
    scalarBytes(key!, valueFor(key!, random(2) === 0 ? random(3) : random(choices)));
  const second = isMessage(type)
    ? tagBytes(2, wire.bytes) + sizedBytes(depth > 3 ? '' : records(type, random, depth + 1))
    : tagBytes(2, scalarWireType(type)) + scalar(type, random);
  switch (random(10)) {
    case 0:
      return first;
    case 1:
      return second;
    case 2:
      return second + first;
    case 3:
      return `${first + second + tagBytes(9, wire.varint)}\x05`;
    default:
      return first + second;
  }
}
