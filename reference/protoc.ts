// The compiler's command: schemas in; C++, what plugins make, and descriptor sets out.

import path from 'node:path';
import { CommandLineError, type CompileRequest, help, type Output, readArguments } from './command-line/arguments';
import { dependencyRule } from './command-line/dependency-rule';
import { GeneratedFiles } from './command-line/generated-files';
import { requireDirectory, writeAll } from './command-line/outputs';
import { generateByPlugin } from './command-line/plugins';
import { SourceTree } from './command-line/source-tree';
import { GenerateError, generateCpp } from './cpp';
import { compile } from './schema';
import type { Diagnostic, FileDescriptor } from './schema/descriptor';

/** Set by the build. */
declare const TOUCHSTONE_VERSION: string | undefined;
const version = typeof TOUCHSTONE_VERSION === 'undefined' ? 'development' : TOUCHSTONE_VERSION;

/** Where the command prints; tests give their own. */
export interface Console {
  out(line: string): void;
  error(line: string): void;
}

function inWords({ file, line, column, severity, message }: Diagnostic): string {
  return `${file}:${line}:${column}: ${severity === 'warning' ? 'warning: ' : ''}${message}`;
}

/** The file and all that it imports, each once, imports before importers. */
function withImports(files: readonly FileDescriptor[]): FileDescriptor[] {
  const seen = new Set<FileDescriptor>();
  const visit = (file: FileDescriptor): void => {
    if (seen.has(file)) return;
    for (const dependency of file.dependencies) visit(dependency);
    seen.add(file);
  };
  for (const file of files) visit(file);
  return [...seen];
}

/** A serialized FileDescriptorSet: its one field is the files. */
function descriptorSet(files: readonly FileDescriptor[]): Uint8Array {
  const chunks: Uint8Array[] = [];
  for (const file of files) {
    const bytes = file.serialized();
    const head = [0x0a];
    let length = bytes.length;
    for (; length > 0x7f; length >>>= 7) head.push((length & 0x7f) | 0x80);
    chunks.push(Uint8Array.from([...head, length]), bytes);
  }
  return Buffer.concat(chunks);
}

/** The built-in generator. @throws CommandLineError for what it has no code for */
function generateByCpp(
  files: readonly FileDescriptor[],
  { parameters, directory }: Output,
  into: GeneratedFiles,
  console: Console,
): void {
  for (const file of files) {
    try {
      const generated = generateCpp(file, parameters, (warning) =>
        console.error(typeof warning === 'string' ? warning : inWords(warning)),
      );
      for (const { name, content } of generated) into.add(directory, name, content, '--cpp_out');
    } catch (error) {
      if (error instanceof GenerateError) throw new CommandLineError(`--cpp_out: ${file.name}: ${error.message}`);
      throw error;
    }
  }
}

/** Runs the generators in the order of the command line, so that a later one finds what earlier ones have made. */
function generate(request: CompileRequest, files: readonly FileDescriptor[], console: Console): GeneratedFiles {
  const generated = new GeneratedFiles();
  for (const output of request.outputs) {
    if (output.generator === 'cpp') {
      generateByCpp(files, output, generated, console);
      continue;
    }
    const { generator, parameters, directory } = output;
    const program = `protoc-gen-${generator}`;
    const path = request.plugins.get(program);
    const plugin = { program, ...(path !== undefined && { path }), limitSeconds: request.pluginLimitSeconds };
    const asked = { files, withImports: withImports(files), parameters, version };
    generateByPlugin(plugin, asked, `--${generator}_out`, directory, generated);
  }
  return generated;
}

/** An output's path as make knows it: relative where its folder was given so. */
function asGiven(file: string, outputs: readonly Output[]): string {
  for (const { directory } of outputs) {
    const below = path.relative(directory, file);
    if (!below.startsWith('..')) return path.join(directory, below);
  }
  return file;
}

function run(request: CompileRequest, console: Console): number {
  for (const { directory } of request.outputs) requireDirectory(directory);
  const tree = new SourceTree(request.protoPaths);
  for (const warning of tree.warnings) console.error(warning);
  const names = [...new Set(request.inputs.map((input) => tree.nameOf(input)))];
  const { files, diagnostics } = compile(names, (name) => tree.read(name));
  for (const diagnostic of diagnostics) console.error(inWords(diagnostic));
  if (diagnostics.some(({ severity }) => severity === 'error')) return 1;

  const pending = generate(request, files, console).pending();
  if (request.descriptorSet !== undefined) {
    const content = descriptorSet(request.includeImports ? withImports(files) : files);
    pending.push({ path: request.descriptorSet, content });
  }
  if (request.dependencyFile !== undefined) {
    const read = withImports(files).flatMap(({ name }) => tree.find(name) ?? []);
    const written = pending.map((file) => asGiven(file.path, request.outputs));
    const content = dependencyRule(written, read);
    pending.push({ path: request.dependencyFile, content });
  }
  writeAll(pending);
  return 0;
}

/**
 * Runs the command.
 * @param words the words after the command's name
 * @returns the exit status: 0, or 1 if anything was wrong
 */
export function main(words: readonly string[], console: Console): number {
  try {
    const request = readArguments(words);
    switch (request.kind) {
      case 'help':
        console.out(help);
        return 0;
      case 'version':
        console.out(`touchstone-protoc ${version}`);
        return 0;
      case 'compile':
        return run(request, console);
    }
  } catch (error) {
    if (!(error instanceof CommandLineError)) throw error;
    console.error(error.message);
    return 1;
  }
}

if (require.main === module) {
  process.exitCode = main(process.argv.slice(2), {
    out: (line) => process.stdout.write(`${line}\n`),
    error: (line) => process.stderr.write(`${line}\n`),
  });
}
