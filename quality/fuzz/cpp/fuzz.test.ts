// What `npm run fuzz` reads. `npm test` has a sample of the fuzzing itself as a part of its own.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryNames } from './campaign';
import { parseInputs, readInputs } from './inputs';
import { figuresOf, reasonOf } from './process';

test('each entry point has seeds', async () => {
  for (const entry of entryNames) assert.notDeepEqual(await readInputs(entry), [], entry);
});

test('an input is a line of digits with a comment', async () => {
  const [input] = parseInputs('# a file of inputs\n\n0801 # field 1\n', 'seed', 'seeds/parse.txt');
  assert.deepEqual([input?.name, [...(input?.bytes ?? [])], input?.comment], ['seed-3', [8, 1], 'field 1']);
  for (const line of ['080 # odd', '0801', 'zz # digits'])
    assert.throws(() => parseInputs(line, 'seed', 'seeds/parse.txt'), /seeds\/parse\.txt:1: an input is/);
});

test("figures and reasons are read from libFuzzer's output", () => {
  const output = '#2\tINITED cov: 120 ft: 130 corp: 1/1b\n#4096\tpulse  cov: 240 ft: 9\n';
  assert.deepEqual(figuresOf(output), { executions: 4096, edges: 240 });
  assert.deepEqual(figuresOf(`${output}stat::number_of_executed_units: 5000\n`), { executions: 5000, edges: 240 });
  const report =
    '==1==ERROR: AddressSanitizer: heap-use-after-free\nSUMMARY: AddressSanitizer: heap-use-after-free a.h:3\n';
  assert.equal(reasonOf(report), 'SUMMARY: AddressSanitizer: heap-use-after-free a.h:3');
  assert.equal(reasonOf(`FAULT parse.cc:9: parsed\n${report}`), 'FAULT parse.cc:9: parsed');
});
