// `npm run ide:package`: the Test IDE as one .zip file, to load or to publish.

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeFiles } from '../../support/output-files';
import { archive } from '../compiler/command-line/outputs/archive';
import { buildIde } from './build';
import { manifest } from './manifest';

const help = `Writes dist/touchstone-ide-VERSION.zip, with the manifest at its root.

  npm run ide:package                has the same id wherever it is loaded, so plugins can call it
  npm run ide:package -- --store     without the key that fixes the id, because a web store signs with its own
  npm run ide:package -- --out DIR   writes to DIR instead of dist

To load it, unpack it and choose its folder under chrome://extensions, "Load unpacked".`;

/**
 * Builds and packs the extension. The same sources always give the same bytes.
 *
 * @param forStore leaves out the key, which a web store refuses
 * @throws esbuild's BuildFailure if a source does not bundle
 */
export async function packageIde(forStore: boolean): Promise<Uint8Array> {
  const folder = await mkdtemp(path.join(tmpdir(), 'touchstone-package-'));
  try {
    const extension = path.join(folder, 'ide');
    await buildIde(extension);
    if (forStore) {
      const { key: _, ...published } = manifest;
      await writeFile(path.join(extension, 'manifest.json'), `${JSON.stringify(published, null, 2)}\n`);
    }
    const entries = await readdir(extension, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(extension, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .sort();
    const contents = await Promise.all(
      files.map(async (name) => ({ name, content: await readFile(path.join(extension, name)) })),
    );
    return archive('ide.zip', contents);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      store: { type: 'boolean', default: false },
      out: { type: 'string', default: path.join(__dirname, '../../dist') },
    },
  });
  if (values.help) {
    console.log(help);
    return;
  }
  const file = path.join(values.out, `touchstone-ide-${manifest.version}${values.store ? '-store' : ''}.zip`);
  const bytes = await packageIde(values.store);
  writeFiles([{ path: file, content: bytes }]);
  console.log(`${path.relative(process.cwd(), file)}: ${bytes.length.toLocaleString('en')} bytes`);
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  });
}
