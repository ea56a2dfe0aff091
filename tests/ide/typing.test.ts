// Types into every text field of the window, with real keys and the real pointer. The text is read back from the field
// and from the saved project.

import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import type { Project } from '../../reference/ide/project/side-project';
import { onlyInWhole, sampleOf } from '../../support/test-sample';
import { OpenedIde } from './opened-ide';

/** A text field: its label, a text for it, and the place of its value in the project. */
interface Field {
  readonly label: string;
  readonly text: string;
  readonly kept: (project: Project) => unknown;
}

const commandOf = ({ tests }: Project) => tests[0]?.commands[0];

const fields: readonly Field[] = [
  { label: 'Project name', text: 'Löckchen & Co. / 7', kept: ({ name }) => name },
  { label: 'Base URL', text: 'https://shop.example/a?b=1', kept: ({ url }) => url },
  { label: 'Test name', text: 'Buys "two" lamps', kept: ({ tests }) => tests[0]?.name },
  { label: 'Suite name', text: 'Evening suite?', kept: ({ suites }) => suites[0]?.name },
  { label: 'Command', text: 'assertText', kept: (project) => commandOf(project)?.command },
  { label: 'Target', text: "xpath=//a[@id='x']", kept: (project) => commandOf(project)?.target },
  { label: 'Value', text: '$' + '{name}, 12.50 €', kept: (project) => commandOf(project)?.value },
  { label: 'Comment', text: 'why? because.', kept: (project) => commandOf(project)?.comment },
];

/** The fields that most tests type into. */
const typed = sampleOf(fields, 3);

const project = {
  id: 'project',
  version: '2.0',
  name: 'Before',
  url: 'https://before.example/',
  tests: [
    { id: 't', name: 'A test', commands: [{ id: 'c', comment: 'note', command: 'echo', target: 'a', value: 'b' }] },
  ],
  suites: [{ id: 's', name: 'A suite', tests: ['t'] }],
  urls: ['https://before.example/'],
  plugins: [],
};

async function openedIde(context: TestContext): Promise<OpenedIde> {
  const ide = await OpenedIde.open(context);
  await ide.openProject(project);
  return ide;
}

/** Puts the caret into a field with the mouse, and selects its text. */
async function selectAllOf(ide: OpenedIde, label: string): Promise<void> {
  await ide.click({ role: 'textbox', name: label });
  await ide.chord('Control+a');
}

/** Saves, and asserts that the file contains every field's text. */
async function isSaved(ide: OpenedIde, text: string): Promise<void> {
  const saved = await ide.saved();
  for (const { label, kept } of typed) assert.deepEqual([label, kept(saved)], [label, text]);
}

/** The value of the focused field, and the position of its caret or selection. */
async function focused(page: Page): Promise<{ label: string; value: string; from: number; to: number }> {
  return await page.evaluate(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement)) throw new Error(`The focus is in <${field?.localName}>.`);
    const label = field.labels?.[0]?.textContent ?? '';
    return { label, value: field.value, from: field.selectionStart ?? -1, to: field.selectionEnd ?? -1 };
  });
}

test('this file lists every text field of the window', async (context) => {
  const ide = await openedIde(context);
  const labels = await ide.page.$$eval(
    'input:not([type=checkbox], [type=file]), textarea, [contenteditable]:not([contenteditable=false])',
    (found) =>
      found.map((field) => (field instanceof HTMLInputElement && field.labels?.[0]?.textContent) || field.outerHTML),
  );
  assert.deepEqual(labels.toSorted(), fields.map(({ label }) => label).toSorted());
});

for (const delay of sampleOf([0, 100], 2)) {
  test(`every field contains the typed text, at ${delay} ms per key`, { timeout: 240_000 }, async (context) => {
    const ide = await openedIde(context);
    for (const { label, text } of fields) {
      await selectAllOf(ide, label);
      await ide.page.keyboard.type(text, { delay });
      const { value, from } = await focused(ide.page);
      assert.deepEqual([label, value, from], [label, text, text.length]);
    }
    const saved = await ide.saved();
    for (const { label, text, kept } of fields) assert.deepEqual([label, kept(saved)], [label, text]);
    // The base URL is suggested from now on; its unfinished forms during typing are not.
    await ide.click({ role: 'textbox', name: 'Comment' });
    assert.deepEqual((await ide.saved()).urls, ['https://before.example/', 'https://shop.example/a?b=1']);
  });
}

