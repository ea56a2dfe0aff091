// Carries out control mode: the reducer (control/control-state.ts) decides; this file stores, asks and answers.

import type { Answer } from '../api/answer';
import type { Registration } from '../api/payloads';
import type { Caller } from '../api/routes';
import { withRegistration } from '../bridge/registrations';
import { readSession, updateSession } from '../bridge/session';
import { type ControlEffect, type ControlEvent, reduceControl } from '../control/control-state';
import { hears } from './presence';
import { askWindow, closeWindow, restartWindow, windowGone } from './window-host';

/** Callers that wait for the user's answer, by request. */
const waiting = new Map<string, ((answer: Answer) => void)[]>();

/** The requests whose dialog has not been shown yet. If the window is loading, it will show the dialog when it is ready. */
const notShown = new Set<string>();

/** POST /control: resolves when the user has declined, or has accepted and the window has restarted. */
export async function requestControl(caller: Caller, registration: Registration): Promise<Answer> {
  const request = { requestId: crypto.randomUUID(), caller, registration };
  const effects = await apply({ type: 'requested', request });
  const { promise, resolve } = Promise.withResolvers<Answer>();
  for (const effect of effects) {
    if (effect.type === 'answer') return effect.answer;
    if (effect.type === 'ask' || effect.type === 'join') {
      const { requestId } = effect.request;
      waiting.set(requestId, [...(waiting.get(requestId) ?? []), resolve]);
    }
    await carryOut(effect);
  }
  return await promise;
}

/** Handles the user's answer; ignores an answer to any other request than the pending one. */
export async function connectionAnswered(requestId: string, accepted: boolean): Promise<void> {
  const effects = await apply({ type: 'answered', requestId, accepted });
  // Not awaited: the window that sent the answer is about to restart.
  void carryOutAll(effects);
}

/**
 * Handles the end of the window: clears registrations and control, and answers all waiting callers
 * (rule ide.control.user-closes).
 * @param tabId the window's tab; nothing happens if another window has replaced it
 */
export async function windowWentAway(tabId: number): Promise<void> {
  const effects = await apply({ type: 'windowClosed' }, tabId);
  // The browser's report and the next calls may notice the same end at once. Only the first one tells it: a call after it
  // may already wait for the next window.
  if (effects === 'outdated') return;
  windowGone();
  await carryOutAll(effects);
}

/** Closes the window in a tab, and handles its end before the browser reports it: the next call finds the IDE closed. */
export async function endWindow(tabId: number): Promise<void> {
  await closeWindow(tabId);
  await windowWentAway(tabId);
}

/** Handles a reload by the user: a dialog that the window showed is gone. One that it has not shown yet will be shown. */
export async function windowStartedAnew(): Promise<void> {
  const { pending } = (await readSession()).control;
  if (pending && notShown.has(pending.requestId)) return;
  await carryOutAll(await apply({ type: 'windowStarted' }));
}

/** The check under way; concurrent callers share it. */
let looking: Promise<boolean> | null = null;

/**
 * Checks whether the controller's extension is still there. If it is disabled or uninstalled, control ends
 * (rule ide.control.gone).
 * @returns whether control has ended
 */
export function controllerHasGone(): Promise<boolean> {
  looking ??= lookForController().finally(() => {
    looking = null;
  });
  return looking;
}

async function lookForController(): Promise<boolean> {
  const { controller } = (await readSession()).control;
  if (!controller?.listens || (await hears(controller.id, 'controlCheck'))) return false;
  await apply({ type: 'notHeard', caller: controller.id });
  return true;
}

/** Applies an event to the stored state; related changes are stored together. */
async function apply(event: ControlEvent): Promise<ControlEffect[]>;
/**
 * Applies the event of a window.
 * @returns `outdated` if the window in the tab has already ended or been replaced
 */
async function apply(event: ControlEvent, tabId: number): Promise<ControlEffect[] | 'outdated'>;
function apply(event: ControlEvent, tabId?: number): Promise<ControlEffect[] | 'outdated'> {
  return updateSession<ControlEffect[] | 'outdated'>((session) => {
    if (tabId !== undefined && session.window?.tabId !== tabId) return [session, 'outdated'];
    const { state, effects } = reduceControl(session.control, event);
    const restart = effects.find((effect) => effect.type === 'restart');
    const next = { ...session, control: state };
    if (restart) {
      next.registrations = withRegistration({}, restart.request.caller, restart.request.registration);
      // Stored with the grant: if this worker ends before it restarts the window, the next one does.
      if (session.window) next.window = { ...session.window, phase: 'restarting' };
    }
    if (event.type === 'notHeard' && state.controller === null) {
      const { [event.caller]: _, ...others } = session.registrations;
      next.registrations = others;
    }
    if (event.type === 'windowClosed') {
      next.registrations = {};
      next.window = null;
    }
    return [next, effects];
  });
}

async function carryOutAll(effects: readonly ControlEffect[]): Promise<void> {
  for (const effect of effects) await carryOut(effect);
}

async function carryOut(effect: ControlEffect): Promise<void> {
  switch (effect.type) {
    case 'ask':
    case 'join': {
      const { requestId, caller, registration } = effect.request;
      // The request was answered in the meantime.
      if ((await readSession()).control.pending?.requestId !== requestId) return;
      notShown.add(requestId);
      const question = { requestId, caller, name: registration.name };
      const shown = await askWindow('askConnection', question).finally(() => notShown.delete(requestId));
      // Without a dialog there is no consent: the request ends as if declined.
      if (shown !== true) await connectionAnswered(requestId, false);
      return;
    }
    case 'restart': {
      const { requestId, caller } = effect.request;
      try {
        const [listens] = await Promise.all([hears(caller, 'controlGranted'), restartWindow()]);
        if (listens) await apply({ type: 'heard', caller });
        settle(requestId, true);
      } catch {
        // The window was closed or did not come back: the granted control ends.
        const { window } = await readSession();
        if (window) await windowWentAway(window.tabId);
        settle(requestId, false);
      }
      return;
    }
    case 'settle':
      settle(effect.requestId, effect.answer);
      return;
    case 'answer':
      return;
  }
}

function settle(requestId: string, answer: Answer): void {
  for (const resolve of waiting.get(requestId) ?? []) resolve(answer);
  waiting.delete(requestId);
}
