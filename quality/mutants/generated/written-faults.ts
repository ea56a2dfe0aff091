// The hand-written faults of the C++ runtime that can be in one build.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { UsageError } from '../../../support/usage-error';
import type { Mutant } from '../mutant';
import { bodiesOf, type Copies, copiesOf, type NumberedMutant } from './bodies';
import { type Clang, readTree } from './clang-tree';
import { groupedBy } from './find-faults';
import { type Numbered, rewritten } from './rewrite';
import { precompileStandard } from './runtime-faults';

/** Numbers from here to `firstNumber` in patterns.ts: below are the generated faults of the runtime. */
const firstNumber = 1 << 16;
const numbers = 1 << 16;

/** The faults that can be in one build. */
export interface WrittenFaults {
  /** The functions with faults of each file, by its path relative to the runtime. */
  readonly functions: ReadonlyMap<string, readonly Numbered[]>;
  readonly placed: readonly NumberedMutant[];
}

/** Whether a fault is in a source file of the C++ runtime. */
export function isInRuntimeSource({ file }: Mutant): boolean {
  return file.startsWith('runtime/src/') && file.endsWith('.cc');
}

/** Whether a fault is in a source file or a header of the C++ runtime. */
export function isInRuntime({ file }: Mutant): boolean {
  return /^runtime\/(src|include)\/.*\.(cc|h)$/.test(file);
}

/** Numbers mutants by their ids: one more changes no other's number, so that only its own file is compiled again. */
export function numberedBy(mutants: readonly Mutant[]): NumberedMutant[] {
  const taken = new Set<number>();
  return mutants.map((mutant) => {
    let offset = createHash('sha256').update(mutant.id).digest().readUInt32BE(0) % numbers;
    while (taken.has(offset)) offset = (offset + 1) % numbers;
    taken.add(offset);
    return { number: firstNumber + offset, mutant };
  });
}

/**
 * Places the mutants' faults in the runtime.
 * @param folder of the runtime
 * @param clang its flags are relative to the folder
 * @param scratch for the precompiled standard headers
 * @param accepts which mutants to place; one in a header makes everything compile again
 * @throws UsageError if clang refuses a source
 */
export async function writtenFaults(
  folder: string,
  clang: Clang,
  scratch: string,
  mutants: readonly Mutant[],
  accepts = isInRuntimeSource,
): Promise<WrittenFaults> {
  const numbered = numberedBy(mutants.filter(accepts));
  const byFile = groupedBy(numbered, ({ mutant }) => mutant.file.slice('runtime/'.length));
  const functions = new Map<string, readonly Numbered[]>();
  const placed: NumberedMutant[] = [];
  if (byFile.size > 0) {
    const precompiled = await precompileStandard(folder, clang, scratch);
    for (const [file, some] of byFile) {
      const copies = await copiesIn(folder, clang, precompiled, file, some);
      functions.set(file, copies.functions);
      placed.push(...copies.placed);
    }
  }
  return { functions, placed };
}

async function copiesIn(
  folder: string,
  clang: Clang,
  precompiled: string,
  file: string,
  faults: readonly NumberedMutant[],
): Promise<Copies> {
  const full = path.join(folder, file);
  const source = await readFile(full, 'latin1');
  const tree = await readTree(clang, precompiled, file, folder);
  const bodies = bodiesOf(tree, (named) => path.resolve(folder, named) === full);
  const compiles = async ({ functions }: Copies): Promise<boolean> => {
    const words = ['-w', '-iquote', path.dirname(full), '-include', path.join(__dirname, 'fault.h')];
    const input = Buffer.from(rewritten(source, functions), 'latin1');
    const options = { cwd: folder, reject: false, input };
    const { failed } = await execa(
      clang.compiler,
      [...clang.flags, ...words, '-fsyntax-only', '-x', 'c++', '-'],
      options,
    );
    return !failed;
  };
  const all = copiesOf(source, bodies, faults);
  if (await compiles(all)) return all;
  // Some code cannot stand in a block of its own.
  const alone: NumberedMutant[] = [];
  for (const fault of faults) if (await compiles(copiesOf(source, bodies, [fault]))) alone.push(fault);
  const some = copiesOf(source, bodies, alone);
  if (await compiles(some)) return some;
  throw new UsageError(`${file} does not compile with its faults in one build.`);
}
