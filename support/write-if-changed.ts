// Writes files that a build depends on.

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file unless it has this text already, so that ninja does not rebuild what depends on it. Makes its folder. */
export async function writeIfChanged(file: string, text: string, mode = 0o666): Promise<void> {
  const old = await readFile(file, 'utf8').catch(() => undefined);
  if (old === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, text, { mode });
  await rename(`${file}.new`, file);
}
