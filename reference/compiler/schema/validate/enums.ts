// Validates enums.

import { LONGEST_NAME } from '../link/linker';
import type { EnumElement, EnumValueElement } from '../model/elements';
import { type NumberRange, overlapsAmong, overlapsBetween, RangeIndex, rangeOfNumber } from '../model/number-ranges';
import { EnumValueShortNames } from '../syntax/names';
import { validateValueSupport } from './feature-support';
import { validateJsonValues } from './json-names';

/** Reports every rule that an enum breaks. */
export function validateEnum(type: EnumElement): void {
  const { reporter, hasSyntaxErrors } = type.file;
  const [first] = type.values;
  if (first === undefined) {
    // A value may be in a statement with a syntax error.
    if (!hasSyntaxErrors) reporter.error(type.nameStart, `enum "${type.name}" has no values`);
    return;
  }
  if (!hasSyntaxErrors && !type.isClosed && first.number !== 0)
    reporter.error(
      first.node.numberSpan.start,
      `the first value of an open enum must be 0, but "${first.name}" is ${first.number}`,
    );
  aliases(type);
  reserved(type);
  shortNames(type);
  validateJsonValues(type);
  for (const value of type.values) validateValueSupport(value);
}

function aliases(type: EnumElement): void {
  const { reporter } = type.file;
  const allowed = type.options.allow_alias;
  if (allowed === false) reporter.error(type.node.next, '`allow_alias = false` is the default: remove it');
  let hasAlias = false;
  for (const value of type.values) {
    const owner = type.valueNumbered(value.number)!;
    if (owner === value) continue;
    hasAlias = true;
    if (allowed !== true)
      reporter.error(
        value.node.numberSpan.start,
        `"${value.name}" and "${owner.name}" are both ${value.number}: to allow aliases, set \`option allow_alias = true;\``,
      );
  }
  if (allowed === true && !hasAlias)
    reporter.error(type.node.next, `enum "${type.name}" allows aliases but has none: remove \`allow_alias\``);
}

function reserved(type: EnumElement): void {
  const { reporter } = type.file;
  const ranges = type.reservedRanges.map(({ start, end }, index): PlacedRange => {
    return { start, end: end + 1, place: type.node.reservedRanges[index]!.start };
  });
  for (const range of ranges)
    if (range.end <= range.start) reporter.error(range.place, `${rangeText(range)}: the range ends before it begins`);
  for (const { earlier, later } of overlapsAmong(ranges))
    reporter.error(earlier.place, `reserved ${rangeText(later)} overlaps with reserved ${rangeText(earlier)}`);
  const names = new Set<string>();
  for (const { text } of type.node.reservedNames) {
    if (text.length > LONGEST_NAME)
      reporter.error(
        type.nameStart,
        `a reserved name has ${text.length} characters; at most ${LONGEST_NAME} are allowed`,
      );
    if (names.has(text)) reporter.error(type.nameStart, `"${text}" is reserved twice`);
    names.add(text);
  }
  const reservedNumbers = new RangeIndex(ranges);
  for (const value of type.values)
    if (names.has(value.name)) reporter.error(value.nameStart, `name "${value.name}" is reserved`);
  for (const { item, range } of overlapsBetween(type.values, rangeOfNumber, reservedNumbers))
    reporter.error(range.place, `number ${item.number} is reserved but used by "${item.name}"`);
}

/** A range with its offset in the source. */
interface PlacedRange extends NumberRange {
  readonly place: number;
}

function rangeText({ start, end }: NumberRange): string {
  return `${start} to ${end - 1}`;
}

/** Some generators remove the enum's name from the names of its values, so the short names must differ too. */
function shortNames(type: EnumElement): void {
  const { reporter } = type.file;
  const shortNames = new EnumValueShortNames(type.name);
  const owners = new Map<string, EnumValueElement>();
  for (const value of withEqualHashes(type.values, (value) => shortNames.hash(value.name))) {
    const name = shortNames.of(value.name);
    const owner = owners.get(name);
    if (owner === undefined) owners.set(name, value);
    // Aliases may differ in spelling only.
    else if (owner.number !== value.number && owner.name !== value.name) {
      const text = `"${owner.name}" and "${value.name}" have the same name "${name}" when the enum's name and the case are ignored`;
      const isTolerated = type.options.deprecated_legacy_json_field_conflicts === true && type.file.syntax === 'proto2';
      if (isTolerated) reporter.warning(value.nameStart, text);
      else reporter.error(value.nameStart, text);
    }
  }
}

/** The items that share their hash with another item, in order. */
function withEqualHashes<Item>(items: readonly Item[], hashOf: (item: Item) => number): readonly Item[] {
  const hashes = Int32Array.from(items, hashOf);
  const sorted = hashes.toSorted();
  const repeated = new Set<number>();
  for (let at = 1; at < sorted.length; at++) if (sorted[at] === sorted[at - 1]) repeated.add(sorted[at]!);
  return repeated.size === 0 ? [] : items.filter((_, index) => repeated.has(hashes[index]!));
}
