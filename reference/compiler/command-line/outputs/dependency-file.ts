// `--dependency_out`: what the outputs were made from, as a rule of make.

import { CommandLineError } from '../arguments/request';

/** A path as make reads it: spaces and `#` are escaped, `$` is doubled. @throws CommandLineError for a line break */
function escaped(path: string): string {
  if (/[\r\n]/.test(path))
    throw new CommandLineError(
      `--dependency_out: the name ${JSON.stringify(path)} has a line break in it, which make cannot read. Rename the file.`,
    );
  return path.replace(/[ #]/g, '\\$&').replaceAll('$', '$$$$');
}

/**
 * The text of the file.
 * @param outputs paths of what was generated
 * @param schemas paths of what was read, imports before what imports them
 */
export function dependencyFile(outputs: readonly string[], schemas: readonly string[]): string {
  return `${outputs.map(escaped).join(' \\\n')}:${schemas.map((path) => ` ${escaped(path)}`).join('\\\n')}`;
}
