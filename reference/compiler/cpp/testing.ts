// Test support: generates C++ from schemas, and compiles it.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { largePages } from '../../../support/large-pages';
import { writeIfChanged } from '../../../support/write-if-changed';
import { compile } from '../schema/compiler';
import type { Diagnostic } from '../schema/model/descriptor';
import { generateCpp, type OutputFile } from './file';

const run = promisify(execFile);

export const runtimeFolder = path.join(__dirname, '../../runtime');

/** The generated files and the warnings. */
export interface Generated {
  readonly outputs: OutputFile[];
  readonly warnings: Diagnostic[];
}

/** Schemas by name. */
export type Schemas = Readonly<Record<string, string>>;

/** The text of a bundled schema, such as descriptor.proto. */
function bundledText(name: string): string | undefined {
  const file = path.join(__dirname, '../protos', name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * Compiles schemas, which may import bundled ones, and generates the C++ of all of them.
 * @throws Error with the diagnostics if the schemas are not valid.
 */
export function generate(schemas: Schemas, parameters = ''): Generated {
  const { files, diagnostics } = compile(Object.keys(schemas), (name) => schemas[name] ?? bundledText(name));
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    throw new Error(errors.map((e) => `${e.file}:${e.line}:${e.column}: ${e.message}`).join('\n'));
  }
  const warnings: Diagnostic[] = [];
  const wanted = files.filter(({ name }) => name in schemas);
  return { outputs: wanted.flatMap((file) => generateCpp(file, parameters, (w) => warnings.push(w))), warnings };
}

/** Generates the C++ of a schema in a folder and of its imports, which are in the folder or bundled. */
export function generateFile(folder: string, name: string, parameters: string): Generated {
  const read = (file: string) => {
    const place = path.join(folder, file);
    return existsSync(place) ? readFileSync(place, 'utf8') : bundledText(file);
  };
  const { files, diagnostics } = compile([name], read);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(errors.map((e) => `${e.file}:${e.line}:${e.column}: ${e.message}`).join('\n'));
  const all = new Set(files);
  for (const file of all) for (const imported of file.dependencies) all.add(imported);
  const warnings: Diagnostic[] = [];
  return { outputs: [...all].flatMap((file) => generateCpp(file, parameters, (w) => warnings.push(w))), warnings };
}

/** The text of an output. */
export function textOf(outputs: readonly OutputFile[], name: string): string {
  const output = outputs.find((o) => o.name === name);
  if (output === undefined) throw new Error(`no output ${name} among ${outputs.map((o) => o.name).join(', ')}`);
  return output.content;
}

/** Reads schemas of a folder. */
export async function readSchemas(folder: string, names: readonly string[]): Promise<Schemas> {
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return Object.fromEntries(names.map((name, index) => [name, texts[index]!]));
}

/** Writes outputs below a folder, and leaves those that are there already as they are. */
export async function writeOutputs(folder: string, outputs: readonly OutputFile[]): Promise<void> {
  for (const { name, content } of outputs) await writeIfChanged(path.join(folder, name), content);
}

/** Runs `body` with a temporary folder, which is removed afterwards. */
export async function inTemporaryFolder<T>(body: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'touchstone-cpp-'));
  try {
    return await body(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Runs a program.
 * @param environment additional variables
 * @throws Error with its output if it fails
 */
export async function runTool(
  program: string,
  args: readonly string[],
  cwd?: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  try {
    const options = { ...(cwd === undefined ? {} : { cwd }), env: { ...process.env, ...largePages(), ...environment } };
    const { stdout } = await run(program, args, { ...options, maxBuffer: 1 << 28 });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')}\n${stderr}${stdout}`, { cause: error });
  }
}
