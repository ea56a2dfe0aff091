// A sample of `npm run kills`: after each kill nothing is left, and the next run works.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { isSample } from '../../support/test-sample';
import { conformance, temporaryFolder } from '../../tests/command';
import { Kills, outcomeText, selectionOf, trials } from './kills';

test('kills are spread over the whole run, for each kind of run and each process', () => {
  const all = trials(20, 7);
  assert.deepEqual(all, trials(20, 7));
  for (const victim of ['launcher', 'run', 'chromium'] as const) {
    for (const kind of ['cpp', 'ide'] as const) {
      const moments = all.filter((trial) => trial.victim === victim && trial.kind === kind).map(({ moment }) => moment);
      if (moments.length === 0) continue;
      const quarters = moments.map((moment) => Math.floor(moment * 4)).sort();
      assert.deepEqual(quarters, [0, 1, 2, 3], `${kind} ${victim}`);
    }
  }
});

test('a killed run leaves nothing behind, and the next run works', {
  skip: !existsSync('/proc/self/environ'),
}, async (context) => {
  const temporary = await mkdtemp(path.join(tmpdir(), 'k-'));
  context.after(() => rm(temporary, { recursive: true, force: true }));
  const kills = new Kills(await temporaryFolder(), temporary);
  for (const trial of trials(isSample ? 1 : 4, 1)) {
    const outcome = await kills.run(trial);
    assert.deepEqual(outcome.faults, [], outcomeText(outcome));
  }
  const next = await conformance([...selectionOf.cpp, '--build', kills.build]);
  assert.equal(next.status, 0, next.output);
  // A dead process's lock is taken over: the next run makes no second folder, and leaves no lock file.
  const strays = (await readdir(kills.build)).filter((name) => !['protoc', 'reference'].includes(name));
  assert.deepEqual(strays, []);
});
