import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { closedSession } from '../bridge/session';
import { IdeWindow } from './ide-window';

/** The messages from the window to the worker. */
let sent: unknown[];

beforeEach(() => {
  sent = [];
  Object.assign(globalThis, {
    addEventListener: () => undefined,
    chrome: {
      runtime: {
        sendMessage: async (message: unknown) => {
          sent.push(message);
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

test('one request for control shows one dialog, however often the caller asks', () => {
  const ide = new IdeWindow(closedSession);
  const kinds = () => ide.state.dialogs.map(({ kind }) => kind);
  assert.equal(ide.askConnection('request-1', 'a', 'Plugin A'), true);
  assert.equal(ide.askConnection('request-1', 'a', 'Plugin A'), true);
  assert.deepEqual(kinds(), ['connection']);

  ide.answerDialog(ide.state.dialogs[0]!, false);
  // The caller repeated its request before the user answered; the worker's message is late.
  assert.equal(ide.askConnection('request-1', 'a', 'Plugin A'), true);
  assert.deepEqual(kinds(), []);
  const args = { requestId: 'request-1', accepted: false };
  assert.deepEqual(sent, [{ to: 'worker', call: 'connectionAnswered', args }]);

  assert.equal(ide.askConnection('request-2', 'a', 'Plugin A'), true);
  assert.deepEqual(kinds(), ['connection']);
  ide.answerDialog(ide.state.dialogs[0]!, true);
});

test('a dialog is removed from the window before its answer is delivered', () => {
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
