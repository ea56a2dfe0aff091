// `--dependency_out`: the files that the outputs depend on, as a makefile rule.

import { CommandLineError } from '../arguments/request';

/**
 * Escapes a path for make: backslashes before spaces and `#`, `$` doubled.
 * @throws CommandLineError for a line break
 */
function escaped(path: string): string {
  if (/[\r\n]/.test(path))
    throw new CommandLineError(
      `--dependency_out: the name ${JSON.stringify(path)} contains a line break, which a makefile cannot express. Rename the file.`,
    );
  return path.replace(/[ #]/g, '\\$&').replaceAll('$', '$$$$');
}

/**
 * The text of the file.
 * @param outputs paths of the generated files
 * @param schemas paths of the schemas read, imports before importers
 */
export function dependencyFile(outputs: readonly string[], schemas: readonly string[]): string {
  return `${outputs.map(escaped).join(' \\\n')}:${schemas.map((path) => ` ${escaped(path)}`).join('\\\n')}`;
}
