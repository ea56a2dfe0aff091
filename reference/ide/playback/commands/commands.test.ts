import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commandReference } from '../../project/command-reference';
import { commandNames } from '.';

test('the command reference describes exactly the commands that can be played', () => {
  assert.deepEqual(
    [...commandReference.keys()].sort((a, b) => a.localeCompare(b)),
    commandNames,
  );
});
