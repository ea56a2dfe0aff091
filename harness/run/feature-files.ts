// Which feature files a run has to read. Pickles of files of which nothing is run would fill the reports.

import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The feature files that speak of some rules.
 *
 * @param folder where the features are
 * @param rules their ids
 * @returns absolute paths, sorted; all files of the folder if none speaks of these rules, for whoever reads them to say so
 */
export async function featureFilesOf(folder: string, rules: readonly string[]): Promise<string[]> {
  const wanted = new Set(rules);
  const all: string[] = [];
  const speaking: string[] = [];
  for await (const name of glob('**/*.feature', { cwd: folder })) {
    const file = path.join(folder, name);
    all.push(file);
    // Tags may touch each other. An id that stands in a text costs a file more, and nothing else.
    const words = (await readFile(file, 'utf8')).split(/[\s@]+/);
    if (words.some((word) => wanted.has(word))) speaking.push(file);
  }
  return (speaking.length > 0 ? speaking : all).sort();
}
