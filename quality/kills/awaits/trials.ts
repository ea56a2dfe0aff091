// What the trials do, in a simulated browser and in a real one, and the two states that the document allows after each.

/** What a user and a plugin can tell of the IDE. */
export interface Seen {
  readonly open: boolean;
  /** How often the window's page has loaded. */
  readonly loads: number;
  readonly registered: readonly string[];
  readonly controller: string | null;
  readonly log: readonly string[];
  readonly dialogs: number;
}

/** What wakes the worker: a message of the plugin `a`, or the user. */
export type Act = { readonly message: object } | 'the user opens the window' | 'the user closes the window';

/** What a trial does, and the two states that are allowed after it. */
export interface Trial {
  /** What was done before, in this order. */
  readonly arrange: readonly Act[];
  readonly act: Act;
  /** The state if the message was not handled. */
  readonly before: Seen;
  /** The state if it was. */
  readonly after: Seen;
  /** Whether the user accepts control; absent: yes. */
  readonly accepts?: boolean;
}

const plugin = { name: 'Plugin A', version: '1.0' };
const register: Act = { message: { uri: '/register', verb: 'post', payload: plugin } };
const control: Act = { message: { uri: '/control', verb: 'post', payload: plugin } };
const userOpens: Act = 'the user opens the window';

const closed: Seen = { open: false, loads: 0, registered: [], controller: null, log: [], dialogs: 0 };
const open: Seen = { ...closed, open: true, loads: 1 };
const registered: Seen = { ...open, registered: ['a'] };
const controlled: Seen = { ...registered, loads: 2, controller: 'a' };

export const trials = {
  'a plugin opens the IDE': { arrange: [], act: { message: { openIDEIfClosed: true } }, before: closed, after: open },
  'the user opens the window': { arrange: [], act: userOpens, before: { ...closed, loads: 1 }, after: open },
  'a plugin registers': { arrange: [userOpens], act: register, before: open, after: registered },
  'a plugin logs': {
    arrange: [userOpens, register],
    act: { message: { uri: '/log', verb: 'post', payload: { message: 'hello' } } },
    before: registered,
    after: { ...registered, log: ['hello'] },
  },
  'a plugin gets control': { arrange: [userOpens], act: control, before: open, after: controlled },
  'the user declines control': {
    arrange: [userOpens, register],
    act: control,
    accepts: false,
    before: registered,
    after: registered,
  },
  'the controller closes the IDE': {
    arrange: [userOpens, control],
    act: { message: { uri: '/close', verb: 'post' } },
    before: controlled,
    after: { ...closed, loads: 2 },
  },
  'the user closes the window': {
    arrange: [userOpens, control],
    act: 'the user closes the window',
    before: { ...closed, loads: 2 },
    after: { ...closed, loads: 2 },
  },
} as const satisfies Readonly<Record<string, Trial>>;

export type TrialName = keyof typeof trials;

export const trialNames = Object.keys(trials) as TrialName[];

/** When a worker ends: at its n-th await of a trial, before what is awaited begins or after it is done. */
export interface Death {
  readonly at: number;
  readonly when: 'before' | 'after';
}

/** The answer of `/health` while no window is open. */
export const notActive = { error: 'The Test IDE is not active', errorCode: 'NotActive' };
