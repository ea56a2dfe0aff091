// The C++ that our generator makes of real schemas, given to a C++ compiler: does it compile?

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

/** What became of the C++ of some schemas. */
export interface CompilationJudgement {
  /** The schemas whose C++ compiles. */
  readonly compiled: readonly string[];
  /** Those whose C++ does not, each with what the C++ compiler says. */
  readonly failed: readonly { readonly name: string; readonly output: string }[];
  readonly seconds: number;
}

/**
 * Generates the C++ of schemas, and of what they import, and checks that it compiles: `-fsyntax-only`, warnings as errors,
 * as many at a time as the machine has processors.
 * @param names virtual paths of valid schemas, searched in the folders of the corpus
 * @param told is told how many were judged after each one, for progress
 * @param compiler the C++ compiler's command
 * @throws Error if a schema is not valid, or the C++ compiler cannot be run
 */
export async function judgeGeneratedCode(
  names: readonly string[],
  told: (done: number) => void,
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
        const output = await whatCompilerSays(compiler, sources.get(name)!, folder);
        if (output === undefined) compiled.add(name);
        else failed.set(name, output);
        done += 1;
        told(done);
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

/** Writes the C++ of schemas and of everything that they import. @returns the source file of each. */
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

/** What the C++ compiler has against a source file; nothing if it compiles. */
async function whatCompilerSays(compiler: string, source: string, folder: string): Promise<string | undefined> {
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
