// Figures in documents are brought up to date; a misspelled one is refused.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UsageError } from '../../support/usage-error';
import { withFigures } from './figures';

test('a figure gets its value, with thousands separators; other numbers stay', () => {
  const text = '<!-- figure: rules -->7 rules, <!-- figure: scenarios -->2,461 scenarios, 3 subjects';
  assert.equal(
    withFigures(text, { rules: 411, scenarios: 3975 }, 'README.md'),
    '<!-- figure: rules -->411 rules, <!-- figure: scenarios -->3,975 scenarios, 3 subjects',
  );
});

test('a new figure needs no number', () => {
  assert.equal(withFigures('<!-- figure: rules --> rules', { rules: 2 }, 'a.md'), '<!-- figure: rules -->2 rules');
});

test('an unknown figure is refused; the message names the document and the known figures', () => {
  assert.throws(
    () => withFigures('<!-- figure: ruels -->7', { rules: 7, mutants: 9 }, 'docs/a.md'),
    (error) =>
      error instanceof UsageError && /docs\/a\.md: there is no figure `ruels`[\s\S]*rules, mutants/.test(error.message),
  );
});
