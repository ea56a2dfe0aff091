// What must outlive the service worker: registrations, control mode, the window. Kept in chrome.storage.session,
// read by worker and window, written by the worker alone.

import { type ControlState, uncontrolled } from '../control/control-state';
import type { Registrations } from './registrations';

/** The state of one IDE, from its window's opening to its closing. */
export interface Session {
  registrations: Registrations;
  control: ControlState;
  window: {
    tabId: number;
    windowId: number;
    /** `restarting`: sent by the worker to load anew; `starting`: has said hello; `ready`: can be called. */
    phase: 'restarting' | 'starting' | 'ready';
  } | null;
}

/** The state while the IDE is closed. */
export const closedSession: Session = { registrations: {}, control: uncontrolled, window: null };

const key = 'session';

/** What this page or worker knows to be stored. A worker that starts anew knows nothing, and reads. */
let known: Session | null = null;

/** Reads the state as it stands. */
export async function readSession(): Promise<Session> {
  if (known) return known;
  const stored = await chrome.storage.session.get<{ [key]?: Session }>(key);
  // Whoever has written meanwhile knows better.
  known ??= stored[key] ?? closedSession;
  return known;
}

let lastUpdate: Promise<unknown> = Promise.resolve();

/**
 * Changes the state. Updates follow one another: each sees what the one before has written.
 * @param change from the state to the next one and whatever the caller wants to know
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
