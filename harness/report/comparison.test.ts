import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Catalogue } from '../verdict/catalogue';
import { madeUpVerdict } from '../verdict/made-up';
import type { VerdictDocument } from '../verdict/report';
import { comparisonData, disagreementOf } from './comparison';
import type { ComparedResult } from './report-data';

const passed: ComparedResult = { verdict: 'passed' };
const failed: ComparedResult = { verdict: 'failed' };
const expected: ComparedResult = { verdict: 'expected', reason: 'it is older' };
const notApplicable: ComparedResult = { verdict: 'not-applicable' };

test('a disagreement has a class', () => {
  assert.equal(disagreementOf([passed, passed]), undefined);
  assert.equal(disagreementOf([failed, failed]), undefined);
  assert.equal(disagreementOf([passed, notApplicable]), undefined);
  assert.equal(disagreementOf([passed, null]), undefined);
  assert.equal(disagreementOf([passed, failed]), 'differs');
  assert.equal(disagreementOf([passed, expected]), 'documented');
  assert.equal(disagreementOf([passed, expected, failed, passed]), 'differs');
  // Two subjects that know nothing of each other fail what the first one passes: who is wrong?
  assert.equal(disagreementOf([passed, expected, failed]), 'suspect');
  assert.equal(disagreementOf([passed, expected, notApplicable]), 'documented');
});

test('runs of one subject are told apart, and a scenario that a run does not have is no result', () => {
  const run = (ids: readonly string[]): VerdictDocument =>
    madeUpVerdict(
      'protoc',
      ids.map((id) => ({
        id,
        rules: ['cpp.a.one'],
        verdict: 'passed' as const,
        location: 'a.feature:1',
        observations: 1,
        durationMs: 1,
      })),
    );
  const catalogue = new Catalogue([{ id: 'cpp.a.one', level: 'must', rule: 'One.' }]);
  const { runs, scenarios } = comparisonData([run(['cpp.a.one/old']), run(['cpp.a.one/new'])], catalogue);
  assert.deepEqual(
    runs.map(({ name }) => name),
    ['protoc (1)', 'protoc (2)'],
  );
  assert.deepEqual(
    scenarios.map(({ id, results }) => [id, results.map((result) => result?.verdict ?? null)]),
    [
      ['cpp.a.one/old', ['passed', null]],
      ['cpp.a.one/new', [null, 'passed']],
    ],
  );
});
