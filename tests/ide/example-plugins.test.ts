// The example plugins beside the reference IDE: written as plugins for other IDEs are, they work with nothing but its
// id.

import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { sideProject } from '../../harness/ide/scenario/side-project';
import { pageChange } from '../../harness/ide/window/accessible';
import { AriaDriver } from '../../harness/ide/window/aria-driver';
import { type TryOut, tryOut } from '../../reference/ide/demo/try-out';
import { eventually } from '../../support/waiting';

let running: TryOut;
let driver: AriaDriver;
/** For project files. */
let folder: string;
/** The extension ids of the plugins, by the names that they have registered with. */
let plugins: ReadonlyMap<string, string>;

const change = () => running.ide.evaluate(pageChange, 50);

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'touchstone-plugins-'));
  running = await tryOut(undefined, false);
  driver = new AriaDriver({
    extension: new URL(running.ide.url()).hostname,
    open: async () => {},
    isOpen: async () => true,
    page: async () => running.ide,
    change,
  });
  plugins = await eventually(
    () => registered(running.ide),
    ({ size }) => size === 2,
    change,
  );
});
after(async () => {
  await running?.close();
  await rm(folder, { recursive: true, force: true });
});

/** The plugins that are registered with the IDE. */
async function registered(ide: Page): Promise<ReadonlyMap<string, string>> {
  const entries = await ide.evaluate(async () => {
    const { session } = await chrome.storage.session.get<{
      session?: { registrations: Record<string, { name: string }> };
    }>('session');
    return Object.entries(session?.registrations ?? {}).map(([id, { name }]): [string, string] => [name, id]);
  });
  return new Map(entries);
}

/** Plays the selected test to its end. @returns what the window shows of its commands */
async function play(): Promise<readonly string[]> {
  await driver.play();
  await eventually(
    () => driver.playback(),
    (status) => /passed|failed/.test(status),
    change,
  );
  return driver.commands();
}

/** The row of a command. */
function row(rows: readonly string[], command: string): string {
  return rows.find((text) => new RegExp(`\\b${command}\\b`).test(text)) ?? `no row of ${command}`;
}

async function logged(text: string): Promise<{ text: string; colour: string } | undefined> {
  const entries = await eventually(
    () => driver.log(),
    (all) => all.some((entry) => entry.text.includes(text)),
    change,
  );
  return entries.find((entry) => entry.text.includes(text));
}

test('both plugins register by themselves', () => {
  assert.deepEqual([...plugins.keys()].sort(), ['Link Report', 'Page Storage']);
});

test('a test with their commands passes; a command without a value to compare with is undetermined once', async () => {
  await driver.selectTest('Storage and links');
  const first = await play();
  assert.match(await driver.playback(), /passed/);
  for (const command of [
    'setStorage',
    'assertStorage',
    'storeStorage',
    'clearStorage',
    'outlineElement',
    'checkLinks',
  ]) {
    assert.match(row(first, command), /\bpassed\b/);
  }
  assert.match(row(first, 'compareStorage'), /\bundetermined\b/);
  assert.ok(await logged('the basket is [48]'));
  const second = await play();
  assert.match(row(second, 'compareStorage'), /\bpassed\b/);
});

test('their failures are shown at their commands and in the log; a fatal one ends the test', async () => {
  const commands = [
    { command: 'open', target: '/index.html' },
    { command: 'setStorage', target: 'local:theme', value: 'dark' },
    { command: 'assertStorage', target: 'local:theme', value: 'light' },
    { command: 'executeScript', target: 'document.querySelector("h1").innerHTML = "<a href=/nowhere.html>Lamps</a>"' },
    { command: 'checkLinks', target: '' },
    { command: 'outlineElement', target: 'css=.no-such-lamp' },
    { command: 'echo', target: 'still here' },
  ];
  const withoutPage = [
    { command: 'open', target: '/index.html' },
    { command: 'close', target: '' },
    { command: 'setStorage', target: 'theme', value: 'dark' },
    { command: 'echo', target: 'never' },
  ];
  const tests = [
    { name: 'Finds faults', commands },
    { name: 'Without a page', commands: withoutPage },
  ];
  await open(sideProject('Faults', running.site?.origin ?? '', tests));
  const rows = await play();
  assert.match(await driver.playback(), /failed/);
  assert.match(row(rows, 'setStorage'), /\bpassed\b/);
  assert.match(row(rows, 'assertStorage'), /\bfailed\b.*local:theme is "dark", not "light"/);
  assert.match(row(rows, 'checkLinks'), /\bfailed\b.*1 of 2 links lead nowhere/);
  assert.match(row(rows, 'outlineElement'), /\bfailed\b.*no element/);
  assert.match(row(rows, 'echo'), /\bpassed\b/);
  const dead = await logged('/nowhere.html 404');
  assert.match(dead?.text ?? '', /Link Report/);
  assert.equal(dead?.colour, 'orange');

  await driver.selectTest('Without a page');
  const ended = await play();
  assert.match(row(ended, 'setStorage'), /\bfatal\b.*the page cannot be reached/);
  assert.doesNotMatch(row(ended, 'echo'), /passed/);
});

test('the runs are listed on the plugin’s own page', async () => {
  const page = await running.browser.newPage();
  await page.goto(`chrome-extension://${plugins.get('Link Report')}/report.html`);
  await page.waitForFunction(() => document.querySelectorAll('#runs tr').length === 4);
  const rows = await page.$$eval('#runs tr', (all) =>
    all.map((tableRow) => [...tableRow.cells].slice(0, 4).map(({ textContent }) => textContent)),
  );
  assert.deepEqual(rows, [
    ['Without a page', '', 'Faults', 'failed'],
    ['Finds faults', '', 'Faults', 'failed'],
    ['Storage and links', '', 'Lantern Shop', 'passed'],
    ['Storage and links', '', 'Lantern Shop', 'passed'],
  ]);
  await page.close();
});

/** Opens a project as its file. */
async function open(project: Readonly<Record<string, unknown>>): Promise<void> {
  const name = String(project.name);
  const file = path.join(folder, `${name}.side`);
  await writeFile(file, JSON.stringify(project));
  await driver.openProject(file, name);
}
