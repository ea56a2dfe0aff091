import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { messageTo } from './message';

const log = { uri: '/log', verb: 'post', message: 'hello', type: 'warn' };

describe('the fields of a message', () => {
  test('stay beside the uri by default', () => {
    assert.deepEqual(messageTo({}, log), log);
    assert.deepEqual(messageTo({ fields: 'beside' }, log), log);
  });

  test('go into a payload', () => {
    assert.deepEqual(messageTo({ fields: 'payload' }, log), {
      uri: '/log',
      verb: 'post',
      payload: { message: 'hello', type: 'warn' },
    });
  });

  test('are in both places', () => {
    assert.deepEqual(messageTo({ fields: 'both' }, log), { ...log, payload: { message: 'hello', type: 'warn' } });
  });

  test('a message without fields has no payload', () => {
    const health = { uri: '/health', verb: 'get', openIDEIfClosed: true };
    assert.deepEqual(messageTo({ fields: 'payload' }, health), health);
  });

  test('a payload that the feature writes is left alone', () => {
    const written = { uri: '/log', verb: 'post', message: 'beside', payload: { message: 'inside' } };
    for (const fields of ['beside', 'payload', 'both'] as const)
      assert.deepEqual(messageTo({ fields }, written), written);
  });
});

test('the open request has the name that the IDE knows, beside the uri', () => {
  const message = { uri: '/control', verb: 'post', name: 'A', openIDEIfClosed: true };
  assert.deepEqual(messageTo({ fields: 'payload', openRequest: 'openSeleniumIDEIfClosed' }, message), {
    uri: '/control',
    verb: 'post',
    openSeleniumIDEIfClosed: true,
    payload: { name: 'A' },
  });
});
