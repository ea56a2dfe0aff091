import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Catalogue } from '../../harness/verdict/catalogue';
import type { IdentifiedScenario } from '../../harness/verdict/identity';
import { UsageError } from '../../support/usage-error';
import type { Mutant } from './mutant';
import { affectedBy, FeatureIndex, noticedBy, oneForEachFeature, withId, withRules } from './selection';

const mutant = (id: string, file: string, ...breaks: string[]): Mutant => ({
  id,
  file,
  replace: 'a',
  by: 'b',
  breaks,
  why: 'It is missing.',
  compiles: true,
  place: { file: `quality/mutants/faults/${id.slice(0, 3)}.yaml`, line: 1 },
});
const mutants = [
  mutant('one-a', 'cpp/one.ts', 'cpp.one.a'),
  mutant('one-b', 'cpp/one.ts', 'cpp.one.b'),
  mutant('two-a', 'runtime/two.cc', 'cpp.two.a', 'cpp.one.a'),
  mutant('ide-a', 'ide/log.ts', 'ide.log.a'),
];
const scenario = (rule: string, location: string): IdentifiedScenario => ({
  id: `${rule}/x`,
  rules: [rule],
  name: 'x',
  written: { name: 'x', line: 1 },
  location,
  tags: [],
});
const index = new FeatureIndex([
  scenario('cpp.one.a', 'features/cpp/one.feature:3'),
  scenario('cpp.one.b', 'features/cpp/one.feature:9'),
  scenario('cpp.two.a', 'features/cpp/two.feature:3'),
  scenario('ide.log.a', 'features/ide/log.feature:3'),
]);
const ids = (list: readonly Mutant[]): string[] => list.map(({ id }) => id);
const changed = (...files: string[]): string[] =>
  ids(affectedBy(mutants, new Set(files), index, ({ place }) => place.file));

test('a mutant has the features of all its rules', () => {
  assert.deepEqual(index.featuresOf(['cpp.two.a', 'cpp.one.a']), [
    'features/cpp/one.feature',
    'features/cpp/two.feature',
  ]);
  assert.deepEqual(index.featuresOf(['cpp.none.a']), []);
});

test('mutants are selected by id and by rule', () => {
  const catalogue = new Catalogue(['cpp.one.a', 'cpp.one.b'].map((id) => ({ id, level: 'must' as const, rule: id })));
  assert.deepEqual(ids(withId(mutants, 'two-a')), ['two-a']);
  assert.throws(() => withId(mutants, 'two-b'), UsageError);
  assert.deepEqual(ids(withRules(mutants, ['cpp.one.a'], catalogue)), ['one-a', 'two-a']);
  assert.deepEqual(ids(withRules(mutants, ['cpp.one.'], catalogue)), ['one-a', 'one-b', 'two-a']);
  assert.throws(() => withRules(mutants, ['cpp.one.c'], catalogue), UsageError);
});

test('the sample has the cheapest mutant of each feature file', () => {
  assert.deepEqual(ids(oneForEachFeature(mutants, index, 3)), ['one-a', 'two-a', 'ide-a']);
  assert.deepEqual(ids(oneForEachFeature(mutants, index, 2)), ['one-a', 'two-a']);
  const cheaper = mutant('two-b', 'cpp/one.ts', 'cpp.two.a');
  assert.deepEqual(ids(oneForEachFeature([...mutants, cheaper], index, 2)), ['one-a', 'two-b']);
});

test('a mutant that passing scenarios are known to notice needs no run without the fault', () => {
  const killers = { 'one-a': ['cpp.one.a/x'], 'one-b': ['cpp.one.a/x', 'cpp.one.b/red'], 'ide-a': [] };
  const green = new Map([['cpp.one.a/x', ['cpp.one.a']]]);
  assert.deepEqual(ids(noticedBy(mutants, killers, green)), ['one-a']);
});

test('the sample has no mutant of a rule with scenarios in many feature files', () => {
  const places = ['one', 'two', 'three', 'four', 'five'].map((name) => `features/cpp/${name}.feature:3`);
  const spread = new FeatureIndex(places.map((place) => scenario('cpp.one.a', place)));
  assert.deepEqual(ids(oneForEachFeature(mutants, spread, 3)), []);
  assert.deepEqual(ids(oneForEachFeature(mutants, spread, 3, Number.POSITIVE_INFINITY)), ['one-a']);
  const few = new FeatureIndex(places.slice(1).map((place) => scenario('cpp.one.a', place)));
  assert.deepEqual(ids(oneForEachFeature(mutants, few, 3)), ['one-a']);
});

test('a change affects the mutants of a source, a feature, a step file and a fault file', () => {
  assert.deepEqual(changed('reference/cpp/one.ts'), ['one-a', 'one-b']);
  assert.deepEqual(changed('features/cpp/one.feature'), ['one-a', 'one-b', 'two-a']);
  assert.deepEqual(changed('steps/ide/log.ts'), ['ide-a']);
  assert.deepEqual(changed('quality/mutants/faults/two.yaml'), ['two-a']);
  assert.deepEqual(changed('README.md'), []);
});
