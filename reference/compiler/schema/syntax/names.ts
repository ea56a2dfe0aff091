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

/** Whether the name is the keyword of a scalar type. */
export function isScalar(name: string): name is ScalarType {
  return SCALARS.has(name);
}

/** The default JSON name of a field: `fooBar` for `foo_bar`. */
export function jsonNameOf(fieldName: string): string {
  if (!fieldName.includes('_')) return fieldName;
  return fieldName.replace(/_+([^_]?)/g, (_, letter: string) => upperFirst(letter));
}

/** The name of a map field's entry type: `FooBarEntry` for `foo_bar`. */
export function mapEntryName(fieldName: string): string {
  return `${upperFirst(jsonNameOf(fieldName))}Entry`;
}

/**
 * The short names of an enum's values, for code generators that drop the enum's name: in `enum Foo`, `FOO_BAR` is
 * `Bar`.
 */
export class EnumValueShortNames {
  private readonly enumLetters: string;

  constructor(enumName: string) {
    this.enumLetters = enumName.replaceAll('_', '').toLowerCase();
  }

  of(valueName: string): string {
    return pascalCase(valueName.slice(this.startIn(valueName)));
  }

  /** A hash of the short name, for enums with so many values that making all short names takes too long. */
  hash(valueName: string): number {
    let hash = 0;
    let atWordStart = true;
    for (let at = this.startIn(valueName); at < valueName.length; at++) {
      const code = valueName.charCodeAt(at);
      // Outside ASCII, a change of case may change the number of letters.
      if (code >= 0x80) return hashOf(this.of(valueName));
      if (code === UNDERSCORE) {
        atWordStart = true;
        continue;
      }
      hash = nextHash(hash, atWordStart ? upperCase(code) : lowerCase(code));
      atWordStart = false;
    }
    return hash;
  }

  /** The index after the enum's name; 0 if the value's name does not begin with it or has nothing after it. */
  private startIn(valueName: string): number {
    const { enumLetters } = this;
    let matched = 0;
    let at = 0;
    for (; at < valueName.length && matched < enumLetters.length; at++) {
      const code = valueName.charCodeAt(at);
      if (code === UNDERSCORE) continue;
      if (lowerCase(code) !== enumLetters.charCodeAt(matched)) return 0;
      matched += 1;
    }
    if (matched < enumLetters.length) return 0;
    while (valueName.charCodeAt(at) === UNDERSCORE) at += 1;
    return at === valueName.length ? 0 : at;
  }
}

const UNDERSCORE = 0x5f;

function upperCase(code: number): number {
  return code >= 0x61 && code <= 0x7a ? code - 32 : code;
}

function lowerCase(code: number): number {
  return code >= 0x41 && code <= 0x5a ? code + 32 : code;
}

function hashOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = nextHash(hash, text.charCodeAt(at));
  return hash;
}

/** Multiplies by an odd number and keeps 30 bits, which V8 stores without a heap object. */
function nextHash(hash: number, code: number): number {
  return (Math.imul(hash, 0x01000193) + code) & 0x3fffffff;
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
