import { equal } from 'node:assert/strict';
import { test } from 'node:test';
import type { Answer } from '../plugin/plugin';
import { answerText, isError, isSuccess } from './answers';

const value = (given: unknown): Answer => ({ kind: 'value', value: given });

test('an error is a text under `error`, or a rejection', () => {
  equal(isError(value({ error: 'No element was found' })), true);
  equal(isError({ kind: 'rejected', reason: 'No element was found' }), true);
});

test('a rejection that webextension-polyfill sends as a value is an error', () => {
  equal(isError(value({ __mozWebExtensionPolyfillReject__: true, message: 'No element was found' })), true);
  equal(isSuccess(value({ __mozWebExtensionPolyfillReject__: true, message: 'No element was found' })), false);
  equal(isError(value({ message: 'No element was found' })), false);
});

test('an empty text, an empty error, no answer and no listener are not errors of the IDE', () => {
  for (const answer of [value(''), value(false), value({ error: '' }), value(null)])
    equal(isError(answer), false, answerText(answer));
  equal(isError({ kind: 'nothing' }), false);
  equal(isError({ kind: 'rejected', reason: 'Could not establish connection. Receiving end does not exist.' }), false);
  equal(
    isError({
      kind: 'rejected',
      reason:
        'A listener indicated an asynchronous response by returning true, but the message channel closed before a response was received',
    }),
    false,
  );
});

test('a value that is not an error is a success; no answer is not', () => {
  equal(isSuccess(value(true)), true);
  equal(isSuccess(value({ error: 'no' })), false);
  equal(isSuccess({ kind: 'nothing' }), false);
});
