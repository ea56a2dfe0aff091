// The tables of states and calls: the steps before a call tell the state, and a step after it checks the effect; a cell has a
// scenario or a reason, and a reason has a cell.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Pickle, PickleStep } from '@cucumber/messages';
import { tables } from './ide-calls';
import { type State, states } from './ide-states';
import { cellsOf, ideStates } from './ide-states-table';

/** A pickle of lines; those that begin with a bar are the table of the step before them. */
function pickle(lines: string): Pickle {
  const steps: PickleStep[] = [];
  for (const line of lines.trim().split(/\n\s*/)) {
    if (!line.startsWith('|')) {
      steps.push({ astNodeIds: [], id: `${steps.length}`, text: line });
      continue;
    }
    const cells = line.split('|').slice(1, -1);
    const row = { cells: cells.map((cell) => ({ value: cell.trim() })) };
    const step = steps.at(-1)!;
    const rows = [...(step.argument?.dataTable?.rows ?? []), row];
    steps[steps.length - 1] = { ...step, argument: { dataTable: { rows } } };
  }
  return { astNodeIds: [], id: '', language: 'en', name: '', steps, tags: [], uri: '' };
}

const entry = `
  plugin A posts /log with
  | type    | error        |
  | message | price is odd |
  the log shows "price is odd" in red`;

/** The states in which the steps call something. */
function statesIn(before: string, call = entry, rule = 'ide.log.type-error', name = '/log: error'): string[] {
  const cells = [...cellsOf({ rules: [rule], pickle: pickle(before + call) })];
  return cells.map((cell) => cell.split('\n')).flatMap(([state = '', called]) => (called === name ? [state] : []));
}

/** The steps that bring a state, and steps that end it; a state of the call itself has none. */
const examples: Readonly<Partial<Record<State, readonly [begins: string, ends: string]>>> = {
  'another plugin is registered': [
    'plugin A is registered\nplugin B is registered',
    'the user closes the IDE\nthe user opens the IDE again\nplugin A is registered',
  ],
  'another has the same name': [
    'plugin B sends `{"uri": "/register", "verb": "post", "name": "Plugin A", "version": "1.0.0"}`',
    'the user closes the IDE',
  ],
  'it has registered twice': [
    'plugin A is registered\nplugin A posts /register with its registration payload',
    'the user reloads the window of the IDE',
  ],
  'the user is asked about a close': [
    'plugin A posts /close\nthe user is asked about the unsaved changes',
    'the user ignores the close',
  ],
  'the user is asked about a project': [
    'plugin B posts /project with the project "Prices"\nthe user is asked about the unsaved changes',
    'the user discards the unsaved changes',
  ],
  'the user is asked about control': [
    'plugin B posts /control with its registration payload\nthe user is asked whether "Plugin B" may connect',
    'the user declines the connection',
  ],
  'the user reads something else': ['the user is shown the message "Twelve apples."', 'the user presses "OK"'],
  'the user has declined a connection': ['the user declines the connection', 'the user closes the IDE'],
  'the user has kept changes': ['the user ignores the request', 'the user discards the unsaved changes'],
  'a test is played': [
    'the user plays the test "Basket"\nthe command "pause" is shown as pending',
    'the playback is shown as passed',
  ],
  'a suite is played': ['the user plays the suite', 'the playback is shown as failed'],
  'a part of a test is played': ['the user plays the test from the command "pause"', 'the user closes the IDE'],
  'a test has called another': ['the command "run" is shown as pending', 'the playback is shown as passed'],
  'a test has paused': ['the playback is shown as paused', 'the playback is shown as stopped'],
  'a test has ended': ['the playback is shown as failed', 'the user reloads the window of the IDE'],
  'the user looks at another test': ['the user selects the test "Prices"', 'the playback is shown as passed'],
  'a plugin executes a command': [
    'plugin B does not answer the command "countItems"\nthe user plays the test "Count"',
    'plugin B answers the command "countItems" with `true`',
  ],
  'a plugin has refused something': [
    'plugin B answers the command "countItems" with `{"error": "no"}`\nthe user plays the test "Count"',
    'the user closes the IDE',
  ],
  'a plugin answers nothing': [
    'plugin B does not answer the event "playbackStarted"\nthe user plays the test "Count"',
    'plugin B answers the event "playbackStarted" with `true`',
  ],
  'a plugin controls the IDE': ['plugin A controls the IDE', 'the user closes the IDE'],
  'control was taken over': ['plugin B controls the IDE\nplugin A controls the IDE', 'the window of the IDE closes'],
  'the window was reloaded': ['the user reloads the window of the IDE', 'the user closes the IDE'],
  'there are unsaved changes': ['the user has changed a target', 'the user saves the project'],
  'the project was saved': ['the user saves the project', 'the user has opened the project "Prices"'],
  'a plugin has opened the project': [
    'plugin B posts /project with the project "Prices"\nthe project is "Prices"',
    'the user has opened the project "Checkout"',
  ],
  'the log shows a part': ['the user filters the log by Playback', 'the user filters the log by All'],
  'the log is long, or was emptied': ['the user clears the log', 'the user reloads the window of the IDE'],
};

