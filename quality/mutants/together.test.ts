import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PlannedCase, TestProgram } from '../../harness/cpp/plan';
import type { Mutant } from './mutant';
import { type Cases, tryInBuild } from './together';

const scenarios: Readonly<Record<string, readonly string[]>> = {
  'cpp.made.one/a': ['cpp.made.one'],
  'cpp.made.one/b': ['cpp.made.one'],
  'cpp.made.two/a': ['cpp.made.two'],
  'cpp.made.other/a': ['cpp.made.other'],
};
const green = new Map(Object.entries(scenarios));

const mutant: Mutant = {
  id: 'made-up',
  file: 'runtime/src/made.cc',
  replace: 'a',
  by: 'b',
  breaks: ['cpp.made.one', 'cpp.made.two'],
  why: 'It is missing.',
  compiles: true,
  place: { file: 'made.yaml', line: 1 },
};

/** Fake programs, each with some scenarios. With fault 7 some are red. They record the cases that they run. */
function fakeCases(
  red: readonly string[],
  ...ids: readonly (readonly string[])[]
): Cases & { readonly runs: string[] } {
  const runs: string[] = [];
  const programs = ids.map((some, index) => {
    const cases = some.map((pickleId, at) => ({ number: at + 1, pickleId, steps: [{}] }) as unknown as PlannedCase);
    return { name: `program${index}`, cases } as unknown as TestProgram;
  });
  return {
    runs,
    programs,
    run: (program, numbers, environment) => {
      assert.deepEqual(environment, { TOUCHSTONE_FAULT: '7' });
      const chosen = program.cases.filter(({ number }) => numbers.includes(number)).map(({ pickleId }) => pickleId);
      runs.push(chosen.join(' '));
      return Promise.resolve(new Map(chosen.filter((id) => red.includes(id)).map((id) => [id, 'expected 1'])));
    },
  };
}

async function fates(cases: Cases): Promise<Record<string, string> | undefined> {
  const result = await tryInBuild(cases, { number: 7, mutant }, green);
  return result && Object.fromEntries(result.cells.map(({ rule, fate, by }) => [rule, `${fate} by ${by.join()}`]));
}

test('each rule needs a red scenario of its own; other rules are not run then', async () => {
  const cases = fakeCases(
    ['cpp.made.one/a', 'cpp.made.two/a'],
    ['cpp.made.one/a', 'cpp.made.other/a'],
    ['cpp.made.one/b', 'cpp.made.two/a'],
  );
  assert.deepEqual(await fates(cases), {
    'cpp.made.one': 'killed by cpp.made.one/a',
    'cpp.made.two': 'killed by cpp.made.two/a',
  });
  assert.deepEqual(cases.runs, ['cpp.made.one/a', 'cpp.made.two/a']);
});

test('a rule whose scenarios notice nothing is killed only by others', async () => {
  const cases = fakeCases(['cpp.made.one/b'], ['cpp.made.one/a', 'cpp.made.one/b'], ['cpp.made.two/a']);
  assert.deepEqual(await fates(cases), {
    'cpp.made.one': 'killed by cpp.made.one/b',
    'cpp.made.two': 'others by cpp.made.one/b',
  });
});

test('scenarios of other rules run if nothing else notices the fault', async () => {
  const programs = [['cpp.made.one/a', 'cpp.made.two/a'], ['cpp.made.other/a']];
  const noticed = fakeCases(['cpp.made.other/a'], ...programs);
  assert.equal((await fates(noticed))?.['cpp.made.one'], 'others by cpp.made.other/a');
  assert.deepEqual(noticed.runs, ['cpp.made.one/a cpp.made.two/a', 'cpp.made.other/a']);
  assert.equal((await fates(fakeCases([], ...programs)))?.['cpp.made.two'], 'survived by ');
});

test('a mutant of a rule without a case is left to the others', async () => {
  assert.equal(await fates(fakeCases([], ['cpp.made.one/a'])), undefined);
});
