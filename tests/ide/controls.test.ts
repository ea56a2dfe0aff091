// Lists, menus, checkboxes and shortcuts, used with real keys and the real pointer.

import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { shortcutHelp } from '../../reference/ide/window/keys/keyboard';
import { eventually } from '../../support/waiting';
import { OpenedIde, projectOf } from './opened-ide';

const letters = ['a', 'b', 'c', 'd'];
const project = {
  ...projectOf('Controls', 0),
  tests: ['One', 'Two', 'Three'].map((name) => ({
    id: name,
    name,
    commands: letters.map((letter) => ({ id: `${name}-${letter}`, command: 'echo', target: letter, value: '' })),
  })),
  urls: ['https://other.example/'],
  suites: ['Morning', 'Noon', 'Evening'].map((name) => ({ id: name, name, tests: ['One'] })),
};

async function openedIde(context: TestContext): Promise<OpenedIde> {
  const ide = await OpenedIde.open(context);
  await ide.openProject(project);
  return ide;
}

/**
 * The commands that the window shows, each as its letter, with a star after selected ones and the focused one marked.
 */
async function shown(ide: OpenedIde): Promise<string> {
  return await ide.page.$$eval('[role=row]', (rows) =>
    rows
      .map((row) => {
        const [gutter, command, target] = row.querySelectorAll('[role=gridcell]');
        const off = command?.textContent.startsWith('//') ? '-' : '';
        const breakpoint = gutter?.querySelector('[aria-pressed=true]') ? '!' : '';
        return `${off}${breakpoint}${target?.textContent || '_'}${row.ariaSelected === 'true' ? '*' : ''}`;
      })
      .join(' '),
  );
}

/** The options of a list, with a star after the selected one. */
async function options(ide: OpenedIde, list: 'tests' | 'suites'): Promise<string> {
  return await ide.page.$$eval(`.${list} [role=option]`, (found) =>
    found.map((option) => `${option.textContent}${option.ariaSelected === 'true' ? '*' : ''}`).join(' '),
  );
}

async function status(ide: OpenedIde, wanted: string): Promise<void> {
  await ide.page.waitForFunction((text) => document.querySelector('.playback')?.textContent === text, {}, wanted);
  await ide.page.bringToFront();
}

/** Presses keys one after the other: `ArrowDown Shift+ArrowDown`. */
async function press(ide: OpenedIde, keys: string): Promise<void> {
  for (const chord of keys.split(' ')) await ide.chord(chord);
}

/** Clicks a row, so that the list of commands has the focus. */
const atCommands = (ide: OpenedIde) => ide.click({ role: 'row' });

type Trial = (ide: OpenedIde) => Promise<unknown>;

/** Presses keys in the commands, from the first on. */
const inCommands =
  (keys: string, expected: string): Trial =>
  async (ide) => {
    await atCommands(ide);
    await press(ide, keys);
    // A key's event may be heard after it was pressed.
    const last = await eventually(
      () => shown(ide),
      (now) => now === expected,
      () => ide.page.evaluate(() => new Promise<void>((turn) => setTimeout(turn))),
    );
    assert.equal(last, expected);
  };

/** Presses keys in both lists, from the first option on. */
const inLists =
  (keys: string, tests: string, suites: string): Trial =>
  async (ide) => {
    for (const [list, expected] of [
      ['tests', tests],
      ['suites', suites],
    ] as const) {
      const option = await ide.page.waitForSelector(`.${list} [role=option]`);
      await option?.click();
      await press(ide, keys);
      assert.equal(await options(ide, list), expected);
    }
  };

const running: Trial = async (ide) => {
  await atCommands(ide);
  await press(ide, 'F9 Control+Enter');
  await status(ide, 'paused');
};

