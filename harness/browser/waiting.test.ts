import { deepEqual, equal, rejects } from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, NotInTime, Patience, Pulse, within } from './waiting';

test('what comes in time is given', async () => {
  equal(await within('a value', Promise.resolve(7)), 7);
});

test('what does not come is named', async () => {
  await rejects(within('the dialog', new Promise(() => {}), 1), (error) => {
    return error instanceof NotInTime && error.message === 'Waited 1 ms in vain for the dialog.';
  });
});

test('patience is long, and short when some waits were in vain', () => {
  const patience = new Patience(20_000);
  for (const limit of [20_000, 20_000, 20_000, 5000, 5000]) {
    equal(patience.limitMs, limit);
    patience.lose();
  }
  patience.set(1000);
  equal(patience.limitMs, 1000);
});

test('a state is read again at every change until it is the wanted one', async () => {
  const pulse = new Pulse();
  const states = ['idle', 'running', 'passed'];
  const read: string[] = [];
  const last = await eventually(
    async () => {
      read.push(states[read.length] ?? 'too far');
      return read.at(-1);
    },
    (state) => state === 'passed',
    () => {
      const next = pulse.next();
      pulse.beat();
      return next;
    },
  );
  equal(last, 'passed');
  deepEqual(read, states);
});

test('after the limit the last state is returned', async () => {
  const state = await eventually(
    async () => 'idle',
    () => false,
    async () => {},
    0,
  );
  equal(state, 'idle');
});
