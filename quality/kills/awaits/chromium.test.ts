// A sample of `npm run kills -- awaits`.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSample } from '../../../support/test-sample';
import { killAtAwaits, trialText } from './campaign';
import { trialNames } from './trials';

test('in Chromium, a worker that ends at an await leaves one of the two states', async (context) => {
  const perTrial = isSample ? 1 : 2;
  const results = await killAtAwaits((result) => context.diagnostic(trialText(result)), perTrial);
  assert.deepEqual(
    results.flatMap(({ faults }) => faults),
    [],
  );
  const kills = results.reduce((sum, result) => sum + result.kills, 0);
  // An await may be missed, because the order differs from run to run; most are not.
  assert.ok(kills > (perTrial * trialNames.length) / 2, `${kills} kills`);
  for (const { name, awaits } of results) assert.ok(awaits > 0, name);
});
