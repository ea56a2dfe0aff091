// `npm run ide:package`: the Test IDE as one .zip file for Chromium and Firefox, to load or to publish.

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newCommand, runCommand } from '../../support/command-line';
import { writeFiles } from '../../support/output-files';
import { archive } from '../compiler/command-line/outputs/archive';
import { buildIde } from './build';
import { manifest } from './manifest';

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

async function writePackage(forStore: boolean, folder: string): Promise<void> {
  const file = path.join(folder, `touchstone-ide-${manifest.version}${forStore ? '-store' : ''}.zip`);
  const bytes = await packageIde(forStore);
  writeFiles([{ path: file, content: bytes }]);
  console.log(`${path.relative(process.cwd(), file)}: ${bytes.length.toLocaleString('en')} bytes`);
}

const notes = `
One file is for both browsers, because one manifest works in both: what is
judged in one browser is what the other one gets. Without --store the extension
has the same id wherever it is loaded, so plugins can call it.

Chromium: unpack it and choose its folder under chrome://extensions, "Load
unpacked". Firefox: choose the file under about:debugging#/runtime/this-firefox,
"Load Temporary Add-on".`;

if (require.main === module) {
  void runCommand(
    newCommand('npm run ide:package --', 'Writes the Test IDE as touchstone-ide-VERSION.zip.')
      .option('--store', 'leave out the key that fixes the id in Chromium: a web store signs with its own')
      .option('--out <folder>', 'where the file goes (default: dist)')
      .addHelpText('after', notes)
      .action(async ({ store, out }: { readonly store?: boolean; readonly out?: string }) => {
        await writePackage(store === true, out ?? path.join(__dirname, '../../dist'));
      }),
  );
}
