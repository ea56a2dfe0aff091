import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Cause, causeSchema } from './cause';
import {
  causeTitle,
  excerpt,
  headline,
  matchesEntry,
  otherFailure,
  titleOf,
  unexpectedPass,
  unfinished,
} from './render';
import { verdicts } from './verdict';

const entry = { scenario: 'cpp.a.b/c', message: 'no viable', reason: 'It is old.', line: 7 };

test('every verdict has its title', () => {
  assert.deepEqual(
    verdicts.map((verdict) => `${verdict}: ${titleOf(verdict)}`),
    [
      'passed: passed',
      'failed: failed',
      'expected: failed as expected',
      'unexpected-pass: passed unexpectedly',
      'not-applicable: not applicable',
      'vacuous: observed nothing',
    ],
  );
});

test('every cause has its title', () => {
  const kinds = causeSchema.options.map(({ shape }) => shape.kind.value);
  assert.deepEqual(
    kinds.map((kind) => `${kind}: ${causeTitle({ kind })}`),
    [
      'not-generated: not generated',
      'not-compiled: does not compile',
      'not-linked: does not link',
      'crashed: crashed',
      'sanitizer: stopped by a sanitizer',
      'leaked: leaked',
      'timed-out: timed out',
      'observed: observed another value',
      'vacuous: observed nothing',
      'harness: not the subject’s fault',
    ],
  );
  const crash: Cause = { kind: 'crashed', signal: 'SIGSEGV' };
  assert.equal(causeTitle(crash), 'crashed (SIGSEGV)');
});

test('what a baseline expects is found in the message, and named where it is not met', () => {
  assert(matchesEntry('error: no viable conversion', entry));
  assert(!matchesEntry('error: no member', entry));
  assert.equal(unexpectedPass('a.yaml', entry), 'It passes, but a.yaml:7 expects it to fail. Delete the entry.');
  assert.equal(
    otherFailure('It crashed.', 'a.yaml', entry),
    'It crashed.\na.yaml:7 expects another failure, with the text: no viable',
  );
});

test('a scenario that failed although no step threw', () => {
  assert.match(unfinished('UNDEFINED', 'snippet'), /^A step is not defined/);
  assert.match(unfinished('AMBIGUOUS', undefined), /^A step is ambiguous/);
  assert.equal(unfinished('FAILED', 'why'), 'why');
  assert.equal(unfinished('PENDING', undefined), 'The scenario ended with the status PENDING.');
});

test('the first line of a message, and its first lines', () => {
  assert.equal(headline('one\ntwo'), 'one');
  assert.equal(headline(''), '');
  assert.deepEqual(excerpt('1\n2\n3\n4\n', 2), ['1', '2', '… 2 more lines']);
  assert.deepEqual(excerpt('1\n2\n3', 2), ['1', '2', '3'], 'a line that says `1 more line` would be no shorter');
});
