// The runtime and the compiler as `cmake --install` leaves them, for tests of what users build with them.

import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { project, temporaryFolder } from './command';

/** A program that ran to its end, whatever its status is. */
export interface Ended {
  readonly status: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/** Words that every C++ build of these tests is configured with: quick to build, and cached where ccache is. */
export const configureWords: readonly string[] = [
  ...['-G', 'Ninja', '-DCMAKE_CXX_COMPILER=clang++-19', '-DCMAKE_CXX_COMPILER_LAUNCHER=ccache'],
  '-DCMAKE_EXPORT_COMPILE_COMMANDS=OFF',
];

/** What has ccache know code again that is built in a folder of another name. @param folder absolute; all that differs is below it */
export function cachedBelow(folder: string): Record<string, string> {
  return {
    CCACHE_BASEDIR: folder,
    CCACHE_NOHASHDIR: 'true',
    // Headers have just been generated or installed: their text counts, not their age.
    CCACHE_SLOPPINESS: 'include_file_mtime,include_file_ctime',
  };
}

/**
 * Runs a tool that has to succeed.
 * @param env beside that of this process
 * @returns what it printed
 * @throws with what it printed if it fails
 */
export async function tool(file: string, words: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const { all } = await execa(file, words, { cwd: project, all: true, stdin: 'ignore', env });
  return all;
}

/**
 * Runs a program under test.
 * @param input its standard input
 * @returns what it printed, a character a byte
 */
export async function ended(
  file: string,
  words: readonly string[],
  cwd: string,
  input: string | Uint8Array = '',
): Promise<Ended> {
  const options = { cwd, input, reject: false, encoding: 'latin1', stripFinalNewline: false } as const;
  const { exitCode, stdout, stderr } = await execa(file, words, options);
  return { status: exitCode, stdout, stderr };
}

/**
 * Builds and installs, then moves the tree: whoever uses it finds nothing where it was installed to.
 * @returns the folder that holds bin, include and lib, in a temporary one that has nothing else
 */
export async function installedTree(): Promise<string> {
  await tool(process.execPath, ['-r', 'ts-node/register', 'reference/build.ts']);
  // Kept between runs, so that ninja builds what changed.
  const build = path.join(project, 'build', 'install');
  await mkdir(build, { recursive: true });
  const library = ['-DCMAKE_INSTALL_LIBDIR=lib', '-DCMAKE_INSTALL_PREFIX=/nonexistent'];
  await tool('cmake', ['-S', 'reference/runtime', '-B', build, ...configureWords, ...library]);
  await tool('cmake', ['--build', build, '-j', '2'], cachedBelow(project));
  const folder = await temporaryFolder();
  await tool('cmake', ['--install', build, '--prefix', path.join(folder, 'first')]);
  await rename(path.join(folder, 'first'), path.join(folder, 'moved'));
  return path.join(folder, 'moved');
}
