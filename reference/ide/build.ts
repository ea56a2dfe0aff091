// Bundles the Test IDE into an unpacked Manifest V3 extension.

import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { icon, iconSizes } from './icon';
import { iconFile, manifest } from './manifest';
import { sandboxPath } from './sandbox/protocol';

const sources = __dirname;

/** The IDE's page; `window.js` renders its content. */
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <title>Test IDE</title>
    <link rel="stylesheet" href="window.css">
    <script src="window.js" defer></script>
  </head>
  <body></body>
</html>
`;

/** The page that runs scripts of tests when the page under test cannot. It has no origin, see the manifest. */
const sandbox = `<!doctype html>
<meta charset="utf-8">
<title>Sandbox</title>
<script src="sandbox.js"></script>
`;

/**
 * Builds the extension into a folder. Replaces the folder's old content only after the whole build has succeeded.
 * @param outputDirectory the folder of the unpacked extension; it and its parents are created if missing
 * @param options added to esbuild's
 * @throws esbuild's BuildFailure if a source does not bundle; the folder is then unchanged
 */
export async function buildIde(
  outputDirectory: string,
  options: Pick<BuildOptions, 'banner' | 'plugins'> = {},
): Promise<void> {
  const target = resolve(outputDirectory);
  const staging = join(dirname(target), `.ide-${process.pid}`);
  await mkdir(staging, { recursive: true });
  try {
    await build({
      entryPoints: {
        worker: join(sources, 'worker/main.ts'),
        window: join(sources, 'window/main.tsx'),
        page: join(sources, 'page/main.ts'),
        sandbox: join(sources, 'sandbox/main.ts'),
      },
      outdir: staging,
      bundle: true,
      format: 'iife',
      target: ['chrome121', 'firefox153'],
      jsx: 'automatic',
      jsxImportSource: 'preact',
      charset: 'utf8',
      minify: true,
      legalComments: 'linked',
      logLevel: 'silent',
      ...options,
    });
    await writeFile(join(staging, 'ide.html'), page);
    await writeFile(join(staging, sandboxPath), sandbox);
    await Promise.all(iconSizes.map((size) => writeFile(join(staging, iconFile(size)), icon(size))));
    await writeFile(join(staging, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    await rm(target, { recursive: true, force: true });
    await rename(staging, target);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

if (require.main === module) {
  const outputDirectory = process.argv[2] ?? join(sources, '../../dist/ide');
  buildIde(outputDirectory).then(
    () => console.log(`The Test IDE is in ${outputDirectory}`),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
