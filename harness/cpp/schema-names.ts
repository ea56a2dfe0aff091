// Removes a schema's names from C++ and from errors; what remains is the generator's own. Pure.

/** Words of the schema language that are words of C++ and of libraries, too. */
const schemaLanguage = /^(?:bool|double|enum|extensions?|float|map|max|message|option|optional|package|string)$/;

/** The names in some schemas: of messages, fields, packages, in small letters and without underscores. */
export function namesIn(schemas: readonly string[]): ReadonlySet<string> {
  const words = schemas.flatMap((text) => text.toLowerCase().match(/[a-z]\w*/g) ?? []);
  return new Set(words.filter((word) => !schemaLanguage.test(word)).map((word) => word.replaceAll('_', '')));
}

/**
 * An identifier with … for the name in it: `has_foo` -> `has_…`, `kFooBarFieldNumber` -> `k…FieldNumber`. Only one
 * place: a schema that has a field `number` must not hide the `Number` of a constant.
 * @param names see {@link namesIn}
 */
function bare(identifier: string, names: ReadonlySet<string>): string {
  const parts = identifier.match(/_+|[A-Z]?[a-z\d]+|[A-Z\d]+(?![a-z])|[A-Z]/g) ?? [];
  const isName = (start: number, end: number): boolean =>
    end <= parts.length &&
    !parts[start]!.startsWith('_') &&
    !parts[end - 1]!.startsWith('_') &&
    names.has(parts.slice(start, end).join('').replaceAll('_', '').toLowerCase());
  // The longest name first: of `clear_foo_bar` it is `foo_bar`, not `foo`.
  for (let length = parts.length; length > 0; length--) {
    for (let start = 0; start + length <= parts.length; start++) {
      if (!isName(start, start + length)) continue;
      // A nested type has the names of its messages before its own: `Outer_Inner_MIN`. But `tags_size` is the size of
      // `tags`, even if there is a field `size`.
      let end = start + length;
      while (parts[end] === '_' && /^[A-Z]/.test(parts[end + 1] ?? '') && isName(end + 1, end + 2)) end += 2;
      return `${parts.slice(0, start).join('')}…${parts.slice(end).join('')}`;
    }
  }
  return identifier;
}

/**
 * An error without the names that a schema chose, which is the same for all messages and fields that one fault of a
 * generator concerns: `no member named 'has_foo' in 'Sample'` -> `no member named 'has_…' in '…'`.
 * @param names see {@link namesIn}
 */
export function withoutNames(error: string, names: ReadonlySet<string>): string {
  const stripped = (text: string): string =>
    text.replace(/\w+/g, (word) => bare(word, names)).replace(/(?<!\w)(?:::)?(?:…::)*…/g, '…');
  return error.replace(/'[^']*'|(?<=undefined symbol: ).*/g, stripped);
}

/**
 * The words of some C++, each once, without the names that a schema chose: which parts of the generated interface it
 * uses.
 * @param names see {@link namesIn}
 */
export function usedWords(cpp: readonly string[], names: ReadonlySet<string>): string[] {
  const words = cpp.flatMap((text) => text.replace(/"(?:[^"\\]|\\.)*"/g, '').match(/[A-Za-z_]\w*/g) ?? []);
  return [...new Set(words.map((word) => bare(word, names)))].filter((word) => word !== '…');
}
