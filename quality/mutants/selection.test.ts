import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Catalogue } from '../../harness/verdict/catalogue';
import type { IdentifiedScenario } from '../../harness/verdict/identity';
import { UsageError } from '../../support/usage-error';
import type { Mutant } from './mutant';
import { concernedBy, Evidence, sampleOf, withId, withRules } from './selection';

const mutant = (id: string, file: string, ...breaks: string[]): Mutant => ({
  id,
  file,
  replace: 'a',
  by: 'b',
  breaks,
  why: 'It is gone.',
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
const evidence = new Evidence([
  scenario('cpp.one.a', 'features/cpp/one.feature:3'),
  scenario('cpp.one.b', 'features/cpp/one.feature:9'),
  scenario('cpp.two.a', 'features/cpp/two.feature:3'),
  scenario('ide.log.a', 'features/ide/log.feature:3'),
]);
const ids = (list: readonly Mutant[]): string[] => list.map(({ id }) => id);
const changed = (...files: string[]): string[] =>
  ids(concernedBy(mutants, new Set(files), evidence, ({ place }) => place.file));

test('the features of a mutant are those of all its rules', () => {
  assert.deepEqual(evidence.of(['cpp.two.a', 'cpp.one.a']), ['features/cpp/one.feature', 'features/cpp/two.feature']);
  assert.deepEqual(evidence.of(['cpp.none.a']), []);
});

test('by id and by rule', () => {
  const catalogue = new Catalogue(['cpp.one.a', 'cpp.one.b'].map((id) => ({ id, level: 'must' as const, rule: id })));
  assert.deepEqual(ids(withId(mutants, 'two-a')), ['two-a']);
  assert.throws(() => withId(mutants, 'two-b'), UsageError);
  assert.deepEqual(ids(withRules(mutants, ['cpp.one.a'], catalogue)), ['one-a', 'two-a']);
  assert.deepEqual(ids(withRules(mutants, ['cpp.one.'], catalogue)), ['one-a', 'one-b', 'two-a']);
  assert.throws(() => withRules(mutants, ['cpp.one.c'], catalogue), UsageError);
});

test('the sample has one mutant a feature file', () => {
  assert.deepEqual(ids(sampleOf(mutants, evidence, 3)), ['one-a', 'two-a', 'ide-a']);
  assert.deepEqual(ids(sampleOf(mutants, evidence, 2)), ['one-a', 'two-a']);
});

test('a change concerns the mutants of its source, its features, its steps and its own file', () => {
  assert.deepEqual(changed('reference/cpp/one.ts'), ['one-a', 'one-b']);
  assert.deepEqual(changed('features/cpp/one.feature'), ['one-a', 'one-b', 'two-a']);
  assert.deepEqual(changed('steps/ide/log.ts'), ['ide-a']);
  assert.deepEqual(changed('quality/mutants/faults/two.yaml'), ['two-a']);
  assert.deepEqual(changed('README.md'), []);
});
