// Installs the runtime and the compiler with `cmake --install`, for tests that build users' projects.

import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { largePages } from '../support/large-pages';
import { typescriptOptions } from '../support/project';
import { isSample } from '../support/test-sample';
import { project, temporaryFolder } from './command';

/** The result of a program, whatever its exit status is. */
export interface Ended {
  readonly status: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/** CMake arguments of all C++ builds of these tests: quick to build, and cached if ccache is installed. */
export const configureWords: readonly string[] = [
  ...['-G', 'Ninja', '-DCMAKE_CXX_COMPILER=clang++-19', '-DCMAKE_CXX_COMPILER_LAUNCHER=ccache'],
  '-DCMAKE_EXPORT_COMPILE_COMMANDS=OFF',
];

/**
 * Environment variables with which ccache recognizes the same code in folders with different names.
 * @param folder an absolute path; all differing paths are below it
 */
export function cachedBelow(folder: string): Record<string, string> {
  return {
    CCACHE_BASEDIR: folder,
    CCACHE_NOHASHDIR: 'true',
    // Headers have just been generated or installed: compare their contents, not their times.
    CCACHE_SLOPPINESS: 'include_file_mtime,include_file_ctime',
  };
}

/**
 * Runs a tool that must succeed.
 * @param env additional environment variables
 * @returns its output
 * @throws an error with its output if it fails
 */
export async function tool(file: string, words: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const { all } = await execa(file, words, {
    cwd: project,
    all: true,
    stdin: 'ignore',
    env: { ...largePages(), ...env },
  });
  return all;
}

/**
 * Runs a program under test.
 * @param input its standard input
 * @returns its output, one character for each byte
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
 * Builds and installs, then moves the tree, so that nothing is left at the installation prefix.
 * @returns the folder that contains bin, include and lib; its parent is a temporary folder with nothing else in it
 */
export async function installedTree(): Promise<string> {
  await tool(process.execPath, [...typescriptOptions(), 'reference/build.ts']);
  // Kept between runs, so that ninja builds only what changed.
  const build = path.join(project, 'build', 'install');
  await mkdir(build, { recursive: true });
  const library = ['-DCMAKE_INSTALL_LIBDIR=lib', '-DCMAKE_INSTALL_PREFIX=/nonexistent'];
  // Users compile file by file, and so does a whole run.
  const unity = `-DTOUCHSTONE_UNITY=${isSample ? 'ON' : 'OFF'}`;
  await tool('cmake', ['-S', 'reference/runtime', '-B', build, ...configureWords, ...library, unity]);
  await tool('cmake', ['--build', build, '-j', '2'], cachedBelow(project));
  const folder = await temporaryFolder();
  await tool('cmake', ['--install', build, '--prefix', path.join(folder, 'first')]);
  await rename(path.join(folder, 'first'), path.join(folder, 'moved'));
  return path.join(folder, 'moved');
}
