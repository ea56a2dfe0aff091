// Four kills of the twenty of `npm run kills`: whatever is killed, nothing is left, and the next run works.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { conformance, temporaryFolder } from '../../tests/command';
import { inWords, Kills, selectionOf, trials } from './kills';

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

test('a run that is killed leaves nothing, and the next one works', {
  skip: !existsSync('/proc/self/environ'),
}, async () => {
  const folder = await temporaryFolder();
  await mkdir(path.join(folder, 'tmp'));
  const kills = new Kills(folder);
  for (const trial of trials(4, 1)) {
    const outcome = await kills.run(trial);
    assert.deepEqual(outcome.faults, [], inWords(outcome));
  }
  const next = await conformance([...selectionOf.cpp, '--build', kills.build]);
  assert.equal(next.status, 0, next.output);
  // The claims of dead runs count for nothing: no second folder was made, and no claim is left.
  assert.deepEqual(
    (await readdir(kills.build)).sort(),
    ['protoc', 'reference'].filter((name) => existsSync(path.join(kills.build, name))),
  );
});
