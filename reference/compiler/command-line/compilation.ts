// Compiles schemas and writes C++, plugin output, descriptor sets and dependency files.

import path from 'node:path';
import { GenerateError, generateCpp } from '../cpp';
import type { FileDescriptor } from '../schema/model/descriptor';
import { CommandLineError, type CompileRequest, type Output } from './arguments/request';
import { version } from './arguments/version';
import { type Console, escapeControlCharacters } from './console';
import { isArchive } from './outputs/archive';
import { dependencyFile } from './outputs/dependency-file';
import { keepsToDependencies } from './outputs/direct-dependencies';
import { GeneratedFiles } from './outputs/generated-files';
import { requireDirectory, writeOutputs } from './outputs/outputs';
import { generateByPlugin } from './plugins/plugins';
import { descriptorSet, withImports } from './sources/descriptor-sets';
import { type Loaded, load } from './sources/loading';

/**
 * Compiles, and writes all outputs or none.
 * @returns the exit status
 * @throws CommandLineError for any error that is not in the schemas
 */
export function compileAndWrite(request: CompileRequest, console: Console): number {
  for (const { directory } of request.outputs)
    requireDirectory(isArchive(directory) ? path.dirname(directory) : directory);
  for (const file of [request.descriptorSet, request.dependencyFile])
    if (file !== undefined) requireDirectory(path.dirname(file));
  for (const remark of request.remarks) console.error(remark);
  const loaded = load(request.sources, console);
  if (loaded === undefined) return 1;
  const { files, tree } = loaded;
  if (!keepsToDependencies(files, request.dependencies, loaded.report)) return 1;
  const pending = generate(request, loaded, console).pending();
  if (request.descriptorSet !== undefined) {
    // Imports come before their importers, whether or not they were requested.
    const requested = new Set(files);
    const written = withImports(files).filter((file) => request.includeImports || requested.has(file));
    const content = descriptorSet(written, {
      sourceInfo: request.includeSourceInfo,
      retainOptions: request.retainOptions,
    });
    pending.push({ path: request.descriptorSet, content });
  }
  if (request.dependencyFile !== undefined) {
    const schemas = withImports(files).map((file) => tree.diskFile(file.name));
    const outputs = pending.map(({ path }) => path);
    const content = dependencyFile(
      outputs,
      // Schemas from the compiler itself or from a descriptor set have no file on disk.
      schemas.filter((schema) => schema !== undefined),
    );
    pending.push({ path: request.dependencyFile, content });
  }
  writeOutputs(pending);
  return 0;
}

/** Runs the generators in command-line order, so that a later one can insert into the output of an earlier one. */
function generate(request: CompileRequest, loaded: Loaded, console: Console): GeneratedFiles {
  const generated = new GeneratedFiles();
  const { files } = loaded;
  for (const output of request.outputs) {
    if (output.generator === 'cpp') {
      generateByCpp(loaded, output, generated, console);
      continue;
    }
    const { generator, parameters, directory } = output;
    const program = `protoc-gen-${generator}`;
    const path = request.plugins.get(program);
    const plugin = { program, ...(path !== undefined && { path }), limitSeconds: request.pluginLimitSeconds };
    const pluginRequest = { files, withImports: withImports(files), parameters, version };
    generateByPlugin(plugin, pluginRequest, `--${generator}_out`, directory, generated, console);
  }
  return generated;
}

/** Runs the built-in generator. @throws CommandLineError for a schema that it cannot generate C++ for */
function generateByCpp(
  { files, report }: Loaded,
  { parameters, directory }: Output,
  into: GeneratedFiles,
  console: Console,
): void {
  for (const file of files) {
    for (const { name, content } of cppOf(file, parameters, report, console))
      into.add(directory, name, content, '--cpp_out');
  }
}

function cppOf(file: FileDescriptor, parameters: string, report: Loaded['report'], console: Console) {
  try {
    return generateCpp(file, parameters, (warning) =>
      typeof warning === 'string' ? console.error(warning) : report(warning),
    );
  } catch (error) {
    if (error instanceof GenerateError)
      throw new CommandLineError(`--cpp_out: ${escapeControlCharacters(file.name)}: ${error.message}`);
    throw error;
  }
}
