// Sends a sample of the messages of `npm run hostile` to the reference Test IDE.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSample } from '../../../support/test-sample';
import { report, runCampaign } from './campaign';

/** `npm run hostile` allows a second. Here other tests take most of the processors' time: only a hang must not pass. */
const limitMs = 15_000;

test('every hostile message gets an answer, and changes only what its route allows', async (context) => {
  // With this seed, few messages are enough for every operation.
  const [seed, messages] = isSample ? [700, 200] : [5, 2000];
  // `npm run hostile` looks for the shortest sequence that fails; here the first one is enough.
  const { tally, failure } = await runCampaign({ messages, seed, limitMs, first: true });
  context.diagnostic(report(tally, seed));
  assert.equal(failure, undefined);
  assert.ok(tally.messages >= messages);
  // The messages reach their targets: many are refused, and every operation that can change something did so.
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