test('a new project can be typed in and saved', onlyInWhole, async (context) => {
  const ide = await OpenedIde.open(context);
  await selectAllOf(ide, 'Project name');
  await ide.page.keyboard.type('From scratch');
  await ide.click({ role: 'textbox', name: 'Base URL' });
  await ide.page.keyboard.type('http://localhost:8080/');
  await ide.press('Add command');
  for (const text of ['open', '/start', '', 'the first page']) {
    if (text === 'open') await ide.click({ role: 'textbox', name: 'Command' });
    await ide.page.keyboard.type(text);
    await ide.page.keyboard.press('Tab');
  }
  const { name, url, urls, tests } = await ide.saved();
  assert.deepEqual([name, url, urls], ['From scratch', 'http://localhost:8080/', ['http://localhost:8080/']]);
  const { id: _, ...command } = tests[0]?.commands[0] ?? { id: '' };
  assert.deepEqual(command, { command: 'open', target: '/start', value: '', comment: 'the first page', targets: [] });
});

test('the caret keeps its position when text is inserted, deleted or selected in the middle', async (context) => {
  const ide = await openedIde(context);
  const { keyboard, mouse } = ide.page;
  for (const { label } of typed) {
    await selectAllOf(ide, label);
    await keyboard.type('one two three');
    await keyboard.press('Home');
    for (let place = 0; place < 4; place++) await keyboard.press('ArrowRight');
    await keyboard.type('1½ ');
    assert.deepEqual(await focused(ide.page), { label, value: 'one 1½ two three', from: 7, to: 7 });
    await keyboard.press('Backspace');
    await keyboard.press('Delete');
    assert.deepEqual(await focused(ide.page), { label, value: 'one 1½wo three', from: 6, to: 6 });
    // The word under the pointer, replaced.
    const place = await ide.page.evaluate(() => {
      const { left, top, height } = document.activeElement!.getBoundingClientRect();
      return { x: left + 16, y: top + height / 2 };
    });
    await mouse.click(place.x, place.y, { count: 2 });
    await keyboard.type('eins');
    assert.deepEqual(await focused(ide.page), { label, value: 'eins 1½wo three', from: 4, to: 4 });
    await ide.chord('Shift+End');
    await keyboard.type('!');
    assert.deepEqual(await focused(ide.page), { label, value: 'eins!', from: 5, to: 5 });
  }
  await isSaved(ide, 'eins!');
});

test('text is cut, copied and pasted in every field', onlyInWhole, async (context) => {
  const ide = await openedIde(context);
  const { keyboard } = ide.page;
  await selectAllOf(ide, 'Comment');
  await keyboard.type('clip');
  await ide.chord('Control+a');
  await keyboard.press('x', { commands: ['Cut'] });
  await ide.page.waitForFunction(() => (document.activeElement as HTMLInputElement).value === '');
  for (const { label } of typed) {
    await selectAllOf(ide, label);
    await keyboard.type('<>');
    await keyboard.press('ArrowLeft');
    await keyboard.press('v', { commands: ['Paste'] });
    // The browser's clipboard is asynchronous.
    await ide.page.waitForFunction(() => (document.activeElement as HTMLInputElement).value !== '<>');
    assert.deepEqual(await focused(ide.page), { label, value: '<clip>', from: 5, to: 5 });
  }
  await isSaved(ide, '<clip>');
});

test('each visit to a field is one step of undo and redo', async (context) => {
  const ide = await openedIde(context);
  const { keyboard } = ide.page;
  const original = await ide.saved();
  for (const { label, kept } of typed) {
    const before = String(kept(original));
    await selectAllOf(ide, label);
    await keyboard.type('first');
    await ide.click({ role: 'heading', name: 'Log' });
    await ide.click({ role: 'textbox', name: label });
    await keyboard.press('End');
    await keyboard.type(' second');
    const value = async () => (await focused(ide.page)).value;
    await ide.chord('Control+z');
    assert.deepEqual([label, await value()], [label, 'first']);
    await ide.chord('Control+z');
    assert.deepEqual([label, await value()], [label, before]);
    await ide.chord('Control+y');
    await ide.chord('Control+Shift+z');
    assert.deepEqual([label, await value()], [label, 'first second']);
  }
  await isSaved(ide, 'first second');
  for (let step = 0; step < 2 * typed.length; step++) await ide.chord('Control+z');
  assert.deepEqual(await ide.saved(), original);
});

