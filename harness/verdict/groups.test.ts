import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Cause } from './cause';
import { groupFailures } from './groups';
import type { JudgedScenario } from './verdict';

let number = 0;

function scenario(rules: readonly string[], failure?: { cause: Cause; message: string }): JudgedScenario {
  number++;
  return {
    id: `${rules[0]}/scenario-${number}`,
    rules,
    verdict: failure ? 'failed' : 'passed',
    ...failure,
    location: `features/a.feature:${number}`,
    observations: 1,
    durationMs: 1,
  };
}

const many = <Item>(count: number, make: () => Item): Item[] => Array.from({ length: count }, make);
const compilerError = (name: string) => ({
  cause: { kind: 'not-compiled' as const },
  message: `It does not compile: no member named '${name}'\nprograms/a.cc:1`,
});
const difference = { cause: { kind: 'observed' as const }, message: 'expected 3, but it is 4' };

test('one compiler error is one cause, whatever scenarios it fails', () => {
  const groups = groupFailures([
    ...many(325, () => scenario(['cpp.repeated.size'], compilerError('foo_size'))),
    ...many(10, () => scenario(['cpp.repeated.size'])),
    scenario(['cpp.map.size'], compilerError('clear_map')),
  ]);
  assert.deepEqual(
    groups.map(({ title, scenarios }) => [title, scenarios.length]),
    [
      ["It does not compile: no member named 'foo_size'", 325],
      ["It does not compile: no member named 'clear_map'", 1],
    ],
  );
});

test('what does not generate comes before what does not compile, and that before what behaves otherwise', () => {
  const groups = groupFailures([
    scenario(['cpp.a.one'], difference),
    scenario(['cpp.a.two'], { cause: { kind: 'crashed', signal: 'SIGSEGV' }, message: 'killed by SIGSEGV' }),
    scenario(['cpp.a.three'], compilerError('x')),
    scenario(['cpp.a.four'], { cause: { kind: 'not-generated' }, message: 'refused' }),
  ]);
  assert.deepEqual(
    groups.map(({ kind }) => kind),
    ['not-generated', 'not-compiled', 'crashed', 'observed'],
  );
});

test('a difference belongs to the rule whose scenarios it fails most, not to the rule that has most scenarios', () => {
  const groups = groupFailures([
    // A wrong `_ARRAYSIZE`: all of its own scenarios fail, and 2 of 40 of a rule that looks at it in passing.
    ...many(5, () => scenario(['cpp.enum.arraysize'], difference)),
    ...many(2, () => scenario(['cpp.enum.values', 'cpp.enum.arraysize'], difference)),
    ...many(38, () => scenario(['cpp.enum.values'])),
  ]);
  assert.equal(groups.length, 1);
  assert.deepEqual(groups[0]?.rules, ['cpp.enum.arraysize', 'cpp.enum.values']);
  assert.equal(groups[0]?.scenarios.length, 7);
  assert.match(groups[0]?.scenarios[0]?.id ?? '', /^cpp\.enum\.arraysize/);
});

test('scenarios that passed, are expected to fail or are not applicable are in no group', () => {
  const expected = { ...scenario(['cpp.a.one'], difference), verdict: 'expected' as const };
  assert.deepEqual(groupFailures([expected, scenario(['cpp.a.one'])]), []);
});
