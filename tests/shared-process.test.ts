// Scenarios that go well share a process, and still do not see what earlier ones changed.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { conformance, messageOf, project, temporaryFolder, verdicts } from './command';
import { id, madeUpFeatures, observed, schema } from './made-up';

const subject = ['--subject', path.join(project, 'tests', 'dishonest', 'evil', 'subject.yaml')];
const counters = { variable: 'CountInVariable', function: 'CountInFunction', heap: 'CountOnHeap' };
const sawNothing = /expected 2, but it is 1/;

for (const options of [[], ['--fresh']]) {
  test(`a scenario does not see what an earlier one changed${options.length > 0 ? ', with --fresh' : ''}`, async () => {
    const scenarios = Object.entries(counters).flatMap(([name, count]) => [
      [`${name}-first`, `${schema}\n${observed}\nAnd \`evil::${count}()\` is \`1\``],
      [`${name}-second`, `${schema}\n${observed}\nAnd \`evil::${count}()\` is \`2\``],
    ]);
    const features = await madeUpFeatures(Object.fromEntries(scenarios));
    const run = await conformance([...subject, '--features', features, ...options]);
    for (const name of Object.keys(counters)) {
      assert.equal(verdicts(run)[id(`${name}-first`)], 'passed', run.output);
      assert.equal(verdicts(run)[id(`${name}-second`)], 'failed', run.output);
      assert.match(messageOf(run, id(`${name}-second`)), sawNothing);
    }
  });
}

/** How many scenarios are made up to count their processes. */
const many = 20;

/** The number of processes of scenarios that change nothing. */
async function processes(...options: string[]): Promise<number> {
  const notes = path.join(await temporaryFolder(), 'processes');
  const steps = `${schema}\nWhen \`evil::NoteProcess("${notes}")\`\n${observed}`;
  const names = Array.from({ length: many }, (_, index) => [`one-of-many-${index}`, steps]);
  const features = await madeUpFeatures(Object.fromEntries(names));
  const run = await conformance([...subject, '--features', features, ...options]);
  assert.equal(run.status, 0, run.output);
  const noted = readFileSync(notes, 'utf8').trim().split('\n');
  assert.equal(noted.length, many);
  return new Set(noted).size;
}

test('scenarios that change nothing share a process', async () => {
  assert.equal(await processes(), 1);
});

test('with --fresh each has a process of its own', async () => {
  assert.equal(await processes('--fresh'), many);
});
