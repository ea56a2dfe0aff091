// The data of a shape: serialized messages, made without any subject.

import { Random } from './random';
import { enumNumbers, type FieldShape, type MessageShape, type Shape } from './shape';

/** About how many bytes one data set has, so that it stays in the processor's cache together with its messages. */
const DATA_BYTES = 64_000;
const MOST_RECORDS = 500;

/**
 * Makes the messages of a shape.
 * @returns serialized messages, the same for the same seed: at least four, about 64 kB in all
 */
export function dataOf(shape: Shape, seed: number): Buffer[] {
  const random = new Random(seed);
  const records: Buffer[] = [];
  for (let bytes = 0; records.length < 4 || (bytes < DATA_BYTES && records.length < MOST_RECORDS); ) {
    const record = Buffer.from(messageBytes(shape.root, random));
    records.push(record);
    bytes += record.length;
  }
  return records;
}

/** Joins records as `records.h` reads them: each after its length, four bytes in little-endian order. */
export function recordFile(records: readonly Buffer[]): Buffer {
  return Buffer.concat(
    records.flatMap((record) => {
      const length = Buffer.alloc(4);
      length.writeUInt32LE(record.length);
      return [length, record];
    }),
  );
}

function messageBytes(message: MessageShape, random: Random): number[] {
  const fields = [...message.fields, ...(message.unknown ?? [])].sort((one, other) => one.number - other.number);
  const active = new Set<FieldShape>();
  for (const oneof of new Set(fields.map((field) => field.oneof))) {
    if (oneof !== undefined) active.add(random.pick(fields.filter((field) => field.oneof === oneof)));
  }
  return fields.flatMap((field) => {
    if (field.oneof !== undefined && !active.has(field)) return [];
    return fieldBytes(field, random);
  });
}

function fieldBytes(field: FieldShape, random: Random): number[] {
  const [least, most] = field.count ?? [0, 5];
  switch (field.label) {
    case 'packed': {
      const count = random.between(least, most);
      if (count === 0) return [];
      return [...tag(field.number, 2), ...delimited(Array.from({ length: count }, () => value(field, random)).flat())];
    }
    case 'repeated':
      return Array.from({ length: random.between(least, most) }, () => record(field, random)).flat();
    case 'map':
      return Array.from({ length: random.between(least, most) }, (_, index) => {
        const key = field.key === 'int32' ? [...tag(1, 0), ...varint(BigInt(index * 37 + 1))] : keyBytes(index, random);
        return [...tag(field.number, 2), ...delimited([...key, ...record({ ...field, number: 2 }, random)])];
      }).flat();
    default:
      return random.chance(field.set ?? 1) ? record(field, random) : [];
  }
}

function keyBytes(index: number, random: Random): number[] {
  return [...tag(1, 2), ...delimited([...Buffer.from(`key ${index} ${text(random, [0, 12])}`)])];
}

/** One tag and value. */
function record(field: FieldShape, random: Random): number[] {
  if (field.type === 'group') {
    return [...tag(field.number, 3), ...messageBytes(field.of!, random), ...tag(field.number, 4)];
  }
  const bytes = value(field, random);
  switch (field.type) {
    case 'string':
    case 'bytes':
    case 'message':
      return [...tag(field.number, 2), ...delimited(bytes)];
    case 'fixed32':
    case 'sfixed32':
    case 'float':
      return [...tag(field.number, 5), ...bytes];
    case 'fixed64':
    case 'sfixed64':
    case 'double':
      return [...tag(field.number, 1), ...bytes];
    default:
      return [...tag(field.number, 0), ...bytes];
  }
}

/** A value without tag and length. No value is zero, so that a field of implicit presence is written too. */
function value(field: FieldShape, random: Random): number[] {
  const bits = random.between(...(field.bits ?? [1, 28]));
  const magnitude =
    BigInt(Math.floor((1 + random.next()) * 2 ** (Math.min(bits, 50) - 1))) << BigInt(Math.max(0, bits - 50));
  switch (field.type) {
    case 'message':
      return messageBytes(field.of!, random);
    case 'string':
      return [...Buffer.from(text(random, field.length ?? [4, 24]))];
    case 'bytes':
      return Array.from({ length: random.between(...(field.length ?? [4, 24])) }, () => random.between(0, 255));
    case 'bool':
      return [1];
    case 'enum':
      return varint(BigInt(random.pick(enumNumbers.slice(1))));
    case 'float': {
      const four = Buffer.alloc(4);
      four.writeFloatLE(random.next() + 1);
      return [...four];
    }
    case 'double': {
      const eight = Buffer.alloc(8);
      eight.writeDoubleLE(random.next() + 1);
      return [...eight];
    }
    case 'fixed32':
    case 'sfixed32':
      return [...littleEndian(magnitude, 4)];
    case 'fixed64':
    case 'sfixed64':
      return [...littleEndian(magnitude, 8)];
    case 'sint32':
    case 'sint64':
      return varint(magnitude * 2n - (random.chance(0.5) ? 1n : 0n));
    default:
      return varint(magnitude);
  }
}

const LETTERS = 'etaoin shrdlucmfwypvbgk';

/** Text with a non-ASCII character in one of twenty. */
function text(random: Random, [least, most]: readonly [number, number]): string {
  const size = random.between(least, most);
  if (size >= 2 && random.chance(0.05)) return `é${'x'.repeat(size - 2)}`;
  let made = '';
  while (made.length < size) made += LETTERS[random.between(0, LETTERS.length - 1)];
  return made;
}

function littleEndian(number: bigint, size: number): number[] {
  return Array.from({ length: size }, (_, index) => Number((number >> BigInt(8 * index)) & 0xffn));
}

function varint(number: bigint): number[] {
  const bytes: number[] = [];
  let rest = number;
  for (; rest >= 0x80n; rest >>= 7n) bytes.push(Number(rest & 0x7fn) | 0x80);
  return [...bytes, Number(rest)];
}

const tag = (number: number, wireType: number): number[] => varint((BigInt(number) << 3n) | BigInt(wireType));

const delimited = (bytes: readonly number[]): number[] => [...varint(BigInt(bytes.length)), ...bytes];
