import assert from 'node:assert/strict';
import { test } from 'node:test';
import { table } from './figure';

test('the table is aligned, and marks missed targets', () => {
  const lines = table([
    {
      ...{ group: 'a', name: 'serialize', value: 0.826, unit: 'x', target: '>= 1.0 x', reached: false, runs: [0.8] },
      sides: { subject: 8, peer: 10, unit: 's' },
    },
    { group: 'a', name: 'a longer name', value: 1.5, unit: 'x', target: '>= 1.0 x', reached: true, runs: [1.5] },
    { group: 'a', name: 'scenarios', value: 1234.4, unit: '', runs: [] },
  ]).split('\n');
  assert.equal(lines[0], 'serialize          0.83 x  >= 1.0 x      MISSED  (8 s : 10 s)');
  assert.equal(lines[1], 'a longer name      1.50 x  >= 1.0 x      reached');
  assert.match(lines[2]!, /^scenarios {7}1234 $|^scenarios +1234 ?$/);
});

test('figures of a matrix are its cells, a column for each group', () => {
  const cell = (group: string, name: string, value: number) => {
    return { matrix: 'shapes', group, name, value, unit: 'x', runs: [] };
  };
  const lines = table([cell('parse', 'flat', 1.5), cell('parse', 'nested', 2), cell('write', 'nested', 0.25)]).split(
    '\n',
  );
  assert.deepEqual(
    lines.slice(0, 3).map((line) => line.trim().split(/\s+/)),
    [
      ['parse', 'write'],
      ['flat', '1.50'],
      ['nested', '2.00', '0.25'],
    ],
  );
});
