// Values: what the explorer sets, how a value is shown by a driver, and how it is written in C++.

import { pick, type Random, randomFrom } from '../random';
import { type EnumType, enumConstant, type FieldType, isEnum, octal, type ScalarType, type Value } from './schema';

/** The C++ types of scalars. The document gives that of int32 only; the others are the catalogue's choice. */
export const cppTypes: Readonly<Record<ScalarType, string>> = {
  int32: 'int32_t',
  sint32: 'int32_t',
  sfixed32: 'int32_t',
  uint32: 'uint32_t',
  fixed32: 'uint32_t',
  int64: 'int64_t',
  sint64: 'int64_t',
  sfixed64: 'int64_t',
  uint64: 'uint64_t',
  fixed64: 'uint64_t',
  float: 'float',
  double: 'double',
  bool: 'bool',
  string: 'std::string',
  bytes: 'std::string',
};

export function isText(type: FieldType): boolean {
  return type === 'string' || type === 'bytes';
}

export function is64Bit(type: ScalarType): boolean {
  return type.endsWith('64');
}

const signed32 = [1, 0, -1, 2, 127, 128, 300, 16_383, 16_384, 2_097_152, 2_147_483_647, -2_147_483_648];
const unsigned32 = [1, 0, 2, 127, 128, 300, 16_383, 16_384, 2_097_151, 268_435_456, 4_294_967_295];
const signed64 = [1n, 0n, -1n, 127n, 128n, 1n << 31n, 1n << 32n, 1n << 49n, (1n << 63n) - 1n, -(1n << 63n)];
const unsigned64 = [1n, 0n, 127n, 128n, 1n << 32n, 1n << 35n, 1n << 56n, (1n << 63n) - 1n, (1n << 64n) - 1n];
const doubles = [1, 0, -0, 0.5, -2.25, Infinity, -Infinity, NaN, 1.7976931348623157e308, 5e-324, 0.1];
const floats = [1, 0, -0, 0.5, -2.25, Infinity, -Infinity, NaN, 3.4028234663852886e38, 1.401298464324817e-45];
/** Bytes of UTF-8; around the size up to which a std::string is kept inline, and where a length takes a second byte. */
const texts = [
  'a',
  '',
  'b',
  'ab',
  'a\0b',
  '\xc3\xa9',
  '"\\\n',
  'fifteen letters',
  'sixteen letters!',
  '\x017',
  '\x7f8?',
];
const longTexts = ['x'.repeat(23), 'y'.repeat(127), 'z'.repeat(128), 'w'.repeat(4096)];
const blobs = ['a', '', 'a\0b7', '\0', '\xff', '\x80\xff\0', '\xc3'];

const pools: Readonly<Record<ScalarType, readonly Value[]>> = {
  int32: signed32,
  sint32: signed32,
  sfixed32: signed32,
  uint32: unsigned32,
  fixed32: unsigned32,
  int64: signed64,
  sint64: signed64,
  sfixed64: signed64,
  uint64: unsigned64,
  fixed64: unsigned64,
  float: floats,
  double: doubles,
  bool: [true, false],
  string: [...texts, ...longTexts],
  bytes: [...blobs, ...longTexts],
};

/** A value of a type; small choices give simple values, half of the others any value. */
export function valueFor(type: ScalarType | EnumType, choice: number): Value {
  if (typeof type === 'object') return type.values[choice % type.values.length]!.number;
  const pool = pools[type];
  const at = choice % (pool.length * 2);
  return at < pool.length ? pool[at]! : anyValue(type, randomFrom(choice));
}

/** A value at an edge: one that is treated in another way than those beside it, or often is. */
export function edgeOf(type: ScalarType | EnumType, random: Random): Value {
  return typeof type === 'object' ? pick(random, type.values).number : pick(random, pools[type]);
}

function anyValue(type: ScalarType, random: Random): Value {
  switch (type) {
    case 'bool':
      return random(2) === 0;
    case 'string':
      return Array.from({ length: lengthOf(random) }, () => pick(random, letters)).join('');
    case 'bytes':
      return Array.from({ length: lengthOf(random) }, () => String.fromCharCode(random(256))).join('');
    case 'float':
      scratch.setUint32(0, random(2 ** 32));
      return scratch.getFloat32(0);
    case 'double':
      scratch.setUint32(0, random(2 ** 32));
      scratch.setUint32(4, random(2 ** 32));
      return scratch.getFloat64(0);
    default:
      return anyWhole(type, random);
  }
}

