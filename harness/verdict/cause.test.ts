import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expect } from 'chai';
import { WaitTimeout } from '../../support/waiting';
import { causeOf, isNotBuilt, ScenarioError } from './cause';

function thrown(act: () => void): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return assert.fail('nothing was thrown');
}

test('a failed assertion is an observation, with the expected and the actual value', () => {
  const observed = { kind: 'observed', expected: '[ 1, 2 ]', actual: '[ 1 ]' };
  assert.deepEqual(causeOf(thrown(() => assert.deepEqual([1], [1, 2]))), observed);
  assert.deepEqual(causeOf(thrown(() => expect([1]).to.deep.equal([1, 2]))), observed);
  assert.deepEqual(causeOf(thrown(() => assert.equal('a\nb', 'a'))), {
    kind: 'observed',
    expected: 'a',
    actual: 'a\nb',
  });
});

test('a long value is cut', () => {
  const cause = causeOf(thrown(() => assert.equal('x'.repeat(100_000), 'y')));
  assert.ok(cause.kind === 'observed' && cause.actual!.length < 3000);
});

test('an expired wait is a time-out; an error may carry its cause', () => {
  assert.deepEqual(causeOf(new WaitTimeout('a page', 10)), { kind: 'timed-out' });
  const cause = { kind: 'crashed', signal: 'SIGSEGV' } as const;
  assert.deepEqual(causeOf(new ScenarioError({ cause, message: 'It died.' })), cause);
});

test('any other error is the harness’s, whatever its message says', () => {
  assert.deepEqual(causeOf(new Error('It does not compile')), { kind: 'harness' });
  assert.deepEqual(causeOf('text'), { kind: 'harness' });
});

test('only causes that keep the program from being built count as not built', () => {
  assert.ok((['not-generated', 'not-compiled', 'not-linked'] as const).every((kind) => isNotBuilt({ kind })));
  assert.ok(!isNotBuilt({ kind: 'crashed' }) && !isNotBuilt({ kind: 'observed' }) && !isNotBuilt(undefined));
});
