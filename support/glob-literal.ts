// Escapes paths for use in file patterns.

import { UsageError } from './usage-error';

/**
 * A glob that matches only the given path.
 *
 * @throws UsageError for paths that Node.js's globs cannot express: with a backslash, or with a comma or dots in braces
 */
export function globLiteral(file: string): string {
  if (/\\|\{.*[,.].*\}/.test(file)) {
    throw new UsageError(
      `The path ${file} contains a backslash, or braces around a comma or dots. File patterns cannot express it.`,
      'Rename the folder.',
    );
  }
  return file.replace(/[[*?(]/g, '[$&]');
}
