import assert from 'node:assert/strict';
import { test } from 'node:test';
import { madeUpVerdict } from '../../harness/verdict/made-up';
import type { VerdictDocument } from '../../harness/verdict/report';
import type { Mutant } from './mutant';
import { control, type Ground, tryMutant } from './trial';
import type { SlotRun } from './worktree';

const scenarios: Readonly<Record<string, readonly string[]>> = {
  'ide.made.one/a': ['ide.made.one'],
  'ide.made.both/a': ['ide.made.one', 'ide.made.two'],
  'ide.made.two/a': ['ide.made.two'],
  'ide.made.other/a': ['ide.made.other'],
};

function verdict(run: SlotRun, red: readonly string[]): VerdictDocument {
  const chosen = Object.entries(scenarios).filter(([, own]) => !run.rules || own.some((id) => run.rules?.includes(id)));
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

/** A slot in which a mutant has some scenarios turn red, and which remembers its runs. */
function ground(...red: string[]): Ground & { readonly runs: SlotRun[] } {
  const runs: SlotRun[] = [];
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
  why: 'It is gone.',
  compiles: true,
  place: { file: 'made.yaml', line: 1 },
};
const ide = ['features/ide/made.feature'];
const cpp = ['features/cpp/made.feature'];

async function trial(slot: ReturnType<typeof ground>, features = ide) {
  const green = await control(slot, features, mutant.breaks);
  slot.runs.length = 0;
  const { cells } = await tryMutant(slot, mutant, features, green);
  return {
    fates: cells.map(({ rule, fate }) => [rule, fate]),
    runs: slot.runs.map(({ rules, failFast }) => [rules, failFast]),
  };
}

test('an IDE is asked rule by rule, until one scenario is red', async () => {
  const { fates, runs } = await trial(ground('ide.made.one/a', 'ide.made.two/a'));
  assert.deepEqual(fates, [
    ['ide.made.one', 'killed'],
    ['ide.made.two', 'killed'],
  ]);
  assert.deepEqual(runs, [
    [['ide.made.one'], true],
    [['ide.made.two'], true],
  ]);
});

test('a scenario of two rules says enough of both', async () => {
  const { fates, runs } = await trial(ground('ide.made.both/a'));
  assert.deepEqual(fates, [
    ['ide.made.one', 'killed'],
    ['ide.made.two', 'killed'],
  ]);
  assert.equal(runs.length, 1);
});

test('C++ is asked once, for all of its rules', async () => {
  const { runs } = await trial(ground('ide.made.one/a', 'ide.made.two/a'), cpp);
  assert.deepEqual(runs, [[mutant.breaks, false]]);
});

test('where a rule does not notice it, all scenarios of its features are asked', async () => {
  const { fates, runs } = await trial(ground('ide.made.one/a', 'ide.made.other/a'));
  assert.deepEqual(fates, [
    ['ide.made.one', 'killed'],
    ['ide.made.two', 'others'],
  ]);
  // The features without the mutant, then with it.
  assert.deepEqual(runs.slice(-2), [
    [undefined, undefined],
    [undefined, undefined],
  ]);
});

test('nobody notices', async () => {
  const { fates } = await trial(ground());
  assert.deepEqual(fates, [
    ['ide.made.one', 'survived'],
    ['ide.made.two', 'survived'],
  ]);
});

test('a reference that cannot be built is an error, as is one that nobody watches', async () => {
  const broken: Ground = { run: () => Promise.resolve({ output: 'it does not build' }) };
  const green = new Map(Object.entries(scenarios));
  assert.equal((await tryMutant(broken, mutant, ide, green)).error, 'it does not build');
  assert.match((await tryMutant(broken, mutant, ide, new Map())).error ?? '', /No scenario of ide\.made\.one, ide/);
  await assert.rejects(control(broken, ide), /cannot be judged:\nit does not build/);
});