/** A check for each keyboard shortcut, by its name in the help. */
const trials: Readonly<Record<string, Readonly<Record<string, Trial>>>> = {
  Everywhere: {
    'Ctrl+O': async (ide) => {
      // Once in some hundred runs no chooser opens for the first keys in a new page. The cause is not known.
      for (let attempts = 1; ; attempts++) {
        const chooser = ide.page.waitForFileChooser({ timeout: 5000 }).catch(() => undefined);
        await ide.chord('Control+o');
        const opened = await chooser;
        if (opened) return await opened.cancel();
        assert.ok(attempts < 3, `no file chooser after ${attempts} attempts`);
      }
    },
    'Ctrl+S': async (ide) => assert.equal((await ide.saved()).name, 'Controls'),
    'Ctrl+Z': inCommands('Delete Control+z', 'a b* c d'),
    'Ctrl+Y': inCommands('Delete Control+z Control+y', 'b* c d'),
    'Ctrl+Enter': async (ide) => {
      await atCommands(ide);
      await ide.chord('Control+Enter');
      await status(ide, 'passed');
      assert.equal(await ide.page.$eval('.summary', ({ textContent }) => textContent), '1 run, 0 failed');
    },
    'Ctrl+Shift+Enter': async (ide) => {
      await ide.click({ role: 'option', name: 'Two' });
      await ide.chord('Control+Shift+Enter');
      await status(ide, 'passed');
      assert.match((await ide.read({ role: 'list', name: 'Log entries' }))[0]?.text ?? '', /Running “One”/);
    },
    F8: async (ide) => {
      await running(ide);
      await ide.chord('F8');
      await status(ide, 'passed');
    },
    F10: async (ide) => {
      await running(ide);
      await ide.chord('F10');
      await ide.page.waitForSelector('.row.played[aria-rowindex="2"]');
      await status(ide, 'paused');
    },
    'Ctrl+.': async (ide) => {
      await running(ide);
      await ide.chord('Control+.');
      await status(ide, 'stopped');
    },
    '?': async (ide) => {
      await ide.page.keyboard.type('?');
      assert.equal((await ide.read({ role: 'dialog', name: 'Keyboard shortcuts' })).length, 1);
      // Keys have no effect on the window below the dialog.
      await press(ide, 'Control+z Delete Escape');
      await ide.page.waitForFunction(() => !document.querySelector('dialog'));
    },
  },
  'In the commands': {
    '↑ ↓ Home End Page↑ Page↓': async (ide) => {
      await inCommands('ArrowDown ArrowDown ArrowUp', 'a b* c d')(ide);
      await inCommands('End', 'a b c d*')(ide);
      await inCommands('End Home', 'a* b c d')(ide);
      await inCommands('PageDown', 'a b c d*')(ide);
      await inCommands('End PageUp', 'a* b c d')(ide);
      await inCommands('ArrowDown Shift+ArrowDown', 'a b* c* d')(ide);
      await inCommands('Shift+End', 'a* b* c* d*')(ide);
    },
    'Ctrl+A': inCommands('Control+a', 'a* b* c* d*'),
    Enter: async (ide) => {
      await atCommands(ide);
      await press(ide, 'Enter');
      assert.equal(await ide.page.evaluate(() => document.activeElement?.id), 'command-name');
    },
    Insert: inCommands('Insert', 'a _* b c d'),
    Delete: inCommands('ArrowDown Shift+ArrowDown Delete', 'a d*'),
    'Alt+↑ Alt+↓': async (ide) => {
      await inCommands('Alt+ArrowDown Alt+ArrowDown Alt+ArrowUp', 'b a* c d')(ide);
    },
    'Ctrl+C Ctrl+X Ctrl+V': async (ide) => {
      await atCommands(ide);
      await ide.page.keyboard.press('c', { commands: ['Copy'] });
      await ide.chord('End');
      await ide.page.keyboard.press('v', { commands: ['Paste'] });
      // The browser's clipboard is asynchronous.
      await ide.page.waitForSelector('[role=row][aria-rowindex="5"]');
      assert.equal(await shown(ide), 'a b c d a*');
      await ide.page.keyboard.press('x', { commands: ['Cut'] });
      await ide.page.waitForFunction(() => document.querySelectorAll('[role=row]').length === 4);
      assert.equal(await shown(ide), 'a b c d*');
    },
    'Ctrl+D': inCommands('Control+d', 'a a* b c d'),
    'Ctrl+/': inCommands('Control+/', '-a* b c d'),
    F9: inCommands('ArrowDown F9', 'a !b* c d'),
  },
  'In the tests and suites': {
    '↑ ↓ Home End': async (ide) => {
      await inLists('ArrowDown ArrowDown ArrowUp', 'One Two* Three', 'Morning Noon* Evening')(ide);
      await inLists('End', 'One Two Three*', 'Morning Noon Evening*')(ide);
      await inLists('End Home', 'One* Two Three', 'Morning* Noon Evening')(ide);
    },
    'Alt+↑ Alt+↓': inLists('Alt+ArrowDown Alt+ArrowDown Alt+ArrowUp', 'Two One* Three', 'Noon Morning* Evening'),
    Delete: inLists('Delete', 'Two* Three', 'Noon* Evening'),
  },
};

test('every keyboard shortcut of the help works', { timeout: 240_000 }, async (context) => {
  assert.deepEqual(
    Object.entries(trials).map(([where, keys]) => [where, Object.keys(keys)]),
    shortcutHelp.map(([where, keys]) => [where, keys.map((shortcut) => shortcut.keys)]),
  );
  const ide = await OpenedIde.open(context);
  for (const [where, keys] of Object.entries(trials)) {
    for (const [key, trial] of Object.entries(keys)) {
      await context.test(`${where}: ${key}`, async () => {
        // Each check starts from the same project; discard the changes of the previous one.
        await ide.chooseFile('Controls', JSON.stringify({ ...project, name: `Controls` }));
        await ide.page.waitForFunction(() => {
          const discard = [...document.querySelectorAll('dialog button')].find((button) =>
            /Discard/.test(button.textContent),
          );
          if (discard instanceof HTMLElement) discard.click();
          return document.title === 'Controls – Test IDE' && !document.querySelector('dialog');
        });
        await trial(ide);
      });
    }
  }
});

