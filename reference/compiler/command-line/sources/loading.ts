// The schemas that a command line names, compiled.

import { compile } from '../../schema/compiler';
import type { Diagnostic, FileDescriptor } from '../../schema/model/descriptor';
import type { Sources } from '../arguments/request';
import { type Console, inWords } from '../console';
import { bundledSchema } from './bundled-schemas';
import { readDescriptorSets } from './descriptor-sets';
import { SourceTree } from './source-tree';

/** What was loaded. */
export interface Loaded {
  /** The inputs, in the order of the command line. */
  readonly files: readonly FileDescriptor[];
  readonly tree: SourceTree;
  /** Prints a diagnostic in the format that was asked for. */
  readonly tell: (diagnostic: Diagnostic) => void;
}

/**
 * Compiles the inputs, and prints what is to be told about them.
 * @returns undefined if there was an error, which has been printed then
 * @throws CommandLineError for an input or a proto path that is none
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
  const tell = (diagnostic: Diagnostic): void =>
    console.error(inWords(diagnostic, sources.errorFormat, (name) => tree.diskFile(name)));
  diagnostics.forEach(tell);
  const refused = diagnostics.some(({ severity }) => severity === 'error' || sources.fatalWarnings);
  return refused ? undefined : { files, tree, tell };
}
