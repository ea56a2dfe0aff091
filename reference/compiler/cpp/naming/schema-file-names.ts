// Names of schema files as C++ can hold them: they stand in include directives, where nothing can be escaped.
import type { FileDescriptor } from '../../schema/model/descriptor';

/** What a file's name must not hold, and what that is called. */
const refused: readonly (readonly [RegExp, string])[] = [
  [/\p{Cc}|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/u, 'a control character'],
  [/["']/, 'a quote'],
  // In an include directive its meaning is the compiler's own: a part of the name here, a separator of folders there.
  [/\\/, 'a backslash'],
  // Where a compiler replaces them, `??/` is a backslash, and joins the line of a comment with the next one.
  [/\?\?[=/'()!<>-]/, 'a trigraph'],
];

/**
 * Looks at the names that the C++ of a file will hold: its own, and those of its imports.
 * @returns why no C++ can be generated, with the name and the remedy; undefined if all names are good
 */
export function faultOfFileNames(file: FileDescriptor): string | undefined {
  for (const name of [file.name, ...file.dependencies.map((dependency) => dependency.name)]) {
    const found = refused.find(([pattern]) => pattern.test(name));
    if (found !== undefined)
      return `the name of the schema file ${shown(name)} has ${found[1]} in it, and cannot stand in an #include of C++. Rename the file, and what imports it.`;
  }
  return undefined;
}

/** A name in quotes, with escapes for what would not be seen, or would be taken for something else. */
function shown(name: string): string {
  const invisible = /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;
  const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(name).replace(invisible, escaped);
}
