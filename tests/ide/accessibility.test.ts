// Checks the window with axe, in light and dark colours and in every state.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { isSample, onlyInWhole } from '../../support/test-sample';
import { OpenedIde, projectOf } from './opened-ide';

/** The violations that axe finds, one line each. */
async function violations(ide: OpenedIde, axe: string): Promise<string[]> {
  // The page's content security policy forbids injected scripts, but allows code that the debugger evaluates.
  await ide.page.evaluate(axe);
  return await ide.page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[]; passes: object[] }> } };
    type Violation = { id: string; help: string; nodes: { html: string; failureSummary?: string }[] };
    const results = await axe.run();
    // An empty page would have no violations either.
    if (results.passes.length < 10) return [`only ${results.passes.length} rules had something to look at`];
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary?.replace(/\s+/g, ' ')}`),
    );
  });
}

/** Brings the window into a state. */
type State = readonly [name: string, enter: (ide: OpenedIde) => Promise<unknown>];

const states: readonly State[] = [
  ['empty', async () => undefined],
  ['with a project', (ide) => ide.openProject(projectOf('A project', 60))],
  [
    'with an unknown command',
    async (ide) => {
      const { tests, ...project } = projectOf('Unknown', 2);
      const [test] = tests;
      const commands = test?.commands.map((command) => ({ ...command, command: 'nobodysCommand' }));
      await ide.openProject({ ...project, tests: [{ ...test, commands }] });
      await ide.click({ role: 'row' });
    },
  ],
  ['with a project again', (ide) => ide.openProject(projectOf('A project', 60))],
  [
    'unsaved, with a breakpoint and a command that is off',
    async (ide) => {
      await ide.enter('Comment', 'A note');
      await ide.press('Breakpoint at line 2');
      await ide.press('Disable command');
    },
  ],
  [
    'with a log of every type',
    async (ide) => {
      await ide.chooseFile('Broken', '{');
      await ide.press('OK');
      await ide.page.waitForSelector('.entries .error');
    },
  ],
  [
    'after a run that failed',
    async (ide) => {
      await ide.press('Undo');
      await ide.press('Undo');
      await ide.press('Undo');
      const lines = [
        ['echo', 'See https://example.org/help'],
        ['verify', 'nothing', 'something'],
        ['frobnicate', 'an unknown command'],
        ['echo', 'never played'],
      ];
      const commands = lines.map(([command, target, value = ''], id) => ({ id: `c${id}`, command, target, value }));
      const project = projectOf('A run', 0);
      await ide.openProject({ ...project, tests: [{ id: 'test-1', name: 'Fails', commands }] } as typeof project);
      await ide.press('Run suite');
      await ide.page.waitForSelector('.playback.failed');
      await ide.page.bringToFront();
    },
  ],
  ['the help', (ide) => ide.press('Keyboard shortcuts')],
  [
    'the tests of a suite',
    async (ide) => {
      await ide.page.keyboard.press('Escape');
      await ide.press('Tests…');
    },
  ],
  [
    'a question',
    async (ide) => {
      await ide.page.keyboard.press('Escape');
      await ide.enter('Project name', 'Changed');
      await ide.press('New');
    },
  ],
];

test('axe finds no violations in any state, in light and dark colours', async (context) => {
  const axe = await readFile(require.resolve('axe-core/axe.min.js'), 'utf8');
  const ide = await OpenedIde.open(context);
  for (const [index, [name, enter]] of states.entries()) {
    await enter(ide);
    const both = ['light', 'dark'];
    // The sample has each state in one of the two.
    for (const value of isSample ? [both[index % 2]!] : both) {
      await ide.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
      assert.deepEqual(await violations(ide, axe), [], `${name}, ${value}`);
    }
  }
});

test('the tab key reaches every control, in reading order', async (context) => {
  const ide = await OpenedIde.open(context);
  await ide.openProject(projectOf('A project', 3));
  await ide.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const reached: string[] = [];
  for (let step = 0; step < 60; step++) {
    await ide.page.keyboard.press('Tab');
    const name = await ide.page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return '';
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent ?? '';
    });
    if (name === '') break;
    reached.push(name);
  }
  const expected = [
    'New',
    'Open',
    'Save',
    'Keyboard shortcuts',
    'Project name',
    'Base URL',
    'Tests',
    'Test name',
    'Suites',
  ];
  const then = ['Run test', 'Speed', 'Commands', 'Command', 'Target', 'Value', 'Comment', 'Add command', 'Log type'];
  const places = [...expected, ...then].map((name) => reached.indexOf(name));
  assert.ok(!places.includes(-1), reached.join(', '));
  assert.deepEqual(
    places,
    places.toSorted((one, other) => one - other),
    reached.join(', '),
  );
});

test('a window of 600 pixels shows everything without scrolling sideways', onlyInWhole, async (context) => {
  const ide = await OpenedIde.open(context);
  await ide.openProject({
    ...projectOf('A project with a name that is longer than any window is wide '.repeat(3), 40),
  });
  await ide.page.setViewport({ width: 600, height: 640 });
  const outside = await ide.page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('button, input:not([type=file]), select, [role=grid]')];
    return controls
      .filter(
        (control) => control.getBoundingClientRect().right > innerWidth + 1 || document.body.scrollWidth > innerWidth,
      )
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });
  assert.deepEqual(outside, []);
});
