import { deepEqual, match, ok, rejects } from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { Target } from 'puppeteer-core';
import { eventually } from '../../../support/waiting';
import type { Subject } from '../../subject/manifest';
import { chromiumWords } from '../chromium/chromium-words';
import type { ExtensionsUser } from '../chromium/extensions-user';
import { ChromiumSession } from '../session/chromium-session';
import { IdeScenario, type ScenarioWorld } from './scenario';

after(() => ChromiumSession.end());

const manifest = { manifest_version: 3, name: 'Faulty IDE', version: '1.0' };
const withWorker = { ...manifest, background: { service_worker: 'worker.js' } };

/** What Chromium reports in a scenario about a test IDE. Waits until it reports something that matches `expected`. */
async function wordsAbout(
  files: Readonly<Record<string, string>>,
  expected: RegExp,
  act: (ide: IdeScenario) => Promise<void>,
): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-faulty-ide-'));
  const cleanups: (() => Promise<void>)[] = [];
  let explain = async (): Promise<readonly string[]> => [];
  const world: ScenarioWorld = {
    subject: { name: 'faulty', ide: { extension: folder, page: 'ide.html' } } as Subject,
    atFailure: () => {},
    atEnd: (cleanup) => cleanups.push(cleanup),
    attach: () => {},
    explain: (words) => {
      explain = words;
    },
  };
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    const ide = await IdeScenario.of(world);
    await act(ide);
    if (expected === nothing) return await explain();
    return await eventually(
      explain,
      (lines) => lines.some((line) => expected.test(line)),
      () => ide.session.change(),
    );
  } finally {
    for (const cleanup of cleanups.reverse()) await cleanup();
    await rm(folder, { recursive: true });
  }
}

/** For an IDE about which Chromium reports nothing. */
const nothing = /^$/;
const idle = async (): Promise<void> => {};

test('a worker that throws', async () => {
  const files = {
    'manifest.json': JSON.stringify(withWorker),
    'worker.js': '// The second line throws.\nthrow new Error("out of flour");',
  };
  const words = await wordsAbout(files, /registration failed/, idle);
  match(words.join('\n'), /^worker\.js:2: Uncaught Error: out of flour$/m);
  match(words.join('\n'), /^manifest\.json: Service worker registration failed/m);
});

test('a page whose script throws', async () => {
  const files = {
    'manifest.json': JSON.stringify(manifest),
    'ide.html': '<!doctype html><script src="ide.js"></script>',
    'ide.js': 'noSuchFunction();',
  };
  const words = await wordsAbout(files, /ide\.js/, (ide) => ide.ide.open());
  match(words.join('\n'), /^ide\.js:1: Uncaught ReferenceError: noSuchFunction is not defined$/m);
});

test('a page that is missing', async () => {
  const files = { 'manifest.json': JSON.stringify(manifest) };
  const words = await wordsAbout(files, /could not be loaded/, (ide) => ide.ide.open());
  match(words.join('\n'), /^chrome-extension:\/\/\w+\/ide\.html could not be loaded: ERR_FILE_NOT_FOUND$/m);
});

test('a manifest that Chromium refuses', async () => {
  const files = { 'manifest.json': JSON.stringify({ manifest_version: 3, name: 'No version' }) };
  const refused = /Chromium refuses the extension in .*: Required value 'version' is missing or invalid/;
  await rejects(wordsAbout(files, /./, idle), refused);
});

test('an IDE without errors has none, even after a scenario with errors', async () => {
  const files = {
    'manifest.json': JSON.stringify(manifest),
    'ide.html': '<!doctype html><script src="ide.js"></script>',
    'ide.js': '',
  };
  deepEqual(await wordsAbout(files, nothing, (ide) => ide.ide.open()), []);
});

test('the end of the browser is reported', async () => {
  const files = { 'manifest.json': JSON.stringify(manifest) };
  const words = await wordsAbout(files, /ended/, (ide) => ide.session.crash());
  deepEqual(words, ['Chromium has ended in the middle of the scenario.']);
});

test('of a thousand pages, only some are asked', async () => {
  let asked = 0;
  const target = {
    page: async () => {
      asked++;
      return null;
    },
  } as unknown as Target;
  const user = { errorsOf: async () => '[]' } as unknown as ExtensionsUser;
  deepEqual(await chromiumWords(user, 'id', Array<Target>(1000).fill(target)), []);
  ok(asked > 0 && asked < 50, `${asked} pages were asked`);
});
