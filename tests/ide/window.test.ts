// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how commands name variables

// The work of a tester in the window, with keys, buttons and the mouse.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onlyInWhole } from '../../support/test-sample';
import { OpenedIde, projectOf } from './opened-ide';

/** The names and targets of the visible commands. */
async function lines(ide: OpenedIde): Promise<string[]> {
  return await ide.page.$$eval('[role=row]', (rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('[role=gridcell]')]
        .slice(1, 4)
        .map(({ textContent }) => textContent)
        .join('|')
        .replace(/\|+$/, ''),
    ),
  );
}

/** Waits until exactly these commands are visible. */
async function showsLines(ide: OpenedIde, expected: readonly string[]): Promise<void> {
  const deadline = Date.now() + 10_000;
  let shown = await lines(ide);
  while (JSON.stringify(shown) !== JSON.stringify(expected) && Date.now() < deadline) {
    await ide.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    shown = await lines(ide);
  }
  assert.deepEqual(shown, expected);
}

/** A project whose commands need no page. */
function projectWith(name: string, commands: readonly (readonly string[])[], more: readonly object[] = []) {
  const written = commands.map(([command, target = '', value = ''], id) => ({ id: `c${id}`, command, target, value }));
  const { tests: _, ...project } = projectOf(name, 0);
  return { ...project, tests: [{ id: 'test-1', name: 'First', commands: written }, ...more] };
}

const letters = projectWith(
  'Letters',
  ['a', 'b', 'c', 'd'].map((letter) => ['echo', letter]),
);

test('commands can be edited with keys, and undone', async (context) => {
  const ide = await OpenedIde.open(context);
  const { keyboard } = ide.page;
  const held = async (modifier: 'Alt' | 'Control' | 'Shift', key: Parameters<typeof keyboard.press>[0]) => {
    await keyboard.down(modifier);
    await keyboard.press(key);
    await keyboard.up(modifier);
  };
  await ide.openProject(letters);
  await ide.click({ role: 'row' });
  await held('Alt', 'ArrowDown');
  await showsLines(ide, ['echo|b', 'echo|a', 'echo|c', 'echo|d']);
  await held('Shift', 'ArrowDown');
  await held('Control', '/');
  await showsLines(ide, ['echo|b', '//echo|a', '//echo|c', 'echo|d']);
  await keyboard.press('Delete');
  await showsLines(ide, ['echo|b', 'echo|d']);
  await held('Control', 'z');
  await held('Control', 'z');
  await showsLines(ide, ['echo|b', 'echo|a', 'echo|c', 'echo|d']);
  await held('Control', 'y');
  await keyboard.press('Home');
  await keyboard.press('Enter');
  await keyboard.press('a', { commands: ['SelectAll'] });
  await keyboard.type('pause');
  await showsLines(ide, ['pause|b', '//echo|a', '//echo|c', 'echo|d']);
});

test('commands are copied, cut and pasted', onlyInWhole, async (context) => {
  const ide = await OpenedIde.open(context);
  const { keyboard } = ide.page;
  await ide.openProject(letters);
  await ide.click({ role: 'row' });
  await keyboard.press('c', { commands: ['Copy'] });
  await keyboard.press('End');
  await keyboard.press('v', { commands: ['Paste'] });
  await showsLines(ide, ['echo|a', 'echo|b', 'echo|c', 'echo|d', 'echo|a']);
  await keyboard.press('x', { commands: ['Cut'] });
  await keyboard.press('Home');
  await keyboard.press('v', { commands: ['Paste'] });
  await showsLines(ide, ['echo|a', 'echo|a', 'echo|b', 'echo|c', 'echo|d']);
});

test('commands can be dragged to another place', onlyInWhole, async (context) => {
  const ide = await OpenedIde.open(context);
  await ide.openProject(letters);
  const rows = await ide.page.$$('[role=row]');
  const [first, third] = [await rows[0]!.boundingBox(), await rows[2]!.boundingBox()];
  assert.ok(first && third);
  const { mouse } = ide.page;
  await mouse.move(first.x + 100, first.y + 10);
  await mouse.down();
  await mouse.move(first.x + 100, first.y + 30, { steps: 3 });
  await mouse.move(third.x + 100, third.y + third.height - 4, { steps: 5 });
  // The browser drops at the last place where the window allowed it.
  await mouse.move(third.x + 100, third.y + third.height - 3);
  await ide.page.waitForSelector('.drop-before[aria-rowindex="4"]');
  await mouse.up();
  await showsLines(ide, ['echo|b', 'echo|c', 'echo|a', 'echo|d']);
});

