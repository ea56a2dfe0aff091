// Bundles the compiler into one JavaScript file that needs nothing but Node.js.

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildOptions, type BuildResult, build } from 'esbuild';

/** The schemas that come with the compiler, by import name. */
function bundledSchemas(): Record<string, string> {
  const folder = path.join(__dirname, 'protos');
  const names = globSync('**/*.proto', { cwd: folder }).sort();
  return Object.fromEntries(
    names.map((name) => [name.split(path.sep).join('/'), readFileSync(path.join(folder, name), 'utf8')]),
  );
}

/**
 * Bundles the compiler's command, or another entry that uses the compiler.
 * @param options esbuild's, which replace or add to the usual ones
 * @throws esbuild's BuildFailure if a source does not bundle
 */
export async function bundleCompiler(options: BuildOptions): Promise<BuildResult> {
  const manifest = readFileSync(path.join(__dirname, '../../package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  return await build({
    entryPoints: [path.join(__dirname, 'protoc.ts')],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    minify: true,
    define: { TOUCHSTONE_SCHEMAS: JSON.stringify(bundledSchemas()), TOUCHSTONE_VERSION: JSON.stringify(version) },
    logLevel: 'silent',
    ...options,
  });
}
