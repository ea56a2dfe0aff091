import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Turns } from './turns';

/** Calls that record their start and end on demand. */
function recorded() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const call = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, call, end: (name: string) => ends.get(name)?.() };
}
const others = () => new Promise(setImmediate);

test('a call waits for earlier calls of its plugin, and for no other plugin', async () => {
  const { begun, call, end } = recorded();
  const turns = new Turns();
  const calls = [
    turns.take('a', false, call('a1')),
    turns.take('a', false, call('a2')),
    turns.take('b', false, call('b1')),
  ];
  await others();
  assert.deepEqual(begun, ['a1', 'b1']);
  end('a1');
  await others();
  assert.deepEqual(begun, ['a1', 'b1', 'a2']);
  end('a2');
  end('b1');
  assert.deepEqual(await Promise.all(calls), ['a1', 'a2', 'b1']);
});

test('a call that waits for the user waits for earlier calls, and delays no later ones', async () => {
  const { begun, call, end } = recorded();
  const turns = new Turns();
  void turns.take('a', false, call('first'));
  void turns.take('a', true, call('question'));
  void turns.take('a', false, call('after'));
  await others();
  assert.deepEqual(begun, ['first']);
  end('first');
  await others();
  assert.deepEqual(begun.toSorted(), ['after', 'first', 'question']);
});

test('a call that fails does not block later calls', async () => {
  const turns = new Turns();
  await assert.rejects(
    turns.take('a', false, () => Promise.reject(new Error('out of order'))),
    /out of order/,
  );
  assert.equal(await turns.take('a', false, async () => 'next'), 'next');
});

test('`done` waits for calls made before it, not for later ones', async () => {
  const { call, end } = recorded();
  const turns = new Turns();
  let done = false;
  await turns.done('a');
  void turns.take('a', false, call('before'));
  const waiting = turns.done('a').then(() => {
    done = true;
  });
  void turns.take('a', false, call('after'));
  await others();
  assert.equal(done, false);
  end('before');
  await waiting;
});
