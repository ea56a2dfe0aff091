import assert from 'node:assert/strict';
import { afterEach, beforeEach, type TestContext, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { emptyProject } from '../../project/side-project';
import { Recovery } from './recovery';
import { initialState, Store } from './store';

/** The browser's storage, and whether its disk is full: then it refuses to write and to delete. */
let stored: Map<string, unknown>;
let isFull: boolean;

const full = 'IO error: .../000003.log: No space left on device';

beforeEach(() => {
  stored = new Map();
  isFull = false;
  const writing = async (change: () => void) => {
    if (isFull) throw new Error(full);
    change();
  };
  Object.assign(globalThis, {
    addEventListener: () => undefined,
    chrome: {
      storage: {
        local: {
          get: async () => Object.fromEntries(stored),
          set: (items: object) =>
            writing(() => {
              for (const [key, value] of Object.entries(items)) stored.set(key, value);
            }),
          remove: (key: string) => writing(() => stored.delete(key)),
        },
      },
    },
  });
});
afterEach(() => {
  for (const name of ['chrome', 'addEventListener']) Reflect.deleteProperty(globalThis, name);
});

/** A window's recovery whose time stands still, except when a test lets it pass. */
function window(context: TestContext) {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const store = new Store(initialState(emptyProject(() => 'id')));
  const warnings: string[] = [];
  const recovery = new Recovery(store, (warning) => warnings.push(warning));
  return {
    store,
    recovery,
    warnings,
    async rename(name: string) {
      store.set({ project: { ...store.state.project, name } });
      store.flush();
      await setImmediate();
    },
    async wait(milliseconds: number) {
      context.mock.timers.tick(milliseconds);
      await setImmediate();
    },
  };
}

const names = () => [...stored.values()].map((entry) => (entry as { project: { name: string } }).project.name);

test('a full storage is told once, and what it refused is stored when there is room again', async (context) => {
  const { rename, wait, warnings } = window(context);
  isFull = true;
  await rename('one');
  await wait(1_000);
  await wait(10_000);
  assert.deepEqual(names(), []);
  assert.deepEqual(warnings, [`Unsaved changes cannot be stored and would be lost if the window crashed: ${full}`]);

  // No further change is needed.
  isFull = false;
  await wait(10_000);
  assert.deepEqual(names(), ['one']);
});

test('a storage that is full again is told again, and the last stored state stays', async (context) => {
  const { rename, wait, warnings } = window(context);
  await rename('one');
  isFull = true;
  await rename('two');
  await wait(1_000);
  assert.deepEqual(names(), ['one']);
  assert.equal(warnings.length, 1);
  isFull = false;
  await wait(10_000);
  assert.deepEqual(names(), ['two']);
  isFull = true;
  await rename('three');
  await wait(10_000);
  assert.deepEqual(names(), ['two']);
  assert.equal(warnings.length, 2);
});

test('a window ends although its stored project cannot be deleted; the next window offers it', async (context) => {
  const first = window(context);
  await first.rename('one');
  isFull = true;
  await first.recovery.end();
  context.mock.timers.reset();

  const { recovery, warnings } = window(context);
  const [left] = await recovery.left();
  assert.equal(left?.project.name, 'one');
  await recovery.drop(left);
  assert.deepEqual(warnings, [`“one” cannot be deleted from the browser's storage and will be offered again: ${full}`]);
});

test('after a save, a stored project that cannot be deleted is told', async (context) => {
  const { rename, store, warnings } = window(context);
  await rename('one');
  isFull = true;
  store.set({ savedProject: store.state.project });
  store.flush();
  await setImmediate();
  assert.deepEqual(warnings, [`“one” cannot be deleted from the browser's storage and will be offered again: ${full}`]);
});

test('a storage that cannot be read has nothing to offer, which is told', async (context) => {
  const { recovery, warnings } = window(context);
  chrome.storage.local.get = () => Promise.reject(new Error('corruption')) as never;
  assert.deepEqual(await recovery.left(), []);
  assert.deepEqual(warnings, ['Unsaved projects of earlier windows cannot be read: corruption']);
});
