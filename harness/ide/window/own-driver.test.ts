import { deepEqual, equal, throws } from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { AriaDriver } from './aria-driver';
import type { ToolbarWindow } from './ide-driver';
import { driverOf } from './own-driver';

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchstone-driver-'));
});
after(() => rm(folder, { recursive: true }));

/** A closed window. It has only the method that these tests' drivers call. */
const closed = { page: async () => undefined } as unknown as ToolbarWindow;

async function moduleOf(name: string, text: string): Promise<{ driver: string }> {
  await writeFile(join(folder, name), text);
  return { driver: join(folder, name) };
}

test('without a module the driver is the AriaDriver', () => {
  equal(driverOf({})(closed) instanceof AriaDriver, true);
});

test('a CommonJS or an ES module can make the driver, and extend the AriaDriver', async () => {
  const modules = [
    await moduleOf('own.cjs', 'exports.default = (window, { AriaDriver }) => new AriaDriver(window, {});'),
    await moduleOf(
      'own.mjs',
      'export default (window, { AriaDriver }) => new (class extends AriaDriver { async log() { return []; } })(window);',
    ),
  ];
  for (const module of modules) deepEqual(await driverOf(module)(closed).log(), []);
});

test('a module that makes no driver is refused; the message says what to write', async () => {
  const refused: readonly (readonly [string, string, RegExp])[] = [
    [
      'none.cjs',
      'exports.driver = 7;',
      /none\.cjs has no default export that creates an IDE driver\.\s+Write `export default/,
    ],
    [
      'broken.mjs',
      'export default (',
      /broken\.mjs cannot be loaded: .*\s+It must be a JavaScript or TypeScript module/,
    ],
    ['missing.cjs', `require('./nowhere.cjs');`, /missing\.cjs cannot be loaded: Cannot find module/],
  ];
  for (const [name, text, error] of refused) {
    const module = await moduleOf(name, text);
    throws(() => driverOf(module), error);
  }
});

test('a driver that lacks methods is refused; the message names them', async () => {
  const partial = await moduleOf(
    'partial.mjs',
    'export default (window, { AriaDriver }) => { const d = new AriaDriver(window); d.save = 7; d.play = undefined; return d; };',
  );
  throws(
    () => driverOf(partial)(closed),
    /partial\.mjs lacks these methods: `save`, `play`\.\s+Extend the `AriaDriver`/,
  );
  const nothing = await moduleOf('nothing.mjs', 'export default () => undefined;');
  throws(() => driverOf(nothing)(closed), /lacks these methods: `open`, `isOpen`/);
});
