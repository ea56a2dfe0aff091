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
const compilerError = (error: string) => ({
  cause: { kind: 'not-compiled' as const, error },
  message: `It does not compile: ${error}\nprograms/a.cc:1`,
});
const difference = { cause: { kind: 'observed' as const }, message: 'expected 3, but it is 4' };

test('one compiler error is one cause, whatever scenarios it fails and whatever fields it names', () => {
  const notConst = (name: string) => compilerError(`member function '${name}' not viable: it is not marked const`);
  const groups = groupFailures([
    ...many(300, () => scenario(['cpp.repeated.size'], notConst('foo_size'))),
    ...many(25, () => scenario(['cpp.map.size'], notConst('bar_size'))),
    ...many(10, () => scenario(['cpp.repeated.size'])),
    scenario(['cpp.map.clear'], compilerError("no member named 'clear_map'")),
  ]);
  assert.deepEqual(
    groups.map(({ title, scenarios }) => [title, scenarios.length]),
    [
      ["member function 'foo_size' not viable: it is not marked const", 325],
      ["no member named 'clear_map'", 1],
    ],
  );
});

test('one error of the generator is one cause, whatever files it did not write', () => {
  const refused = (file: string, error: string) => ({
    cause: { kind: 'not-generated' as const, error },
    message: `The generator did not write ${file}.\n${error}`,
  });
  const groups = groupFailures([
    scenario(['cpp.any.pack'], refused('a.pb.h', 'any.proto: File not found.')),
    scenario(['cpp.any.is'], refused('b.pb.h', 'any.proto: File not found.')),
    scenario(['cpp.flag.enum'], refused('c.pb.h', '"int33" is not defined.')),
  ]);
  assert.deepEqual(
    groups.map(({ title, scenarios }) => [title, scenarios.length]),
    [
      ['any.proto: File not found.', 2],
      ['"int33" is not defined.', 1],
    ],
  );
});

test("the example is a scenario of the rule in its section's own feature", () => {
  const at = (location: string, rules: readonly string[] = ['cpp.presence.set']): JudgedScenario => ({
    ...scenario(rules, compilerError("no member named 'has_foo'")),
    location,
  });
  const first = (...scenarios: JudgedScenario[]) => groupFailures(scenarios)[0]?.scenarios[0]?.location;
  const [elsewhere, other] = [
    at('features/cpp/message/many.feature:9'),
    at('features/cpp/presence/b.feature:1', ['x.y.z']),
  ];
  assert.equal(
    first(elsewhere, other, at('features/cpp/presence/set.feature:7')),
    'features/cpp/presence/set.feature:7',
  );
  assert.equal(first(elsewhere, other, at('features/ide/presence.feature:5')), 'features/ide/presence.feature:5');
  assert.equal(first(elsewhere, at('features/cpp/map/many.feature:3')), elsewhere.location);
});

test('the example of a cause has the id of the rule that the cause is told under, if there is one', () => {
  const both = many(2, () => scenario(['cpp.oneof.release', 'cpp.oneof.clear'], difference));
  const own = scenario(['cpp.oneof.clear'], difference);
  const passing = many(9, () => scenario(['cpp.oneof.release']));
  const [group] = groupFailures([...both, own, ...passing]);
  assert.deepEqual(group?.rules, ['cpp.oneof.clear', 'cpp.oneof.release']);
  assert.equal(group?.scenarios[0], own);
});

test('two missing members are two causes, whatever messages lack them', () => {
  const missing = (error: string, alike: string) => ({
    cause: { kind: 'not-compiled' as const, error, alike },
    message: `It does not compile: ${error}`,
  });
  const groups = groupFailures([
    scenario(['cpp.map.clear'], missing("no member named 'clear_foo' in 'A'", "no member named 'clear_…' in '…'")),
    scenario(['cpp.map.size'], missing("no member named 'has_foo' in 'A'", "no member named 'has_…' in '…'")),
    scenario(['cpp.map.size'], missing("no member named 'has_bar' in 'B'", "no member named 'has_…' in '…'")),
  ]);
  assert.deepEqual(
    groups.map(({ title, scenarios }) => [title, scenarios.length]),
    [
      ["no member named 'has_foo' in 'A'", 2],
      ["no member named 'clear_foo' in 'A'", 1],
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

test('what all failures use and no other scenario uses is one cause, whatever rules they belong to', () => {
  const ofArrays = many(6, () => scenario(['cpp.enum.array-size'], difference));
  const inPassing = many(3, () => scenario(['cpp.enum.nested'], difference));
  const others = many(20, () => scenario(['cpp.enum.nested']));
  const used = new Map<string, readonly string[]>([
    ...[...ofArrays, ...inPassing].map(({ id }) => [id, ['m', '…_ARRAYSIZE']] as const),
    ...others.map(({ id }) => [id, ['m', '…_Name']] as const),
  ]);
  const groups = groupFailures([...ofArrays, ...inPassing, ...others], used);
  assert.deepEqual(
    groups.map(({ rules, scenarios }) => [rules, scenarios.length]),
    [[['cpp.enum.array-size', 'cpp.enum.nested'], 9]],
  );
});

test('failures that a word and failures that its rule explain are one cause', () => {
  const withWord = many(8, () => scenario(['cpp.naming.constant'], difference));
  const without = scenario(['cpp.naming.constant'], difference);
  const passing = many(4, () => scenario(['cpp.naming.constant']));
  const used = new Map(withWord.map(({ id }) => [id, ['k…FieldNumber']]));
  const groups = groupFailures([without, ...withWord, ...passing], used);
  assert.deepEqual(
    groups.map(({ rules, scenarios }) => [rules, scenarios.length]),
    [[['cpp.naming.constant'], 9]],
  );
});
