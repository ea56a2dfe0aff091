// The Test IDE in Chromium, with a hook at each await of its service worker. The worker is stopped at a chosen await.

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { CDPSession } from 'puppeteer-core';
import { z } from 'zod';
import { HiddenPage } from '../../../harness/ide/chromium/hidden-page';
import type { Session } from '../../../reference/ide/bridge/session';
import { eventually, momentMs, Notifier, until, within } from '../../../support/waiting';
import { IdeLab } from '../../fuzz/ide/lab';
import { buildHookedWorker, hookName } from './build';
import { type Act, type Death, notActive, type Seen, type Trial } from './trials';

/** The function of the protocol by which a worker tells of each await. */
const bindingName = 'touchstoneReached';
/** Where a worker finds its {@link Death}. */
const deathName = 'touchstoneDeath';
/** What tells a worker that its {@link Death} is there. */
const tellName = 'touchstoneTold';
/** A state counts if the worker has reached no await for so long. */
const quietMs = 400;

/** How long a running worker may take to learn that it is spared. */
const spareMs = 300;

/** How often a trial is started whose message the browser loses. */
const attempts = 3;

/** What a worker tells of an await. */
const reachedSchema = z.strictObject({ place: z.string(), ended: z.boolean() });

/** The events that the worker listens to. */
const events = ['runtime.onMessageExternal', 'runtime.onMessage', 'action.onClicked', 'tabs.onRemoved'];

/**
 * The worker's program with the hook. The program starts when it has been told where it ends: until then its events wait.
 * They are registered at once, as the browser requires. A worker that has been ended goes on nowhere, until the browser
 * stops it.
 */
const program = (code: string): string => `
const told = new Promise((resolve) => {
  if (globalThis.${deathName} === undefined) globalThis.${tellName} = resolve;
  else resolve();
});
const shadow = Object.create(chrome);
for (const name of ${JSON.stringify(events)}) {
  const [area, event] = name.split('.');
  const listeners = [];
  chrome[area][event].addListener((...args) => {
    void told.then(() => listeners.forEach((listener) => void listener(...args)));
    return true;
  });
  if (!Object.hasOwn(shadow, area)) Object.defineProperty(shadow, area, { value: Object.create(chrome[area]) });
  Object.defineProperty(shadow[area], event, { value: { addListener: (listener) => listeners.push(listener) } });
}
let count = 0;
let isOver = false;
const never = new Promise(() => {});
const tell = (place, ended) => globalThis.${bindingName}(JSON.stringify({ place, ended }));
globalThis.${hookName} = async (place, start) => {
  const death = globalThis.${deathName};
  if (isOver) return await never;
  const number = count++;
  tell(place, false);
  const ends = (when) => {
    if (!isOver && death?.at === number && death.when === when) {
      isOver = true;
      tell(place, true);
    }
    return isOver;
  };
  if (ends('before')) return await never;
  try {
    return await start();
  } finally {
    if (ends('after')) await never;
  }
};
void told.then(() => ((chrome) => {
${code}
})(shadow));
`;

/** What one trial showed. */
export interface Outcome {
  /** The awaits that were reached, in order. */
  readonly places: readonly string[];
  /** Whether the chosen await was reached. The order of awaits differs a little from run to run. */
  readonly ended: boolean;
  /** What is wrong with the state afterwards. */
  readonly faults: readonly string[];
}

/** A Chromium for trials. */
export class AwaitLab {
  /** The death of the next worker that starts. */
  private next: Death | null = null;
  private places: string[] = [];
  private ended = false;
  private lastAwait = 0;
  /** Tells of each worker that has stopped. */
  private readonly stops = new Notifier();
  private readonly sessions = new Set<string>();
  private storage: HiddenPage | undefined;

  private constructor(
    private readonly lab: IdeLab,
    /** A session with the browser that is attached to each worker before it runs. */
    private readonly protocol: CDPSession,
  ) {}

