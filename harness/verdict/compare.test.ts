import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compare, formatComparison } from './compare';
import { madeUpVerdict } from './made-up';
import type { VerdictDocument } from './report';
import type { Verdict } from './verdict';

function document(verdicts: Record<string, Verdict>): VerdictDocument {
  return madeUpVerdict(
    'mine',
    Object.entries(verdicts).map(([id, verdict]) => ({
      id,
      rules: ['cpp.a.b'],
      verdict,
      ...(verdict === 'failed' && { message: 'first line\nsecond line' }),
      location: 'features/a.feature:1',
      observations: 1,
      durationMs: 1,
    })),
  );
}

const worse = (before: Record<string, Verdict>, after: Record<string, Verdict>) =>
  compare(document(before), document(after)).worse.map(({ id }) => id);

test('a pass that is lost in any way is worse', () => {
  const verdicts: Verdict[] = ['failed', 'vacuous', 'expected', 'not-applicable'];
  for (const after of verdicts) assert.deepEqual(worse({ a: 'passed' }, { a: after }), ['a'], after);
  assert.deepEqual(worse({ a: 'passed' }, {}), ['a']);
  assert.deepEqual(worse({ a: 'passed' }, { a: 'unexpected-pass' }), []);
});

test('a new scenario is worse only if it fails', () => {
  assert.deepEqual(worse({}, { a: 'failed', b: 'passed', c: 'expected' }), ['a']);
});

test('every change is in one list; unchanged scenarios are counted', () => {
  const comparison = compare(
    document({ a: 'passed', b: 'failed', c: 'expected', d: 'passed' }),
    document({ a: 'failed', b: 'passed', c: 'not-applicable', d: 'passed', e: 'passed' }),
  );
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  assert.deepEqual(ids(comparison.worse), ['a']);
  assert.deepEqual(ids(comparison.better), ['b']);
  assert.deepEqual(ids(comparison.other), ['c', 'e']);
  assert.equal(comparison.unchanged, 1);
  const text = formatComparison(comparison);
  assert.match(text, /worse \(1\)\n {2}a: passed → failed {2}features\/a\.feature:1\n {4}first line\n\n/);
  assert.match(text, /e: absent → passed/);
  assert.match(text, /1 worse, 1 better, 2 changed otherwise, 1 unchanged\n$/);
});
