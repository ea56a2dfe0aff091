// The corpus: the real schemas of the npm packages google-proto-files and protoc.

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { realInclude, realSchemas } from '../../reference/compiler/real-compiler/real-compiler';
import type { ReadFile } from '../../reference/compiler/schema/compiler';

/** The folders to search for schemas of the corpus and their imports, in this order. */
export const corpusRoots: readonly string[] = [realSchemas, realInclude];

/** The names of all schemas, sorted. */
export function corpusNames(): string[] {
  const names = corpusRoots.flatMap((root) => globSync('**/*.proto', { cwd: root, exclude: ['node_modules/**'] }));
  return [...new Set(names.map((name) => name.split(path.sep).join('/')))].sort();
}

/** Reads schemas from the first of the folders that contains them. */
export function readerOf(roots: readonly string[]): ReadFile {
  return (name) => {
    for (const root of roots) {
      try {
        return readFileSync(path.join(root, name));
      } catch (error) {
        if (!['ENOENT', 'EISDIR', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
      }
    }
    return undefined;
  };
}

/** A sample of `count` evenly spaced names, always the same. */
export function sampleOf(names: readonly string[], count: number): string[] {
  if (count >= names.length) return [...names];
  return Array.from({ length: count }, (_, index) => names[Math.floor((index * names.length) / count)]!);
}
