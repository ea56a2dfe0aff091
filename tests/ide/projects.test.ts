// Projects of other programs: what the window says about missing fields and unknown commands.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OpenedIde, projectOf } from './opened-ide';

/** The warnings in the log. */
async function warnings(ide: OpenedIde): Promise<string[]> {
  return await ide.page.$$eval('.entries .warn .message', (entries) => entries.map(({ textContent }) => textContent));
}

/** Commands of a project file, with default values for missing fields. */
const commandsOf = (...commands: object[]) =>
  commands.map((command, id) => ({ id: `c${id}`, target: '', value: '', ...command }));

test('incomplete files are opened, with a warning that lists the assumptions', async (context) => {
  const ide = await OpenedIde.open(context);
  const test = (commands: object[]) => ({ tests: [{ id: 't', name: 'Buy', commands }] });
  const files: readonly [name: string, file: object, warning: RegExp][] = [
    [
      'Three',
      { version: '3.0' },
      /^Three\.side was opened\. Version 3\.0 is the format of Selenium IDE 4: .* saved as 3\.0\.$/,
    ],
    [
      'None',
      { version: undefined },
      /^None\.side was opened\. The file has no version: it was read as version 1\.0, the oldest\.$/,
    ],
    [
      'Targets',
      test(commandsOf({ command: 'click', targets: [['id=a']] })),
      /^Targets\.side was opened\. Command 1 of “Buy” has recorded locators without a strategy: they are kept\.$/,
    ],
    [
      'Ids',
      test([{ command: 'click' }]),
      /^Ids\.side was opened\. Command 1 of “Buy” has no id: the IDE has added one\.$/,
    ],
  ];
  for (const [name, file, warning] of files) {
    await ide.openProject({ ...projectOf(name, 2), ...file });
    await ide.page.waitForSelector('.entries .warn');
    const [first, ...more] = await warnings(ide);
    assert.match(first ?? '', warning);
    assert.deepEqual(more, []);
    await ide.press('Clear log');
  }
  await ide.openProject(projectOf('Whole', 2));
  assert.deepEqual(await warnings(ide), []);
});

test('a project of version 3.0 is saved as 3.0, and can be opened again', async (context) => {
  const ide = await OpenedIde.open(context);
  await ide.openProject({ ...projectOf('Three', 2), version: '3.0' });
  await ide.enter('Comment', 'edited');
  const saved = await ide.saved();
  assert.deepEqual([saved.version, saved.tests[0]?.commands[0]?.comment], ['3.0', 'edited']);
  await ide.openProject({ ...saved, name: 'Again' });
  assert.equal((await ide.read({ role: 'row' })).length, 2);
});

test('unknown commands are marked in their rows until a plugin registers them', async (context) => {
  const ide = await OpenedIde.open(context);
  const commands = commandsOf(
    { command: 'echo', comment: 'known' },
    { command: 'checkBasket', comment: 'of a plugin' },
    { command: '//gone', comment: 'off' },
    { command: '', comment: 'nothing but a comment' },
    { command: 'else if', target: 'true' },
    { command: 'run', target: 'Other' },
    { command: 'clik' },
  );
  await ide.openProject({ ...projectOf('Unknown', 0), tests: [{ id: 't', name: 'T', commands }] });
  const notes = () =>
    ide.page.$$eval('[role=row]', (rows) =>
      rows.map((row) => row.querySelector('[role=gridcell]:last-child')?.textContent),
    );
  const known = ['known', 'Unknown: checkBasket', 'off', 'nothing but a comment', '', ''];
  assert.deepEqual(await notes(), [...known, 'Unknown: clik']);
  assert.match((await ide.read({ role: 'row' }))[6]?.text ?? '', /clik.*Unknown: clik/);

  // The row changes while the user types.
  await ide.page.keyboard.press('Tab');
  await ide.click({ role: 'row' });
  await ide.page.keyboard.press('End');
  await ide.page.keyboard.press('Enter');
  await ide.page.keyboard.press('ArrowRight');
  await ide.page.keyboard.press('ArrowLeft');
  await ide.page.keyboard.type('c');
  assert.deepEqual(await notes(), [...known, '']);

  // A plugin registers: the worker stores it, and the window is notified.
  await ide.page.evaluate(async () => {
    const { session } = await chrome.storage.session.get<{ session: object }>('session');
    const plugin = {
      name: 'Baskets',
      version: '1',
      commands: [{ id: 'checkBasket', name: 'check basket', arrival: 1 }],
    };
    await chrome.storage.session.set({ session: { ...session, registrations: { plugin } } });
  });
  await ide.page.waitForFunction(() => !document.querySelector('.row > .unknown'));
  assert.deepEqual(await notes(), ['known', 'of a plugin', ...known.slice(2), '']);
});
