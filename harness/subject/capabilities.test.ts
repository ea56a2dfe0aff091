import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UsageError } from '../../support/usage-error';
import { type Capability, missingCapabilities } from './capabilities';

const subject = { capabilities: new Set<Capability>(['generator', 'cpp']) };

test('a capability that a scenario needs and the subject does not claim is missing, once', () => {
  const tags = ['@cpp.oneof.set', '@needs.cpp', '@needs.lite', '@needs.release', '@needs.lite'];
  assert.deepEqual(missingCapabilities(tags, subject, 'a.feature:3'), ['lite', 'release']);
  assert.deepEqual(missingCapabilities(['@needs.generator'], subject, 'a.feature:3'), []);
});

test('a capability that does not exist is an error with its place', () => {
  assert.throws(
    () => missingCapabilities(['@needs.lit'], subject, 'a.feature:3'),
    (error) => error instanceof UsageError && /^a\.feature:3: `@needs\.lit`.*Did you mean `lite`/.test(error.message),
  );
  // The name of a property that every object has is no capability.
  assert.throws(() => missingCapabilities(['@needs.constructor'], subject, 'a.feature:3'), UsageError);
});

test('what a scenario needs of the browser depends on the browser, not on the claims', () => {
  const tags = ['@needs.ide', '@needs.paused-loading'];
  const capabilities = new Set<Capability>(['ide']);
  assert.deepEqual(missingCapabilities(tags, { capabilities, ide: {} }, 'a.feature:3'), []);
  assert.deepEqual(missingCapabilities(tags, { capabilities, ide: { browser: 'chromium' } }, 'a.feature:3'), []);
  assert.deepEqual(missingCapabilities(tags, { capabilities, ide: { browser: 'firefox' } }, 'a.feature:3'), [
    'paused-loading',
  ]);
});