/** Characters of strings: what escapes are needed for and what can follow one, and UTF-8 of each length. */
const letters = [...'az09"\'?\\\n\t\x01\x7f\0', '\xc3\xa9', '\xe2\x82\xac', '\xf0\x9f\x98\x80'];

/** Mostly short; sometimes around a size at which a string or a length is kept in another way. */
function lengthOf(random: Random): number {
  if (random(200) === 0) return 16_300 + random(50_000);
  return pick(random, [random(8), random(40), 14 + random(12), 126 + random(4)]);
}

/** A number with any number of significant bits; often all of them are set, or only the highest. */
function anyWhole(type: ScalarType, random: Random): Value {
  const width = is64Bit(type) ? 64 : 32;
  const isUnsigned = type.startsWith('u') || type.startsWith('fixed');
  const bits = BigInt(1 + random(isUnsigned ? width : width - 1));
  const top = 1n << (bits - 1n);
  const low = (BigInt(random(2 ** 32)) << 32n) | BigInt(random(2 ** 32));
  const number = pick(random, [top, top * 2n - 1n, top | (low & (top - 1n))]);
  const signed = !isUnsigned && random(3) === 0 ? -number : number;
  return is64Bit(type) ? signed : Number(signed);
}

/** The value of a field that is not set and has no default of its own. */
export function zeroOf(type: ScalarType | EnumType): Value {
  if (typeof type === 'object') return type.values[0]!.number;
  if (type === 'bool') return false;
  if (isText(type)) return '';
  return is64Bit(type) ? 0n : 0;
}

const scratch = new DataView(new ArrayBuffer(8));

/** The bits of a number, as hexadecimal digits. All that are not a number count as one. */
function bits(value: number, single: boolean): string {
  if (Number.isNaN(value)) return 'nan';
  if (single) scratch.setFloat32(0, value);
  else scratch.setFloat64(0, value);
  return (single ? BigInt(scratch.getUint32(0)) : scratch.getBigUint64(0)).toString(16);
}

/** How a driver shows a value; `Out::Put` in cpp/explorer.h writes the same. */
export function shown(type: FieldType, value: Value): string {
  if (typeof value === 'string') return `x${Buffer.from(value, 'latin1').toString('hex')}`;
  return type === 'float' || type === 'double' ? bits(value as number, type === 'float') : String(value);
}

/** Whether the value has the default's bits: an implicit field with it is not present. */
export function isZero(type: FieldType, value: Value): boolean {
  if (isEnum(type)) return value === 0;
  return value === '' || value === false || value === 0n || Object.is(value, 0);
}

/** The value as a C++ expression. */
export function literal(type: FieldType, value: Value): string {
  if (typeof value === 'string')
    return /^[^\0]*$/.test(value)
      ? `std::string("${octal(value)}")`
      : `std::string("${octal(value)}", ${value.length})`;
  if (typeof value === 'boolean') return String(value);
  if (isEnum(type)) {
    const known = type.values.find(({ number }) => number === value);
    return known ? enumConstant(type, known.name) : String(value);
  }
  if (typeof value === 'bigint') {
    if (value === -(1n << 63n)) return 'std::numeric_limits<int64_t>::min()';
    return value > (1n << 63n) - 1n ? `${value}u` : String(value);
  }
  if (type !== 'float' && type !== 'double')
    return value === -2_147_483_648 ? 'std::numeric_limits<int32_t>::min()' : String(value);
  const limits = `std::numeric_limits<${type}>`;
  if (Number.isNaN(value)) return `${limits}::quiet_NaN()`;
  if (!Number.isFinite(value)) return `${value < 0 ? '-' : ''}${limits}::infinity()`;
  const digits = Object.is(value, -0) ? '-0.0' : /^-?\d+$/.test(String(value)) ? `${value}.0` : String(value);
  return type === 'float' ? `${digits}f` : digits;
}
