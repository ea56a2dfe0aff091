import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  copiesOf,
  editCommand,
  hasBreakpoint,
  insertCommands,
  isOff,
  placeCommands,
  removeCommands,
  setBreakpoints,
  shiftCommands,
  switchCommands,
} from './edit-commands';
import {
  addSuite,
  addTest,
  changeSuite,
  duplicateTest,
  removeSuite,
  removeTest,
  renameSuite,
  renameTest,
  shiftSuite,
  shiftTest,
  testsOfSuite,
} from './edit-tests';
import { emptyCommand, type Project, readProject } from './side-project';

/** Deterministic ids. */
function counter(): () => string {
  let count = 0;
  return () => `id-${++count}`;
}

function read(value: unknown): Project {
  const reading = readProject(value);
  assert.ok('project' in reading, JSON.stringify(reading));
  return reading.project;
}

const project = read({
  id: 'p',
  version: '2.0',
  name: 'Shop',
  tests: [
    { id: 't1', name: 'Buy', commands: ['a', 'b', 'c', 'd'].map((id) => ({ id, command: id })) },
    { id: 't2', name: 'Look', commands: [] },
  ],
  suites: [{ id: 's', name: 'All', parallel: true, tests: ['t2', 't1', 'gone'] }],
});
const before = structuredClone(project);
const ids = (...names: string[]) => new Set(names);
const order = (changed: Project) => changed.tests[0]!.commands.map(({ id }) => id).join('');

test('edits never change a project in place, and an edit without effect returns the same project', () => {
  const same = [
    insertCommands(project, 't1', 0, []),
    insertCommands(project, 'gone', 0, [emptyCommand(counter())]),
    removeCommands(project, 't1', ids('gone')),
    shiftCommands(project, 't1', ids('a'), -1),
    shiftCommands(project, 't1', ids('d'), 1),
    placeCommands(project, 't1', ids('b', 'c'), 2),
    editCommand(project, 't1', 'a', 'command', 'a'),
    switchCommands(project, 't1', ids('a'), false),
    setBreakpoints(project, 't1', ids('a'), false),
    shiftTest(project, 't1', -1),
    shiftSuite(project, 's', 1),
  ];
  for (const [place, changed] of same.entries()) assert.equal(changed, project, String(place));
  assert.deepEqual(project, before);
});

test('commands are inserted, edited and removed', () => {
  const added = [emptyCommand(() => 'x'), emptyCommand(() => 'y')];
  const inserted = insertCommands(project, 't1', 1, added);
  assert.equal(order(inserted), 'axybcd');
  const edited = editCommand(inserted, 't1', 'x', 'comment', 'why');
  assert.equal(edited.tests[0]?.commands[1]?.comment, 'why');
  assert.equal(order(removeCommands(edited, 't1', ids('x', 'b', 'd'))), 'ayc');
  assert.equal(edited.tests[1], project.tests[1]);
});

test('commands are moved together, at most to the ends of the test', () => {
  assert.equal(order(shiftCommands(project, 't1', ids('b', 'c'), -1)), 'bcad');
  assert.equal(order(shiftCommands(project, 't1', ids('b', 'c'), 1)), 'adbc');
  assert.equal(order(shiftCommands(project, 't1', ids('a'), 9)), 'bcda');
  assert.equal(order(placeCommands(project, 't1', ids('a', 'b'), 4)), 'cdab');
  assert.equal(order(placeCommands(project, 't1', ids('a'), 3)), 'bcad');
  assert.equal(order(placeCommands(project, 't1', ids('d'), 0)), 'dabc');
  assert.equal(order(placeCommands(project, 't1', ids('a', 'c'), 2)), 'bacd');
});

test('commands are disabled and enabled, and have breakpoints', () => {
  const off = switchCommands(project, 't1', ids('a', 'b'), true);
  assert.deepEqual(off.tests[0]?.commands.map(isOff), [true, true, false, false]);
  assert.equal(off.tests[0]?.commands[0]?.command, '//a');
  assert.deepEqual(switchCommands(off, 't1', ids('a', 'b', 'c'), false), project);
  const stops = setBreakpoints(project, 't1', ids('c'), true);
  assert.deepEqual(stops.tests[0]?.commands.map(hasBreakpoint), [false, false, true, false]);
  assert.deepEqual(setBreakpoints(stops, 't1', ids('c'), false), project);
});

test('copies have new ids', () => {
  const copies = copiesOf(project.tests[0]!.commands, counter());
  assert.deepEqual(
    copies.map(({ id, command }) => `${id} ${command}`),
    ['id-1 a', 'id-2 b', 'id-3 c', 'id-4 d'],
  );
});

test('tests are added, copied, renamed, moved and removed', () => {
  const newId = counter();
  const first = addTest(project, newId);
  assert.deepEqual(
    addTest(first.project, newId).project.tests.map(({ name }) => name),
    ['Buy', 'Look', 'Untitled', 'Untitled 2'],
  );
  const copy = duplicateTest(project, 't1', newId);
  assert.deepEqual(
    copy?.project.tests.map(({ name, commands }) => `${name} ${commands.length}`),
    ['Buy 4', 'Buy copy 4', 'Look 0'],
  );
  assert.equal(duplicateTest(project, 'gone', newId), undefined);
  assert.equal(renameTest(project, 't1', 'Order').tests[0]?.name, 'Order');
  assert.deepEqual(
    shiftTest(project, 't1', 1).tests.map(({ id }) => id),
    ['t2', 't1'],
  );
  const removed = removeTest(project, 't1');
  assert.deepEqual(
    removed.tests.map(({ id }) => id),
    ['t2'],
  );
  assert.deepEqual(removed.suites[0]?.tests, ['t2', 'gone']);
});

test('suites are added, renamed, changed, moved and removed', () => {
  const { project: two, added } = addSuite(project, counter());
  assert.deepEqual([added.name, added.tests], ['Suite', ['t1', 't2']]);
  assert.equal(renameSuite(two, 's', 'Every').suites[0]?.name, 'Every');
  const chosen = changeSuite(two, 's', { tests: ['t1'], persistSession: true }).suites[0];
  assert.deepEqual([chosen?.tests, chosen?.persistSession, chosen?.parallel], [['t1'], true, true]);
  assert.deepEqual(
    shiftSuite(two, added.id, -1).suites.map(({ name }) => name),
    ['Suite', 'All'],
  );
  assert.deepEqual(removeSuite(two, added.id), project);
});

test('a suite plays its tests in its order, and skips tests that no longer exist', () => {
  const names = (suite: Project['suites'][number] | undefined) => testsOfSuite(project, suite).map(({ id }) => id);
  assert.deepEqual(names(project.suites[0]), ['t2', 't1']);
  assert.deepEqual(names(undefined), ['t1', 't2']);
});
