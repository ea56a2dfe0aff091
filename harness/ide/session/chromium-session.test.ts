import { equal } from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { until } from '../../../support/waiting';
import type { IdeSubject } from '../../subject/manifest';
import { ChromiumSession } from './chromium-session';

after(() => ChromiumSession.end());

/** Opens the IDE's window again whenever it closes. */
const worker = `
  chrome.tabs.onRemoved.addListener(() => chrome.windows.create({ url: 'ide.html' }));
`;

test('an IDE that opens its window again when it closes leaves none to the next scenario', async () => {
  const session = await ChromiumSession.current();
  const folder = join(session.directory, 'opens-again');
  await mkdir(folder);
  const manifest = {
    manifest_version: 3,
    name: 'Opens again',
    version: '1.0',
    background: { service_worker: 'worker.js' },
    // With this permission an IDE is reinstalled for each scenario.
    permissions: ['contextMenus'],
  };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'ide.html'), '<!doctype html><title>IDE</title>');
  await writeFile(join(folder, 'worker.js'), worker);

  const ide = await session.installIde({ extension: folder, page: 'ide.html' } as IdeSubject);
  await ide.open();
  const isWanted = (url: string) => url.endsWith('/ide.html');
  await until(
    'the window to open',
    () => session.countPages(isWanted),
    (pages) => pages === 1,
    () => session.change(),
  );
  await session.clear();
  equal(await session.countPages(isWanted), 0);
});
