// Checks the names of schema files: generated code has them in include directives, where nothing can be escaped.
import type { FileDescriptor } from '../../schema/model/descriptor';

/** Patterns that a file's name must not contain, and their names in messages. */
const refused: readonly (readonly [RegExp, string])[] = [
  [/\p{Cc}|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/u, 'a control character'],
  [/["']/, 'a quote'],
  // Its meaning in an include directive depends on the compiler: a part of the name, or a folder separator.
  [/\\/, 'a backslash'],
  // A compiler that replaces trigraphs reads `??/` as a backslash, which joins a comment with the next line.
  [/\?\?[=/'()!<>-]/, 'a trigraph'],
];

/**
 * Checks the file names that the generated C++ will contain: the file's own and those of its imports.
 * @returns why no C++ can be generated, with the name and the remedy; undefined if all names are valid
 */
export function faultOfFileNames(file: FileDescriptor): string | undefined {
  for (const name of [file.name, ...file.dependencies.map((dependency) => dependency.name)]) {
    const found = refused.find(([pattern]) => pattern.test(name));
    if (found !== undefined)
      return `the schema file name ${shown(name)} contains ${found[1]}, so that C++ cannot #include the generated header. Rename the file and update its imports.`;
  }
  return undefined;
}

/** A name in quotes, with escapes for invisible and ambiguous characters. */
function shown(name: string): string {
  const invisible = /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;
  const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(name).replace(invisible, escaped);
}
