// `cpp.installed` of a manifest: a library that stands at a prefix of the machine, and what the manifest says of its
// version.

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { z } from 'zod';
import { lookUp } from '../../support/tools.mjs';
import { layerOf, type ManifestLayers, mergedValue } from './layers';

/** A library that is installed on the machine. */
export interface Installed {
  /** The folder that it is installed in, absolute: `/usr`, `/opt/protobuf`. */
  readonly prefix: string;
  /** What its package file says: `36.0.0`. */
  readonly version: string;
  /** The folders of its package files, for pkg-config to search first. Empty: pkg-config finds it without. */
  readonly packageFolders: readonly string[];
}

const word = z.string().min(1, { error: 'the text is empty' });

/** The schema of `cpp.installed`. */
export const installedSchema = z.strictObject({
  package: word.describe('the library’s package: pkg-config tells its prefix and version'),
  variable: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]*$/, { error: 'a variable is made of A-Z, 0-9 and `_`' })
    .describe('the environment variable that names another prefix than pkg-config’s'),
});

const at = ['cpp', 'installed'] as const;

/**
 * Finds the library that `cpp.installed` of a manifest names.
 *
 * @returns undefined if the manifest has no such key, or an invalid one, which the check of its values reports
 * @throws UsageError if the library is not installed
 */
export async function findInstalled(layers: ManifestLayers): Promise<Installed | undefined> {
  const written = z.object({ cpp: z.object({ installed: installedSchema }) }).safeParse(mergedValue(layers)).data
    ?.cpp.installed;
  if (written === undefined) return undefined;
  const { package: name, variable } = written;
  const { yaml } = layerOf(layers, at);
  const chosen = process.env[variable];
  const instead = `Set ${variable} to the folder that the library is installed in: \`${variable}=/opt/${name}\`.`;
  if (chosen === undefined || chosen === '') {
    const [prefix, version] = await Promise.all([
      askPackage([], '--variable=prefix', name),
      askPackage([], '--modversion', name),
    ]);
    if (prefix !== undefined && version !== undefined) return { prefix, version, packageFolders: [] };
    throw yaml.error(at, `pkg-config does not find the package \`${name}\`.`, `Install it, or: ${instead}`);
  }
  const prefix = path.resolve(chosen);
  if (!existsSync(prefix)) {
    throw yaml.error(at, `${variable} is ${chosen}, but there is no folder ${prefix}.`, instead);
  }
  const packageFolders = packageFoldersOf(prefix);
  const version = packageFolders.some((folder) => existsSync(path.join(folder, `${name}.pc`)))
    ? await askPackage(packageFolders, '--modversion', name)
    : undefined;
  if (version !== undefined) return { prefix, version, packageFolders };
  throw yaml.error(
    at,
    `${variable} is ${chosen}, but there is no package file lib/pkgconfig/${name}.pc that pkg-config can read.`,
    instead,
  );
}

/** The folders of a prefix that hold package files. */
function packageFoldersOf(prefix: string): string[] {
  const libraries = ['lib', 'lib64', 'share'].map((name) => path.join(prefix, name));
  const multiarch = libraries.slice(0, 1).flatMap((folder) => {
    const below = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
    return below.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name));
  });
  return [...libraries, ...multiarch].map((folder) => path.join(folder, 'pkgconfig')).filter(existsSync);
}

/** The environment in which pkg-config searches some folders first. */
export function packageEnvironment(folders: readonly string[]): NodeJS.ProcessEnv {
  if (folders.length === 0) return process.env;
  const search = [...folders, process.env.PKG_CONFIG_PATH ?? ''].filter(Boolean).join(path.delimiter);
  return { ...process.env, PKG_CONFIG_PATH: search };
}

/**
 * What pkg-config says of packages, such as their versions.
 *
 * @param folders searched before its own
 * @returns undefined if it does not know one of them
 */
export async function askPackage(folders: readonly string[], ...words: readonly string[]): Promise<string | undefined> {
  const program = lookUp('pkg-config') ?? lookUp('pkgconf');
  if (program === undefined) return undefined;
  const options = { env: packageEnvironment(folders), reject: false, stdin: 'ignore' } as const;
  // pkgconf reads all that a package requires, unless it is told not to: of libprotobuf with Abseil, for seconds. The
  // original pkg-config does not know the option.
  let { stdout, failed } = await execa(program, ['--maximum-traverse-depth=1', ...words], options);
  if (failed) ({ stdout, failed } = await execa(program, words, options));
  const answer = failed ? '' : (stdout ?? '').trim();
  return answer === '' ? undefined : answer;
}

/**
 * The position of the entry that describes a version: the last one that begins with this version or an older one.
 *
 * @param from the first version of each entry, oldest first
 * @returns undefined for a version that is older than all of them
 */
export function entryFor(version: string, from: readonly string[]): number | undefined {
  const position = from.findLastIndex((first) => compareVersions(first, version) <= 0);
  return position === -1 ? undefined : position;
}

/** Negative if the first version is the older one, 0 if they are equal; `25` equals `25.0`. */
export function compareVersions(one: string, other: string): number {
  const [these, those] = [one, other].map((version) =>
    version.split(/[.-]/).map((part) => Number.parseInt(part, 10) || 0),
  );
  const length = Math.max(these!.length, those!.length);
  for (let position = 0; position < length; position++) {
    const difference = (these![position] ?? 0) - (those![position] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
