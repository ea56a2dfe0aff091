// Default values: converts the written value to the exact value, and to its text in descriptor.proto.
import type { ValueNode } from '../syntax/ast';
import type { Reporter } from '../syntax/source';
import { textOfBytes } from '../syntax/source-bytes';
import type { DefaultValue, ScalarType } from './descriptor';
import type { FieldElement } from './elements';

const INTEGER_BITS: Readonly<Record<string, { bits: number; signed: boolean }>> = {
  int32: { bits: 32, signed: true },
  sint32: { bits: 32, signed: true },
  sfixed32: { bits: 32, signed: true },
  uint32: { bits: 32, signed: false },
  fixed32: { bits: 32, signed: false },
  int64: { bits: 64, signed: true },
  sint64: { bits: 64, signed: true },
  sfixed64: { bits: 64, signed: true },
  uint64: { bits: 64, signed: false },
  fixed64: { bits: 64, signed: false },
};

/** Whether this is an integer type. */
export function isInteger(type: string): boolean {
  return INTEGER_BITS[type] !== undefined;
}

/** Whether the values of this type are bigint: 64-bit integers. */
export function isWide(type: string): boolean {
  return INTEGER_BITS[type]?.bits === 64;
}

/** The smallest and the largest value of an integer type. */
export function integerRange(type: string): { least: bigint; most: bigint } {
  const { bits, signed } = INTEGER_BITS[type]!;
  const span = 1n << BigInt(bits);
  return signed ? { least: -(span / 2n), most: span / 2n - 1n } : { least: 0n, most: span - 1n };
}

/** The default of a scalar type. */
export function zeroOf(type: ScalarType): DefaultValue {
  if (type === 'bool') return false;
  if (type === 'string') return '';
  if (type === 'bytes') return new Uint8Array(0);
  return isWide(type) ? 0n : 0;
}

/**
 * The value of a field's declared default.
 * @returns undefined, after reporting an error, if it does not fit the field's type
 */
export function readDefault(field: FieldElement, reporter: Reporter): DefaultValue | undefined {
  const node = field.node.defaultValue!;
  const isNumber = isInteger(field.type) || field.type === 'float' || field.type === 'double';
  // For numbers, protoc reports an error after the sign; for other types, at the sign.
  const place = isNumber && 'unsigned' in node ? node.unsigned : node.start;
  const fault = (message: string): undefined => {
    reporter.error(place, message);
  };
  if (field.isRepeated) return fault('a repeated field cannot have a default');
  if (field.type === 'message' || field.type === 'group') return fault('a message field cannot have a default');
  if (field.type === 'enum') return enumDefault(field, node, fault);
  if (isInteger(field.type)) return integerDefault(field.type, node, fault);
  switch (field.type) {
    case 'float':
    case 'double':
      return floatDefault(field.type, node, fault);
    case 'bool':
      if (node.kind !== 'identifier' || (node.text !== 'true' && node.text !== 'false'))
        return fault('the default of a bool field must be `true` or `false`');
      return node.text === 'true';
    case 'string':
      return node.kind === 'string'
        ? textOfBytes(node.bytes)
        : fault('the default of a string field must be a quoted string');
    default:
      return node.kind === 'string' ? node.bytes : fault('the default of a bytes field must be a quoted string');
  }
}

type Fault = (message: string) => undefined;

function enumDefault(field: FieldElement, node: ValueNode, fault: Fault): DefaultValue | undefined {
  if (field.enumType === undefined) return undefined;
  if (node.kind !== 'identifier' || node.negative)
    return fault(`the default must be the name of a value of "${field.enumType.fullName}"`);
  return field.enumType.value(node.text) ?? fault(`enum "${field.enumType.fullName}" has no value "${node.text}"`);
}

function integerDefault(type: string, node: ValueNode, fault: Fault): DefaultValue | undefined {
  const isNegativeZero = node.kind === 'float' && Object.is(node.value, -0);
  if (node.kind !== 'integer' && !isNegativeZero) return fault(`the default of a ${type} field must be an integer`);
  const value = node.kind === 'integer' ? node.value : 0n;
  const { least, most } = integerRange(type);
  if (isNegativeZero && least === 0n) return fault(`the default of a ${type} field cannot be negative`);
  if (value < least || value > most) return fault(`${value} is out of range: ${type} allows ${least} to ${most}`);
  return isWide(type) ? value : Number(value);
}

function floatDefault(type: 'float' | 'double', node: ValueNode, fault: Fault): DefaultValue | undefined {
  const value = floatOf(node);
  if (value === undefined) return fault(`the default of a ${type} field must be a number, \`inf\` or \`nan\``);
  return type === 'float' ? Math.fround(value) : value;
}

/** The value as a floating-point number; undefined if it is not a number. */
export function floatOf(node: ValueNode): number | undefined {
  if (node.kind === 'float') return node.value;
  if (node.kind === 'integer') return Number(node.value);
  if (node.kind !== 'identifier') return undefined;
  if (node.text === 'inf') return node.negative ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  return node.text === 'nan' ? Number.NaN : undefined;
}

const encoder = new TextEncoder();

/** The default as in FieldDescriptorProto.default_value. */
export function defaultText(field: FieldElement): Uint8Array {
  const value = field.defaultValue!;
  // The bytes of a string are kept, even if they are not UTF-8.
  if (field.type === 'string' && field.node.defaultValue?.kind === 'string') return field.node.defaultValue.bytes;
  if (value instanceof Uint8Array) return encoder.encode(escaped(value));
  if (typeof value === 'object') return encoder.encode(value.name);
  if (typeof value !== 'number') return encoder.encode(String(value));
  return encoder.encode(field.type === 'float' ? floatText(value, 6, 9) : floatText(value, 15, 17));
}

/** Bytes as the body of a C string literal; all but printable ASCII are octal escapes. */
function escaped(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) {
    const character = String.fromCharCode(byte);
    if (character === '\n') text += '\\n';
    else if (character === '\r') text += '\\r';
    else if (character === '\t') text += '\\t';
    else if (character === '"' || character === "'" || character === '\\') text += `\\${character}`;
    else if (byte < 0x20 || byte >= 0x7f) text += `\\${byte.toString(8).padStart(3, '0')}`;
    else text += character;
  }
  return text;
}

const SMALLEST_NORMAL_FLOAT = 2 ** -126;

/**
 * A floating-point number as C's `%g` prints it: with `few` digits if they read back as the same number, else with
 * `enough`.
 */
export function floatText(value: number, few: number, enough: number): string {
  if (Number.isNaN(value)) return 'nan';
  if (!Number.isFinite(value)) return value < 0 ? '-inf' : 'inf';
  if (Object.is(value, -0)) return '-0';
  // An underflow in C's strtof does not count as read back.
  if (enough === 9 && Math.abs(value) < SMALLEST_NORMAL_FLOAT && value !== 0) return general(value, enough);
  const short = general(value, few);
  const readBack = enough === 9 ? Math.fround(Number(short)) : Number(short);
  return readBack === value ? short : general(value, enough);
}

function general(value: number, digits: number): string {
  if (value === 0) return '0';
  const [mantissa, exponentText] = value.toExponential(digits - 1).split('e');
  const exponent = Number(exponentText);
  if (exponent >= -4 && exponent < digits) return trimmed(value.toFixed(Math.max(0, digits - 1 - exponent)));
  const magnitude = Math.abs(exponent).toString().padStart(2, '0');
  return `${trimmed(mantissa!)}e${exponent < 0 ? '-' : '+'}${magnitude}`;
}

function trimmed(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}
