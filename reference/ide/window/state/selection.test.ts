import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readProject } from '../../project/side-project';
import { Editor } from './editor';
import { firstSelection, selectedCommands, selectedRange } from './selection';
import { initialState, Store } from './store';

const reading = readProject({
  id: 'p',
  version: '2.0',
  name: 'P',
  tests: [
    { id: 't1', name: 'One', commands: ['a', 'b', 'c', 'd'].map((id) => ({ id, command: id })) },
    { id: 't2', name: 'Two' },
  ],
  suites: [{ id: 's', name: 'S', tests: ['t1'] }],
});
assert.ok('project' in reading);
const { project } = reading;

function edited() {
  let count = 0;
  const store = new Store(initialState(project));
  const editor = new Editor(store, () => `new-${++count}`);
  const order = () => store.state.project.tests[0]?.commands.map(({ id }) => id).join(' ');
  const selected = () =>
    selectedCommands(store.state)
      .map(({ id }) => id)
      .join(' ');
  return { store, editor, order, selected };
}

test('opening a project selects its first test, suite and command', () => {
  assert.deepEqual(firstSelection(project), {
    selectedTestId: 't1',
    selectedSuiteId: 's',
    selectedCommandId: 'a',
    selectionAnchorId: 'a',
  });
});

test('a range is selected in either direction', () => {
  const { editor, store, selected } = edited();
  editor.selectCommand('c');
  editor.selectCommand('a', true);
  assert.equal(selected(), 'a b c');
  editor.selectCommand('d', true);
  assert.deepEqual(selectedRange(store.state), [2, 4]);
  editor.selectCommand('b');
  assert.equal(selected(), 'b');
  editor.selectAll();
  assert.equal(selected(), 'a b c d');
});

test('added commands are selected, and after a removal the next one', () => {
  const { editor, order, selected } = edited();
  editor.selectCommand('b');
  editor.addCommand();
  assert.deepEqual([order(), selected()], ['a b new-1 c d', 'new-1']);
  editor.selectCommand('c');
  editor.selectCommand('d', true);
  editor.insertCopies(project.tests[0]!.commands.slice(0, 2));
  assert.deepEqual([order(), selected()], ['a b new-1 c d new-2 new-3', 'new-2 new-3']);
  editor.removeCommands();
  assert.deepEqual([order(), selected()], ['a b new-1 c d', 'd']);
  editor.selectAll();
  editor.removeCommands();
  assert.deepEqual([order(), selected()], ['', '']);
  editor.undo();
  assert.equal(order(), 'a b new-1 c d');
});

test('all selected commands are moved and toggled together', () => {
  const { editor, store, order, selected } = edited();
  editor.selectCommand('b');
  editor.selectCommand('c', true);
  editor.shiftCommands(1);
  assert.deepEqual([order(), selected()], ['a d b c', 'b c']);
  editor.placeCommands(0);
  assert.equal(order(), 'b c a d');
  editor.switchCommands();
  editor.switchBreakpoint();
  assert.deepEqual(
    store.state.project.tests[0]?.commands.map(({ command, isBreakpoint }) => [command, isBreakpoint]),
    [
      ['//b', true],
      ['//c', true],
      ['a', undefined],
      ['d', undefined],
    ],
  );
  for (let step = 0; step < 4; step++) editor.undo();
  assert.equal(store.state.project, project);
  editor.redo();
  assert.equal(order(), 'a d b c');
});

test('changes of suites and tests can be undone too', () => {
  const { editor, store } = edited();
  editor.removeSuite();
  assert.deepEqual([store.state.project.suites, store.state.selectedSuiteId], [[], null]);
  editor.undo();
  assert.equal(store.state.selectedSuiteId, 's');
  editor.addSuite();
  editor.renameSuite('N');
  editor.renameSuite('Ni');
  editor.changeSuite('new-1', { tests: ['t2'], persistSession: true });
  editor.undo();
  editor.undo();
  assert.deepEqual(
    store.state.project.suites.map(({ name }) => name),
    ['S', 'Suite'],
  );
  editor.removeTest();
  assert.equal(store.state.selectedTestId, 't2');
  editor.removeTest();
  assert.equal(store.state.selectedTestId, null);
  editor.removeTest();
  editor.undo();
  assert.equal(store.state.selectedTestId, 't2');
});

test('editing the base URL is one undo step, and it is suggested once', () => {
  const { editor, store } = edited();
  for (const url of ['h', 'http://a']) editor.setBaseUrl(url);
  editor.keepBaseUrl();
  editor.keepBaseUrl();
  assert.deepEqual(store.state.project.urls, ['http://a']);
  editor.undo();
  assert.equal(store.state.project, project);
});
