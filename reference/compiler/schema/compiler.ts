// The front end of the schema compiler: compiles files to linked descriptors or diagnostics. It does not access the
// disk.

import { optionsType } from './builtin-options';
import { finalizeFile } from './link/finalize';
import { declareFile, resolveFile } from './link/linker';
import type { Diagnostic, FileDescriptor } from './model/descriptor';
import { FileElement, type OptionTypes } from './model/elements';
import { SymbolTable } from './model/symbols';
import { parseSerialized, SerializedFile } from './serialization/serialized-file';
import type { ImportNode } from './syntax/ast';
import { parse } from './syntax/parser';
import { inOrder, Reporter, SourceFile } from './syntax/source';
import { textOfBytes } from './syntax/source-bytes';
import { validateRoot } from './validate/roots';
import { validateFile } from './validate/validate';
import { WireError } from './wire/wire-reader';

export type * from './model/descriptor';

export { SerializedFile } from './serialization/serialized-file';

/**
 * Reads a file by its virtual path: its text, or its descriptor if it is already compiled; undefined if there is none.
 */
export type ReadFile = (name: string) => string | Uint8Array | SerializedFile | undefined;

export interface Compilation {
  /** The requested files, in the requested order; they refer to their imports. Empty after an error. */
  readonly files: readonly FileDescriptor[];
  /** Errors and warnings, in line order within each file; imports before importers. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Compiles schemas.
 * @param names virtual paths: relative, with forward slashes, as imports write them
 * @param read called once for each file, imports included
 * @returns descriptors, or errors. If `read` does not have an imported file, the error is at the import; for one of
 *   `names` it is at line 0, column 0.
 */
export function compile(names: readonly string[], read: ReadFile): Compilation {
  return new Compiler(read).compile(names);
}

interface Read {
  readonly file: FileElement;
  /** The options of a descriptor, by their nodes. */
  readonly serialized?: ReadonlyMap<object, Uint8Array>;
}

interface Loaded {
  readonly file: FileElement;
  /** False while its imports are being loaded: an import of it is then part of a cycle. */
  complete: boolean;
}

/** The longest chain of imports. */
const LONGEST_CHAIN = 1000;

class Compiler {
  private readonly loaded = new Map<string, Loaded | undefined>();
  private readonly symbols = new SymbolTable();
  private readonly optionTypes: OptionTypes = (kind) => optionsType(kind, this.symbols);
  private readonly order: FileElement[] = [];
  private readonly missing: Diagnostic[] = [];
  /** The requested files, as opposed to files that are only imported. */
  private readonly roots = new Set<string>();

  constructor(private readonly read: ReadFile) {}

  compile(names: readonly string[]): Compilation {
    for (const name of names) this.roots.add(name);
    const roots = names.map((name) => {
      const loaded = this.load(name, []);
      if (loaded === undefined)
        this.missing.push({ file: name, line: 0, column: 0, severity: 'error', message: 'file not found' });
      return loaded?.file;
    });
    for (const file of new Set(roots)) if (file !== undefined && file.reporter.errorCount === 0) warnOfUnused(file);
    const diagnostics = [...this.missing, ...this.order.flatMap((file) => inOrder(file.reporter.diagnostics))];
    const failed = diagnostics.some((diagnostic) => diagnostic.severity === 'error');
    return { files: failed ? [] : roots.filter((file) => file !== undefined), diagnostics };
  }

  /** Loads a file and, before it is linked, everything that it imports. */
  private load(name: string, chain: readonly string[]): Loaded | undefined {
    if (this.loaded.has(name)) return this.loaded.get(name);
    const content = this.read(name);
    if (content === undefined) {
      this.loaded.set(name, undefined);
      return undefined;
    }
    const { file, serialized } =
      content instanceof SerializedFile ? readSerialized(name, content) : parsed(name, content);
    const loaded = { file, complete: false };
    this.loaded.set(name, loaded);
    const seen = new Set<string>();
    for (const node of file.node.imports) this.import(file, node, seen, [...chain, name]);
    declareFile(file, this.symbols);
    resolveFile(file, this.symbols);
    finalizeFile(file, { symbols: this.symbols, optionTypes: this.optionTypes, serialized });
    validateFile(file, this.symbols);
    if (this.roots.has(name)) validateRoot(file);
    loaded.complete = true;
    this.order.push(file);
    return loaded;
  }

  private import(into: FileElement, node: ImportNode, seen: Set<string>, chain: readonly string[]): void {
    const { reporter } = into;
    const { path, modifier } = node;
    if (seen.has(path)) {
      reporter.error(node.start, `"${path}" is imported twice`);
      return;
    }
    seen.add(path);
    if (chain.length > LONGEST_CHAIN) {
      reporter.error(node.start, `this chain of imports has more than ${LONGEST_CHAIN} files`);
      return;
    }
    const imported = this.load(path, chain);
    if (imported === undefined && modifier === 'option' && !reporter.source.hasPlaces) {
      // A descriptor has its options, and can do without the files that declare them.
      into.optionDependencies.push(path);
      return;
    }
    if (imported === undefined) {
      reporter.error(node.start, `import "${path}" was not found`);
      return;
    }
    if (!imported.complete) {
      const cycle = [...chain.slice(chain.indexOf(path)), path].join(' -> ');
      reporter.error(node.start, `the file imports itself: ${cycle}`);
      return;
    }
    if (imported.file.reporter.errorCount > 0) reporter.error(node.start, `import "${path}" has errors`);
    see(into.visibleInOptions, imported.file);
    if (modifier === 'option') {
      into.optionDependencies.push(path);
      into.optionImports.push(imported.file);
      return;
    }
    see(into.visible, imported.file);
    const index = into.dependencies.push(imported.file) - 1;
    if (modifier === 'public') into.publicDependencies.push(index);
    if (modifier === 'weak') into.weakDependencies.push(index);
  }
}

/** Warns of unused imports. It skips public imports and imports that have public imports themselves. */
function warnOfUnused(file: FileElement): void {
  // A descriptor does not tell which files its options use.
  if (!file.reporter.source.hasPlaces) return;
  const byName = new Map([...file.optionImports, ...file.dependencies].map((imported) => [imported.name, imported]));
  for (const { path, modifier, start } of file.node.imports) {
    const imported = byName.get(path);
    if (imported === undefined || modifier === 'public' || imported.publicDependencies.length > 0) continue;
    if (!file.used.has(imported)) file.reporter.warning(start, `import "${path}" is not used`);
  }
}

/** Makes a file and its public imports visible. */
function see(visible: Set<FileElement>, file: FileElement): void {
  if (visible.has(file)) return;
  visible.add(file);
  for (const index of file.publicDependencies) see(visible, file.dependencies[index]!);
}

function parsed(name: string, content: string | Uint8Array): Read {
  const reporter = new Reporter(new SourceFile(name, decoded(content)));
  return { file: new FileElement(parse(reporter), reporter) };
}

function readSerialized(name: string, content: SerializedFile): Read {
  const reporter = new Reporter(new SourceFile(name, '', false));
  try {
    const descriptor = parseSerialized(content);
    const { syntax, edition } = descriptor.node;
    if (syntax === 'editions' && edition === undefined) reporter.error(0, 'the descriptor has an unknown edition');
    return { file: new FileElement(descriptor.node, reporter, descriptor), serialized: descriptor.options };
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    reporter.error(0, `the descriptor cannot be read: ${error.message}`);
    return { file: new FileElement(parse(reporter), reporter) };
  }
}

function decoded(content: string | Uint8Array): string {
  const text = typeof content === 'string' ? content : textOfBytes(content);
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}
