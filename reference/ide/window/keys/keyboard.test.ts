import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moveInList, shortcutOf } from './keyboard';

test('arrows move inside a list and stop at its ends', () => {
  assert.equal(moveInList('ArrowDown', 0, 3), 1);
  assert.equal(moveInList('ArrowDown', 2, 3), 2);
  assert.equal(moveInList('ArrowUp', 0, 3), 0);
  assert.equal(moveInList('End', 0, 3), 2);
  assert.equal(moveInList('Home', 2, 3), 0);
  assert.equal(moveInList('ArrowDown', -1, 3), 0);
  assert.equal(moveInList('PageDown', 1, 100, 10), 11);
  assert.equal(moveInList('PageUp', 5, 100, 10), 0);
  assert.equal(moveInList('x', 0, 3), undefined);
  assert.equal(moveInList('ArrowDown', -1, 0), undefined);
});

test('shortcuts with Control or Command', () => {
  const press = (key: string, held: Partial<Parameters<typeof shortcutOf>[0]> = {}) =>
    shortcutOf({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, writing: false, ...held });
  assert.equal(press('s', { ctrlKey: true }), 'save');
  assert.equal(press('z', { metaKey: true }), 'undo');
  assert.equal(press('Z', { ctrlKey: true, shiftKey: true }), 'redo');
  assert.equal(press('y', { ctrlKey: true }), 'redo');
  assert.equal(press('s'), undefined);
  assert.equal(press('z', { ctrlKey: true, altKey: true }), undefined);
  assert.equal(press('o', { ctrlKey: true }), 'open');
  assert.equal(press('Enter', { ctrlKey: true }), 'runTest');
  assert.equal(press('Enter', { ctrlKey: true, shiftKey: true }), 'runSuite');
  assert.equal(press('F8'), 'pauseOrResume');
  assert.equal(press('?'), 'help');
  assert.equal(press('?', { writing: true }), undefined);
});
