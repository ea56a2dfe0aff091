// The compiler's front end: schema text in, linked descriptors and diagnostics out. It never touches a disk.
import type { Diagnostic, FileDescriptor } from './descriptor';
import { FileElement } from './elements';
import { declareFile, resolveFile } from './linker';
import { parse } from './parser';
import { inOrder, Reporter, SourceFile } from './source';
import { SymbolTable } from './symbols';

export type * from './descriptor';

/** What `compile` gives: the files that were asked for, in that order, and what is to be said of them and their imports. */
export interface Compilation {
  readonly files: FileDescriptor[];
  readonly diagnostics: Diagnostic[];
}

/**
 * Compiles schemas and all that they import.
 * @param names virtual paths of the files that are asked for
 * @param read gives the content of a virtual path, or undefined where there is none
 */
export function compile(
  names: readonly string[],
  read: (name: string) => string | Uint8Array | undefined,
): Compilation {
  const symbols = new SymbolTable();
  const loaded = new Map<string, FileElement | undefined>();
  const reporters: Reporter[] = [];
  const missing: Diagnostic[] = [];

  const load = (name: string, loading: readonly string[]): FileElement | undefined => {
    if (loaded.has(name)) return loaded.get(name);
    const content = read(name);
    if (content === undefined) return undefined;
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    const reporter = new Reporter(new SourceFile(name, text));
    reporters.push(reporter);
    const node = parse(reporter);
    const file = new FileElement(node, reporter);
    for (const imported of node.imports) {
      if (imported.path === name || loading.includes(imported.path)) {
        reporter.error(imported.start, `File recursively imports itself: ${[...loading, name, imported.path].join(' -> ')}`);
        continue;
      }
      const dependency = load(imported.path, [...loading, name]);
      if (!dependency) {
        reporter.error(imported.start, `Import "${imported.path}" was not found or had errors.`);
        continue;
      }
      if (imported.modifier === 'option') {
        file.optionDependencies.push(imported.path);
      } else {
        if (imported.modifier === 'public') file.publicDependencies.push(file.dependencies.length);
        if (imported.modifier === 'weak') file.weakDependencies.push(file.dependencies.length);
        file.dependencies.push(dependency);
      }
      see(file, dependency);
    }
    loaded.set(name, file);
    if (reporter.errorCount === 0) {
      declareFile(file, symbols);
      resolveFile(file, symbols);
    }
    return file;
  };
  const files: FileDescriptor[] = [];
  for (const name of names) {
    const file = load(name, []);
    if (file) files.push(file);
    else missing.push({ file: name, line: 1, column: 1, severity: 'error', message: 'No such file or directory.' });
  }
  return { files, diagnostics: [...missing, ...reporters.flatMap(({ diagnostics }) => inOrder(diagnostics))] };
}

/** Lets a file see what it imports, and what that imports publicly. */
function see(file: FileElement, imported: FileElement): void {
  if (file.visible.has(imported)) return;
  file.visible.add(imported);
  for (const index of imported.publicDependencies) see(file, imported.dependencies[index]!);
}
