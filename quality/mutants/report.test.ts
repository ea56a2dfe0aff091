import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UsageError } from '../../support/usage-error';
import { type MutantReport, mergedReport, progressText, readReport, summaryLines } from './report';

const part = (id: string, good = true): MutantReport => ({
  status: good ? 0 : 1,
  unbroken: [],
  mutants: [
    {
      id,
      file: 'reference/cpp/number.ts',
      why: 'It is missing.',
      milliseconds: 1000,
      rules: { 'cpp.made.up': { fate: good ? 'killed' : 'survived', good, by: good ? ['cpp.made.up/a'] : [] } },
    },
  ],
});

test('the reports of shards are merged, in the order of all mutants', () => {
  const merged = mergedReport([part('b'), part('a')], ['a', 'b'], []);
  assert.deepEqual([merged.status, merged.mutants.map(({ id }) => id)], [0, ['a', 'b']]);
  assert.match(summaryLines(merged, 2000).at(-1)!, /^2 mutants of 1 rules: 2 killed, .* 0 survived, 0 could not/);
  assert.equal(mergedReport([part('a'), part('b', false)], ['a', 'b'], []).status, 1);
  assert.equal(mergedReport([part('a'), part('b')], ['a', 'b'], ['cpp.made.other']).status, 1);
});

test('a mutant that is in no shard could not be judged', () => {
  const merged = mergedReport([part('a')], ['a', 'b'], []);
  assert.equal(merged.status, 2);
  assert.deepEqual(
    merged.mutants.map(({ error }) => error),
    [undefined, 'It is in no report.'],
  );
});

test('a mutant in two reports and a mutant that does not exist are refused', () => {
  assert.throws(() => mergedReport([part('a'), part('a')], ['a'], []), /`a` is in two reports/);
  assert.throws(() => mergedReport([part('gone')], ['a'], []), /no mutant `gone`/);
});

test('a written report can be read, and other files are refused', () => {
  assert.deepEqual(readReport(JSON.stringify(part('a')), 'mutants.json'), part('a'));
  assert.throws(
    () => readReport('{', 'x.json'),
    (error) => error instanceof UsageError && /x\.json/.test(error.message),
  );
  assert.throws(() => readReport('{}', 'x.json'), /x\.json is not a mutants\.json/);
});

test('progress shows the remaining time', () => {
  assert.equal(progressText(1, 10, 5000), '[ 1/10, 45 s left]');
  assert.equal(progressText(10, 445, 50_000), '[ 10/445, 36 min left]');
  assert.equal(progressText(10, 10, 50_000), '[10/10]');
});
