// Converts values of the schema to C++ literals without loss.
import type { DefaultValue, FieldDescriptor } from '../schema/model/descriptor';
import { bytesOfText } from '../schema/syntax/source-bytes';

/** A 32-bit integer. The smallest has no literal: `-2147483648` negates a number that is too large. */
export function int32Literal(value: number): string {
  return value === -2147483648 ? '-2147483647 - 1' : String(value);
}

function int64Literal(value: bigint): string {
  return value === -(1n << 63n) ? '-9223372036854775807LL - 1' : `${value}LL`;
}

/** A floating-point number with the fewest digits that are exact; `numeric_limits` for NaN and infinities. */
export function floatLiteral(exact: number, type: 'float' | 'double'): string {
  const value = type === 'float' ? Math.fround(exact) : exact;
  const limits = `::std::numeric_limits<${type}>`;
  if (Number.isNaN(value)) return `${limits}::quiet_NaN()`;
  if (value === Number.POSITIVE_INFINITY) return `${limits}::infinity()`;
  if (value === Number.NEGATIVE_INFINITY) return `-${limits}::infinity()`;
  if (Object.is(value, -0)) return type === 'float' ? '-0.0f' : '-0.0';
  const digits = String(value);
  const literal = /[.e]/.test(digits) ? digits : `${digits}.0`;
  return type === 'float' ? `${literal}f` : literal;
}

/**
 * Bytes as a string literal. Octal escapes always have three digits, so that a following digit is not part of them;
 * `?` is escaped so that no trigraph forms.
 */
export function stringLiteral(bytes: Uint8Array): string {
  return `"${Array.from(bytes, (byte) => BEFORE_DIGIT[byte]).join('')}"`;
}

/**
 * Bytes as adjacent string literals, each a line of at most `width` columns. An octal escape is as short as the next
 * character allows.
 */
export function stringLiterals(bytes: Uint8Array, width: number): string[] {
  const lines: string[] = [];
  // The descriptor of a large schema has megabytes: a line's characters are collected as bytes, not as strings.
  const line = Buffer.alloc(width);
  let length = 0;
  const quote = () => {
    lines.push(`"${line.toString('latin1', 0, length)}"`);
    length = 0;
  };
  for (let at = 0; at < bytes.length; at++) {
    const characters = (isDigit(bytes[at + 1]) ? BEFORE_DIGIT : BEFORE_OTHER)[bytes[at]!]!;
    if (length + characters.length + 2 > width) quote();
    for (let index = 0; index < characters.length; index++) line[length++] = characters.charCodeAt(index);
  }
  quote();
  return lines;
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

/** A byte in a literal. */
function escaped(byte: number, isBeforeDigit: boolean): string {
  const character = String.fromCharCode(byte);
  if (character === '"' || character === '\\' || character === '?') return `\\${character}`;
  if (byte >= 0x20 && byte < 0x7f) return character;
  return `\\${byte.toString(8).padStart(isBeforeDigit ? 3 : 1, '0')}`;
}

/** The text of every byte in a literal: before a digit, which would extend a shorter escape, and elsewhere. */
const BEFORE_DIGIT = Array.from({ length: 256 }, (_, byte) => escaped(byte, true));
const BEFORE_OTHER = Array.from({ length: 256 }, (_, byte) => escaped(byte, false));

/** The bytes of a string or bytes default; empty if the field has none. */
export function defaultBytes(field: FieldDescriptor): Uint8Array {
  const value = field.defaultValue;
  if (value instanceof Uint8Array) return value;
  return typeof value === 'string' ? bytesOfText(value) : new Uint8Array();
}

/** The default of a numeric or bool field. (Enums need names: see fields/enum.ts.) */
export function numericDefault(field: FieldDescriptor): string {
  const value: DefaultValue = field.defaultValue ?? 0;
  switch (field.type) {
    case 'bool':
      return String(Boolean(value));
    case 'float':
    case 'double':
      return floatLiteral(Number(value), field.type);
    case 'int64':
    case 'sint64':
    case 'sfixed64':
      return int64Literal(BigInt(value as number | bigint));
    case 'uint64':
    case 'fixed64':
      return `${BigInt(value as number | bigint)}ULL`;
    case 'uint32':
    case 'fixed32':
      return `${Number(value)}u`;
    default:
      return int32Literal(Number(value));
  }
}

/** Whether the default of a numeric, bool or enum field has any bit set. */
export function hasNonZeroDefault(field: FieldDescriptor): boolean {
  const value = field.defaultValue;
  if (value === undefined) return false;
  if (typeof value === 'number') return !Object.is(value, 0);
  if (typeof value === 'bigint') return value !== 0n;
  if (typeof value === 'boolean') return value;
  return typeof value === 'object' && 'kind' in value && value.number !== 0;
}
