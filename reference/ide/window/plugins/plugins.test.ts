import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import type { Session } from '../../bridge/session';
import { AnswerLimit, answerLimitMs, sendEvent, sendToPlugin } from './plugins';

/** The browser's delivery of a message to an extension. */
let deliver: (plugin: string, message: unknown) => Promise<unknown>;

/** The worker's answer when the window asks whether a plugin's calls are done. */
let callsDone: (caller: string) => Promise<unknown>;

/** `chrome.runtime.sendMessage`: with an id, to that extension; without one, to the extension's own worker. */
function sendMessage([first, second]: unknown[]): Promise<unknown> {
  if (typeof first === 'string') return deliver(first, second);
  const { to, call, args } = first as { to: string; call: string; args: { caller: string } };
  assert.deepEqual([to, call], ['worker', 'callsDone']);
  return callsDone(args.caller).then((value) => ({ value }));
}

beforeEach(() => {
  callsDone = async () => true;
  mock.timers.enable({ apis: ['setTimeout'] });
  Object.assign(globalThis, {
    chrome: { runtime: { sendMessage: (...args: unknown[]) => sendMessage(args) } },
  });
});
afterEach(() => {
  mock.timers.reset();
  Reflect.deleteProperty(globalThis, 'chrome');
});

const silence = () => new Promise<unknown>(() => {});

test('an answer is passed on unchanged', async () => {
  for (const answer of [true, undefined, null, { error: 'no' }]) {
    deliver = async () => answer;
    assert.deepEqual(await sendToPlugin('a', {}), { answer });
  }
});

test('an answer takes effect after the earlier calls of the plugin', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const asked: string[] = [];
  callsDone = (caller) => {
    asked.push(caller);
    return promise;
  };
  deliver = async () => true;
  let reply: unknown;
  const sent = sendToPlugin('a', {}).then((value) => {
    reply = value;
  });
  await new Promise(setImmediate);
  assert.deepEqual([reply, asked], [undefined, ['a']]);
  resolve(true);
  await sent;
  assert.deepEqual(reply, { answer: true });
});

test('a missing plugin is a problem in the browser’s words', async () => {
  deliver = async () => Promise.reject(new Error('Receiving end does not exist.'));
  assert.deepEqual(await sendToPlugin('a', {}), { problem: 'Receiving end does not exist.' });
});

test('the wait for a plugin ends after five seconds', async () => {
  deliver = silence;
  const reply = sendToPlugin('a', {});
  mock.timers.tick(answerLimitMs);
  assert.deepEqual(await reply, { problem: 'no answer within 5 seconds', late: true });
});

test('a report of a plugin restarts its time limit', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  deliver = () => promise;
  const limit = new AnswerLimit();
  const reply = sendToPlugin('a', {}, limit);
  mock.timers.tick(answerLimitMs - 1);
  limit.renew();
  mock.timers.tick(answerLimitMs - 1);
  resolve('at last');
  assert.deepEqual(await reply, { answer: 'at last' });
});

test('an event goes to every registered plugin and returns all replies', async () => {
  const messages: unknown[] = [];
  deliver = async (plugin, message) => {
    messages.push([plugin, message]);
    return plugin === 'a' ? true : silence();
  };
  const registrations = { a: { name: 'Plugin A' }, b: { name: 'Plugin B' } };
  const replies = sendEvent({ registrations } as unknown as Session, 'projectLoaded', { projectName: 'Shop' });
  mock.timers.tick(answerLimitMs);
  assert.deepEqual(await replies, [
    { plugin: 'Plugin A', reply: { answer: true } },
    { plugin: 'Plugin B', reply: { problem: 'no answer within 5 seconds', late: true } },
  ]);
  const message = { action: 'event', event: 'projectLoaded', options: { projectName: 'Shop' } };
  assert.deepEqual(messages, [
    ['a', message],
    ['b', message],
  ]);
});
