import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commandReference } from '../../project/command-reference';
import { commandNames } from '.';

test('every command that is played is described to testers, and no other', () => {
  assert.deepEqual(
    [...commandReference.keys()].sort((a, b) => a.localeCompare(b)),
    commandNames,
  );
});
