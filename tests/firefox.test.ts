// Judging an IDE in Firefox, from end to end. Skipped where Firefox is not installed: only who asks for it needs it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findFirefox } from '../support/firefox';
import { conformance, verdicts } from './command';

/** Why Firefox cannot be tested here; false if it can. */
function reasonToSkip(): string | false {
  try {
    findFirefox();
    return false;
  } catch {
    return 'Firefox is not installed';
  }
}

const skip = reasonToSkip();

test('the reference conforms in Firefox, and the verdict names the browser', { skip }, async () => {
  const run = await conformance(['--browser', 'firefox', '--rule', 'ide.health.']);
  assert.equal(run.status, 0, run.output);
  assert.match(run.verdict?.versions.tools.Firefox ?? '', /^\d+\.\d+/);
  assert.equal(run.verdict?.versions.tools.Chromium, undefined);
  assert.deepEqual([...new Set(Object.values(verdicts(run)))], ['passed']);
});

test('what the harness cannot do in Firefox is not applicable', { skip }, async () => {
  const run = await conformance(['--browser', 'firefox', '--tags', '@needs.paused-loading or @needs.linked-pages']);
  assert.deepEqual([...new Set(Object.values(verdicts(run)))], ['not-applicable'], run.output);
});

test('without Firefox one message says what to do', async () => {
  const { status, output } = await conformance(['--browser', 'firefox', '--rule', 'ide.health.'], {
    FIREFOX_PATH: '/no/such/firefox',
  });
  assert.equal(status, 2);
  assert.match(output, /FIREFOX_PATH is `\/no\/such\/firefox`, but there is no such file/);
});
