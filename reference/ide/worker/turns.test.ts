import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Turns } from './turns';

/** A call that is written down when it begins, and ends when it is told to. */
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

test('a call begins when the calls of its plugin before it are done, and waits for no other plugin', async () => {
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

test('what waits for the user waits for the calls before it, and holds up none after it', async () => {
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

test('a call that fails ends as one that does not', async () => {
  const turns = new Turns();
  await assert.rejects(
    turns.take('a', false, () => Promise.reject(new Error('out of order'))),
    /out of order/,
  );
  assert.equal(await turns.take('a', false, async () => 'next'), 'next');
});

test('the calls are done that were made before, not those that are made after', async () => {
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
