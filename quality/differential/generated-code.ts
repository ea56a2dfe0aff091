// Checks that the C++ which our generator makes from real schemas compiles.

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { generateCpp } from '../../reference/compiler/cpp';
import { compile, type FileDescriptor } from '../../reference/compiler/schema/compiler';
import { corpusRoots, readerOf } from './schemas';

const run = promisify(execFile);
const runtime = path.join(__dirname, '../../reference/runtime/include');

/** The result of compiling the C++ of some schemas. */
export interface CompilationJudgement {
  /** The schemas whose C++ compiles. */
  readonly compiled: readonly string[];
  /** The schemas whose C++ does not compile, each with the C++ compiler's output. */
  readonly failed: readonly { readonly name: string; readonly output: string }[];
  readonly seconds: number;
}

/**
 * Generates the C++ of schemas and their imports, and checks that it compiles, with `-fsyntax-only` and warnings as
 * errors. Runs one compiler per processor.
 * @param names names of valid schemas in the corpus
 * @param onProgress receives the number of compiled schemas after each one
 * @param compiler the command of the C++ compiler
 * @throws Error if a schema is not valid, or the C++ compiler cannot be run
 */
export async function judgeGeneratedCode(
  names: readonly string[],
  onProgress: (done: number) => void,
  compiler = process.env.CXX ?? 'clang++-19',
): Promise<CompilationJudgement> {
  const start = performance.now();
  const folder = mkdtempSync(path.join(tmpdir(), 'touchstone-generated-'));
  const compiled = new Set<string>();
  const failed = new Map<string, string>();
  try {
    const sources = new Map(generateAll(names, folder).map(({ name, source }) => [name, source]));
    const waiting = [...names];
    let done = 0;
    const worker = async () => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
        const output = await compilerErrors(compiler, sources.get(name)!, folder);
        if (output === undefined) compiled.add(name);
        else failed.set(name, output);
        done += 1;
        onProgress(done);
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, worker));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return {
    compiled: names.filter((name) => compiled.has(name)),
    failed: names.flatMap((name) => (failed.has(name) ? [{ name, output: failed.get(name)! }] : [])),
    seconds: (performance.now() - start) / 1000,
  };
}

/** Writes the C++ of schemas and all their imports. @returns the .cc file of each schema */
function generateAll(names: readonly string[], folder: string): { name: string; source: string }[] {
  const { files, diagnostics } = compile(names, readerOf(corpusRoots));
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    throw new Error(errors.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'));
  return [...withImports(files)].map((file) => {
    const outputs = generateCpp(file, '');
    for (const { name, content } of outputs) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), content);
    }
    return { name: file.name, source: outputs.find(({ name }) => name.endsWith('.cc'))!.name };
  });
}

function withImports(files: readonly FileDescriptor[]): Set<FileDescriptor> {
  const all = new Set(files);
  for (const file of all) for (const imported of file.dependencies) all.add(imported);
  return all;
}

/** The C++ compiler's errors for a source file; undefined if it compiles. */
async function compilerErrors(compiler: string, source: string, folder: string): Promise<string | undefined> {
  try {
    await run(
      compiler,
      ['-std=c++17', '-fsyntax-only', '-Wall', '-Wextra', '-Werror', `-I${folder}`, `-I${runtime}`, source],
      { cwd: folder, maxBuffer: 2 ** 26 },
    );
    return undefined;
  } catch (error) {
    const { stderr, code } = error as { stderr?: string; code?: number | string };
    if (typeof code !== 'number') throw new Error(`${compiler} cannot be run`, { cause: error });
    return stderr ?? '';
  }
}
