// The worker of the Test IDE ends at each of its awaits, before and after what is awaited: when the next message has been
// answered, the IDE is in the state before the message that was being handled, or in the state after it.

import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { SimulatedBrowser } from './browser';
import { buildHookedWorker, type HookedWorker, hooked } from './build';
import { type Act, type Death, notActive, type Trial, trials } from './trials';

function perform(browser: SimulatedBrowser, act: Act): void {
  if (act === 'the user opens the window') browser.openTab();
  else if (act === 'the user closes the window') browser.closeTab();
  else void browser.call('a', act.message);
}

describe('the worker ends at each of its awaits', () => {
  let worker: HookedWorker;
  before(async () => {
    worker = await buildHookedWorker();
  });

  /** Runs a trial once. */
  async function run({ arrange, act, accepts = true }: Trial, death: Death | null): Promise<SimulatedBrowser> {
    const browser = new SimulatedBrowser(worker);
    for (const earlier of arrange) {
      perform(browser, earlier);
      await browser.settle();
    }
    // The message wakes a worker, as most messages do.
    browser.endWorker();
    browser.accepts = accepts;
    browser.arm(death);
    perform(browser, act);
    await browser.settle();
    return browser;
  }

  for (const [name, trial] of Object.entries<Trial>(trials)) {
    test(name, async (context) => {
      const undisturbed = await run(trial, null);
      assert.deepEqual(undisturbed.seen(), trial.after);
      const { awaits } = undisturbed;
      for (let at = 0; at < awaits; at++) {
        for (const when of ['before', 'after'] as const) {
          const browser = await run(trial, { at, when });
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
          if (seen.open) assert.equal(answer, seen.registered.includes('a'), `health, ended ${when} await ${at}`);
          else assert.deepEqual({ ...(answer as object) }, notActive);
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
