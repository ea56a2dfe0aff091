// The rules of an enum.
import type { EnumElement, EnumValueElement } from './elements';
import { enumValueShortName } from './names';
import { RangeIndex } from './range-index';

/**
 * Reports what an enum may not say.
 * @param isComplete false when values may be missing from the tree because of syntax errors
 */
export function validateEnum(type: EnumElement, isComplete: boolean): void {
  const { reporter } = type.file;
  const [first] = type.values;
  if (first === undefined) {
    if (isComplete) reporter.error(type.nameStart, `enum "${type.name}" has no values`);
    return;
  }
  if (isComplete && !type.isClosed && first.number !== 0)
    reporter.error(
      first.node.numberSpan.start,
      `the first value of an open enum is 0, "${first.name}" is ${first.number}`,
    );
  aliases(type);
  reserved(type);
  shortNames(type);
}

function aliases(type: EnumElement): void {
  const { reporter } = type.file;
  const allowed = type.options.allow_alias;
  const option = type.node.options.find(({ name }) => name[0]?.text === 'allow_alias')?.start ?? type.nameStart;
  if (allowed === false) reporter.error(option, '`allow_alias = false` says what is so anyway: delete it');
  const owners = new Map<number, EnumValueElement>();
  let hasAlias = false;
  for (const value of type.values) {
    const owner = owners.get(value.number);
    if (owner === undefined) {
      owners.set(value.number, value);
      continue;
    }
    hasAlias = true;
    if (allowed !== true)
      reporter.error(
        value.node.numberSpan.start,
        `"${value.name}" and "${owner.name}" are both ${value.number}: if that is meant, set \`option allow_alias = true;\``,
      );
  }
  if (allowed === true && !hasAlias)
    reporter.error(option, `enum "${type.name}" allows aliases and has none: delete \`allow_alias\``);
}

function reserved(type: EnumElement): void {
  const { reporter } = type.file;
  const index = new RangeIndex(type.reservedRanges.map(({ start, end }) => ({ start, end: end + 1 })));
  type.reservedRanges.forEach(({ start, end }, at) => {
    const place = type.node.reservedRanges[at]!.start;
    if (end < start) reporter.error(place, `${start} to ${end}: the range ends before it begins`);
    const earlier = type.reservedRanges[index.firstBefore(at) ?? -1];
    if (earlier !== undefined)
      reporter.error(place, `reserved ${start} to ${end} overlaps with reserved ${earlier.start} to ${earlier.end}`);
  });
  const names = new Set<string>();
  for (const { text, start } of type.node.reservedNames) {
    if (names.has(text)) reporter.error(start, `"${text}" is reserved twice`);
    names.add(text);
  }
  for (const value of type.values) {
    if (index.firstAt(value.number) !== undefined)
      reporter.error(value.node.numberSpan.start, `number ${value.number} is reserved`);
    if (names.has(value.name)) reporter.error(value.nameStart, `name "${value.name}" is reserved`);
  }
}

/** Generators drop the enum's name from its values' names: two that are one name then are a fault. */
function shortNames(type: EnumElement): void {
  const { reporter } = type.file;
  const owners = new Map<string, EnumValueElement>();
  for (const value of type.values) {
    const name = enumValueShortName(type.name, value.name);
    const owner = owners.get(name);
    if (owner === undefined) owners.set(name, value);
    // Aliases may be spellings of one name.
    else if (owner.number !== value.number && owner.name !== value.name) {
      const text = `"${owner.name}" and "${value.name}" are both "${name}" once the enum's name and case are dropped`;
      if (type.options.deprecated_legacy_json_field_conflicts === true) reporter.warning(value.nameStart, text);
      else reporter.error(value.nameStart, text);
    }
  }
}
