import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { closedSession } from '../bridge/session';
import { IdeWindow } from './ide-window';

/** What the window has told the worker. */
let told: unknown[];

beforeEach(() => {
  told = [];
  Object.assign(globalThis, {
    addEventListener: () => undefined,
    chrome: {
      runtime: {
        sendMessage: async (message: unknown) => {
          told.push(message);
          return { value: true };
        },
      },
      storage: { session: { onChanged: { addListener: () => undefined } } },
    },
  });
});
afterEach(() => {
  for (const name of ['chrome', 'addEventListener']) Reflect.deleteProperty(globalThis, name);
});

test('a connection is asked about once, whenever its caller asks again', () => {
  const ide = new IdeWindow(closedSession);
  const kinds = () => ide.state.dialogs.map(({ kind }) => kind);
  assert.equal(ide.askConnection('request-1', 'a', 'Plugin A'), true);
  assert.equal(ide.askConnection('request-1', 'a', 'Plugin A'), true);
  assert.deepEqual(kinds(), ['connection']);

  ide.answerDialog(ide.state.dialogs[0]!, false);
  // The caller has joined its request before it was answered; the worker's message is late.
  assert.equal(ide.askConnection('request-1', 'a', 'Plugin A'), true);
  assert.deepEqual(kinds(), []);
  const args = { requestId: 'request-1', accepted: false };
  assert.deepEqual(told, [{ to: 'worker', call: 'connectionAnswered', args }]);

  assert.equal(ide.askConnection('request-2', 'a', 'Plugin A'), true);
  assert.deepEqual(kinds(), ['connection']);
  ide.answerDialog(ide.state.dialogs[0]!, true);
});

test('whoever hears an answer finds the question gone from the window', () => {
  const ide = new IdeWindow(closedSession);
  let shown: readonly string[] = [];
  ide.store.subscribe(() => {
    shown = ide.state.dialogs.map(({ kind }) => kind);
  });
  ide.askConnection('request-1', 'a', 'Plugin A');
  ide.store.flush();
  assert.deepEqual(shown, ['connection']);
  let shownToWorker: readonly string[] | undefined;
  chrome.runtime.sendMessage = async () => {
    shownToWorker = shown;
    return { value: true };
  };
  ide.answerDialog(ide.state.dialogs[0]!, false);
  assert.deepEqual(shownToWorker, []);
});
