// A bounded sample of `npm run fuzz`: all known inputs, then a few thousand new ones of each entry point.

import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { buildFuzzer } from './build';
import { entries, entryNames, figuresOf, fuzz, reasonOf } from './campaign';
import { parseInputs, readInputs } from './inputs';

/** Together at most a minute on two cores. */
const sample = { executions: 20_000, seconds: 7, jobs: 1, seed: 1 };

/** The program takes minutes to build, so only those who ask for the sample get it. */
const skip = process.env.FUZZ_SAMPLE === '1' ? false : 'FUZZ_SAMPLE=1 runs it';

describe('the fuzzing program', { skip }, () => {
  let program: string;
  let folder: string;
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'touchstone-fuzz-'));
    program = await buildFuzzer();
  });
  after(() => rm(folder, { recursive: true, force: true }));

  for (const entry of entryNames) {
    test(`${entry}: ${entries[entry]}`, async () => {
      const known = await readInputs(entry);
      assert(known.length > 0, 'campaigns need seeds');
      const campaign = { ...sample, program, corpora: path.join(folder, 'corpora'), reports: folder };
      const { executions, edges, findings } = await fuzz(entry, campaign);
      assert.deepEqual(
        findings.map(({ what }) => what),
        [],
      );
      assert(executions > known.length, `only ${executions} executions`);
      assert(edges > 100, `only ${edges} edges`);
    });
  }
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
