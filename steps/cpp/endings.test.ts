import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printable, trouble } from '../../harness/cpp/endings';
import { plan } from '../../harness/cpp/plan';
import type { CaseEnd } from '../../harness/cpp/program-output';
import { defaultLimits } from '../../harness/subject/case-limits';
import { parseFeature } from '../../harness/verdict/suite';
import './values';

const pickles = parseFeature(
  `Feature: One
  Scenario: one
    When \`int a = 1\`
    Then \`a\` compiles
    And \`a\` is \`1\`
  Scenario: two
    Then \`1\` is \`1\`
`,
  'features/one.feature',
);
const [program] = plan(pickles.map(({ pickle, gherkinDocument }) => ({ pickle, document: gherkinDocument })));
const cases = new Map(program!.cases.map((planned) => [planned.number, planned]));
// The probe is not executed.
const well: CaseEnd = { number: 1, case: 1, end: 'returned', entered: [1, 3], step: 3, microseconds: 1, kilobytes: 1 };
const failure = (end: Partial<CaseEnd>) => trouble({ ...well, ...end }, cases.get(1)!, cases, defaultLimits);
const said = (end: Partial<CaseEnd>): string | undefined => failure(end)?.message;

test('a case that entered all of its steps and returned is well', () => assert.equal(said({}), undefined));

test('one that left out a step, or was in one twice, is not', () => {
  assert.equal(said({ entered: [1] }), 'The scenario was left in the middle, before features/one.feature:5.');
  assert.equal(said({ entered: [] }), 'The scenario was left in the middle, before features/one.feature:3.');
  assert.match(said({ entered: [1, 3, 3] })!, /in another order than that of its steps/);
});

test('nor is one that returned and has left something behind or written what is no record', () => {
  assert.match(said({ survivors: true })!, /^It left processes running when it was over; they were killed\.$/);
  assert.match(
    said({ refused: { what: 'another-case', case: 2, text: '' } })!,
    /^Something was written to the descriptor .* an observation of another scenario, features\/one\.feature:6\.$/,
  );
  assert.match(said({ refused: { what: 'text', case: 0, text: 'a\x1b[2J' } })!, /"a\\\\u\{1b\}\[2J" is no observation/);
});

test('an end says what happened, and what else did', () => {
  assert.equal(
    said({ end: 'exit', detail: 'exit status 0', survivors: true, output: 'last words\n' }),
    'The process ended in the middle: exit status 0, and the scenario was not over. ' +
      'It left processes running when it was over; they were killed.\nlast words',
  );
});

test('an end has a cause', () => {
  const cause = (end: Partial<CaseEnd>) => failure(end)?.cause;
  assert.equal(cause({}), undefined);
  assert.deepEqual(cause({ end: 'signal', detail: 'SIGSEGV' }), { kind: 'crashed', signal: 'SIGSEGV' });
  assert.deepEqual(cause({ end: 'exit', detail: 'exit status 0' }), { kind: 'crashed' });
  assert.deepEqual(cause({ entered: [1] }), { kind: 'crashed' });
  assert.deepEqual(cause({ end: 'sanitizer' }), { kind: 'sanitizer' });
  assert.deepEqual(cause({ end: 'leaked' }), { kind: 'leaked' });
  assert.deepEqual(cause({ survivors: true }), { kind: 'leaked' });
  assert.deepEqual(cause({ end: 'timeout' }), { kind: 'timed-out' });
  assert.deepEqual(cause({ refused: { what: 'text', case: 0, text: 'a' } }), { kind: 'harness' });
});

test('output is text: UTF-8 is read, and what could move a cursor or turn the writing is shown', () => {
  const bytes = (text: string): string => Buffer.from(text).toString('latin1');
  assert.equal(printable(bytes('grün\n\tx')), 'grün\n\tx');
  assert.equal(printable(bytes('\x1b[2Jred\r\u202e')), '\\u{1b}[2Jred\\u{d}\\u{202e}');
  assert.equal(printable('\xff'), '\ufffd');
});
