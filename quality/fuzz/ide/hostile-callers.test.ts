// The reference Test IDE under hostile messages: a sample of what `npm run hostile` sends.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { report, runCampaign } from './campaign';

test('hostile callers get a value each, and change nothing but what a route lets them change', async (context) => {
  const seed = 5;
  // A shorter course to a violation is for `npm run hostile` to look for.
  const { tally, failure } = await runCampaign({ messages: 2000, seed, limitMs: 1000, first: true });
  context.diagnostic(report(tally, seed));
  assert.equal(failure, undefined);
  assert.ok(tally.messages >= 2000);
  // The messages reach what they are aimed at: many are refused, and every operation that changes something has done so.
  assert.ok(tally.refused > tally.messages / 5, `${tally.refused} were refused`);
  assert.ok(tally.questions > 0);
  for (const operation of [
    'POST /register',
    'POST /log',
    'POST /playback/log',
    'POST /project',
    'POST /control',
    'POST /record/command',
    'PUT /record/command',
    'DELETE /record/command',
  ]) {
    assert.ok(
      [...tally.changes.keys()].some((change) => change.startsWith(`${operation}:`)),
      operation,
    );
  }
});
