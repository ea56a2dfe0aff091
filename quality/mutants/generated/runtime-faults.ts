// The reference's C++ runtime, with all of its faults.

import { readFileSync } from 'node:fs';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { UsageError } from '../../../support/usage-error';
import { type Clang, readTree } from './clang-tree';
import { FaultFinder, type FaultPlace, groupedBy, type Source } from './find-faults';
import { type Numbered, rewritten } from './rewrite';

/** A fault with its number, which is also its place in the list of all faults of the runtime. */
export type NumberedPlace = Numbered & { readonly place: FaultPlace };

/** Code that programs do not run for a document's sake. */
const withoutFaults = /(^|\/)(logging|port_def|port_undef)\b/;

/**
 * Finds the faults of all files below a folder's `include` and `src`.
 * @param clang its flags are relative to the folder
 * @param scratch for the precompiled standard headers
 */
export async function runtimeFaults(folder: string, clang: Clang, scratch: string): Promise<NumberedPlace[]> {
  const sources = new Map<string, string>();
  const read = (printed: string): Source | undefined => {
    const file = path.relative(folder, path.resolve(folder, printed));
    if (!/^(include|src)\//.test(file) || withoutFaults.test(file)) return undefined;
    const text = sources.get(file) ?? readFileSync(path.join(folder, file), 'latin1');
    sources.set(file, text);
    return { file, text };
  };
  const precompiled = await precompileStandard(folder, clang, scratch);
  const finder = new FaultFinder(read);
  for (const file of await filesOf(folder, 'src/**/*.cc')) finder.add(await readTree(clang, precompiled, file, folder));
  const places = [...finder.places()].sort(([one], [other]) => (one < other ? -1 : 1)).flatMap(([, found]) => found);
  return places.map((place, index) => ({ number: index + 1, place }));
}

/**
 * Writes a copy of the runtime that can be faulty. Files that are equal already are left alone.
 * @param functions of each file that have hand-written faults
 */
export async function writeRuntime(
  from: string,
  to: string,
  faults: readonly NumberedPlace[],
  functions: ReadonlyMap<string, readonly Numbered[]>,
): Promise<void> {
  const byFile = groupedBy(faults, ({ place }) => place.file);
  for (const file of await filesOf(from, '{include,src}/**/*.*')) {
    const source = await readFile(path.join(from, file), 'latin1');
    await writeIfChanged(
      path.join(to, file),
      withFaults(source, [...(functions.get(file) ?? []), ...(byFile.get(file) ?? [])]),
    );
  }
  const header = await readFile(path.join(__dirname, 'fault.h'), 'latin1');
  await writeIfChanged(path.join(to, 'include', 'touchstone_fault.h'), header);
}

/** A source with faults, and with the header that they need. */
export function withFaults(source: string, faults: readonly Numbered[]): string {
  return faults.length === 0 ? source : `#include <touchstone_fault.h>\n${rewritten(source, faults)}`;
}

/** Precompiles a text. @throws UsageError if clang refuses it */
export async function precompile(clang: Clang, text: string, output: string, folder: string): Promise<void> {
  await mkdir(path.dirname(output), { recursive: true });
  const header = `${output}.h`;
  await writeFile(header, text);
  const words = [...clang.flags, '-w', '-x', 'c++-header', header, '-o', output];
  const { failed, stderr } = await execa(clang.compiler, words, { cwd: folder, reject: false });
  if (failed) throw new UsageError(`${clang.compiler} cannot precompile ${header}:\n${stderr.slice(0, 2000)}`);
}

/**
 * Precompiles all headers outside of the project that the runtime includes.
 * @param folder of the runtime
 * @returns the precompiled header
 */
export async function precompileStandard(folder: string, clang: Clang, scratch: string): Promise<string> {
  const precompiled = path.join(scratch, 'standard.pch');
  await precompile(clang, await standardHeaders(folder), precompiled, folder);
  return precompiled;
}

/** Includes of these headers. */
async function standardHeaders(folder: string): Promise<string> {
  const names = new Set<string>();
  for (const file of await filesOf(folder, '{include,src}/**/*.{h,cc}')) {
    const text = await readFile(path.join(folder, file), 'utf8');
    for (const [, name] of text.matchAll(/^#include <([^>]+)>/gm)) if (!name!.startsWith('google/')) names.add(name!);
  }
  return [...names]
    .sort()
    .map((name) => `#if __has_include(<${name}>)\n#include <${name}>\n#endif\n`)
    .join('');
}

async function filesOf(folder: string, pattern: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(pattern, { cwd: folder })) files.push(file);
  return files.sort();
}

async function writeIfChanged(file: string, text: string): Promise<void> {
  const old = await readFile(file, 'latin1').catch(() => undefined);
  if (old === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text, 'latin1');
}
