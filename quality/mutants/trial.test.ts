import assert from 'node:assert/strict';
import { test } from 'node:test';
import { madeUpVerdict } from '../../harness/verdict/made-up';
import type { VerdictDocument } from '../../harness/verdict/report';
import type { Mutant } from './mutant';
import { type Runner, runWithoutFault, tryMutant } from './trial';
import type { WorktreeRun } from './worktree';

const scenarios: Readonly<Record<string, readonly string[]>> = {
  'ide.made.one/a': ['ide.made.one'],
  'ide.made.both/a': ['ide.made.one', 'ide.made.two'],
  'ide.made.two/a': ['ide.made.two'],
  'ide.made.other/a': ['ide.made.other'],
};

function verdict(run: WorktreeRun, red: readonly string[]): VerdictDocument {
  const chosen = Object.entries(scenarios).filter(
    ([id, own]) => (run.names?.includes(id) ?? true) && (run.rules?.some((rule) => own.includes(rule)) ?? true),
  );
  return madeUpVerdict(
    'reference',
    chosen.map(([id, rules]) => ({
      id,
      rules: [...rules],
      verdict: run.mutant && red.includes(id) ? 'failed' : 'passed',
      location: 'made.feature:1',
      observations: 1,
      durationMs: 1,
      message: 'expected 1, but it is 2',
    })),
  );
}

/** A fake worktree: with a mutant, some scenarios are red. It records its runs. */
function fakeRunner(...red: string[]): Runner & { readonly runs: WorktreeRun[] } {
  const runs: WorktreeRun[] = [];
  return {
    runs,
    run: (run) => {
      runs.push(run);
      return Promise.resolve(verdict(run, red));
    },
  };
}

const mutant: Mutant = {
  id: 'made-up',
  file: 'ide/made.ts',
  replace: 'a',
  by: 'b',
  breaks: ['ide.made.one', 'ide.made.two'],
  why: 'It is missing.',
  compiles: true,
  place: { file: 'made.yaml', line: 1 },
};
const ide = ['features/ide/made.feature'];
const cpp = ['features/cpp/made.feature'];
const elsewhere = 'features/ide/other.feature';

/** @param killers ids of scenarios, which are also their names */
async function trial(runner: ReturnType<typeof fakeRunner>, features = ide, killers: readonly string[] = []) {
  const green = await runWithoutFault(runner, features, mutant.breaks);
  runner.runs.length = 0;
  const { cells } = await tryMutant(runner, mutant, features, green, {
    killers: killers.map((name) => ({ name, feature: features[0]! })),
    elsewhere: { features: [...features, elsewhere], green: () => runWithoutFault(runner, [...features, elsewhere]) },
  });
  return {
    fates: cells.map(({ rule, fate }) => [rule, fate]),
    runs: runner.runs.map(({ rules, failFast }) => [rules, failFast]),
    names: runner.runs.map(({ names }) => names),
    features: runner.runs.map(({ features }) => features),
  };
}

test('scenarios that noticed the mutant before run first, and alone if they notice it again', async () => {
  const both = fakeRunner('ide.made.one/a', 'ide.made.both/a');
  const { fates, names } = await trial(both, ide, ['ide.made.both/a']);
  assert.deepEqual(fates, [
    ['ide.made.one', 'killed'],
    ['ide.made.two', 'killed'],
  ]);
  assert.deepEqual(names, [['ide.made.both/a']]);
  const one = await trial(fakeRunner('ide.made.one/a', 'ide.made.two/a'), cpp, ['ide.made.one/a']);
  assert.deepEqual(one.names, [['ide.made.one/a'], undefined]);
  assert.deepEqual(one.fates, fates);
});

test('IDE scenarios run rule by rule, each up to its first red scenario', async () => {
  const { fates, runs } = await trial(fakeRunner('ide.made.one/a', 'ide.made.two/a'));
  assert.deepEqual(fates, [
    ['ide.made.one', 'killed'],
    ['ide.made.two', 'killed'],
  ]);
  assert.deepEqual(runs, [
    [['ide.made.one'], true],
    [['ide.made.two'], true],
  ]);
});

test('one red scenario of two rules kills the mutant for both', async () => {
  const { fates, runs } = await trial(fakeRunner('ide.made.both/a'));
  assert.deepEqual(fates, [
    ['ide.made.one', 'killed'],
    ['ide.made.two', 'killed'],
  ]);
  assert.equal(runs.length, 1);
});

test('C++ scenarios run once, for all rules', async () => {
  const { runs } = await trial(fakeRunner('ide.made.one/a', 'ide.made.two/a'), cpp);
  assert.deepEqual(runs, [[mutant.breaks, false]]);
});

test('if a rule does not notice the mutant, the scenarios of all rules run', async () => {
  const { fates, runs, features } = await trial(fakeRunner('ide.made.one/a', 'ide.made.other/a'));
  assert.deepEqual(fates, [
    ['ide.made.one', 'killed'],
    ['ide.made.two', 'others'],
  ]);
  // The features without the mutant, then with it.
  assert.deepEqual(runs.slice(-2), [
    [undefined, undefined],
    [undefined, undefined],
  ]);
  assert.deepEqual(features.slice(-2), [
    [...ide, elsewhere],
    [...ide, elsewhere],
  ]);
});

test('no scenario notices the mutant', async () => {
  const { fates } = await trial(fakeRunner());
  assert.deepEqual(fates, [
    ['ide.made.one', 'survived'],
    ['ide.made.two', 'survived'],
  ]);
});

test('a reference that cannot be built is an error, and so is a rule without a passing scenario', async () => {
  const broken: Runner = { run: () => Promise.resolve({ output: 'it does not build' }) };
  const green = new Map(Object.entries(scenarios));
  assert.equal((await tryMutant(broken, mutant, ide, green)).error, 'it does not build');
  assert.match((await tryMutant(broken, mutant, ide, new Map())).error ?? '', /No scenario of ide\.made\.one, ide/);
  await assert.rejects(runWithoutFault(broken, ide), /cannot be judged:\nit does not build/);
});