test('tests and suites are added, named, chosen and removed', onlyInWhole, async (context) => {
  const ide = await OpenedIde.open(context);
  await ide.openProject({ ...letters, suites: [] } as typeof letters);
  const names = (list: string) =>
    ide
      .read({ role: 'option', within: { role: 'listbox', name: list } })
      .then((found) => found.map(({ text }) => text));
  await ide.press('Add test');
  await ide.enter('Test name', 'Second');
  await ide.press('Duplicate test');
  await ide.press('Move test up');
  assert.deepEqual(await names('Tests'), ['First', 'Second copy', 'Second']);
  const options = await ide.page.$$('.tests [role=option]');
  const [from, to] = [await options[0]!.boundingBox(), await options[2]!.boundingBox()];
  assert.ok(from && to);
  const { mouse } = ide.page;
  await mouse.move(from.x + 20, from.y + 10);
  await mouse.down();
  await mouse.move(to.x + 20, to.y + 10, { steps: 4 });
  await mouse.move(to.x + 20, to.y + 12);
  await ide.page.waitForSelector('.drop-here');
  await mouse.up();
  await ide.page.waitForFunction(() => document.querySelector('.tests [role=option]')?.textContent === 'Second copy');
  assert.deepEqual(await names('Tests'), ['Second copy', 'Second', 'First']);
  await ide.press('Add suite');
  await ide.enter('Suite name', 'Evening');
  assert.deepEqual(await names('Suites'), ['Evening']);

  await ide.press('Tests…');
  await ide.page.locator('::-p-aria([name="First"][role="checkbox"])').click();
  await ide.press('Play Second earlier');
  await ide.press('Done');
  await ide.press('Run suite');
  await ide.page.waitForFunction(() => document.querySelector('.summary')?.textContent === '2 run, 0 failed');
  const log = await ide.read({ role: 'listitem', within: { role: 'list', name: 'Log entries' } });
  const played = log.flatMap(({ text }) => /Running “(.*)”/.exec(text)?.[1] ?? []);
  assert.deepEqual(played.slice(-2), ['Second', 'Second copy']);

  await ide.press('Remove suite');
  assert.deepEqual(await names('Suites'), []);
  await ide.press('Undo');
  assert.deepEqual(await names('Suites'), ['Evening']);
});

test('a run pauses at a breakpoint, is stepped through, and shows its variables', onlyInWhole, async (context) => {
  const ide = await OpenedIde.open(context);
  await ide.openProject(
    projectWith('Steps', [
      ['store', 'Ada', 'name'],
      ['store', '7', 'count'],
      ['echo', 'see https://example.org or javascript:alert(1) <b>${name}</b>'],
      ['verify', 'count', '8'],
    ]),
  );
  const status = (text: string) =>
    ide.page.waitForFunction((wanted) => document.querySelector('.playback')?.textContent === wanted, {}, text);
  await ide.press('Breakpoint at line 2');
  await ide.press('Run test');
  await status('paused');
  await ide.page.bringToFront();
  assert.equal((await ide.read({ role: 'region', name: 'Variables' }))[0]?.text, 'Variables name Ada');
  assert.match((await ide.read({ role: 'row' }))[0]?.text ?? '', /passed/);
  await ide.press('Step');
  await ide.page.waitForFunction(() => document.querySelector('.variables')?.textContent?.includes('count7'));
  await status('paused');
  await ide.press('Resume');
  await status('failed');
  await ide.page.waitForFunction(() => document.querySelector('.summary')?.textContent === '1 run, 1 failed');
  const rows = await ide.read({ role: 'row' });
  assert.match(rows[3]?.text ?? '', /failed .*"7", not "8"/);

  const entries = await ide.read({ role: 'listitem', within: { role: 'list', name: 'Log entries' } });
  const echoed = entries.find(({ text }) => text.includes('see https'));
  assert.match(echoed?.text ?? '', /javascript:alert\(1\) <b>Ada<\/b>$/);
  assert.deepEqual(echoed?.links, [{ text: 'https://example.org', href: 'https://example.org/' }]);
});