test('input methods can compose letters', onlyInWhole, async (context) => {
  const ide = await openedIde(context);
  const session = await ide.page.createCDPSession();
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  for (const { label } of typed) {
    await selectAllOf(ide, label);
    await ide.page.keyboard.type('[]');
    await ide.page.keyboard.press('ArrowLeft');
    for (const text of ['に', 'にh', 'にほ', 'にほん']) await compose(text);
    assert.deepEqual(await focused(ide.page), { label, value: '[にほん]', from: 4, to: 4 });
    await session.send('Input.insertText', { text: '日本' });
    await ide.page.keyboard.type('!');
    assert.deepEqual(await focused(ide.page), { label, value: '[日本!]', from: 4, to: 4 });
  }
  await isSaved(ide, '[日本!]');
});

test('no typed letter is lost while the window shows the progress of a run', { timeout: 120_000 }, async (context) => {
  const ide = await OpenedIde.open(context);
  const lines = [
    ['setSpeed', '2'],
    ['times', '100000', '100000'],
    ['echo', 'a text'],
    ['end', ''],
  ];
  const commands = lines.map(([command, target, value = ''], id) => ({ id: `c${id}`, command, target, value }));
  await ide.openProject({ ...project, tests: [{ id: 't', name: 'Busy', commands }] });
  await ide.press('Run test');
  await ide.page.waitForSelector('.playback.running');
  await ide.page.bringToFront();
  for (const { label, text } of typed) {
    await selectAllOf(ide, label);
    // Alternately with a key event before the letter, and without one, like input methods and emoji menus.
    for (const [position, letter] of [...text].entries()) {
      await (position % 2 === 0 ? ide.page.keyboard.sendCharacter(letter) : ide.page.keyboard.type(letter));
    }
    const { value, from } = await focused(ide.page);
    assert.deepEqual([label, value, from], [label, text, text.length]);
  }
  assert.match((await ide.read({ role: 'status', name: 'Playback' }))[0]?.text ?? '', /running/);
  await ide.press('Stop');
  const saved = await ide.saved();
  for (const { label, text, kept } of typed) assert.deepEqual([label, kept(saved)], [label, text]);
});

test('the tab key moves from field to field and back', onlyInWhole, async (context) => {
  const ide = await openedIde(context);
  const isText = new Set(fields.map(({ label }) => label));
  /** The fields that a key visits, up to one of them. */
  const visited = async (key: string, last: string): Promise<string[]> => {
    const labels: string[] = [];
    for (let presses = 0; labels.at(-1) !== last && presses < 60; presses++) {
      const label = await ide.page.evaluate(() => {
        const { activeElement } = document;
        return activeElement instanceof HTMLInputElement ? (activeElement.labels?.[0]?.textContent ?? '') : '';
      });
      if (isText.has(label)) labels.push(label);
      if (label !== last) await ide.chord(key);
    }
    return labels;
  };
  await ide.click({ role: 'textbox', name: 'Project name' });
  assert.deepEqual(await visited('Tab', 'Comment'), [...isText]);
  assert.deepEqual(await visited('Shift+Tab', 'Project name'), [...isText].toReversed());
});

test('Enter and Escape change nothing in a field', onlyInWhole, async (context) => {
  const ide = await openedIde(context);
  const before = await ide.saved();
  for (const { label, kept } of typed) {
    await ide.click({ role: 'textbox', name: label });
    await ide.page.keyboard.press('Enter');
    await ide.page.keyboard.press('Escape');
    assert.deepEqual([label, (await focused(ide.page)).value], [label, kept(before)]);
  }
  assert.deepEqual(await ide.saved(), before);
});
