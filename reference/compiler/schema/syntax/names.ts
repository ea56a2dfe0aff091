// Names that the language derives from names.

export type ScalarType =
  | 'double'
  | 'float'
  | 'int64'
  | 'uint64'
  | 'int32'
  | 'fixed64'
  | 'fixed32'
  | 'bool'
  | 'string'
  | 'bytes'
  | 'uint32'
  | 'sfixed32'
  | 'sfixed64'
  | 'sint32'
  | 'sint64';

const SCALARS: ReadonlySet<string> = new Set<ScalarType>([
  'double',
  'float',
  'int64',
  'uint64',
  'int32',
  'fixed64',
  'fixed32',
  'bool',
  'string',
  'bytes',
  'uint32',
  'sfixed32',
  'sfixed64',
  'sint32',
  'sint64',
]);

/** Is this the keyword of a scalar type? */
export function isScalar(name: string): name is ScalarType {
  return SCALARS.has(name);
}

/** The JSON name of a field that gives none: `foo_bar` becomes `fooBar`. */
export function jsonNameOf(fieldName: string): string {
  if (!fieldName.includes('_')) return fieldName;
  return fieldName.replace(/_+([^_]?)/g, (_, letter: string) => upperFirst(letter));
}

/** The name of a map field's entry type: `foo_bar` has `FooBarEntry`. */
export function mapEntryName(fieldName: string): string {
  return `${upperFirst(jsonNameOf(fieldName))}Entry`;
}

/** An enum value's name as code generators that drop the enum's name see it: in `enum Foo`, `FOO_BAR` is `Bar`. */
export function enumValueShortName(enumName: string, valueName: string): string {
  const letters = enumName.replaceAll('_', '').toLowerCase();
  let matched = 0;
  let at = 0;
  while (at < valueName.length && matched < letters.length) {
    const letter = valueName[at]!;
    if (letter !== '_') {
      if (letter.toLowerCase() !== letters[matched]) return pascalCase(valueName);
      matched += 1;
    }
    at += 1;
  }
  if (matched < letters.length) return pascalCase(valueName);
  while (valueName[at] === '_') at += 1;
  // A value that is named as its enum keeps its name.
  return pascalCase(at === valueName.length ? valueName : valueName.slice(at));
}

function pascalCase(name: string): string {
  return name
    .split('_')
    .map((word) => upperFirst(word.toLowerCase()))
    .join('');
}

function upperFirst(text: string): string {
  // Only ASCII letters have capitals here.
  const first = text.charCodeAt(0);
  return first >= 0x61 && first <= 0x7a ? String.fromCharCode(first - 32) + text.slice(1) : text;
}
