// The table of kinds of content and operations: a cell has a scenario or a reason, never both, never neither.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { IdentifiedScenario } from '../../harness/verdict/identity';
import { type Coverage, coveragePage } from './coverage-page';

const scenario = (name: string, line: number): IdentifiedScenario => ({
  id: `cpp.message.swap/${line}`,
  rules: ['cpp.message.swap'],
  name,
  written: { name, line },
  location: `features/cpp/message/contents.feature:${line}`,
  tags: [],
});

const coverage: Pick<Coverage, 'kinds' | 'operations' | 'without'> = {
  kinds: ['a number', 'a map'],
  operations: [{ operation: 'swap', rule: 'cpp.message.swap', scenario: '<kind>, with another' }],
  without: [{ operation: 'swap', kinds: ['a map'], reason: 'Maps stay.' }],
};

test('a cell links to its scenario, or has the number of its reason', () => {
  const page = coveragePage(coverage, [scenario('a number, with another', 7)]);
  assert.match(page, /^\| a number \| \[✓\]\(\.\.\/features\/cpp\/message\/contents\.feature#L7\) \|$/m);
  assert.match(page, /^\| a map \| 1 \|$/m);
  assert.match(page, /^1\. Maps stay\.$/m);
  assert.match(page, /1 of 2 cells have a scenario/);
});

test('a cell without a scenario and without a reason is refused', () => {
  assert.throws(
    () => coveragePage(coverage, [scenario('a number, with others', 7)]),
    /a number, swap: cpp\.message\.swap has no scenario `a number, with another`/,
  );
});

test('a reason whose cell has a scenario is refused', () => {
  assert.throws(
    () => coveragePage(coverage, [scenario('a number, with another', 7), scenario('a map, with another', 8)]),
    /a map, swap: .*contents\.feature:8 has one/,
  );
});
