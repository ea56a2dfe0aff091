// Which feature files a run reads.

import { glob, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { globLiteral } from '../../support/glob-literal';

/** Which features a run is about. */
export interface FeatureSelection {
  /** The folder of all features. */
  readonly features: string;
  /** Feature files, or folders of them; none for all features. */
  readonly paths: readonly string[];
}

/**
 * The feature files to read: those that the user named, else those that mention one of the rules, else all.
 *
 * @param rules ids of the selected rules
 * @returns absolute paths, each once, in the order in which their scenarios run
 * @throws UsageError for a path that cucumber cannot be given
 */
export async function featureFiles(
  { features, paths }: FeatureSelection,
  rules: readonly string[],
): Promise<readonly string[]> {
  const files = paths.length > 0 ? await filesAt(paths) : await filesAbout(features, rules);
  files.forEach(globLiteral);
  return files;
}

/**
 * What the paths of features in messages are relative to: the project's folder, or the current folder if some of them
 * are outside of the project.
 */
export function baseOf(files: readonly string[], project: string): string {
  return files.every((file) => !path.relative(project, file).startsWith('..')) ? project : process.cwd();
}

async function filesAt(paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    paths.map(async (name) => ((await stat(name)).isDirectory() ? await filesIn(name) : [name])),
  );
  return [...new Set(found.flat())];
}

async function filesIn(folder: string): Promise<string[]> {
  const found: string[] = [];
  for await (const name of glob('**/*.feature', { cwd: folder })) found.push(path.join(folder, name));
  return found.sort();
}

/** The files that mention one of the rules. If no file does, all files: reading them shows what there is instead. */
async function filesAbout(folder: string, rules: readonly string[]): Promise<string[]> {
  const all = await filesIn(folder);
  if (rules.length === 0) return all;
  const wanted = new Set(rules);
  const mentioned = await Promise.all(
    all.map(async (file) => {
      // Tags may touch each other. An id in other text only means that one more file is read.
      const text = await readFile(file, 'utf8');
      return rules.some((rule) => text.includes(rule)) && text.split(/[\s@]+/).some((word) => wanted.has(word));
    }),
  );
  const about = all.filter((_, index) => mentioned[index]);
  return about.length > 0 ? about : all;
}
