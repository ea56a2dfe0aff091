import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UsageError } from '../../support/usage-error';
import { type Capability, missingCapabilities } from './capabilities';

const subject = { capabilities: new Set<Capability>(['generator', 'cpp']) };

test('what a scenario needs and the subject does not claim is missing, each once', () => {
  const tags = ['@cpp.oneof.set', '@needs.cpp', '@needs.lite', '@needs.release', '@needs.lite'];
  assert.deepEqual(missingCapabilities(tags, subject, 'a.feature:3'), ['lite', 'release']);
  assert.deepEqual(missingCapabilities(['@needs.generator'], subject, 'a.feature:3'), []);
});

test('a capability that does not exist is an error with its place', () => {
  assert.throws(
    () => missingCapabilities(['@needs.lit'], subject, 'a.feature:3'),
    (error) => error instanceof UsageError && /^a\.feature:3: `@needs\.lit`.*Did you mean `lite`/.test(error.message),
  );
  // A name that every object has is no capability either.
  assert.throws(() => missingCapabilities(['@needs.constructor'], subject, 'a.feature:3'), UsageError);
});
