import { deepEqual, equal, rejects } from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, Notifier, until, WaitLimit, WaitTimeout, waitLimit, within } from './waiting';

test('within returns a value that arrives in time', async () => {
  equal(await within('a value', Promise.resolve(7)), 7);
});

test('the error of within names what did not arrive', async () => {
  await rejects(within('the dialog', new Promise(() => {}), 1), (error) => {
    return error instanceof WaitTimeout && error.message === 'Timed out after 0.001 s waiting for the dialog.';
  });
});

test('the error of until names the awaited state and the last state seen', async () => {
  waitLimit.set(100);
  const wait = until(
    'a green light',
    async () => 'red',
    (light) => light === 'green',
    () => new Promise((resolve) => setTimeout(resolve, 100)),
    (light) => `It is ${light}.`,
  );
  await rejects(wait, /^WaitTimeout: Timed out after 0\.1 s waiting for a green light\. It is red\.$/);
});

test('the limit becomes short after some waits have timed out', () => {
  const waitLimit = new WaitLimit(20_000);
  for (const limit of [20_000, 20_000, 20_000, 5000, 5000]) {
    equal(waitLimit.ms, limit);
    waitLimit.recordTimeout();
  }
  waitLimit.set(1000);
  equal(waitLimit.ms, 1000);
});

test('an action can have a limit of its own, and its timeouts leave the later limits as they were', async () => {
  const limit = new WaitLimit(20_000);
  const value = await limit.during(3000, async () => {
    equal(limit.ms, 3000);
    for (let count = 0; count < 5; count++) limit.recordTimeout();
    return 7;
  });
  equal(value, 7);
  equal(limit.ms, 20_000);
  await rejects(
    limit.during(1, () => Promise.reject(new Error('no'))),
    /no/,
  );
  equal(limit.ms, 20_000);
});

test('eventually reads the state after each change until it is the wanted one', async () => {
  const notifier = new Notifier();
  const states = ['idle', 'running', 'passed'];
  const read: string[] = [];
  const last = await eventually(
    async () => {
      read.push(states[read.length] ?? 'too far');
      return read.at(-1);
    },
    (state) => state === 'passed',
    () => {
      const next = notifier.next();
      notifier.notify();
      return next;
    },
  );
  equal(last, 'passed');
  deepEqual(read, states);
});

test('eventually returns the last state after the limit', async () => {
  const state = await eventually(
    async () => 'idle',
    () => false,
    async () => {},
    0,
  );
  equal(state, 'idle');
});
