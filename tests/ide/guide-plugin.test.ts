// The plugin of docs/guides/for-plugin-authors.md, as a reader writes it, beside the reference IDE.

import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { sideProject } from '../../harness/ide/scenario/side-project';
import { pageChange } from '../../harness/ide/window/accessible';
import { AriaDriver } from '../../harness/ide/window/aria-driver';
import { type TryOut, tryOut } from '../../reference/ide/demo/try-out';
import { eventually } from '../../support/waiting';
import { temporaryFolder } from '../command';
import { readGuide } from '../guides/guide';

let running: TryOut;
before(async () => {
  const folder = await temporaryFolder();
  const commands = [{ command: 'greet', target: 'reader' }];
  const project = path.join(folder, 'greetings.side');
  await writeFile(
    project,
    JSON.stringify(sideProject('greetings', 'http://127.0.0.1', [{ name: 'Greeting', commands }])),
  );
  running = await tryOut(project, false);
});
after(() => running?.close());

test('the plugin of the guide registers, and its command passes and writes to the log', async () => {
  const plugin = await temporaryFolder();
  for (const part of await readGuide('for-plugin-authors')) {
    if (part.kind === 'file') await writeFile(path.join(plugin, part.name), part.text);
  }
  await running.browser.installExtension(plugin);

  const change = () => running.ide.evaluate(pageChange, 50);
  const driver = new AriaDriver({
    extension: new URL(running.ide.url()).hostname,
    open: async () => {},
    isOpen: async () => true,
    page: async () => running.ide,
    change,
  });
  const names = () =>
    running.ide.evaluate(async () => {
      const { session } = await chrome.storage.session.get<{
        session?: { registrations: Record<string, { name: string }> };
      }>('session');
      return Object.values(session?.registrations ?? {}).map(({ name }) => name);
    });
  await eventually(names, (registered) => registered.includes('Greeter'), change);

  await driver.play();
  await eventually(
    () => driver.playback(),
    (status) => /passed|failed/.test(status),
    change,
  );
  assert.match(await driver.playback(), /passed/);
  const log = await driver.log();
  assert(
    log.some(({ text }) => text.includes('Hello, reader!')),
    JSON.stringify(log),
  );
});
