import assert from 'node:assert/strict';
import { test } from 'node:test';
import { table } from './figure';

test('the table is aligned, and marks missed targets', () => {
  const lines = table([
    { name: 'serialize', value: 0.826, unit: 'x', target: '>= 1.0 x', reached: false, runs: [0.8], sides: '8 : 10' },
    { name: 'a longer name', value: 1.5, unit: 'x', target: '>= 1.0 x', reached: true, runs: [1.5] },
    { name: 'scenarios', value: 1234.4, unit: '', runs: [] },
  ]).split('\n');
  assert.equal(lines[0], 'serialize          0.83 x  >= 1.0 x      MISSED  (8 : 10)');
  assert.equal(lines[1], 'a longer name      1.50 x  >= 1.0 x      reached');
  assert.match(lines[2]!, /^scenarios {7}1234 $|^scenarios +1234 ?$/);
});
