import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Filter, filterScenarios } from './filter';

const scenarios = [
  { name: 'a number is set', tags: ['@cpp.oneof.set', '@needs.cpp'] },
  { name: 'a message is set', tags: ['@cpp.oneof.set', '@needs.lite'] },
  { name: 'a number is cleared', tags: ['@cpp.oneof.clear', '@needs.cpp'] },
  { name: 'the log is copied', tags: ['@ide.log.copy', '@needs.ide'] },
];

const names = (filter: Partial<Filter>): string[] =>
  filterScenarios(scenarios, { rules: [], names: [], ...filter }).map(({ name }) => name);

test('an empty filter matches everything', () => {
  assert.deepEqual(
    names({}),
    scenarios.map(({ name }) => name),
  );
});

test('a scenario belongs to one of the rules', () => {
  assert.deepEqual(names({ rules: ['cpp.oneof.clear', 'ide.log.copy'] }), ['a number is cleared', 'the log is copied']);
  assert.deepEqual(names({ rules: ['cpp.oneof'] }), []);
});

test('the tag expression must hold too', () => {
  assert.deepEqual(names({ rules: ['cpp.oneof.set'], tags: '@needs.cpp or @needs.ide' }), ['a number is set']);
  assert.deepEqual(names({ tags: 'not @needs.cpp' }), ['a message is set', 'the log is copied']);
});

test('one of the names must match', () => {
  assert.deepEqual(names({ names: ['^a message', 'log'] }), ['a message is set', 'the log is copied']);
});
