import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Cause } from '../../harness/verdict/cause';
import { madeUpVerdict } from '../../harness/verdict/made-up';
import type { VerdictDocument } from '../../harness/verdict/report';
import { greenScenarios, judgeMutant, unwatched } from './kill';
import type { Mutant } from './mutant';
import { type MutantResult, reportOf } from './report';

type Scenario = VerdictDocument['scenarios'][number];

const mutant: Mutant = {
  id: 'made-up',
  file: 'cpp/number.ts',
  replace: 'a',
  by: 'b',
  breaks: ['cpp.made.own'],
  why: 'It is missing.',
  compiles: true,
  place: { file: 'made.yaml', line: 1 },
};

function scenario(id: string, verdict: Scenario['verdict'], message?: string): Scenario {
  const rules = [id.slice(0, id.indexOf('/'))];
  return {
    id,
    rules,
    verdict,
    location: 'made.feature:1',
    observations: 1,
    durationMs: 1,
    ...(message && { message }),
  };
}

function run(...scenarios: Scenario[]): VerdictDocument {
  return madeUpVerdict('reference', scenarios);
}

const failed = (cause: Cause): Scenario => ({ ...scenario('cpp.made.own/a', 'failed'), cause });

const passing = greenScenarios(run(scenario('cpp.made.own/a', 'passed'), scenario('cpp.made.other/b', 'passed')));

function fate(changes: Partial<Mutant>, ...scenarios: Scenario[]): [string, boolean] {
  const [cell] = judgeMutant({ ...mutant, ...changes }, run(...scenarios), passing);
  return [cell!.fate, cell!.good];
}

test('killed by a scenario of its rule', () => {
  const red = scenario('cpp.made.own/a', 'failed', 'expected 1, but it is 2');
  assert.deepEqual(fate({}, red, scenario('cpp.made.other/b', 'failed', 'x')), ['killed', true]);
});

test('killed only by scenarios of other rules', () => {
  const red = [scenario('cpp.made.own/a', 'passed'), scenario('cpp.made.other/b', 'failed', 'x')];
  assert.deepEqual(fate({}, ...red), ['others', false]);
});

test('survived', () => {
  assert.deepEqual(fate({}, scenario('cpp.made.own/a', 'passed')), ['survived', false]);
});

test('a scenario that is red without the mutant does not count', () => {
  assert.deepEqual(fate({}, scenario('cpp.made.own/broken-anyway', 'failed', 'x')), ['survived', false]);
});

test('a rule without a scenario that passes without the mutant is unwatched', () => {
  assert.deepEqual(unwatched(mutant, passing), []);
  const breaks = ['cpp.made.own', 'cpp.made.none'];
  assert.deepEqual(unwatched({ ...mutant, breaks }, passing), ['cpp.made.none']);
});

test('a scenario that became vacuous kills the mutant', () => {
  assert.deepEqual(fate({}, scenario('cpp.made.own/a', 'vacuous', 'nothing was observed')), ['killed', true]);
});

test('code that does not compile is a kill only if the rule is about compilation', () => {
  for (const kind of ['not-generated', 'not-compiled', 'not-linked'] as const) {
    const red = failed({ kind });
    assert.deepEqual(fate({}, red), ['not-compiled', false]);
    assert.deepEqual(fate({ compiles: false }, red), ['not-compiled', true]);
    assert.deepEqual(fate({}, red, scenario('cpp.made.own/b', 'passed')), ['not-compiled', false]);
  }
});

test('an observed compile error is an observation like any other', () => {
  const [expected, actual] = ['C++ that compiles', 'C++ that does not compile: no member'];
  assert.deepEqual(fate({}, failed({ kind: 'observed', expected, actual })), ['killed', true]);
});

test('the text of a message has no influence', () => {
  const red = { ...failed({ kind: 'crashed', signal: 'SIGSEGV' }), message: 'It does not compile: x' };
  assert.deepEqual(fate({}, red), ['killed', true]);
});

test('each rule that a mutant breaks has its own fate', () => {
  const red = run(scenario('cpp.made.own/a', 'failed', 'x'));
  const cells = judgeMutant({ ...mutant, breaks: ['cpp.made.own', 'cpp.made.other'] }, red, passing);
  assert.deepEqual(
    cells.map(({ rule, fate }) => [rule, fate]),
    [
      ['cpp.made.own', 'killed'],
      ['cpp.made.other', 'others'],
    ],
  );
});

test('the exit status', () => {
  const result = (changes: Partial<MutantResult>): MutantResult => ({ mutant, milliseconds: 1, cells: [], ...changes });
  const good = result({ cells: judgeMutant(mutant, run(scenario('cpp.made.own/a', 'failed', 'x')), passing) });
  const bad = result({ cells: judgeMutant(mutant, run(scenario('cpp.made.own/a', 'passed')), passing) });
  assert.equal(reportOf([good], []).status, 0);
  assert.equal(reportOf([good, bad], []).status, 1);
  assert.equal(reportOf([good], ['cpp.made.other']).status, 1);
  assert.equal(reportOf([bad, result({ error: 'it does not build' })], []).status, 2);
});
