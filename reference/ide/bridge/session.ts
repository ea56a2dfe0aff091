// The state that outlives the service worker: registrations, control mode, the window. It is in chrome.storage.session;
// the worker and the window read it, only the worker writes it.

import { type ControlState, uncontrolled } from '../control/control-state';
import type { Registrations } from './registrations';

/** The state of the IDE while its window is open. */
export interface Session {
  registrations: Registrations;
  control: ControlState;
  window: {
    tabId: number;
    windowId: number;
    /** `restarting`: the worker ordered a reload; `starting`: the page has said hello; `ready`: it accepts calls. */
    phase: 'restarting' | 'starting' | 'ready';
  } | null;
}

/** The state while the IDE is closed. */
export const closedSession: Session = { registrations: {}, control: uncontrolled, window: null };

const key = 'session';

/** The stored state, cached. Null in a worker that has just started. */
let known: Session | null = null;

/** Reads the current state. */
export async function readSession(): Promise<Session> {
  if (known) return known;
  const stored = await chrome.storage.session.get<{ [key]?: Session }>(key);
  // An update during the read has set a newer state: keep it.
  known ??= stored[key] ?? closedSession;
  return known;
}

let lastUpdate: Promise<unknown> = Promise.resolve();

/**
 * Changes the state. Updates run one after another: each sees the result of the one before.
 * @param change returns the next state, and a result for the caller
 */
export function updateSession<Result>(change: (session: Session) => [Session, Result]): Promise<Result> {
  const update = lastUpdate.then(async () => {
    const [next, result] = change(await readSession());
    await chrome.storage.session.set({ [key]: next });
    known = next;
    return result;
  });
  lastUpdate = update.catch(() => undefined);
  return update;
}

/** Calls back with every new state. */
export function watchSession(changed: (session: Session) => void): void {
  chrome.storage.session.onChanged.addListener((changes) => {
    const change = changes[key];
    if (!change) return;
    known = (change.newValue as Session | undefined) ?? closedSession;
    changed(known);
  });
}
