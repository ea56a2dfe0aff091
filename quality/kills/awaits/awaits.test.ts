// The worker of the Test IDE ends at each of its awaits, before and after what is awaited: when the next message has been
// answered, the IDE is in the state before the message that was being handled, or in the state after it.

import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { type Death, type Seen, SimulatedBrowser } from './browser';
import { buildHookedWorker, type HookedWorker, hooked } from './build';

/** What a trial does, and the two states that the document allows after it. */
interface Trial {
  readonly arrange?: (browser: SimulatedBrowser) => Promise<void>;
  readonly act: (browser: SimulatedBrowser) => void;
  readonly before: Seen;
  readonly after: Seen;
  /** Whether the user accepts control; absent: yes. */
  readonly accepts?: boolean;
}

const plugin = { name: 'Plugin A', version: '1.0' };
const send = (message: object) => (browser: SimulatedBrowser) => void browser.call('a', message);
const closed: Seen = { open: false, loads: 0, registered: [], controller: null, log: [], dialogs: 0 };
const open: Seen = { ...closed, open: true, loads: 1 };
const registered: Seen = { ...open, registered: ['a'] };
const controlled: Seen = { ...registered, loads: 2, controller: 'a' };

const opened = async (browser: SimulatedBrowser): Promise<void> => {
  browser.openTab();
  await browser.settle();
};
const withPlugin = async (browser: SimulatedBrowser): Promise<void> => {
  await opened(browser);
  void browser.call('a', { uri: '/register', verb: 'post', payload: plugin });
  await browser.settle();
};
const withController = async (browser: SimulatedBrowser): Promise<void> => {
  await opened(browser);
  void browser.call('a', { uri: '/control', verb: 'post', payload: plugin });
  await browser.settle();
};

const trials: Readonly<Record<string, Trial>> = {
  'a plugin opens the IDE': { act: send({ openIDEIfClosed: true }), before: closed, after: open },
  'the user opens the window': { act: (browser) => browser.openTab(), before: { ...closed, loads: 1 }, after: open },
  'a plugin registers': {
    arrange: opened,
    act: send({ uri: '/register', verb: 'post', payload: plugin }),
    before: open,
    after: registered,
  },
  'a plugin logs': {
    arrange: withPlugin,
    act: send({ uri: '/log', verb: 'post', payload: { message: 'hello' } }),
    before: registered,
    after: { ...registered, log: ['hello'] },
  },
  'a plugin gets control': {
    arrange: opened,
    act: send({ uri: '/control', verb: 'post', payload: plugin }),
    before: open,
    after: controlled,
  },
  'the user declines control': {
    arrange: withPlugin,
    act: send({ uri: '/control', verb: 'post', payload: plugin }),
    accepts: false,
    before: registered,
    after: registered,
  },
  'the controller closes the IDE': {
    arrange: withController,
    act: send({ uri: '/close', verb: 'post' }),
    before: controlled,
    after: { ...closed, loads: 2 },
  },
  'the user closes the window': {
    arrange: withController,
    act: (browser) => browser.closeTab(),
    before: { ...closed, loads: 2 },
    after: { ...closed, loads: 2 },
  },
};

describe('the worker ends at each of its awaits', () => {
  let worker: HookedWorker;
  before(async () => {
    worker = await buildHookedWorker();
  });

  /** Runs a trial once. */
  async function perform({ arrange, act, accepts = true }: Trial, death: Death | null): Promise<SimulatedBrowser> {
    const browser = new SimulatedBrowser(worker);
    await arrange?.(browser);
    // The message wakes a worker, as most messages do.
    browser.endWorker();
    browser.accepts = accepts;
    browser.arm(death);
    act(browser);
    await browser.settle();
    return browser;
  }

  for (const [name, trial] of Object.entries(trials)) {
    test(name, async (context) => {
      const undisturbed = await perform(trial, null);
      assert.deepEqual(undisturbed.seen(), trial.after);
      const { awaits } = undisturbed;
      for (let at = 0; at < awaits; at++) {
        for (const when of ['before', 'after'] as const) {
          const browser = await perform(trial, { at, when });
          browser.arm(null);
          let answer: unknown;
          void browser.call('a', { uri: '/health', verb: 'get' }).then((value) => {
            answer = value;
          });
          // A new worker repairs what the old one left.
          await browser.settle();
          const { loads, ...others } = browser.seen();
          // A restarted window is empty: if it is restarted once more, nothing is lost.
          const seen = { ...others, loads: Math.min(loads, trial.after.loads) };
          const isAllowed = [trial.before, trial.after].some((state) => isDeepStrictEqual(seen, state));
          assert(isAllowed, `ended ${when} await ${at}: ${JSON.stringify(seen)}`);
          const refusal = { error: 'The Test IDE is not active', errorCode: 'NotActive' };
          if (seen.open) assert.equal(answer, seen.registered.includes('a'), `health, ended ${when} await ${at}`);
          else assert.deepEqual({ ...(answer as object) }, refusal);
        }
      }
      context.diagnostic(`${2 * awaits} ends, at ${undisturbed.reached.size} of ${worker.places.length} places`);
    });
  }
});

test('a hook takes the place of each await, also inside others', () => {
  const places: string[] = [];
  const code = hooked('const f = async () => {\n  return await g(await h(1));\n};', 'a.ts', (place) =>
    places.push(place),
  );
  assert.deepEqual(places, ['a.ts:2', 'a.ts:2']);
  assert.equal(code.match(/touchstoneAwait\("a\.ts:2", async \(\) => /g)?.length, 2);
});
