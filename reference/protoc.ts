// The compiler's command: schemas in, C++ and descriptor sets out.

import path from 'node:path';
import { CommandLineError, type CompileRequest, help, readArguments } from './command-line/arguments';
import { type PendingFile, requireDirectory, writeAll } from './command-line/outputs';
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

function run(request: CompileRequest, console: Console): number {
  for (const { directory } of request.cppOutputs) requireDirectory(directory);
  const tree = new SourceTree(request.protoPaths);
  for (const warning of tree.warnings) console.error(warning);
  const names = request.inputs.map((input) => tree.nameOf(input));
  const { files, diagnostics } = compile(names, (name) => tree.read(name));
  for (const diagnostic of diagnostics) console.error(inWords(diagnostic));
  if (diagnostics.some(({ severity }) => severity === 'error')) return 1;

  const pending: PendingFile[] = [];
  for (const { directory, parameters } of request.cppOutputs) {
    for (const file of files) {
      try {
        const generated = generateCpp(file, parameters, (warning) =>
          console.error(typeof warning === 'string' ? warning : inWords(warning)),
        );
        for (const { name, content } of generated) pending.push({ path: path.join(directory, name), content });
      } catch (error) {
        if (error instanceof GenerateError) throw new CommandLineError(`--cpp_out: ${file.name}: ${error.message}`);
        throw error;
      }
    }
  }
  if (request.descriptorSet !== undefined) {
    const content = descriptorSet(request.includeImports ? withImports(files) : files);
    pending.push({ path: request.descriptorSet, content });
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