test('keys that a field handles do not trigger shortcuts', async (context) => {
  const ide = await openedIde(context);
  await ide.click({ role: 'textbox', name: 'Comment' });
  await ide.page.keyboard.type('?/');
  for (const keys of ['Home', 'Delete', 'Insert', 'F9', 'End', 'Backspace', 'ArrowUp', 'Alt+ArrowDown', 'Control+a']) {
    await ide.chord(keys);
  }
  assert.equal(await shown(ide), 'a* b c d');
  assert.equal(await options(ide, 'tests'), 'One* Two Three');
  assert.equal((await ide.saved()).tests[0]?.commands[0]?.comment, '');
  assert.equal(await ide.page.$('dialog'), null);
});

test('menus can be set with keys, and keep their values when the window renders again', async (context) => {
  const ide = await openedIde(context);
  const chosen = (label: string) =>
    ide.page.$eval(`[aria-label="${label}"]`, (menu) => (menu instanceof HTMLSelectElement ? menu.value : ''));
  for (const [label, keys, value] of [
    ['Speed', 'ArrowDown', '250'],
    ['Log type', 'End', 'info'],
    ['Log type', 'Home ArrowDown', 'error'],
    ['Speed', 'v', '3000'],
    ['Speed', 'Home', '0'],
  ] as const) {
    await ide.page.focus(`[aria-label="${label}"]`);
    await press(ide, keys);
    assert.deepEqual([label, await chosen(label)], [label, value]);
    await ide.click({ role: 'textbox', name: 'Comment' });
    await ide.page.keyboard.type('x');
    assert.deepEqual([label, await chosen(label)], [label, value]);
  }
  // With the pointer: a click opens the list, and keys choose an option.
  await ide.page.click('[aria-label="Speed"]');
  await press(ide, 'ArrowDown ArrowDown Enter');
  assert.equal(await chosen('Speed'), '1000');
});

test('chosen suggestions of names and addresses are kept', async (context) => {
  const ide = await openedIde(context);
  for (const [label, offered] of [
    ['Command', 'waitForPageToLoad'],
    ['Base URL', 'https://other.example/'],
  ] as const) {
    await ide.click({ role: 'textbox', name: label });
    await ide.page.keyboard.type('w');
    // The browser draws the list, but not when it is automated. A page receives only this event about a choice.
    const isOffered = await ide.page.evaluate((choice) => {
      const field = document.activeElement as HTMLInputElement;
      field.value = choice;
      field.dispatchEvent(new InputEvent('input', { inputType: 'insertReplacementText', bubbles: true }));
      return [...(field.list?.options ?? [])].some(({ value }) => value === choice);
    }, offered);
    assert.deepEqual([label, isOffered], [label, true]);
  }
  const { url, tests } = await ide.saved();
  assert.deepEqual([tests[0]?.commands[0]?.command, url], ['waitForPageToLoad', 'https://other.example/']);
});

test('the tests of a suite are chosen with keys and pointer; Escape discards the choice', async (context) => {
  const ide = await openedIde(context);
  const focus = () =>
    ide.page.evaluate(() => {
      const { activeElement: field } = document;
      return field instanceof HTMLInputElement
        ? `${field.labels?.[0]?.textContent} ${field.checked}`
        : field?.outerHTML;
    });
  await ide.press('Tests…');
  assert.equal(await focus(), 'One true');
  await press(ide, 'Space Escape');
  assert.deepEqual((await ide.saved()).suites[0]?.tests, ['One']);

  await ide.press('Tests…');
  await ide.page.locator('::-p-aria([name="Three"][role="checkbox"])').click();
  assert.equal(await focus(), 'Three true');
  await ide.chord('Space');
  assert.equal(await focus(), 'Three false');
  await ide.chord('Space');
  assert.equal(await focus(), 'Three true');
  await ide.press('Play Three earlier');
  await ide.page.locator('::-p-aria([name="The tests share their variables"][role="checkbox"])').click();
  await ide.press('Done');
  const [suite] = (await ide.saved()).suites;
  assert.deepEqual([suite?.tests, suite?.persistSession], [['Three', 'One'], true]);
});

test('suites can be dragged to another place', async (context) => {
  const ide = await openedIde(context);
  // High enough to show several suites.
  await ide.page.setViewport({ width: 1200, height: 900 });
  const { mouse } = ide.page;
  const [from, to] = await Promise.all((await ide.page.$$('.suites [role=option]')).map((each) => each.boundingBox()));
  assert.ok(from && to);
  await mouse.move(from.x + 20, from.y + 10);
  await mouse.down();
  await mouse.move(to.x + 20, to.y + 10, { steps: 4 });
  await mouse.move(to.x + 20, to.y + 12);
  await ide.page.waitForSelector('.suites .drop-here');
  await mouse.up();
  await ide.page.waitForFunction(() => document.querySelector('.suites [role=option]')?.textContent === 'Noon');
  assert.deepEqual(
    (await ide.saved()).suites.map(({ name }) => name),
    ['Noon', 'Morning', 'Evening'],
  );
});
