import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { closedSession, readSession, type Session, updateSession } from './session';

let stored: Record<string, unknown>;
let isFull: boolean;

beforeEach(() => {
  stored = {};
  isFull = false;
  const session = {
    get: async () => stored,
    set: async (items: object) => {
      if (isFull) throw new Error('Session storage quota bytes exceeded. Values were not stored.');
      stored = { ...stored, ...items };
    },
  };
  Object.assign(globalThis, { chrome: { storage: { session } } });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'chrome');
});

test('an update that cannot be stored changes nothing, and later updates go on from the state before it', async () => {
  const open: Session = { ...closedSession, window: { tabId: 1, windowId: 2, phase: 'ready' } };
  await updateSession(() => [open, undefined]);
  isFull = true;
  const refused = updateSession((session) => [{ ...session, window: null }, undefined]);
  await assert.rejects(refused, /quota bytes exceeded/);
  assert.deepEqual(await readSession(), open);
  isFull = false;
  assert.equal(await updateSession((session) => [session, session.window?.tabId]), 1);
  assert.deepEqual(stored, { session: open });
});
