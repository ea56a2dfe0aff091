// The real compiler, which the front end is compared with: the npm package `protoc`, a prebuilt binary without a
// runtime.

import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.dirname(require.resolve('protoc/package.json'));

/** The folder of the schemas bundled with the real compiler. */
export const realInclude = path.join(folder, 'include');

/** The folder of the corpus of real schemas; their names are relative to it. */
export const realSchemas = path.dirname(require.resolve('google-proto-files/package.json'));

/**
 * The real compiler's executable.
 * @throws Error if the package has none for this platform
 */
export function realCompiler(): string {
  const assets = JSON.parse(readFileSync(path.join(folder, 'assets.json'), 'utf8')) as Asset[];
  const asset = assets.find(({ platform, arch }) => platform === process.platform && arch === process.arch);
  if (asset === undefined) throw new Error(`the package protoc has nothing for ${process.platform}-${process.arch}`);
  return path.join(folder, 'bin', asset.executable);
}

/** A row of the package's list of executables. */
interface Asset {
  readonly platform: string;
  readonly arch: string;
  readonly executable: string;
}
