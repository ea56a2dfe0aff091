// Finds an installed browser.

import { existsSync } from 'node:fs';
import { UsageError } from './usage-error';

/** Where a browser is looked for. */
export interface SoughtBrowser {
  /** As messages name it: `Chromium`. */
  readonly name: string;
  /** The environment variable that may name its executable. */
  readonly variable: string;
  /** Its package in Debian. */
  readonly debianPackage: string;
  /** Paths of its executable, in the order in which they are tried. */
  readonly paths: readonly string[];
}

/**
 * The path of the browser to start.
 *
 * @param environment its `sought.variable` takes precedence over installed browsers
 * @param exists whether a path names a file
 * @returns the absolute path of the executable
 * @throws UsageError if the variable names no file, or the browser is not installed
 */
export function findInstalled(
  { name, variable, debianPackage, paths }: SoughtBrowser,
  environment: Readonly<Record<string, string | undefined>>,
  exists: (path: string) => boolean = existsSync,
): string {
  const named = environment[variable];
  if (named !== undefined && named !== '') {
    if (exists(named)) return named;
    throw new UsageError(`${variable} is \`${named}\`, but there is no such file.`);
  }
  const found = paths.find(exists);
  if (found !== undefined) return found;
  throw new UsageError(
    `No ${name} was found in the usual places.`,
    `Install it (\`apt-get install ${debianPackage}\`), or set ${variable} to its executable.`,
  );
}