test(
  'copying the log respects its filter, and new entries do not move what the user reads',
  onlyInWhole,
  async (context) => {
    const ide = await OpenedIde.open(context);
    await ide.openProject(projectWith('Log', [['times', '60'], ['echo', 'a line'], ['end'], ['verify', 'x', 'y']]));
    await ide.press('Run test');
    await ide.page.waitForSelector('.playback.failed');
    await ide.page.bringToFront();
    const place = () => ide.page.$eval('.entries', (list) => list.scrollHeight - list.clientHeight - list.scrollTop);
    assert.ok((await place()) < 2);
    await ide.page.$eval('.entries', (list) => {
      const scrolled = new Promise((resolve) => list.addEventListener('scroll', resolve, { once: true }));
      list.scrollTop = 0;
      return scrolled.then(() => undefined);
    });
    await ide.chooseFile('Broken', '{');
    await ide.press('OK');
    await ide.page.waitForSelector('.entries .error:last-child');
    assert.ok((await place()) > 100);

    await ide.page.select('[aria-label="Log type"]', 'error');
    await ide.click({ role: 'tab', name: 'System' });
    await ide.press('Copy log');
    let copied = '';
    // The browser's clipboard is asynchronous: until it has the log, nothing is pasted, or what was copied before.
    for (const end = Date.now() + 10_000; !copied.startsWith('[') && Date.now() < end; ) {
      await ide.enter('Project name', '');
      await ide.page.keyboard.press('Insert', { commands: ['Paste'] });
      copied = (await ide.read({ role: 'textbox', name: 'Project name' }))[0]?.value ?? '';
    }
    assert.match(copied, /^\[system\] error Test IDE: Broken\.side could not be opened: not JSON/);
    assert.doesNotMatch(copied, /playback/);
  },
);

test('actions count even if they are faster than the window renders', async (context) => {
  const ide = await OpenedIde.open(context);
  await ide.openProject(letters);
  await ide.click({ role: 'row' });
  await ide.page.evaluate(() => {
    const type = document.querySelector<HTMLSelectElement>('[aria-label="Log type"]')!;
    type.value = 'error';
    type.dispatchEvent(new Event('change', { bubbles: true }));
    [...document.querySelectorAll<HTMLElement>('[role=tab]')].find((tab) => tab.textContent === 'Playback')!.click();
    const focused = document.activeElement!;
    for (const key of ['ArrowDown', 'ArrowDown']) {
      focused.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
  });
  await ide.page.waitForSelector('[role=tab][aria-selected=true]:nth-child(3)');
  const selected = await ide.page.$eval('[role=row][aria-selected=true]', (row) => row.textContent);
  assert.match(selected ?? '', /echo.*c/);
  assert.equal(await ide.page.$eval('[aria-label="Log type"]', (type) => 'value' in type && type.value), 'error');
});

test('an action is rendered at once', async (context) => {
  const ide = await OpenedIde.open(context);
  await ide.openProject(letters);
  const tests = await ide.page.evaluate(() => {
    const add = [...document.querySelectorAll('button')].find((button) => button.ariaLabel === 'Add test')!;
    return ['once', 'and at once again'].map(() => {
      add.click();
      return document.querySelectorAll('.tests [role=option]').length;
    });
  });
  assert.deepEqual(tests, [2, 3]);
});

test('a file dropped on the window is opened', onlyInWhole, async (context) => {
  const ide = await OpenedIde.open(context);
  await ide.page.evaluate(
    (text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'dropped.side'));
      for (const type of ['dragover', 'drop']) {
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      }
    },
    JSON.stringify({ ...letters, name: 'Dropped', version: '1.0' }),
  );
  await ide.shows('Dropped');
  await ide.page.waitForFunction(() =>
    /version 1.0 to 2.0/.test(document.querySelector('.entries')?.textContent ?? ''),
  );
});
