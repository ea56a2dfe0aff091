// A picture is out of date if the project no longer matches the picture's data.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Current, outdated, type Pictures } from './pictures';

const project = { project: 'Lantern Shop', tests: ['Buy'], suites: ['All'] };
const shown: Pictures = {
  'run.png': { rule: 'cpp.a.', scenarios: { passed: 5, expected: 2, 'not-applicable': 3 } },
  'ide.png': project,
};
const current: Current = { scenarios: { applicable: 7, notApplicable: 3 }, project };

test('pictures whose data match the project are up to date', () => {
  assert.deepEqual([...outdated(shown, current)], []);
});

test('one more scenario makes the picture of a run out of date', () => {
  const reasons = outdated(shown, { ...current, scenarios: { applicable: 8, notApplicable: 3 } });
  assert.deepEqual(
    [...reasons],
    [['run.png', 'it shows 7 scenarios and 3 that are not applicable; there are 8 and 3']],
  );
});

test('a capability that the subject gains or loses makes it out of date too', () => {
  const reasons = outdated(shown, { ...current, scenarios: { applicable: 6, notApplicable: 4 } });
  assert.deepEqual([...reasons.keys()], ['run.png']);
});

test('another test in the project makes the picture of the IDE out of date', () => {
  const reasons = outdated(shown, { ...current, project: { ...project, tests: ['Buy', 'Sell'] } });
  assert.deepEqual([...reasons.keys()], ['ide.png']);
});

test('without their data, both pictures are out of date', () => {
  assert.deepEqual([...outdated(undefined, current).keys()], ['run.png', 'ide.png']);
});
