import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ConnectionRequest, type ControlState, reduceControl, uncontrolled } from './control-state';

const request = (caller: string, requestId: string): ConnectionRequest => ({
  requestId,
  caller,
  registration: { name: `Plugin ${caller}`, version: '1.0', commands: undefined },
});
const controlledBy = (id: string): ControlState => ({ controller: { id, name: `Plugin ${id}` }, pending: null });

for (const [name, before] of [
  ['not controlled', uncontrolled],
  ['controlled by another', controlledBy('b')],
] as const) {
  test(`${name}: a request asks the user and changes nothing else`, () => {
    const { state, effects } = reduceControl(before, { type: 'requested', request: request('a', '1') });
    assert.deepEqual(state, { ...before, pending: request('a', '1') });
    assert.deepEqual(effects, [{ type: 'ask', request: request('a', '1') }]);
  });

  test(`${name}: accepted, the caller controls the IDE after a restart`, () => {
    const asked: ControlState = { ...before, pending: request('a', '1') };
    const { state, effects } = reduceControl(asked, { type: 'answered', requestId: '1', accepted: true });
    assert.deepEqual(state, controlledBy('a'));
    assert.deepEqual(effects, [{ type: 'restart', request: request('a', '1') }]);
  });

  test(`${name}: declined, nothing changes and the caller gets false`, () => {
    const asked: ControlState = { ...before, pending: request('a', '1') };
    const { state, effects } = reduceControl(asked, { type: 'answered', requestId: '1', accepted: false });
    assert.deepEqual(state, { ...before, declines: { a: 1 } });
    assert.deepEqual(effects, [{ type: 'settle', requestId: '1', answer: false }]);
  });

  test(`${name}: the window closes while the user is asked`, () => {
    const asked: ControlState = { ...before, pending: request('a', '1') };
    const { state, effects } = reduceControl(asked, { type: 'windowClosed' });
    assert.deepEqual(state, uncontrolled);
    assert.deepEqual(effects, [{ type: 'settle', requestId: '1', answer: false }]);
  });

  test(`${name}: the window reloads while the user is asked`, () => {
    const asked: ControlState = { ...before, pending: request('a', '1') };
    const { state, effects } = reduceControl(asked, { type: 'windowStarted' });
    assert.deepEqual(state, { ...before, declines: { a: 1 } });
    assert.deepEqual(effects, [{ type: 'settle', requestId: '1', answer: false }]);
  });
}

test('the controller asks again: true, without a question', () => {
  const { state, effects } = reduceControl(controlledBy('a'), { type: 'requested', request: request('a', '2') });
  assert.deepEqual(state, controlledBy('a'));
  assert.deepEqual(effects, [{ type: 'answer', answer: true }]);
});

test('while the user is asked, a second extension gets an error that names the first', () => {
  const asked: ControlState = { controller: null, pending: request('a', '1') };
  const { state, effects } = reduceControl(asked, { type: 'requested', request: request('b', '2') });
  assert.equal(state, asked);
  assert.deepEqual(effects, [
    {
      type: 'answer',
      answer: {
        error: '"Plugin a" is already asking for control: try again after the user has answered',
        errorCode: 'ConnectionRequestPending',
      },
    },
  ]);
});

test('while the user is asked, a second request of the same extension waits for the same answer', () => {
  const asked: ControlState = { controller: null, pending: request('a', '1') };
  const { state, effects } = reduceControl(asked, { type: 'requested', request: request('a', '2') });
  assert.equal(state, asked);
  assert.deepEqual(effects, [{ type: 'join', request: request('a', '1') }]);
});

test('an answer to an outdated question grants nothing', () => {
  for (const state of [uncontrolled, { controller: null, pending: request('b', '2') }]) {
    const result = reduceControl(state, { type: 'answered', requestId: '1', accepted: true });
    assert.deepEqual(result, { state, effects: [] });
  }
});

test('the user closes the window: not controlled', () => {
  assert.deepEqual(reduceControl(controlledBy('a'), { type: 'windowClosed' }), { state: uncontrolled, effects: [] });
});

test('after three declines an extension is refused without a question until the IDE restarts', () => {
  const ask = (state: ControlState, caller: string) =>
    reduceControl(state, { type: 'requested', request: request(caller, '1') });
  const say = (state: ControlState, accepted: boolean) =>
    reduceControl(state, { type: 'answered', requestId: '1', accepted }).state;
  let state = uncontrolled;
  for (let time = 1; time <= 3; time++) {
    const asked = ask(state, 'a');
    assert.equal(asked.effects[0]?.type, 'ask');
    state = say(asked.state, false);
  }
  const [refusal] = ask(state, 'a').effects;
  assert.ok(refusal?.type === 'answer' && typeof refusal.answer === 'object' && 'error' in refusal.answer);
  assert.equal(refusal.answer.errorCode, 'ConnectionRequestBlocked');
  assert.equal(ask(state, 'a').state, state);
  const other = ask(state, 'b');
  assert.equal(other.effects[0]?.type, 'ask');
  assert.equal(ask(say(other.state, true), 'a').effects[0]?.type, 'ask');
  assert.equal(ask(reduceControl(state, { type: 'windowClosed' }).state, 'a').effects[0]?.type, 'ask');
});

test('a controller that stops listening loses control; one that never listened keeps it', () => {
  const listening = reduceControl(controlledBy('a'), { type: 'heard', caller: 'a' }).state;
  assert.equal(reduceControl(listening, { type: 'notHeard', caller: 'a' }).state.controller, null);
  assert.equal(reduceControl(listening, { type: 'notHeard', caller: 'b' }).state, listening);
  const silent = controlledBy('a');
  assert.equal(reduceControl(silent, { type: 'notHeard', caller: 'a' }).state, silent);
  assert.equal(reduceControl(silent, { type: 'heard', caller: 'b' }).state, silent);
});
