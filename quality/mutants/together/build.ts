// One build of the C++ runtime with many hand-written faults, of which the environment makes one active.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { parse, stringify } from 'yaml';
import { toolchain } from '../../../harness/cpp/toolchain';
import { prepare } from '../../../harness/run/execute';
import { loadSubject } from '../../../harness/subject/manifest';
import { streamProgress } from '../../../support/progress';
import { UsageError } from '../../../support/usage-error';
import { type Clang, readTree } from '../generated/clang-tree';
import { groupedBy } from '../generated/find-faults';
import { filesOf, precompile, standardHeaders, writeIfChanged } from '../generated/runtime-faults';
import type { Mutant } from '../mutant';
import { bodiesOf, type Combined, combined, type Numbered } from './bodies';

/** A worktree's runtime with faults. It has not been compiled. */
export interface FaultyRuntime {
  /** The manifest of the subject with the faults. */
  readonly manifest: string;
  /** The faults that are in it. The others have to be tried one by one. */
  readonly faults: readonly Numbered[];
}

/** Whether a fault is in a source file of the C++ runtime. */
export function isInRuntimeSource({ file }: Mutant): boolean {
  return file.startsWith('runtime/src/') && file.endsWith('.cc');
}

/**
 * Writes a copy of the runtime's sources that has all of the mutants' faults that can be in one build.
 * @param folder of the worktree
 * @throws UsageError if the reference cannot be prepared, or clang refuses its sources
 */
export async function writeFaultyRuntime(folder: string, mutants: readonly Mutant[]): Promise<FaultyRuntime> {
  const subject = await loadSubject('reference', folder);
  const { cpp } = subject;
  if (!cpp) throw new UsageError('The reference has no C++.');
  await prepare(subject, streamProgress(process.stderr));
  const tools = await toolchain(subject, cpp, path.join(folder, 'conformance-cpp'));
  const flags = ['-std=c++17', ...cpp.include.map((include) => `-I${include}`), ...tools.compileFlags.full];
  const clang: Clang = { compiler: tools.compiler, flags };
  const original = path.join(folder, 'reference');
  const target = path.join(folder, 'together');
  const numbered = mutants.filter(isInRuntimeSource).map((mutant, index) => ({ number: index + 1, mutant }));
  const byFile = groupedBy(numbered, ({ mutant }) => mutant.file);
  const header = await readFile(path.join(__dirname, '../generated/fault.h'), 'latin1');
  await writeIfChanged(path.join(target, 'runtime', 'src', 'touchstone_fault.h'), header);
  for (const file of await filesOf(original, 'runtime/src/**/*.*')) {
    if (byFile.has(file)) continue;
    await writeIfChanged(path.join(target, file), await readFile(path.join(original, file), 'latin1'));
  }
  const precompiled = path.join(target, 'standard.pch');
  await precompile(clang, await standardHeaders(path.join(original, 'runtime')), precompiled, original);
  const faults: Numbered[] = [];
  for (const [file, some] of byFile) {
    const { text, placed } = await withFaults({ clang, precompiled, original, target, file }, some);
    await writeIfChanged(path.join(target, file), text);
    faults.push(...placed);
  }
  const manifest = path.join(target, 'reference.yaml');
  await writeIfChanged(manifest, await manifestText(folder));
  return { manifest, faults };
}

/** A source of the runtime: where it is, and where the copy with faults goes. */
interface SourceFile {
  readonly clang: Clang;
  readonly precompiled: string;
  readonly original: string;
  readonly target: string;
  /** Relative to both. */
  readonly file: string;
}

async function withFaults(place: SourceFile, faults: readonly Numbered[]): Promise<Combined> {
  const { clang, precompiled, original, file } = place;
  const full = path.join(original, file);
  const source = await readFile(full, 'latin1');
  const tree = await readTree(clang, precompiled, full, original);
  const bodies = bodiesOf(tree, (named) => path.resolve(original, named) === full);
  const withSome = (some: readonly Numbered[]): Combined => withHeader(file, combined(source, bodies, some));
  const all = withSome(faults);
  if (await compiles(place, all)) return all;
  // Some code cannot stand in a block of its own.
  const alone: Numbered[] = [];
  for (const fault of faults) if (await compiles(place, withSome([fault]))) alone.push(fault);
  const some = withSome(alone);
  if (await compiles(place, some)) return some;
  throw new UsageError(`reference/${file} does not compile with its faults in one build.`);
}

/** Adds the include of fault.h, relative to the file. */
function withHeader(file: string, { text, placed }: Combined): Combined {
  if (placed.length === 0) return { text, placed };
  const up = '../'.repeat(file.split('/').length - 3);
  return { text: `#include "${up}touchstone_fault.h"\n${text}`, placed };
}

async function compiles({ clang, original, target, file }: SourceFile, { text }: Combined): Promise<boolean> {
  const copy = path.join(target, file);
  await writeIfChanged(copy, text);
  const words = [...clang.flags, '-w', '-fsyntax-only', copy];
  const { failed } = await execa(clang.compiler, words, { cwd: original, reject: false });
  return !failed;
}

/** The reference's manifest, with the sources that have faults. */
async function manifestText(folder: string): Promise<string> {
  const text = await readFile(path.join(folder, 'subjects', 'reference.yaml'), 'utf8');
  return stringify(parse(text.replaceAll('../reference/runtime/src/', 'runtime/src/')));
}
