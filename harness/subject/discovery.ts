// Finds what `init` could describe: generators, libraries and extensions.

import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { z } from 'zod';
import { lookUp } from '../../support/tools.mjs';

/** An unpacked extension. */
export interface FoundExtension {
  readonly folder: string;
  readonly title: string;
  /** Its pages, relative to the folder; the likeliest page of a window first. */
  readonly pages: readonly string[];
}

/** How deep below a folder extensions are looked for. */
const depth = 3;

/** The unpacked extensions in a folder and below it, sorted by their paths. */
export async function findExtensions(folder: string, left = depth): Promise<FoundExtension[]> {
  const here = await extensionIn(folder);
  if (here) return [here];
  if (left === 0) return [];
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const folders = entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.'))
    .map(({ name }) => path.join(folder, name))
    .sort();
  return (await Promise.all(folders.map((below) => findExtensions(below, left - 1)))).flat();
}

const extensionSchema = z.object({
  manifest_version: z.number(),
  name: z.string(),
  action: z.object({ default_popup: z.string().optional() }).optional(),
});

/** The extension in a folder; undefined if its manifest.json is none of an extension. */
export async function extensionIn(folder: string): Promise<FoundExtension | undefined> {
  const manifest = readManifest(path.join(folder, 'manifest.json'));
  if (manifest === undefined) return undefined;
  const files = (await readdir(folder)).filter((file) => file.endsWith('.html')).sort();
  const likely = ['ide.html', 'index.html', manifest.action?.default_popup ?? ''];
  const first = likely.filter((file) => files.includes(file));
  return { folder, title: manifest.name, pages: [...new Set([...first, ...files])] };
}

function readManifest(file: string): z.infer<typeof extensionSchema> | undefined {
  try {
    return extensionSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

/** The driver beside an extension's folder, if there is one. */
export function driverBeside(extension: string): string | undefined {
  const file = path.join(path.dirname(extension), 'driver.mjs');
  return existsSync(file) ? file : undefined;
}

/** Whether pkg-config knows a package. */
export async function hasPackage(name: string): Promise<boolean> {
  const program = lookUp('pkg-config') ?? lookUp('pkgconf');
  if (program === undefined) return false;
  const { exitCode } = await execa(program, ['--exists', name], { reject: false, stdin: 'ignore' });
  return exitCode === 0;
}
