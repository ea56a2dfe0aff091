// Where the project's files are, and how a user calls its command: in a checkout, and in the installed npm package.

import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** The folder of `harness`, `steps` and `support`. In the npm package they are compiled, in a folder below the root. */
export const codeRoot = path.resolve(__dirname, '..');

/** The project's folder, or the npm package's. It holds package.json, the features and the subjects. */
export const root = folderOfPackage(codeRoot);

/** Whether this is a checkout, whose TypeScript is compiled when it is loaded. */
export const isCheckout = codeRoot === root;

/** What a user types before the arguments of the conformance command. */
export const commandName = isCheckout ? 'npm run conformance --' : 'npx touchstone';

/** The options by which Node.js runs the TypeScript of a checkout. */
export const typescriptOptions = (checkout: string = root): readonly string[] => [
  '-r',
  path.join(checkout, 'support', 'typescript.cjs'),
];

/**
 * Where a run writes unless it is told otherwise. A user of the package may have folders `reports` and `build` of their
 * own in the current folder, and npm replaces the package's folder when it updates the package.
 */
export const defaultFolders = isCheckout
  ? { reports: path.join(root, 'reports'), build: path.join(root, 'build') }
  : { reports: path.resolve('touchstone-reports'), build: path.resolve('touchstone-build') };

/** What all runs of this user share. */
export const cacheFolder = isCheckout
  ? path.join(root, 'build')
  : path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'touchstone');

/** The conformance command with some arguments, as a user types it. */
export function commandLine(...words: readonly string[]): string {
  // npm takes what follows `--` as arguments of the command.
  const name = words.length === 0 ? commandName.replace(/ --$/, '') : commandName;
  return [name, ...words].join(' ');
}

function folderOfPackage(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error(`${codeRoot} is in no npm package.`);
  return folderOfPackage(parent);
}
