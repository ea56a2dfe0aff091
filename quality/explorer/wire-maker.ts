// Makes bytes to parse: valid, unusual and broken ones.

import { pick, type Random } from '../random';
import { allFields, type Field, isEnum, isMessage, isPackable, type MessageType } from './schema';
import { valueFor } from './values';
import { scalarBytes, scalarWireType, sizedBytes, tagBytes, varintBytes, wire } from './wire';

const mostRecords = 5;
const choices = 64;

/** Bytes for a message of this type. */
export function makeBytes(type: MessageType, random: Random): string {
  const bytes = records(type, random, 0);
  if (random(8) > 0) return bytes;
  switch (random(4)) {
    case 0:
      return bytes.slice(0, random(bytes.length + 1));
    case 1: {
      const at = random(Math.max(1, bytes.length));
      return bytes.slice(0, at) + String.fromCharCode(random(256)) + bytes.slice(at + 1);
    }
    case 2:
      return bytes + String.fromCharCode(random(256));
    default:
      return Array.from({ length: random(6) }, () => String.fromCharCode(random(256))).join('');
  }
}

function records(type: MessageType, random: Random, depth: number): string {
  const fields = allFields(type);
  let bytes = '';
  for (let left = random(mostRecords + 1); left > 0; left--)
    bytes +=
      fields.length === 0 || random(8) === 0 ? unknown(fields, random) : record(pick(random, fields), random, depth);
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
  if (isEnum(type) && random(3) === 0) return varintBytes(BigInt(pick(random, [77, -5, 2_147_483_647])));
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
