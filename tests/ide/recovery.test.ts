// Unsaved changes survive a crash, a close and a reload of the window.

import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { onlyInWhole } from '../../support/test-sample';
import { temporaryFolder } from '../command';
import { OpenedIde, projectOf } from './opened-ide';

const question = { role: 'dialog', name: 'Recover unsaved work' };

/** Ends the window's process, as a crash does. */
async function crash(ide: OpenedIde): Promise<void> {
  const session = await ide.page.createCDPSession();
  const crashed = new Promise<void>((resolve) => session.once('Inspector.targetCrashed', () => resolve()));
  await session.send('Inspector.enable');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await ide.page.close();
}

/** Waits until the browser's storage has a project with this name, or none. */
async function isKept(ide: OpenedIde, name: string | null): Promise<void> {
  await ide.page.waitForFunction(
    async (wanted) => {
      const [entry] = Object.values(await chrome.storage.local.get(null)) as { project: { name: string } }[];
      return (entry?.project.name ?? null) === wanted;
    },
    { polling: 20 },
    name,
  );
}

test('after a crash of the window, its changes can be recovered at the next start', async (context) => {
  const ide = await OpenedIde.open(context);
  assert.deepEqual(await ide.read(question), []);
  await ide.openProject(projectOf('Before', 3));
  await ide.enter('Project name', 'Changed');
  await isKept(ide, 'Changed');
  await crash(ide);

  await ide.reopen();
  await ide.page.waitForSelector('dialog[open]');
  assert.match((await ide.read(question))[0]?.text ?? '', /“Changed”/);
  await ide.press('Recover');
  await ide.shows('*Changed');
  assert.equal((await ide.read({ role: 'row' })).length, 3);

  // Recovered changes are still unsaved.
  await ide.page.close();
  await ide.reopen();
  await ide.page.waitForSelector('dialog[open]');
  await ide.press('Discard');
  await isKept(ide, null);
  await ide.shows('Untitled Project');
  await ide.page.reload();
  await ide.page.waitForSelector('h1');
  assert.deepEqual(await ide.read(question), []);
});

test('after a crash of the browser, its changes can be recovered at the next start', onlyInWhole, async (context) => {
  const profile = path.join(await temporaryFolder(), 'profile');
  const before = await OpenedIde.open(context, profile);
  await before.enter('Project name', 'Survivor');
  await isKept(before, 'Survivor');
  const gone = new Promise<void>((resolve) => before.browser.once('disconnected', () => resolve()));
  before.browser.process()?.kill('SIGKILL');
  await gone;

  const after = await OpenedIde.open(context, profile);
  await after.page.waitForSelector('dialog[open]');
  await after.press('Recover');
  await after.shows('*Survivor');
});

test('changes survive a close right after them, a reload, and Escape in the recovery dialog', async (context) => {
  const ide = await OpenedIde.open(context);
  await ide.enter('Project name', 'Quick');
  await ide.shows('*Quick');
  await ide.page.close({ runBeforeUnload: true });
  await ide.reopen();
  await ide.page.waitForSelector('dialog[open]');
  await ide.page.keyboard.press('Escape');
  await ide.shows('*Quick');
  await isKept(ide, 'Quick');
  await ide.page.reload();
  await ide.page.waitForSelector('dialog[open]');
  assert.match((await ide.read(question))[0]?.text ?? '', /“Quick”/);
});

test('saved, undone and replaced changes are not offered for recovery', onlyInWhole, async (context) => {
  const ide = await OpenedIde.open(context);
  await ide.enter('Project name', 'Kept');
  await isKept(ide, 'Kept');
  await ide.press('Undo');
  await isKept(ide, null);
  await ide.press('Redo');
  await isKept(ide, 'Kept');
  await ide.press('Save');
  await isKept(ide, null);
  await ide.enter('Project name', 'Again');
  await isKept(ide, 'Again');
  await ide.press('New');
  await ide.press('Discard');
  await ide.shows('Untitled Project');
  await isKept(ide, null);
});
