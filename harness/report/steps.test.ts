import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReportData, ReportScenario } from './report-data';
import { stepLines } from './steps';

const text = [
  'Feature: Oneofs',
  '  Background:',
  '    Given `Sample m`',
  '',
  '  Scenario Outline: <n>',
  '    When `m.set(<n>)`',
  '    Then `m.get()` is `<n>`',
  '    And `m.size()` is at least `1`',
  '    And `m.other()` is `0`',
].join('\n');

const scenario: ReportScenario = {
  id: 'cpp.oneof.set/7',
  name: '7',
  rules: ['cpp.oneof.set'],
  verdict: 'passed',
  feature: 0,
  line: 5,
  backgrounds: [[2, 3]],
  block: [5, 9],
  row: { n: '7' },
  observed: [
    [7, '7'],
    [8, '3', 'at least 1'],
    [9, '0'],
  ],
  durationMs: 1,
};
const data = { features: [{ uri: 'oneof.feature', text }] } as unknown as ReportData;
const linesOf = (changes: Partial<ReportScenario>) => stepLines(data, { ...scenario, ...changes }, (_, line) => line);

test('each step of a passing scenario says what it observed', () => {
  assert.deepEqual(linesOf({}), [
    '✓ Given `Sample m`',
    '✓ When `m.set(7)`',
    '✓ Then `m.get()` is `7`',
    '    observed 7, as expected',
    '✓ And `m.size()` is at least `1`',
    '    observed 3, expected at least 1',
    '✓ And `m.other()` is `0`',
    '    observed 0, as expected',
  ]);
});

test('a failing step says what was expected, and the steps after it what they observed', () => {
  const lines = linesOf({
    verdict: 'failed',
    failedAt: 7,
    expected: '7',
    actual: '0',
    observed: [
      [7, '0', '7'],
      [9, '5', '0'],
    ],
  });
  assert.deepEqual(lines.slice(2), [
    '✗ Then `m.get()` is `7`',
    '    expected 7',
    '    observed 0',
    '– And `m.size()` is at least `1`',
    '– And `m.other()` is `0`',
    '    observed 5, expected 0',
  ]);
});

test('the steps of a scenario that is not applicable did not run', () => {
  const lines = linesOf({ verdict: 'not-applicable', observed: [] });
  assert.ok(lines.every((line) => line.startsWith('– ')));
});
