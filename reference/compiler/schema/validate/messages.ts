// Validates messages: duplicate and reserved numbers and names, ranges, options.

import { LARGEST_FIELD_NUMBER, LONGEST_NAME } from '../link/linker';
import type { MessageElement } from '../model/elements';
import { type NumberRange, overlapsAmong, overlapsBetween, RangeIndex, rangeOfNumber } from '../model/number-ranges';
import { validateDeclarations } from './declarations';
import { validateJsonNames } from './json-names';

/** The most fields of a message: protoc stores a field's index in 16 bits. */
const MOST_FIELDS = 65_535;

/** Reports every rule that a message breaks. */
export function validateMessage(message: MessageElement): void {
  if (message.fields.length > MOST_FIELDS)
    message.file.reporter.error(
      message.nameStart,
      `"${message.name}" has ${message.fields.length} fields; at most ${MOST_FIELDS} are allowed`,
    );
  reservedRanges(message);
  extensionRanges(message);
  reservedNames(message);
  fieldNumbers(message);
  validateJsonNames(message);
  options(message);
  validateDeclarations(message);
}

/** A range with its offset in the source. */
interface PlacedRange extends NumberRange {
  readonly place: number;
}

function reservedOf(message: MessageElement): PlacedRange[] {
  return message.reservedRanges.map(({ start, end }, index) => {
    return { start, end, place: message.node.reservedRanges[index]!.start };
  });
}

function extensionsOf(message: MessageElement): PlacedRange[] {
  return message.extensionRanges.map(({ start, end, node }) => ({ start, end, place: node.start }));
}

function rangeText({ start, end }: NumberRange): string {
  return start === end - 1 ? String(start) : `${start} to ${end - 1}`;
}

function reservedRanges(message: MessageElement): void {
  const { reporter } = message.file;
  const ranges = reservedOf(message);
  for (const range of ranges) {
    if (range.start <= 0) reporter.error(range.place, `${range.start} is not a valid field number: the smallest is 1`);
    if (range.end <= range.start) reporter.error(range.place, `${rangeText(range)}: the range ends before it begins`);
  }
  for (const { earlier, later } of overlapsAmong(ranges))
    reporter.error(earlier.place, `reserved ${rangeText(later)} overlaps with reserved ${rangeText(earlier)}`);
}

function extensionRanges(message: MessageElement): void {
  const { reporter } = message.file;
  const isMessageSet = message.options.message_set_wire_format === true;
  const largest = isMessageSet ? 2_147_483_646 : LARGEST_FIELD_NUMBER;
  const ranges = extensionsOf(message);
  if (message.file.syntax === 'proto3' && ranges[0] !== undefined)
    reporter.error(ranges[0].place, 'proto3 has no extension ranges: only proto2 and editions allow extensions');
  for (const range of ranges) {
    if (range.start <= 0) reporter.error(range.place, `${range.start} is not a valid field number: the smallest is 1`);
    if (range.end <= range.start) reporter.error(range.place, `${rangeText(range)}: the range ends before it begins`);
    if (range.end > largest + 1)
      reporter.error(range.place, `${range.end - 1} is too large: the largest number is ${largest}`);
  }
  for (const { earlier, later } of overlapsAmong(ranges))
    reporter.error(earlier.place, `extensions ${rangeText(later)} overlap with extensions ${rangeText(earlier)}`);
  const reserved = new RangeIndex(reservedOf(message));
  for (const { item, range } of overlapsBetween(ranges, (one) => one, reserved))
    reporter.error(item.place, `extensions ${rangeText(item)} overlap with reserved ${rangeText(range)}`);
}

function reservedNames({ node, file, nameStart }: MessageElement): void {
  const seen = new Set<string>();
  for (const { text } of node.reservedNames) {
    if (text.length > LONGEST_NAME)
      file.reporter.error(
        nameStart,
        `a reserved name has ${text.length} characters; at most ${LONGEST_NAME} are allowed`,
      );
    if (seen.has(text)) file.reporter.error(nameStart, `"${text}" is reserved twice`);
    seen.add(text);
  }
}

function fieldNumbers(message: MessageElement): void {
  const { reporter } = message.file;
  const owners = new Map<number, string>();
  const names = new Set(message.reservedNames);
  const reserved = new RangeIndex(reservedOf(message));
  const extensions = new RangeIndex(extensionsOf(message));
  for (const { number, name, node } of message.fields) {
    const owner = owners.get(number);
    if (owner !== undefined)
      reporter.error(node.numberSpan.start, `number ${number} is already used by field "${owner}"`);
    else owners.set(number, name);
    if (names.has(name)) reporter.error(node.name.start, `name "${name}" is reserved`);
  }
  for (const { item, range } of overlapsBetween(message.fields, rangeOfNumber, reserved))
    reporter.error(range.place, `number ${item.number} is reserved but used by field "${item.name}"`);
  for (const { item, range } of overlapsBetween(message.fields, rangeOfNumber, extensions))
    reporter.error(range.place, `the extensions include number ${item.number} of field "${item.name}"`);
}

function options(message: MessageElement): void {
  const { file, node } = message;
  for (const { name, start } of node.options)
    if (name[0]?.text === 'map_entry' && !name[0].isExtension)
      file.reporter.error(start, 'only the compiler can set `map_entry`: use a field of type map<K, V>');
  if (message.options.message_set_wire_format !== true) return;
  if (file.syntax === 'proto3') file.reporter.error(node.name.start, 'proto3 has no message sets');
  for (const field of message.fields)
    file.reporter.error(field.nameStart, 'a message set cannot have fields, only extensions');
}
