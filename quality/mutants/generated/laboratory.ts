// The place where generated faults are tried: a worktree whose runtime and generated code have all faults at once.

import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { toolchain } from '../../../harness/cpp/toolchain';
import { prepare as prepareSubject } from '../../../harness/run/execute';
import { loadSubject } from '../../../harness/subject/manifest';
import { streamProgress } from '../../../support/progress';
import { UsageError } from '../../../support/usage-error';
import type { Mutant } from '../mutant';
import { Worktree } from '../worktree';
import type { NumberedMutant } from './bodies';
import type { Clang } from './clang-tree';
import type { GeneratorSettings } from './generator';
import { type NumberedPlace, precompile, runtimeFaults, writeRuntime } from './runtime-faults';
import { isInRuntime, isInRuntimeSource, writtenFaults } from './written-faults';

/** A worktree with faults, ready to be built. */
export interface Laboratory {
  /** The worktree's folder. */
  readonly folder: string;
  /** The manifest of the subject with the faults. */
  readonly manifest: string;
  /** The faults of the runtime. */
  readonly runtime: readonly NumberedPlace[];
  /** The hand-written faults that are in the runtime. */
  readonly written: readonly NumberedMutant[];
  /** The folder of the faults of generated code: a file for each schema set. */
  readonly generated: string;
  close(): Promise<void>;
}

/**
 * Prepares a laboratory. It is kept, and only what has changed is made again.
 * @param mutants all of quality/mutants/faults; those that can be are in the build
 * @throws UsageError if clang refuses something
 */
export async function openLaboratory(project: string, mutants: readonly Mutant[]): Promise<Laboratory> {
  const worktree = await Worktree.open(project, 'faults');
  try {
    return { ...(await prepare(worktree.folder, mutants)), close: () => worktree.close() };
  } catch (error) {
    await worktree.close();
    throw error;
  }
}

async function prepare(folder: string, mutants: readonly Mutant[]): Promise<Omit<Laboratory, 'close'>> {
  const faults = path.join(folder, 'faults');
  const original = path.join(folder, 'reference', 'runtime');
  const clang = await prepareReference(folder);
  const runtime = await runtimeFaults(original, clang, faults);
  const { functions, placed } = await writtenFaults(original, clang, faults, mutants);
  await writeRuntime(original, path.join(faults, 'runtime'), runtime, functions);
  const precompiled = path.join(faults, 'runtime.pch');
  await precompile(clang, await runtimeHeaders(original), precompiled, folder);
  const generated = path.join(faults, 'generated');
  const settings: GeneratorSettings = { clang, precompiled, faults: generated };
  // Named by what rewrites the code, so that code is generated again when that changes.
  const settingsFile = path.join(faults, `settings-${await identity()}.json`);
  await writeFile(settingsFile, JSON.stringify(settings));
  await passCaseNumbers(path.join(folder, 'conformance-cpp', 'src', 'running.cc'));
  const manifest = path.join(faults, 'reference.yaml');
  await writeFile(manifest, await manifestText(folder, settingsFile));
  return { folder, manifest, runtime, written: placed, generated };
}

/** A worktree whose runtime has hand-written faults and no others, so that only its sources differ from the project. */
export interface WrittenLaboratory extends Pick<Laboratory, 'folder' | 'manifest' | 'written' | 'close'> {}

/**
 * Prepares a laboratory with hand-written faults only. Generated code and headers are those of the project, so what it
 * compiles is in the compiler cache if the project's programs are.
 * @param mutants those to be built in
 * @param headers whether faults in headers are, too: then everything is compiled again
 * @throws UsageError if clang refuses something
 */
export async function openWrittenLaboratory(
  project: string,
  mutants: readonly Mutant[],
  headers = false,
): Promise<WrittenLaboratory> {
  const worktree = await Worktree.open(project, headers ? 'written-headers' : 'written');
  try {
    const { folder } = worktree;
    const runtime = path.join(folder, 'reference', 'runtime');
    const clang = await prepareReference(folder);
    const { functions, placed } = await writtenFaults(
      runtime,
      clang,
      path.join(folder, 'faults'),
      mutants,
      headers ? isInRuntime : isInRuntimeSource,
    );
    // In place: opening the worktree again restores the sources.
    await writeRuntime(runtime, runtime, [], functions);
    const manifest = path.join(folder, 'subjects', 'reference.yaml');
    return { folder, manifest, written: placed, close: () => worktree.close() };
  } catch (error) {
    await worktree.close();
    throw error;
  }
}

/** Builds the reference in a worktree. @returns how its runtime is compiled */
async function prepareReference(folder: string): Promise<Clang> {
  const subject = await loadSubject('reference', folder);
  const { cpp } = subject;
  if (!cpp) throw new UsageError('The reference has no C++.');
  await prepareSubject(subject, streamProgress(process.stderr));
  const tools = await toolchain(subject, cpp, path.join(folder, 'conformance-cpp'));
  const flags = ['-std=c++17', ...cpp.include.map((include) => `-I${include}`), ...tools.compileFlags.full];
  return { compiler: tools.compiler, flags };
}

/** The reference's manifest, for the runtime with faults and the generator that adds faults. */
async function manifestText(folder: string, settings: string): Promise<string> {
  const text = await readFile(path.join(folder, 'subjects', 'reference.yaml'), 'utf8');
  const document = parse(text.replaceAll('../reference/runtime/', 'runtime/')) as { cpp: Record<string, unknown> };
  const own = path.resolve(__dirname, '../../..');
  const generator = [
    process.execPath,
    '-r',
    path.join(own, 'support/typescript.cjs'),
    path.join(__dirname, 'generator.ts'),
  ];
  document.cpp.generator = [...generator, settings, path.join(folder, 'dist', 'touchstone-protoc.cjs')];
  // Where a constant was, a call is not constant for clang.
  document.cpp.flags = ['-Wno-c++11-narrowing'];
  return stringify(document);
}

/** Makes a program tell each case's number to fault.h, which notes the faults that the case reaches. */
async function passCaseNumbers(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const place = '  running.progress = assignment.progress;\n';
  if (text.split(place).length !== 2)
    throw new UsageError(`${file} has changed: the laboratory cannot name its cases.`);
  await writeFile(
    file,
    text.replace(place, `${place}  setenv("TOUCHSTONE_CASE", std::to_string(one.number).c_str(), 1);\n`),
  );
}

/** Includes of all public headers that can be included. */
async function runtimeHeaders(runtime: string): Promise<string> {
  const include = path.join(runtime, 'include');
  const lines: string[] = [];
  for await (const file of glob('google/**/*.h', { cwd: include })) {
    const text = await readFile(path.join(include, file), 'utf8');
    if (!text.includes('#error')) lines.push(`#include <${file}>\n`);
  }
  return lines.sort().join('');
}

async function identity(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of ['clang-tree.ts', 'find-faults.ts', 'operators.ts', 'patterns.ts', 'rewrite.ts', 'fault.h'])
    hash.update(await readFile(path.join(__dirname, name)));
  return hash.digest('hex').slice(0, 12);
}
