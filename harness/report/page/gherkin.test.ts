import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf } from './gherkin';

const text = [
  'Feature: Shop', // 1
  '',
  '  Scenario Outline: <count> of them', // 3
  '    Given the schema', // 4
  '      """proto', // 5
  '      message M {}', // 6
  '        Then not a step', // 7
  '      """', // 8
  '    Then `m.count()` is `<count>`', // 9
  '      | a | <missing> |', // 10
].join('\n');
const feature = { uri: 'shop.feature', text };

test('headings, steps and what belongs to a step are told apart, and placeholders are filled in', () => {
  const lines = linesOf(feature, [3, 10], { count: '7' });
  assert.deepEqual(
    lines.map(({ number, kind, keyword, text: shown, indent }) => [number, kind, keyword, shown, indent]),
    [
      [3, 'heading', 'Scenario Outline:', '7 of them', 0],
      [4, 'step', 'Given', 'the schema', 2],
      [5, 'argument', '', '"""proto', 4],
      [6, 'argument', '', 'message M {}', 4],
      [7, 'argument', '', 'Then not a step', 6],
      [8, 'argument', '', '"""', 4],
      [9, 'step', 'Then', '`m.count()` is `7`', 2],
      [10, 'argument', '', '| a | <missing> |', 4],
    ],
  );
});
