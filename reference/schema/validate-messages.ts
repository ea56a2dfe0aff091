// The rules of a message as a whole: numbers and names that are taken, ranges, JSON names.
import type { FieldElement, MessageElement } from './elements';
import { LARGEST_FIELD_NUMBER } from './linker';
import { jsonNameOf } from './names';
import type { HalfOpenRange } from './range-index';
import { validateDeclarations } from './validate-declarations';

/** Reports what a message may not say. */
export function validateMessage(message: MessageElement): void {
  reservedRanges(message);
  extensionRanges(message);
  reservedNames(message);
  fieldNumbers(message);
  jsonNames(message);
  options(message);
  validateDeclarations(message);
}

function inWords({ start, end }: HalfOpenRange): string {
  return start === end - 1 ? String(start) : `${start} to ${end - 1}`;
}

function reservedRanges(message: MessageElement): void {
  const { reporter } = message.file;
  message.reservedRanges.forEach((range, index) => {
    const place = message.node.reservedRanges[index]!.start;
    if (range.start <= 0) reporter.error(place, `${range.start} is no field number: they begin with 1`);
    if (range.end <= range.start) reporter.error(place, `${inWords(range)}: the range ends before it begins`);
    const earlier = message.reservedIndex.firstBefore(index);
    if (earlier !== undefined)
      reporter.error(
        place,
        `reserved ${inWords(range)} overlaps with reserved ${inWords(message.reservedRanges[earlier]!)}`,
      );
  });
}

function extensionRanges(message: MessageElement): void {
  const { reporter } = message.file;
  const isMessageSet = message.options.message_set_wire_format === true;
  const largest = isMessageSet ? 2_147_483_646 : LARGEST_FIELD_NUMBER;
  message.extensionRanges.forEach((range, index) => {
    const place = range.node.start;
    if (message.file.syntax === 'proto3')
      reporter.error(place, 'proto3 has no extension ranges: extensions are for proto2 and editions');
    if (range.start <= 0) reporter.error(place, `${range.start} is no field number: they begin with 1`);
    if (range.end <= range.start) reporter.error(place, `${inWords(range)}: the range ends before it begins`);
    if (range.end > largest + 1)
      reporter.error(place, `${range.end - 1} is too large: the largest number is ${largest}`);
    const earlier = message.extensionIndex.firstBefore(index);
    if (earlier !== undefined)
      reporter.error(
        place,
        `extensions ${inWords(range)} overlap with extensions ${inWords(message.extensionRanges[earlier]!)}`,
      );
    const reserved = message.reservedIndex.firstIn(range);
    if (reserved !== undefined)
      reporter.error(
        place,
        `extensions ${inWords(range)} overlap with reserved ${inWords(message.reservedRanges[reserved]!)}`,
      );
  });
}

function reservedNames(message: MessageElement): void {
  const seen = new Set<string>();
  for (const { text, start } of message.node.reservedNames) {
    if (seen.has(text)) message.file.reporter.error(start, `"${text}" is reserved twice`);
    seen.add(text);
  }
}

function fieldNumbers(message: MessageElement): void {
  const { reporter } = message.file;
  const owners = new Map<number, FieldElement>();
  const reserved = new Set(message.reservedNames);
  for (const field of message.fields) {
    const { number, node } = field;
    const owner = owners.get(number);
    if (owner !== undefined) reporter.error(node.numberSpan.start, `number ${number} belongs to field "${owner.name}"`);
    else owners.set(number, field);
    if (message.reservedIndex.firstAt(number) !== undefined)
      reporter.error(node.numberSpan.start, `number ${number} is reserved`);
    if (reserved.has(field.name)) reporter.error(node.name.start, `name "${field.name}" is reserved`);
    const range = message.extensionRangeOf(number);
    if (range !== undefined)
      reporter.error(range.node.start, `the extensions include number ${number} of field "${field.name}"`);
  }
}

/** Two fields that JSON cannot tell apart. Where only best effort is promised, derived names may clash. */
function jsonNames(message: MessageElement): void {
  const { reporter, syntax } = message.file;
  const isLenient =
    message.features.jsonFormat === 'LEGACY_BEST_EFFORT' ||
    message.options.deprecated_legacy_json_field_conflicts === true;
  const owners = new Map<string, FieldElement>();
  for (const field of message.fields) {
    const owner = owners.get(field.jsonName);
    if (owner === undefined) {
      owners.set(field.jsonName, field);
      continue;
    }
    const derived = [field, owner].some(
      (one) => one.node.jsonName === undefined || one.jsonName === jsonNameOf(one.name),
    );
    const text = `fields "${owner.name}" and "${field.name}" have one JSON name: "${field.jsonName}"`;
    if (isLenient && derived && syntax !== 'proto3') reporter.warning(field.nameStart, text);
    else reporter.error(field.nameStart, text);
  }
}

function options(message: MessageElement): void {
  const { file, node } = message;
  if (message.options.message_set_wire_format !== true) return;
  if (file.syntax === 'proto3') file.reporter.error(node.name.start, 'proto3 has no message sets');
  for (const field of message.fields)
    file.reporter.error(field.nameStart, 'a message set has no fields, only extensions');
}
