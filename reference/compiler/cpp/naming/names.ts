// C++ names for schema names, one name at a time. cpp-names.ts resolves collisions between names.
import { isReservedWord } from './reserved-words';

/** A name as a C++ identifier: keywords and macros get a trailing underscore (rule cpp.naming.keyword). */
export function identifier(name: string): string {
  let free = name;
  while (isReservedWord(free)) free += '_';
  return free;
}

/** The base of a field's accessor names, before collisions (rules cpp.naming.accessors-lowercase, -upper-case). */
export function accessorName(fieldName: string): string {
  return identifier(fieldName.toLowerCase());
}

/**
 * CamelCase: a lower-case letter becomes a capital at the beginning and after a character that is not a letter;
 * capitals stay; characters other than letters and digits are dropped. `foo2bar_x` is `Foo2BarX`.
 */
export function camelCase(name: string): string {
  let result = '';
  let capital = true;
  for (const char of name) {
    if (/[a-z]/.test(char)) {
      result += capital ? char.toUpperCase() : char;
      capital = false;
    } else if (/[A-Z]/.test(char)) {
      result += char;
      capital = false;
    } else {
      if (/[0-9]/.test(char)) result += char;
      capital = true;
    }
  }
  return result;
}

/** The output file's stem: the schema's name without `.proto` (rule cpp.output.name). */
export function stem(fileName: string): string {
  return fileName.replace(/\.(proto|protodevel)$/, '');
}

/** A distinct identifier for each file name: characters other than letters and digits are escaped by their code. */
export function fileIdentifier(fileName: string): string {
  return [...new TextEncoder().encode(fileName)]
    .map((byte) => {
      const char = String.fromCharCode(byte);
      return /[a-zA-Z0-9]/.test(char) ? char : `_${byte.toString(16)}`;
    })
    .join('');
}
