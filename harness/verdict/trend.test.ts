import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { madeUpVerdict } from './made-up';
import { keepTrend, trendWith } from './trend';
import type { Verdict } from './verdict';

const run = (day: number, verdicts: readonly Verdict[], more = {}) =>
  madeUpVerdict(
    'mine',
    verdicts.map((verdict, position) => ({
      id: `cpp.a.b/${position}`,
      rules: ['cpp.a.b'],
      verdict,
      location: 'a.feature:1',
      observations: 1,
      durationMs: 1,
    })),
    { date: new Date(day * 86_400_000).toISOString(), ...more },
  );

test('whole runs are kept, the oldest first; a selection adds none; a file that is not valid is replaced', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'trend-test-'));
  try {
    await keepTrend(folder, 'mine', await trendWith(folder, run(1, ['passed', 'failed', 'not-applicable'])));
    const two = await trendWith(folder, run(2, ['passed', 'expected', 'vacuous']));
    assert.deepEqual(
      two.map(({ green, red }) => [green, red]),
      [
        [1, 1],
        [2, 1],
      ],
    );
    await keepTrend(folder, 'mine', two);
    assert.deepEqual(await trendWith(folder, run(3, ['failed'], { selection: { shard: '1/2' } })), two);
    await writeFile(path.join(folder, 'history', 'runs', 'mine.json'), '{');
    assert.equal((await trendWith(folder, run(4, ['passed']))).length, 1);
    for (let day = 1; day <= 120; day++) two.push(...(await trendWith(folder, run(day, ['passed']))));
    await keepTrend(folder, 'mine', two);
    assert.equal((await trendWith(folder, run(200, ['passed']))).length, 100);
  } finally {
    await rm(folder, { recursive: true });
  }
});
