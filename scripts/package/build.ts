// `npm pack` calls this first (`prepack` in package.json): it builds the reference, and compiles the harness and the
// steps for the npm package. Everything goes to dist/; `files` in package.json lists what is packed.

import { chmod, copyFile, cp, glob, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { execa } from 'execa';
import { pageScriptFile, pageScriptOptions } from '../../harness/report/page-script';
import { newCommand, runCommand } from '../../support/command-line';
import { ownerName } from '../../support/owner.mjs';
import { root, typescriptOptions } from '../../support/project';

/** The folder of the compiled code. It has the layout of the checkout. */
const output = path.join(root, 'dist', 'package');

/** The oldest Node.js that runs the package: `engines` in package.json. */
const target = 'node22.13';

const folders = '{harness,steps,support}';
/** Tests, and what loads the checkout's TypeScript. */
const isOfCheckout = (file: string): boolean => /\.test\.ts$|\.d\.mts$|^support\/typescript(\.cjs$|\/)/.test(file);

/** Some files of the harness, the steps and their support, relative to the root. */
async function files(pattern: string): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob(`${folders}/**/${pattern}`, { cwd: root })) found.push(file.split(path.sep).join('/'));
  return found.filter((file) => !isOfCheckout(file)).sort();
}

/** Compiles each TypeScript file to a CommonJS file at the same place: steps and harness must share their modules. */
async function compile(into: string): Promise<void> {
  const sources = await files('*.ts');
  await build({
    entryPoints: sources.map((file) => path.join(root, file)),
    outdir: into,
    outbase: root,
    format: 'cjs',
    platform: 'node',
    target,
    // No helpers of the bundler (`keepNames`): the harness sends functions to pages as text.
    legalComments: 'none',
    logLevel: 'silent',
  });
}

/** Copies what is not compiled: plain JavaScript, and the files of extensions and of the report's page. */
async function copy(into: string): Promise<void> {
  const assets = ['*.{mjs,cjs}', 'page/*.{html,css}', 'extension/*'];
  for (const file of (await Promise.all(assets.map(files))).flat()) {
    await mkdir(path.dirname(path.join(into, file)), { recursive: true });
    await cp(path.join(root, file), path.join(into, file));
  }
}

/** The page of the report in one file, so that the package needs no bundler. */
async function bundlePage(into: string): Promise<void> {
  await build({ ...pageScriptOptions, outfile: path.join(into, path.relative(root, pageScriptFile)) });
}

async function buildPackage(): Promise<void> {
  await execa(process.execPath, [...typescriptOptions(), path.join(root, 'reference', 'build.ts')], { cwd: root });
  const fresh = `${output}.${ownerName()}.new`;
  await rm(fresh, { recursive: true, force: true });
  await Promise.all([compile(fresh), copy(fresh), bundlePage(fresh)]);
  await rm(output, { recursive: true, force: true });
  await rename(fresh, output);
  const program = path.join(root, 'dist', 'touchstone.cjs');
  await copyFile(path.join(__dirname, 'touchstone.cjs'), program);
  await chmod(program, 0o755);
}

void runCommand(
  newCommand(
    'npm run prepack --',
    'Builds everything that the npm package contains. `npm pack` calls it, and then writes touchstone-VERSION.tgz.',
  ).action(buildPackage),
);
