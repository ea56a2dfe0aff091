import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal } from './answer';
import { asksToOpen, normalize, onlyAsksToOpen } from './message';

test('fields beside the uri and fields in the payload make the same request', () => {
  const expected = { verb: 'POST', path: '/log', payload: { message: 'hello', type: 'warn' } };
  assert.deepEqual(normalize({ uri: '/log', verb: 'post', message: 'hello', type: 'warn' }), expected);
  assert.deepEqual(normalize({ uri: '/log', verb: 'post', payload: { message: 'hello', type: 'warn' } }), expected);
});

test('if a field is given twice, the payload wins', () => {
  const request = normalize({
    uri: '/log',
    verb: 'post',
    message: 'beside',
    type: 'error',
    payload: { message: 'in' },
  });
  assert.ok(!isRefusal(request));
  assert.deepEqual(request.payload, { message: 'in', type: 'error' });
});

test('verb and uri may have any case, and the version is optional', () => {
  for (const uri of ['/playback/location', '/v1/playback/location', '/V1/Playback/LOCATION']) {
    const request = normalize({ uri, verb: 'Get' });
    assert.ok(!isRefusal(request));
    assert.deepEqual([request.verb, request.path], ['GET', '/playback/location']);
  }
});

test('a path that only begins like the version stays unchanged', () => {
  const request = normalize({ uri: '/v10', verb: 'get' });
  assert.ok(!isRefusal(request));
  assert.equal(request.path, '/v10');
});

test('a path without its leading slash is the same path', () => {
  for (const uri of ['playback/location', 'v1/playback/location', 'Playback/Location']) {
    const request = normalize({ uri, verb: 'get' });
    assert.ok(!isRefusal(request));
    assert.equal(request.path, '/playback/location');
  }
});

test('a value that is not a message is refused, not thrown on', () => {
  for (const message of [undefined, null, 5, 'x', [], {}, { uri: 5 }, { uri: '/a' }, { uri: '/a', verb: {} }]) {
    assert.ok(isRefusal(normalize(message)), JSON.stringify(message));
  }
  assert.ok(isRefusal(normalize({ uri: '/log', verb: 'post', payload: 'text' })));
});

test('a key named __proto__ changes no prototype', () => {
  const request = normalize(JSON.parse('{"uri":"/log","verb":"post","payload":{"__proto__":{"message":"x"}}}'));
  assert.ok(!isRefusal(request));
  assert.equal(request.payload.message, undefined);
});

test('only a top-level boolean true asks to open the IDE', () => {
  assert.ok(asksToOpen({ uri: '/health', openIDEIfClosed: true }));
  assert.ok(asksToOpen({ uri: '/health', openSeleniumIDEIfClosed: true }));
  for (const value of [false, undefined, 'true', 1]) assert.ok(!asksToOpen({ uri: '/health', openIDEIfClosed: value }));
  assert.ok(!asksToOpen({ uri: '/health', payload: { openIDEIfClosed: true } }));
  assert.ok(onlyAsksToOpen({ openIDEIfClosed: true }));
  assert.ok(!onlyAsksToOpen({ uri: '/health', verb: 'get', openIDEIfClosed: true }));
});
