// The script of the report's page: bundled when it is needed in a checkout, and once and for all in the npm package.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildOptions } from 'esbuild';
import { isCheckout } from '../../support/project';

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

/** The page's script. It is made once a process. */
export function pageScript(): Promise<string> {
  script ??= isCheckout ? bundled() : readFile(pageScriptFile, 'utf8');
  return script;
}

async function bundled(): Promise<string> {
  // The npm package comes without esbuild.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({ ...pageScriptOptions, write: false });
  return outputFiles[0]!.text;
}
