// The names that fields and enum values have in JSON.
import type { EnumElement, EnumValueElement, FieldElement, MessageElement } from '../model/elements';
import { jsonNameOf } from '../syntax/names';

/** Reports fields with equal JSON names. Under LEGACY_BEST_EFFORT, equal default names only get a warning. */
export function validateJsonNames(message: MessageElement): void {
  // Names in brackets denote extensions, and some parsers truncate text at a NUL.
  for (const { node, jsonName, file } of [...message.fields, ...message.extensions])
    if (jsonName.includes('\0'))
      file.reporter.error(node.jsonNameSpan!.start, 'a JSON name cannot contain NUL characters');
  if (message.options.deprecated_legacy_json_field_conflicts === true) return;
  // Field masks use the default names, even of fields with a json_name.
  clashes(message, (field) => ({ name: jsonNameOf(field.name), isCustom: false }));
  clashes(message, (field) => ({ name: field.jsonName, isCustom: hasCustomJsonName(field) }));
}

/** Whether the JSON name differs from the default. */
export function hasCustomJsonName(field: FieldElement): boolean {
  return field.node.jsonName !== undefined && field.jsonName !== jsonNameOf(field.name);
}

interface JsonName {
  readonly name: string;
  readonly isCustom: boolean;
}

function clashes(message: MessageElement, jsonName: (field: FieldElement) => JsonName): void {
  const { reporter } = message.file;
  const isLenient = message.features.jsonFormat === 'LEGACY_BEST_EFFORT';
  const owners = new Map<string, { readonly field: FieldElement; readonly isCustom: boolean }>();
  for (const field of message.fields) {
    const { name, isCustom } = jsonName(field);
    if (isCustom && name.startsWith('[') && name.endsWith(']')) {
      reporter.error(field.nameStart, `"${name}" is not a valid JSON name: names in brackets denote extensions`);
      continue;
    }
    const owner = owners.get(name);
    if (owner === undefined) {
      owners.set(name, { field, isCustom });
      continue;
    }
    const text = `fields "${owner.field.name}" and "${field.name}" have the same JSON name "${name}"`;
    if (isLenient && !(isCustom && owner.isCustom)) reporter.warning(field.nameStart, text);
    else reporter.error(field.nameStart, text);
  }
}

/** Reports values with ambiguous JSON strings, which an option may set. */
export function validateJsonValues(type: EnumElement): void {
  // Without custom strings, only values that are declared twice clash, which is an error already.
  if (type.file.reporter.errorCount === 0 && type.values.every((value) => jsonStringOf(value) === undefined)) return;
  const owners = new Map<string, EnumValueElement>();
  const refuse = (value: EnumValueElement, message: string) => value.file.reporter.error(value.nameStart, message);
  for (const value of type.values) {
    const custom = jsonStringOf(value);
    if (custom !== undefined) jsonString(value, custom, refuse);
    const primary = type.valueNumbered(value.number)!;
    if (primary !== value && type.options.allow_alias === true && jsonStringOf(primary) !== custom)
      refuse(value, `"${primary.name}" and "${value.name}" are aliases and must have the same JSON string`);
    for (const name of custom === undefined ? [value.name] : [value.name, custom]) {
      const owner = owners.get(name);
      if (owner === undefined) owners.set(name, value);
      else if (owner !== value && owner.number !== value.number)
        refuse(value, `"${owner.name}" and "${value.name}" have the same JSON string "${name}"`);
    }
  }
}

function jsonString(value: EnumValueElement, text: string, refuse: (of: EnumValueElement, message: string) => void) {
  if (text.includes('\0')) refuse(value, 'a JSON string of an enum value cannot contain NUL characters');
  if (!/^[ \t-\r]*[+-]?\d+[ \t-\r]*$/.test(text)) return;
  const number = Number(text.replace(/[ \t-\r]/g, ''));
  if (number === (number | 0) && number !== value.number)
    refuse(value, `the JSON string "${text}" reads as a number, but "${value.name}" is ${value.number}`);
}

/** The JSON string of a value from the option (pb.enumvalue.json). */
function jsonStringOf(value: EnumValueElement): string | undefined {
  const option = value.options['[pb.enumvalue.json]'] as { readonly string?: string } | undefined;
  return option?.string;
}
