import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Project } from '../../project/side-project';
import { Editor } from './editor';
import { insertCommand, listCommands, removeCommand, replaceCommand } from './record-commands';
import { initialState, isUnsaved, Store } from './store';

const line = (id: string) => ({ id, comment: `about ${id}`, command: id, target: '', targets: [], value: '' });

/** A window with a test of three commands; the first is selected. */
function recorder(ids: readonly string[] = ['a', 'b', 'c']) {
  const project: Project = {
    id: 'p',
    version: '2.0',
    name: 'Shop',
    url: '',
    tests: [{ id: 't', name: 'Test', commands: ids.map(line) }],
    suites: [],
    urls: [],
    plugins: [],
  };
  const store = new Store(initialState(project));
  let count = 0;
  const editor = new Editor(store, () => `new-${++count}`);
  return {
    get state() {
      return store.state;
    },
    editor,
    names: () => store.state.project.tests[0]?.commands.map(({ command }) => command).join(' '),
  };
}
const texts = { target: '', value: '', index: undefined, select: undefined };

test('commands inserted into an empty test keep their order', () => {
  const ide = recorder([]);
  assert.equal(insertCommand(ide, { ...texts, command: 'one' }), true);
  assert.equal(insertCommand(ide, { ...texts, command: 'two' }), true);
  assert.equal(ide.names(), 'one two');
});

test('an edit is one undo step; an edit without effect is not', () => {
  const ide = recorder();
  replaceCommand(ide, { id: 'b', command: 'b', target: '', value: '', targets: [] });
  assert.equal(isUnsaved(ide.state), false);
  insertCommand(ide, { ...texts, command: 'new', index: 1 });
  replaceCommand(ide, { id: 'c', command: 'other', target: '', value: '', targets: [] });
  removeCommand(ide, { id: 'a' });
  assert.equal(ide.names(), 'new b other');
  for (const before of ['a new b other', 'a new b c', 'a b c']) {
    ide.editor.undo();
    assert.equal(ide.names(), before);
  }
  assert.equal(ide.state.history.past.length, 0);
});

test('a replaced command keeps its comment', () => {
  const ide = recorder();
  replaceCommand(ide, { id: 'a', command: 'x', target: '', value: '', targets: [] });
  assert.equal(ide.state.project.tests[0]?.commands[0]?.comment, 'about a');
});

test('the selection stays unless its command is removed', () => {
  const ide = recorder();
  removeCommand(ide, { id: 'b' });
  assert.equal(ide.state.selectedCommandId, 'a');
  removeCommand(ide, { id: 'a' });
  assert.equal(ide.state.selectedCommandId, 'c');
  removeCommand(ide, { id: 'c' });
  assert.deepEqual([ide.state.selectedCommandId, ide.state.selectionAnchorId], [null, null]);
});

test('without a test there is nothing to edit', () => {
  const ide = recorder();
  ide.editor.removeTest();
  for (const answer of [
    listCommands(ide),
    insertCommand(ide, { ...texts, command: 'x' }),
    replaceCommand(ide, { id: 'a', command: 'x', target: '', value: '', targets: [] }),
    removeCommand(ide, { id: 'a' }),
  ]) {
    assert.deepEqual(answer, { error: 'No test is selected' });
  }
});
