import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as after } from 'node:timers/promises';
import type { Answer } from '../plugin/plugin';
import type { IdeDriver } from '../window/ide-driver';
import type { InstalledIde } from '../window/ide-window';
import { Calls } from './calls';

const answer = {} as Answer;
const unanswered = new Promise<Answer>(() => undefined);

/** The calls to an IDE whose user has been asked about the first of them, and is asked something all the time. */
async function callsWhileAsked(): Promise<Calls> {
  const driver: Pick<IdeDriver, 'dialog'> = {
    dialog: async () => ({ question: 'unsaved changes', text: 'Discard them?' }),
  };
  const ide: Pick<InstalledIde, 'change'> = { change: () => after(10) };
  const calls = new Calls(ide as InstalledIde, driver as IdeDriver);
  await calls.untilAnsweredOrAsked([calls.add('A', 'POST /close', unanswered)]);
  return calls;
}

test('an open question does not end the wait for a later call', async () => {
  const calls = await callsWhileAsked();
  const second = calls.add('A', 'POST /close', after(200, answer));
  await calls.untilAnsweredOrAsked([second]);
  assert.equal(second.answered, true);
});

test('after the reply of the user, a question ends the wait for the next call', async () => {
  const calls = await callsWhileAsked();
  calls.replied();
  const next = calls.add('A', 'POST /project', after(500, answer));
  await calls.untilAnsweredOrAsked([next]);
  assert.equal(next.answered, false);
});

test('a call that is never answered beside a question does not make the scenario wait to the limit', async () => {
  const calls = await callsWhileAsked();
  const second = calls.add('B', 'POST /project', unanswered);
  await calls.untilAnsweredOrAsked([second]);
  assert.deepEqual([second.answered, second.overdue], [false, false]);
});
