// The script of the report's page: in a checkout bundled when its sources have changed, and once and for all in the npm
// package.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildOptions } from 'esbuild';
import { z } from 'zod';
import { cacheFolder, isCheckout, root } from '../../support/project';
import { replaceFile } from '../verdict/report';

/** The folder of the page's source, its style and its HTML. */
export const pageFolder = path.join(__dirname, 'page');

/** Where the npm package has the bundled script. */
export const pageScriptFile = path.join(pageFolder, 'page.js');

/** How the page is bundled. */
export const pageScriptOptions = {
  entryPoints: [path.join(pageFolder, 'main.tsx')],
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  legalComments: 'none',
  logLevel: 'silent',
} satisfies BuildOptions;

let script: Promise<string> | undefined;

/** The page's script. It is made at most once a process. */
export function pageScript(): Promise<string> {
  script ??= isCheckout ? keptScript(path.join(cacheFolder, '.report-page.json')) : readFile(pageScriptFile, 'utf8');
  return script;
}

const keptSchema = z.object({
  /** The digests of the bundler's version and options, and of each file that it read, by its path in the checkout. */
  inputs: z.record(z.string(), z.string()),
  script: z.string(),
});

/** @param file what an earlier process made; a new one is written if it is out of date */
export async function keptScript(file: string): Promise<string> {
  const kept = await readKept(file);
  if (kept !== undefined) return kept;
  const { inputs, script } = await bundled();
  // The next process may have to bundle again; this one has its script.
  await replaceFile(file, JSON.stringify({ inputs: await digests(inputs), script })).catch(() => {});
  return script;
}

async function readKept(file: string): Promise<string | undefined> {
  try {
    const { inputs, script } = keptSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    const now = await digests(Object.keys(inputs));
    return Object.entries(inputs).every(([name, digest]) => now[name] === digest) ? script : undefined;
  } catch {
    return undefined;
  }
}

const bundlerVersion = 'node_modules/esbuild/package.json';

async function digests(files: readonly string[]): Promise<Record<string, string>> {
  const options = JSON.stringify(pageScriptOptions);
  const digest = async (name: string): Promise<readonly [string, string]> => {
    const text = await readFile(path.join(root, name), 'utf8');
    return [name, createHash('sha256').update(options).update(text).digest('hex')];
  };
  return Object.fromEntries(await Promise.all(files.map(digest)));
}

/** @returns the script, and the files that it depends on, relative to the checkout */
async function bundled(): Promise<{ readonly inputs: readonly string[]; readonly script: string }> {
  // The npm package comes without esbuild.
  const { build } = await import('esbuild');
  const bundle = await build({ ...pageScriptOptions, write: false, metafile: true, absWorkingDir: root });
  return { inputs: [...Object.keys(bundle.metafile.inputs), bundlerVersion], script: bundle.outputFiles[0]!.text };
}
