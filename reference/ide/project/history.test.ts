import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type History, noHistory, recordChange, redo, undo } from './history';
import { emptyProject, type Project } from './side-project';

const blank = emptyProject(() => 'id');
const named = (name: string): Project => ({ ...blank, name });

test('undo and redo return the identical projects', () => {
  const [a, b, c] = [named('a'), named('b'), named('c')];
  let history = recordChange(noHistory, a, null);
  history = recordChange(history, b, null);
  const back = undo(history, c);
  assert.equal(back?.project, b);
  const further = undo(back.history, back.project);
  assert.equal(further?.project, a);
  assert.equal(undo(further.history, a), undefined);
  const forward = redo(further.history, a);
  assert.equal(forward?.project, b);
  assert.equal(redo(forward.history, b)?.project, c);
  assert.equal(redo(noHistory, a), undefined);
});

test('consecutive changes of the same subject are one step', () => {
  const start = named('');
  let history: History = noHistory;
  for (const [before, subject] of [
    ['', 'name'],
    ['a', 'name'],
    ['ab', 'url'],
    ['ab', null],
    ['ab', null],
  ] as const) {
    history = recordChange(history, before === '' ? start : named(before), subject);
  }
  assert.deepEqual(
    history.past.map(({ name }) => name),
    ['', 'ab', 'ab', 'ab'],
  );
  assert.equal(history.past[0], start);
});

test('a change after an undo leaves nothing to redo', () => {
  const back = undo(recordChange(noHistory, named('a'), null), named('b'));
  assert.ok(back);
  assert.deepEqual(recordChange(back.history, back.project, null).future, []);
});
