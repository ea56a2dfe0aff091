// A browser as far as the Test IDE's service worker sees it: storage, windows and messages that outlive a worker, and
// workers that end at a chosen await. Time passes only when nothing else can happen.

import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import vm from 'node:vm';
import type { Session } from '../../../reference/ide/bridge/session';
import { type HookedWorker, hookName } from './build';
import type { Death, Seen } from './trials';

interface Envelope {
  readonly to: 'window' | 'worker';
  readonly call: string;
  readonly args: unknown;
}

type Listener = (message: unknown, sender: object, reply: (value: unknown) => void) => boolean | undefined;

/** How often a page sends a call whose worker ended, as bridge/protocol.ts does. */
const attempts = 3;
const extension = 'ide';
const page = `chrome-extension://${extension}/ide.html`;
const noReceiver = 'Could not establish connection. Receiving end does not exist.';
const channelClosed = 'The message channel closed before a response was received.';
const never = new Promise<never>(() => {});

/** The browser, with the IDE installed. */
export class SimulatedBrowser {
  readonly #worker: HookedWorker;
  #running: Worker | null = null;
  #death: Death | null = null;
  #awaits = 0;
  #stored: { session?: Session } = {};
  #tab: Page | null = null;
  #nextTab = 1;
  #loads = 0;
  #log: string[] = [];
  #timers: { readonly due: number; readonly act: () => void; readonly owner: Worker | Page; readonly id: number }[] =
    [];
  #now = 0;
  #nextTimer = 1;
  /** Increases with everything that happens. */
  #happened = 0;
  /** The places of the awaits that were reached. */
  readonly reached = new Set<string>();
  /** The user's answer to a request for control. */
  accepts = true;

  constructor(worker: HookedWorker) {
    this.#worker = worker;
  }

  /** The number of awaits since the last {@link arm}. */
  get awaits(): number {
    return this.#awaits;
  }

  /** Counts awaits from here. @param death where the worker ends; null: nowhere */
  arm(death: Death | null): void {
    this.#death = death;
    this.#awaits = 0;
  }

  seen(): Seen {
    const { session } = this.#stored;
    return {
      open: this.#tab?.isReady === true && session?.window?.phase === 'ready' && session.window.tabId === this.#tab.id,
      loads: this.#loads,
      registered: Object.keys(session?.registrations ?? {}),
      controller: session?.control.controller?.id ?? null,
      log: this.#log,
      dialogs: this.#tab?.dialogs.length ?? 0,
    };
  }

  /** Sends a message as a plugin does. @returns the answer, or how the browser refused it */
  call(caller: string, message: object): Promise<unknown> {
    const sender = { id: caller, origin: `chrome-extension://${caller}` };
    return this.#deliver('external', message, sender).catch((error: Error) => error.message);
  }

  /** Ends the worker, as the browser does when it is idle. */
  endWorker(): void {
    this.#running?.end();
    this.#running = null;
  }

