// Compiles the schemas that the command line names.

import { compile } from '../../schema/compiler';
import type { Diagnostic, FileDescriptor } from '../../schema/model/descriptor';
import type { Sources } from '../arguments/request';
import { type Console, formatDiagnostic } from '../console';
import { bundledSchema } from './bundled-schemas';
import { readDescriptorSets } from './descriptor-sets';
import { SourceTree } from './source-tree';

/** The compiled inputs. */
export interface Loaded {
  /** The inputs, in command-line order. */
  readonly files: readonly FileDescriptor[];
  readonly tree: SourceTree;
  /** Prints a diagnostic in the requested format. */
  readonly report: (diagnostic: Diagnostic) => void;
}

/**
 * Compiles the inputs and prints their diagnostics.
 * @returns undefined after an error, which has been printed
 * @throws CommandLineError for an input or a proto path that cannot be used
 */
export function load(sources: Sources, console: Console): Loaded | undefined {
  const descriptors = readDescriptorSets(sources.descriptorSets);
  const tree = new SourceTree(sources.protoPaths, (name) => descriptors.has(name));
  for (const warning of tree.warnings) console.error(warning);
  const names = [...new Set(sources.inputs.map((input) => tree.nameOf(input)))];
  const { files, diagnostics } = compile(
    names,
    (name) => tree.read(name) ?? descriptors.get(name) ?? bundledSchema(name),
  );
  const report = (diagnostic: Diagnostic): void =>
    console.error(formatDiagnostic(diagnostic, sources.errorFormat, (name) => tree.diskFile(name)));
  diagnostics.forEach(report);
  const failed = diagnostics.some(({ severity }) => severity === 'error' || sources.fatalWarnings);
  return failed ? undefined : { files, tree, report };
}
