// Paths in file patterns.

import { UsageError } from './usage-error';

/**
 * A path as part of a glob that stands for nothing else.
 *
 * @throws UsageError for what Node.js's globs cannot express: a backslash, and braces with a comma in them
 */
export function globLiteral(file: string): string {
  if (/\\|\{.*[,.].*\}/.test(file)) {
    throw new UsageError(
      `The path ${file} has a backslash, or braces with a comma or dots in them, which file patterns cannot express.`,
      'Use a folder with another name.',
    );
  }
  return file.replace(/[[*?(]/g, '[$&]');
}