  /** The user closes the window. */
  closeTab(): void {
    const tab = this.#tab;
    if (tab === null) return;
    tab.isGone = true;
    this.#tab = null;
    this.#happened++;
    void setImmediate().then(() => this.#wake().removed.forEach((listener) => void listener(tab.id)));
  }

  /** The user opens the window. */
  openTab(): void {
    this.#tab = new Page(this.#nextTab++);
    this.#load(this.#tab);
  }

  /** Resolves when nothing can happen any more, and no time limit is running. */
  async settle(): Promise<void> {
    for (;;) {
      for (let quiet = 0; quiet < 4; quiet++) {
        const before = this.#happened;
        await setImmediate();
        if (this.#happened !== before) quiet = -1;
      }
      this.#timers = this.#timers.filter(({ owner }) => !owner.isGone).sort((one, other) => one.due - other.due);
      const next = this.#timers.shift();
      if (next === undefined) return;
      this.#now = next.due;
      next.act();
    }
  }

  #timer(owner: Worker | Page, act: () => void, milliseconds = 0): number {
    const id = this.#nextTimer++;
    this.#timers.push({ due: this.#now + milliseconds, act, owner, id });
    return id;
  }

  #wake(): Worker {
    if (this.#running !== null) return this.#running;
    const worker = new Worker();
    this.#running = worker;
    const context = vm.createContext({
      chrome: this.#chrome(worker),
      crypto: { randomUUID },
      console,
      setTimeout: (act: () => void, milliseconds?: number) => this.#timer(worker, act, milliseconds),
      clearTimeout: (id: number) => {
        this.#timers = this.#timers.filter((timer) => timer.id !== id);
      },
      [hookName]: (place: string, start: () => Promise<unknown>) => this.#await(worker, place, start),
    });
    vm.runInContext(this.#worker.code, context);
    return worker;
  }

  async #await(worker: Worker, place: string, start: () => Promise<unknown>): Promise<unknown> {
    if (worker.isGone) return await never;
    this.#happened++;
    this.reached.add(place);
    const number = this.#awaits++;
    const dies = (when: Death['when']): boolean => {
      if (this.#death?.at === number && this.#death.when === when && !worker.isGone) this.endWorker();
      return worker.isGone;
    };
    if (dies('before')) return await never;
    try {
      return await start();
    } finally {
      this.#happened++;
      // What was awaited has happened; nobody goes on.
      if (dies('after')) await never;
    }
  }

  /** Delivers a message to the worker, which is started if necessary. Rejects if it ends before it answers. */
  #deliver(kind: 'external' | 'internal', message: unknown, sender: object): Promise<unknown> {
    const worker = this.#wake();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    worker.pending.add(() => reject(new Error(channelClosed)));
    const reply = (value: unknown): void => {
      this.#happened++;
      if (!worker.isGone) resolve(structuredClone(value));
    };
    void setImmediate().then(() => {
      this.#happened++;
      for (const listener of worker[kind]) listener(structuredClone(message), sender, reply);
    });
    return promise;
  }

  #chrome(worker: Worker): object {
    /** A call of the browser by the worker: none is made by a worker that has ended. */
    const api =
      <Args extends unknown[], Result>(act: (...args: Args) => Result | Promise<Result>) =>
      async (...args: Args): Promise<Result> => {
        if (worker.isGone) return await never;
        this.#happened++;
        const result = await act(...args);
        return worker.isGone ? await never : result;
      };
    const listeners = (list: unknown[]) => ({ addListener: (listener: unknown) => list.push(listener) });
    return {
      runtime: {
        id: extension,
        getURL: (name: string) => `chrome-extension://${extension}/${name}`,
        ContextType: { TAB: 'TAB' },
        getContexts: api(() => (this.#tab === null ? [] : [{ tabId: this.#tab.id }])),
        onMessageExternal: listeners(worker.external),
        onMessage: listeners(worker.internal),
        sendMessage: api(async (...args: unknown[]) => (args.length > 1 ? undefined : await this.#ask(args[0]))),
      },
      storage: {
        session: {
          get: api(() => structuredClone(this.#stored)),
          set: api((items: object) => {
            this.#stored = structuredClone({ ...this.#stored, ...items });
          }),
        },
        local: { setAccessLevel: api(() => undefined) },
      },
      action: { onClicked: listeners([]) },
      tabs: {
        onRemoved: listeners(worker.removed),
        update: api(() => undefined),
        remove: api((id: number) => {
          if (this.#tab?.id === id) this.closeTab();
        }),
      },
      windows: { create: api(() => this.openTab()), update: api(() => undefined) },
    };
  }

  /** A page starts as window/main.tsx does. */
  #load(tab: Page): void {
    this.#loads++;
    this.#happened++;
    const life = ++tab.life;
    tab.isReady = false;
    tab.dialogs = [];
    const isOver = () => tab.isGone || tab.life !== life;
    void (async () => {
      await setImmediate();
      const hello = (await this.#callWorker(tab, 'hello', null)) as { readonly duplicate: boolean };
      if (isOver() || hello.duplicate) return;
      tab.isReady = true;
      await this.#callWorker(tab, 'ready', null);
    })();
  }

  async #callWorker(tab: Page, call: string, args: unknown): Promise<unknown> {
    const sender = { id: extension, url: page, tab: { id: tab.id, windowId: tab.id } };
    for (let attempt = 1; ; attempt++) {
      try {
        const answer = (await this.#deliver('internal', { to: 'worker', call, args }, sender)) as { value?: unknown };
        return answer.value;
      } catch (error) {
        if (attempt === attempts) throw error;
      }
    }
  }

  /** The window answers a call as window/main.tsx does. */
  async #ask(message: unknown): Promise<unknown> {
    const { call, args } = structuredClone(message) as Envelope;
    await setImmediate();
    const tab = this.#tab;
    if (tab?.isReady !== true) throw new Error(noReceiver);
    switch (call) {
      case 'log':
        this.#log = [...this.#log, (args as { readonly entry: { readonly message: string } }).entry.message];
        break;
      case 'askConnection': {
        const { requestId } = args as { readonly requestId: string };
        if (tab.answered.has(requestId) || tab.dialogs.includes(requestId)) break;
        tab.dialogs.push(requestId);
        const life = tab.life;
        // The user answers when nothing else happens.
        this.#timer(tab, () => {
          if (tab.life !== life) return;
          tab.dialogs = tab.dialogs.filter((shown) => shown !== requestId);
          tab.answered.add(requestId);
          void this.#callWorker(tab, 'connectionAnswered', { requestId, accepted: this.accepts });
        });
        break;
      }
      case 'restart':
        this.#load(tab);
        throw new Error(channelClosed);
      default:
    }
    return { value: true };
  }
}

/** One life of the worker. */
class Worker {
  isGone = false;
  readonly external: Listener[] = [];
  readonly internal: Listener[] = [];
  readonly removed: ((tab: number) => void)[] = [];
  /** Rejects each message that has no answer yet. */
  readonly pending = new Set<() => void>();

  end(): void {
    this.isGone = true;
    for (const reject of this.pending) reject();
  }
}

/** The window's page. */
class Page {
  isGone = false;
  isReady = false;
  life = 0;
  dialogs: string[] = [];
  readonly answered = new Set<string>();

  constructor(readonly id: number) {}
}