  /** Starts Chromium with the IDE and one plugin. */
  static async launch(): Promise<AwaitLab> {
    const { code } = await buildHookedWorker();
    const lab = await IdeLab.launch(1, (folder) => writeFile(path.join(folder, 'worker.js'), program(code)));
    const protocol = await lab.browser.target().createCDPSession();
    const self = new AwaitLab(lab, protocol);
    protocol.on('Target.attachedToTarget', ({ sessionId }) => self.prepare(sessionId));
    await protocol.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: true,
      flatten: true,
      filter: [{ type: 'service_worker' }, { exclude: true }],
    });
    return self;
  }

  async close(): Promise<void> {
    await this.lab.close();
  }

  /** Tells a worker that starts where it ends, and lets it run. The session outlives the worker, if it starts again. */
  private prepare(sessionId: string): void {
    const session = this.protocol.connection()?.session(sessionId);
    if (!session) return;
    this.sessions.add(sessionId);
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name !== bindingName) return;
      const { place, ended } = reachedSchema.parse(JSON.parse(payload));
      this.lastAwait = performance.now();
      if (!ended) this.places.push(place);
      else void this.stop();
    });
    // The worker may be gone before it has an answer.
    const send = (...call: Parameters<CDPSession['send']>): void => void session.send(...call).catch(() => {});
    session.on('Runtime.executionContextCreated', () => {
      const death = this.next;
      this.next = null;
      const expression = `globalThis.${deathName} = ${JSON.stringify(death)}; globalThis.${tellName}?.()`;
      send('Runtime.addBinding', { name: bindingName });
      send('Runtime.evaluate', { expression });
      send('Runtime.runIfWaitingForDebugger');
    });
    send('Runtime.enable');
    send('Runtime.runIfWaitingForDebugger');
  }

  /** Tells the running worker that it ends nowhere. */
  private async spare(): Promise<void> {
    const expression = `globalThis.${deathName} = null`;
    const sessions = [...this.sessions].map((id) => this.protocol.connection()?.session(id));
    const told = sessions.map((session) => session?.send('Runtime.evaluate', { expression }).catch(() => {}));
    // The session of a worker that is not running does not answer.
    await Promise.race([Promise.all(told), setTimeout(spareMs)]);
  }

  /** Stops the IDE's workers, and forgets them: a worker that starts later is attached again. */
  private async stopAll(): Promise<void> {
    const workers = async (): Promise<readonly string[]> => {
      const { targetInfos } = await this.protocol.send('Target.getTargets', { filter: [{ type: 'service_worker' }] });
      return targetInfos.map(({ targetId }) => targetId);
    };
    for (const targetId of await workers())
      await this.protocol.send('Target.closeTarget', { targetId }).catch(() => {});
    // A worker that is still stopping would lose the next message.
    await until('the workers to stop', workers, (running) => running.length === 0, change);
    for (const sessionId of this.sessions)
      await this.protocol.send('Target.detachFromTarget', { sessionId }).catch(() => {});
    this.sessions.clear();
  }

  /** Stops the worker as the browser does with an idle one. */
  private async stop(): Promise<void> {
    const stopped = this.stops.next();
    await this.storage?.session.send('ServiceWorker.stopAllWorkers').catch(() => {});
    await within('the worker to stop', stopped);
    this.ended = true;
  }

  /**
   * Runs a trial. A browser may lose a message to a worker that is stopping. Then no await is reached, and the trial runs
   * again.
   * @param death where the worker ends; null: nowhere
   */
  async run(trial: Trial, death: Death | null): Promise<Outcome> {
    let outcome = await this.attempt(trial, death);
    for (let again = 1; again < attempts && outcome.places.length === 0; again++) {
      outcome = await this.attempt(trial, death);
    }
    return outcome;
  }

  private async attempt(trial: Trial, death: Death | null): Promise<Outcome> {
    const { arrange, act, before, after, accepts = true } = trial;
    await this.lab.renew();
    await this.stopAll();
    await this.session();
    for (const earlier of arrange) await this.arrange(earlier);
    await this.stopAll();
    this.next = death;
    this.places = [];
    this.ended = false;
    this.lastAwait = performance.now();
    await this.perform(act);
    const isOver = (seen: Seen): boolean =>
      this.ended || (this.isQuiet && isDeepStrictEqual(seen, withoutLoads(after)));
    const read = (): Promise<Seen> => this.seen(accepts);
    const last = await eventually(read, isOver, change);
    const { ended } = this;
    const places = [...this.places];
    // The questions below are no part of the trial.
    this.next = null;
    await this.spare();
    if (!isOver(last))
      return { places, ended, faults: [`nothing more happened, and the state is ${JSON.stringify(last)}`] };
    // The message wakes a worker, which repairs what the old one left.
    await this.health();
    const allowed = [before, after].map(withoutLoads);
    const isAllowed = (seen: Seen): boolean => allowed.some((state) => isDeepStrictEqual(seen, state));
    const seen = await eventually(read, (state) => isAllowed(state) && this.isQuiet, change);
    if (!isAllowed(seen)) return { places, ended, faults: [`the state is ${JSON.stringify(seen)}`] };
    const answer = await this.health();
    const expected = seen.open ? seen.registered.includes('a') : notActive;
    const again = await read();
    return {
      places,
      ended,
      faults: [
        ...(isDeepStrictEqual(answer, expected)
          ? []
          : [`/health is ${JSON.stringify(answer)} in ${JSON.stringify(seen)}`]),
        ...(isDeepStrictEqual(again, seen) ? [] : [`the state became ${JSON.stringify(again)}`]),
      ],
    };
  }

  private async arrange(act: Act): Promise<void> {
    await this.perform(act);
    const isDone = ({ open, registered, controller, dialogs }: Seen): boolean => {
      if (!open || dialogs > 0) return false;
      if (typeof act === 'string') return true;
      return JSON.stringify(act.message).includes('/control') ? controller === 'a' : registered.includes('a');
    };
    await until(`the IDE after ${JSON.stringify(act)}`, () => this.seen(true), isDone, change, JSON.stringify);
  }

  private async perform(act: Act): Promise<void> {
    if (act === 'the user opens the window') {
      await this.lab.protocol.send('Target.createTarget', { url: this.lab.idePage });
    } else if (act === 'the user closes the window') {
      await (await this.lab.openWindow())?.close();
    } else {
      // Nobody waits for the answer: its worker may end.
      await this.caller.page.evaluate(
        (ide, message) => void chrome.runtime.sendMessage(ide, message).catch(() => {}),
        this.lab.ide,
        act.message,
      );
    }
  }

  /** Whether the worker does nothing, as far as its awaits tell. */
  private get isQuiet(): boolean {
    return performance.now() - this.lastAwait > quietMs;
  }

  private get caller() {
    return this.lab.callers[0]!;
  }

  /** The answer to the plugin's question whether it is registered; how the browser refused it, if it did. */
  private async health(): Promise<unknown> {
    return await this.caller.page.evaluate(
      (ide) =>
        chrome.runtime.sendMessage(ide, { uri: '/health', verb: 'get' }).then(
          (value: unknown) => value,
          (error: unknown) => String(error),
        ),
      this.lab.ide,
    );
  }

  /** What a user and a plugin can tell of the IDE; the user answers a dialog. */
  private async seen(accepts: boolean): Promise<Seen> {
    const session = await this.session();
    const window = (await this.lab.state())?.window ?? null;
    if (window !== null && window.dialogs.length > 0) await this.lab.answerMessage(accepts).catch(() => {});
    const plugin = (id: string): string => (id === this.caller.id ? 'a' : id);
    const controller = session?.control.controller?.id;
    return {
      open: window !== null && session?.window?.phase === 'ready',
      loads: 0,
      registered: Object.keys(session?.registrations ?? {}).map(plugin),
      controller: controller === undefined ? null : plugin(controller),
      log: (window?.log ?? []).filter(({ message }) => message === 'hello').map(({ message }) => message),
      dialogs: window?.dialogs.length ?? 0,
    };
  }

  /** The stored session, which is there without a window, too. */
  private async session(): Promise<Session | undefined> {
    const read = 'chrome.storage.session.get().then((all) => JSON.stringify(all))';
    // The page does not survive a reinstallation.
    let text = await this.storage?.evaluate(read).catch(() => undefined);
    if (text === undefined) {
      this.storage = await HiddenPage.open(this.lab.protocol, `chrome-extension://${this.lab.ide}/manifest.json`);
      this.storage.session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
        if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) this.stops.notify();
      });
      await this.storage.session.send('ServiceWorker.enable');
      text = await this.storage.evaluate(read);
    }
    return (JSON.parse(text) as { session?: Session }).session;
  }
}

const change = (): Promise<void> => setTimeout(momentMs);

/** A window that was restarted and is empty may be restarted once more. */
const withoutLoads = (seen: Seen): Seen => ({ ...seen, loads: 0 });
