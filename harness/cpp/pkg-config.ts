// Asks pkg-config for flags, and keeps the answers: for packages with hundreds of dependencies, such as Abseil's, it
// takes half a second. An answer holds until a package file in pkg-config's search path changes.

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { z } from 'zod';
import { lookUp } from '../../support/tools.mjs';
import { UsageError } from '../../support/usage-error';
import { packageEnvironment } from '../subject/installed';
import { identityOf } from './tool-identity';

const answerSchema = z.object({
  /** The folders that pkg-config searches by default. */
  searchPath: z.string(),
  /** The package files when it was asked. */
  packageFiles: z.string(),
  flags: z.array(z.string()),
});

/**
 * The flags of packages.
 * @param kept a folder for the answers
 * @param folders searched before pkg-config's own
 * @param patience how long pkg-config may take for all packages together, in milliseconds; then it is asked for one
 *   package at a time
 * @throws UsageError if pkg-config is not installed or does not find a package
 */
export async function pkgConfig(
  packages: readonly string[],
  what: '--cflags' | '--libs',
  kept: string,
  folders: readonly string[] = [],
  patience = 10_000,
): Promise<readonly string[]> {
  if (packages.length === 0) return [];
  const env = packageEnvironment(folders);
  const file = path.join(kept, `${await questionOf(packages, what, env)}.json`);
  const known = answerSchema.safeParse(await readJson(file)).data;
  if (known && known.packageFiles === (await packageFilesIn(known.searchPath, env))) return known.flags;
  const [flags, searchPath] = await Promise.all([ask(packages, what, env, patience), askSearchPath()]);
  const packageFiles = await packageFilesIn(searchPath, env);
  const answer: z.infer<typeof answerSchema> = { searchPath, packageFiles, flags };
  // If it cannot be kept, the next run asks again.
  await keep(file, JSON.stringify(answer)).catch(() => undefined);
  return flags;
}

async function keep(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}`, text);
  await rename(`${file}.${process.pid}`, file);
}

/** A name for everything that the answer depends on besides package files. */
async function questionOf(packages: readonly string[], what: string, env: NodeJS.ProcessEnv): Promise<string> {
  const program = lookUp('pkg-config');
  const environment = Object.entries(env).filter(([name]) => name.startsWith('PKG_CONFIG'));
  const parts = [program, await identityOf(program ? [program] : []), environment.sort(), packages, what];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

async function ask(
  packages: readonly string[],
  what: string,
  env: NodeJS.ProcessEnv,
  patience: number,
): Promise<string[]> {
  const options = { env, reject: false, timeout: patience } as const;
  const { stdout, failed, timedOut, stderr, code } = await execa('pkg-config', [what, ...packages], options);
  if (!failed) return splitFlags(stdout);
  if (timedOut) return await askEach(packages, what, env);
  throw new UsageError(
    code === 'ENOENT' ? 'pkg-config is not installed.' : `pkg-config does not find ${packages.join(', ')}: ${stderr}`,
    'Install the library, or correct `pkg_config` in the manifest.',
  );
}

/**
 * The flags of packages and of all that they require, asked for one package at a time. pkgconf visits a package once for
 * each path that leads to it: a current libprotobuf with Abseil would take minutes.
 *
 * @returns the flags of a package before those of what it requires, as static linking needs them
 */
async function askEach(packages: readonly string[], what: string, env: NodeJS.ProcessEnv): Promise<string[]> {
  const about = async (name: string, question: string): Promise<string> => {
    // A depth of 2 is the package alone.
    const words = ['--maximum-traverse-depth=2', question, name];
    const { stdout, failed, stderr } = await execa('pkg-config', words, { env, reject: false });
    if (!failed) return stdout;
    throw new UsageError(
      `pkg-config does not find ${name}: ${stderr}`,
      'Install the library, or correct `pkg_config` in the manifest.',
    );
  };
  const questions = what === '--libs' ? ['--print-requires'] : ['--print-requires', '--print-requires-private'];
  const flags = new Map<string, string[]>();
  // What a package requires is complete before the package is added.
  const visited = new Set<string>();
  const visit = async (name: string): Promise<void> => {
    if (visited.has(name)) return;
    visited.add(name);
    const [own, ...required] = await Promise.all([what, ...questions].map((question) => about(name, question)));
    // A line is a name, and perhaps a version.
    for (const line of required.flatMap((list) => list.split('\n'))) {
      const [needed] = line.trim().split(/\s/);
      if (needed) await visit(needed);
    }
    flags.set(name, splitFlags(own ?? ''));
  };
  for (const name of packages.toReversed()) await visit(name);
  const all = [...flags.values()].reverse().flat();
  // Only the order of libraries and of the linker's options matters.
  const once = what === '--libs' ? /^-L/ : /^-[DIW]/;
  return all.filter((flag, place) => !once.test(flag) || all.indexOf(flag) === place);
}

async function askSearchPath(): Promise<string> {
  const { stdout } = await execa('pkg-config', ['--variable', 'pc_path', 'pkg-config'], { reject: false });
  return stdout ?? '';
}

/** A text that changes when a package file in the search path is added, removed or replaced. */
async function packageFilesIn(searchPath: string, env: NodeJS.ProcessEnv): Promise<string> {
  const { PKG_CONFIG_PATH = '', PKG_CONFIG_LIBDIR = searchPath } = env;
  const folders = [PKG_CONFIG_PATH, PKG_CONFIG_LIBDIR].flatMap((list) => list.split(path.delimiter)).filter(Boolean);
  const marks = folders.map(async (folder) => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.pc')).sort();
    return await Promise.all(names.map((name) => markOf(path.join(folder, name))));
  });
  return createHash('sha256')
    .update(JSON.stringify(await Promise.all(marks)))
    .digest('hex');
}

async function markOf(file: string): Promise<string> {
  const status = await stat(file, { bigint: true }).catch(() => undefined);
  return [file, status?.size, status?.mtimeNs, status?.ctimeNs, status?.ino].join(' ');
}

/** Splits the output of pkg-config, which is quoted for a shell. */
export function splitFlags(printed: string): string[] {
  return [...printed.matchAll(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s\\'"])+/gs)].map(([word]) =>
    word.replace(
      /\\(.)|'([^']*)'|"((?:\\.|[^"\\])*)"/gs,
      (_, escaped?: string, single?: string, double?: string) => escaped ?? single ?? double!.replace(/\\(.)/gs, '$1'),
    ),
  );
}
