// Preludes at a fixed place. A precompiled header contains the path of the header that it was made from, so ccache can
// give it to another build folder only if both builds make it from the same file.

import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CppSubject } from '../subject/manifest';
import type { Runtime, Toolchain } from './build-config';
import { isPlain } from './links';
import { subjectHeader } from './test-program';

/**
 * Writes the header that every test program of a subject includes, for each runtime, into a folder that all builds
 * share. A file is named by its contents and never changes.
 *
 * @param folder made if it does not exist
 * @returns the files; undefined if builds cannot or should not share what they are compiled to, or `folder` cannot be
 *   written
 */
export async function sharedPreludes(
  tools: Toolchain,
  { headers, namespaces }: Pick<CppSubject, 'headers' | 'namespaces'>,
  folder: string,
): Promise<Readonly<Record<Runtime, string>> | undefined> {
  if (!canShare(tools) || !isPlain(folder)) return undefined;
  try {
    const full = await written(folder, subjectHeader(headers.full, namespaces));
    const lite = await written(folder, subjectHeader(headers.lite, namespaces));
    return { full, lite };
  } catch {
    return undefined;
  }
}

function canShare({ launcher, sources, flags, compileFlags }: Toolchain): boolean {
  if (launcher === undefined || path.basename(launcher) !== 'ccache') return false;
  // The headers of a runtime that the harness compiles change often. Each version would take megabytes of the cache.
  if (sources.full.length > 0 || sources.lite.length > 0) return false;
  // A relative path, which the compiled form would have for the build folder that made it.
  const words = [...flags, ...compileFlags.full, ...compileFlags.lite];
  return !words.some((word) => /^-(?:I[^/]|i|I$)/.test(word));
}

async function written(folder: string, text: string): Promise<string> {
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  const file = path.join(folder, `${name}.h`);
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return file;
  await mkdir(folder, { recursive: true });
  // Other runs may write it at the same time.
  await writeFile(`${file}.${process.pid}`, text);
  await rename(`${file}.${process.pid}`, file);
  return file;
}
