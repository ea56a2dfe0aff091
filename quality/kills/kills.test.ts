// Four kills of the twenty of `npm run kills`: whatever is killed, nothing is left, and the next run works.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { conformance, temporaryFolder } from '../../tests/command';
import { inWords, killOnce, trials, wordsOf } from './kills';

test('a run that is killed leaves nothing, and the next one works', {
  skip: !existsSync('/proc/self/environ'),
}, async () => {
  const folder = await temporaryFolder();
  await mkdir(path.join(folder, 'tmp'));
  for (const trial of trials(4, 1)) {
    const outcome = await killOnce(trial, folder);
    assert.deepEqual(outcome.left, [], inWords(outcome));
  }
  const build = path.join(folder, 'build');
  const next = await conformance([...wordsOf.cpp, '--build', build]);
  assert.equal(next.status, 0, next.output);
  // Locks of dead processes are taken over: no second folder, and no lock file is left.
  assert.deepEqual(await readdir(build), ['protoc']);
});