for (const [state, [begins, ends]] of Object.entries(examples)) {
  test(`${state}: told by the steps before a call`, () => {
    assert.ok(statesIn(begins).includes(state), 'it begins');
    assert.ok(!statesIn(`${begins}\n${ends}`).includes(state), 'it ends');
    assert.ok(!statesIn('').includes(state), 'it is not always so');
  });
}

test('control and windows before', () => {
  const next = 'the user closes the IDE\nthe user opens the IDE again';
  assert.deepEqual(statesIn(next), ['the window is a later one']);
  assert.deepEqual(statesIn(`plugin B controls the IDE\n${next}`), ['control has ended', 'the window is a later one']);
  assert.ok(
    !statesIn(`plugin B controls the IDE\n${next}\nplugin A controls the IDE`).includes('control was taken over'),
  );
  assert.deepEqual(statesIn('the browser stops the worker of the IDE'), ['the worker was stopped']);
});

test('no other state, not counting one that the call needs', () => {
  assert.deepEqual(statesIn('the IDE is open\nplugin A is registered'), ['nothing else']);
  const close = '\nplugin A posts /close\nthe window of the IDE closes';
  assert.deepEqual(statesIn('plugin A controls the IDE', close, 'ide.close.controller', 'POST /close'), [
    'a plugin controls the IDE',
    'nothing else',
  ]);
  assert.deepEqual(statesIn('plugin A is registered', close, 'ide.close.controller', 'POST /close'), []);
});

test('a property of the call itself', () => {
  const said = (fields: string, text: string) =>
    statesIn('', `\nplugin A sends \`{"uri": "/log", "verb": "post", ${fields}}\`\nthe log shows "${text}" in red`);
  assert.deepEqual(said('"payload": {"type": "error", "message": "odd"}', 'odd'), ['the fields are in a payload']);
  assert.deepEqual(said('"type": "error", "message": "preço"', 'preço'), ['the text has other scripts or signs']);
  const open = '"type": "error", "message": "odd", "openIDEIfClosed": true';
  assert.deepEqual(said(open, 'odd'), ['the call may open the IDE']);
  const long = 'apples '.repeat(40).trim();
  assert.deepEqual(said(`"type": "error", "message": "${long}"`, long), ['the text is long']);
});

test('a call counts if it is seen afterwards, with its own text, in a scenario of its rule', () => {
  assert.deepEqual(statesIn('', entry, 'ide.log.type-warn'), []);
  assert.deepEqual(statesIn('', entry.replace('"price is odd" in', '"price is late" in')), []);
  assert.deepEqual(statesIn('', entry.replace('| error', '| warn')), []);
  assert.deepEqual(statesIn('', entry.replace(/\n.*in red/, '')), []);
});

const all = Object.keys(tables);
const [one = ''] = all;
const scenario = { rules: ['ide.log.type-error'], pickle: pickle(entry) };

test('a cell without a scenario and without a reason is refused', () => {
  assert.throws(() => ideStates([], [scenario]), /No scenario shows `\/log: warn` \(.*\) with: nothing else\./);
  const gaps = [{ states: 'all' as const, calls: all, reason: 'It is hard.' }];
  const lines = ideStates(gaps, [scenario, { rules: ['cpp.map.insert'], pickle: pickle(entry) }]);
  const row = lines.find((line) => line.startsWith('| nothing else |'));
  assert.match(row ?? '', / 1 \|.* \[1\] \|/);
  const cells = states.length * Object.values(tables).reduce((sum, each) => sum + Object.keys(each).length, 0);
  assert.ok(lines.join(' ').includes(` 1 of ${cells} cells`), lines.slice(0, 9).join('\n'));
  assert.equal(lines.at(-1), '1. It is hard.');
});

test('a reason that no cell needs is refused', () => {
  const gaps = [
    { states: 'all' as const, calls: all, reason: 'It is hard.' },
    { states: 'all' as const, calls: [one], reason: 'It is late.' },
  ];
  assert.throws(() => ideStates(gaps, [scenario]), /every cell of `It is late\.` has a scenario/);
});
