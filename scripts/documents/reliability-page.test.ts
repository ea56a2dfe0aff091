import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reliabilityPage } from './reliability-page';

const result = {
  campaign: 'fuzz parse',
  question: 'Do all ways to parse agree?',
  command: 'npm run fuzz -- parse',
  unit: 'executions',
  executions: 1_000_000,
  seconds: 600,
  findings: 0,
  commit: '0123456789',
  date: '2026-11-23',
};

test('each campaign is a row of the table', () => {
  const row =
    '| Do all ways to parse agree? | `npm run fuzz -- parse` | 1,000,000 executions | 10 min | 0 | 2026-11-23, 0123456789 |';
  assert(reliabilityPage([result]).split('\n').includes(row), reliabilityPage([result]));
});

test('a row says if the campaign was interrupted, and how much of a processor it took', () => {
  const page = reliabilityPage([{ ...result, asked: 10_000_000, processorSeconds: 90 }]);
  assert.match(page, /\| 1,000,000 of 10,000,000 executions \| 90 s of a processor, 10 min in all \| 0 \|/);
});

test('damaged results are refused', () => {
  assert.throws(() => reliabilityPage([{ ...result, executions: 'many' }]), /executions/);
});
