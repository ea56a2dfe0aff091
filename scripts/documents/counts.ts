// Counts of files and entries of the project.

import { globSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { realInclude, realSchemas } from '../../reference/compiler/real-compiler/real-compiler';

/** The number of faults in quality/mutants/faults. */
export async function countMutants(root: string): Promise<number> {
  let count = 0;
  for await (const file of glob('quality/mutants/faults/*.yaml', { cwd: root })) {
    count += z.array(z.unknown()).parse(parse(await readFile(path.join(root, file), 'utf8'))).length;
  }
  return count;
}

/** The number of schemas that `npm run corpus` compares: those of two npm packages, each path once. */
export function countSchemas(): number {
  const names = [realSchemas, realInclude].flatMap((folder) =>
    globSync('**/*.proto', { cwd: folder, exclude: ['node_modules/**'] }),
  );
  return new Set(names).size;
}

/** The hand-written documents that may have figures, relative to the project. */
export async function documentsWithFigures(root: string): Promise<string[]> {
  const files: string[] = [];
  const patterns = ['*.md', 'docs/**/*.md', '{features,harness,quality,reference,examples}/**/README.md'];
  for await (const file of glob(patterns, { cwd: root })) files.push(file.split(path.sep).join('/'));
  return files
    .filter((file) => !['docs/rules.md', 'docs/reliability.md'].includes(file) && file !== 'CHANGELOG.md')
    .sort();
}
