import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failureOfEnd, printable } from '../../harness/cpp/endings';
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
const well: CaseEnd = { number: 1, case: 1, end: 'returned', entered: [1, 3], step: 3, microseconds: 1 };
const failure = (end: Partial<CaseEnd>) => failureOfEnd({ ...well, ...end }, cases.get(1)!, cases, defaultLimits);
const said = (end: Partial<CaseEnd>): string | undefined => failure(end)?.message;

test('a case that entered all of its steps and returned has not failed', () => assert.equal(said({}), undefined));

test('a case that skipped a step or entered one twice has failed', () => {
  assert.equal(said({ entered: [1] }), 'The scenario was left before features/one.feature:5.');
  assert.equal(said({ entered: [] }), 'The scenario was left before features/one.feature:3.');
  assert.match(said({ entered: [1, 3, 3] })!, /^The steps of the scenario did not run in their order\.$/);
});

test('a case that left processes behind, or wrote something other than records, has failed', () => {
  assert.match(said({ survivors: true })!, /^It left processes running when it ended; they were killed\.$/);
  assert.match(
    said({ refused: { what: 'another-case', case: 2, text: '' } })!,
    /^Something was written to the descriptor .* an observation of another scenario, features\/one\.feature:6\.$/,
  );
  assert.match(said({ refused: { what: 'text', case: 0, text: 'a\x1b[2J' } })!, /"a\\\\x1b\[2J" is not an observation/);
});

test('the message names everything that went wrong', () => {
  assert.equal(
    said({ end: 'exit', detail: 'exit status 0', survivors: true, output: 'last words\n' }),
    'The process ended before the scenario did: exit status 0. ' +
      'It left processes running when it ended; they were killed.\nlast words',
  );
});

test('every failure has a cause', () => {
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

test('output is decoded as UTF-8, and characters that move the cursor or change the direction are escaped', () => {
  const bytes = (text: string): string => Buffer.from(text).toString('latin1');
  assert.equal(printable(bytes('grün\n\tx')), 'grün\n\tx');
  assert.equal(printable(bytes('\x1b[2Jred\r\u202e')), '\\x1b[2Jred\\x0d\\u{202e}');
  assert.equal(printable('\xff'), '\ufffd');
});
