// Prints messages in text format: fields in the order of their numbers, then unknown fields by number.
import { floatText } from '../model/defaults';
import { EnumValueElement, type FieldElement } from '../model/elements';
import { readAllUnknown, type UnknownField } from '../wire/unknown-fields';
import { WireError, WireReader } from '../wire/wire-reader';
import { entriesByKey, MessageValue, type SingleValue } from './message-value';

/** The deepest nesting to which bytes of unknown fields are printed as messages. */
const GUESSES = 10;

/** The text of a message; each line ends with a line break. Empty for an empty message. */
export function printMessage(message: MessageValue): string {
  const lines: string[] = [];
  messageLines(message, '', lines);
  return joined(lines);
}

/** The text of unknown fields. */
export function printUnknown(fields: readonly UnknownField[]): string {
  const lines: string[] = [];
  unknownLines(fields, '', GUESSES, lines);
  return joined(lines);
}

function joined(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

function messageLines(message: MessageValue, indent: string, lines: string[]): void {
  for (const { field, value } of message.sorted()) {
    const name = nameOf(field);
    const values = Array.isArray(value) ? value : [value];
    for (const single of field.isMap ? entriesByKey(values) : values) {
      if (!(single instanceof MessageValue)) lines.push(`${indent}${name}: ${scalarText(field, single)}`);
      else {
        lines.push(`${indent}${name} {`);
        messageLines(single, `${indent}  `, lines);
        lines.push(`${indent}}`);
      }
    }
  }
  unknownLines(message.unknown, indent, GUESSES, lines);
}

/** The name of a field in text format: a group has the name of its type; extensions are in brackets. */
function nameOf(field: FieldElement): string {
  if (field.isExtension) return `[${field.fullName}]`;
  return field.node.isGroup ? field.messageType!.name : field.name;
}

function scalarText(field: FieldElement, value: Exclude<SingleValue, MessageValue>): string {
  if (value instanceof EnumValueElement) return value.name;
  if (value instanceof Uint8Array) return quoted(value);
  if (field.type === 'float') return floatText(Number(value), 6, 9);
  if (field.type === 'double') return floatText(Number(value), 15, 17);
  return String(value);
}

function unknownLines(fields: readonly UnknownField[], indent: string, guesses: number, lines: string[]): void {
  const nested = (number: number, inner: readonly UnknownField[]): void => {
    lines.push(`${indent}${number} {`);
    unknownLines(inner, `${indent}  `, guesses - 1, lines);
    lines.push(`${indent}}`);
  };
  for (const field of fields) {
    switch (field.wire) {
      case 'varint':
        lines.push(`${indent}${field.number}: ${field.value}`);
        break;
      case 'fixed32':
        lines.push(`${indent}${field.number}: 0x${field.value.toString(16).padStart(8, '0')}`);
        break;
      case 'fixed64':
        lines.push(`${indent}${field.number}: 0x${field.value.toString(16).padStart(16, '0')}`);
        break;
      case 'group':
        nested(field.number, field.value);
        break;
      case 'bytes': {
        // Bytes that parse as a message most likely are one.
        const inner = field.value.length > 0 && guesses > 0 ? asMessage(field.value, guesses) : undefined;
        if (inner !== undefined) nested(field.number, inner);
        else lines.push(`${indent}${field.number}: ${quoted(field.value)}`);
      }
    }
  }
}

function asMessage(bytes: Uint8Array, depth: number): UnknownField[] | undefined {
  try {
    return readAllUnknown(new WireReader(bytes), depth);
  } catch (error) {
    if (error instanceof WireError) return undefined;
    throw error;
  }
}

const ESCAPES = new Map([
  [0x0a, '\\n'],
  [0x0d, '\\r'],
  [0x09, '\\t'],
  [0x22, '\\"'],
  [0x27, "\\'"],
  [0x5c, '\\\\'],
]);

/** A string literal; bytes other than printable ASCII are octal escapes. */
function quoted(bytes: Uint8Array): string {
  let text = '"';
  for (const byte of bytes) {
    text +=
      ESCAPES.get(byte) ??
      (byte < 0x20 || byte >= 0x7f ? `\\${byte.toString(8).padStart(3, '0')}` : String.fromCharCode(byte));
  }
  return `${text}"`;
}
