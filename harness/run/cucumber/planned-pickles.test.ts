import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseFeature } from '../../verdict/suite';
import { fingerprint, keepPlanned, placeOf } from './planned-pickles';

const text = `Feature: f

  Scenario: one
    Given a step

  Scenario Outline: two
    Given a step with <value>

    Examples:
      | value |
      | a     |
      | b     |
`;
const read = (feature: string) => parseFeature(feature, 'a.feature');
const plannedOf = (places: readonly string[]) =>
  Object.fromEntries(
    read(text)
      .filter(({ pickle }) => places.includes(placeOf(pickle)))
      .map(({ pickle }) => [placeOf(pickle), fingerprint(pickle)]),
  );

test('a scenario’s place is its line, an outline’s row has its own', () => {
  assert.deepEqual(
    read(text).map(({ pickle }) => placeOf(pickle)),
    ['a.feature:3', 'a.feature:11', 'a.feature:12'],
  );
});

test('only planned scenarios are run', () => {
  const kept = keepPlanned(read(text), plannedOf(['a.feature:3', 'a.feature:12']));
  assert.deepEqual(
    kept.map(({ pickle }) => pickle.name + pickle.steps[0]!.text),
    ['onea step', 'twoa step with b'],
  );
});

test('a feature that changed since it was planned is refused', () => {
  const planned = plannedOf(['a.feature:12']);
  const changed = /a\.feature:12: the feature has changed during the run/;
  assert.throws(() => keepPlanned(read(`\n${text}`), planned), changed);
  assert.throws(() => keepPlanned(read(text.replace('| b ', '| c ')), planned), changed);
});
