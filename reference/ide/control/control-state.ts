// Control mode as a state machine. Pure: the worker stores the state and carries out the effects.

import { type Answer, refuse } from '../api/answer';
import type { Registration } from '../api/payloads';
import type { Caller } from '../api/routes';

/** An extension that asks for control; the user has not answered yet. */
export interface ConnectionRequest {
  requestId: string;
  caller: Caller;
  registration: Registration;
}

/** The extension that controls the IDE. */
export interface Controller {
  id: Caller;
  name: string;
  /** Whether it has ever listened: only then does silence mean that it has gone. */
  listens?: true;
}

/** Who controls the IDE, and who asks for control. */
export interface ControlState {
  controller: Controller | null;
  pending: ConnectionRequest | null;
  /** How often the user has declined each extension since the IDE was opened or restarted. */
  declines?: Readonly<Record<Caller, number>>;
}

/**
 * After this many declines the IDE refuses an extension without a question until the window is opened again. This keeps
 * an extension from pestering the user.
 */
const declineLimit = 3;

/** Events that affect control mode. */
export type ControlEvent =
  | { type: 'requested'; request: ConnectionRequest }
  | { type: 'answered'; requestId: string; accepted: boolean }
  /** The window reloaded without the worker's order: a dialog that it showed is gone. */
  | { type: 'windowStarted' }
  | { type: 'windowClosed' }
  /** The extension listens to the IDE's messages. */
  | { type: 'heard'; caller: Caller }
  /** Nobody listens at the extension's id (rule ide.control.gone). */
  | { type: 'notHeard'; caller: Caller };

/** Work for the worker after an event. */
export type ControlEffect =
  /** Show the dialog; the caller waits for `requestId`. */
  | { type: 'ask'; request: ConnectionRequest }
  /** The caller waits for a dialog that is already shown, unless a worker died before it could show it. */
  | { type: 'join'; request: ConnectionRequest }
  /** Answer the caller at once, without a dialog. */
  | { type: 'answer'; answer: Answer }
  /** Answer all callers that wait for the request. */
  | { type: 'settle'; requestId: string; answer: Answer }
  /** Restart the window with the caller as the only known plugin, then settle the request with `true`. */
  | { type: 'restart'; request: ConnectionRequest };

/** Nobody controls the IDE or asks for control. */
export const uncontrolled: ControlState = { controller: null, pending: null };

/**
 * Every transition of the document's control mode.
 * @returns the next state, and the effects in order
 */
export function reduceControl(
  state: ControlState,
  event: ControlEvent,
): { state: ControlState; effects: ControlEffect[] } {
  switch (event.type) {
    case 'requested':
      return requested(state, event.request);
    case 'answered':
      return answered(state, event.requestId, event.accepted);
    case 'windowStarted':
      return { state: withDecline(state), effects: decline(state) };
    case 'windowClosed':
      return { state: uncontrolled, effects: decline(state) };
    case 'heard': {
      const { controller } = state;
      if (controller?.id !== event.caller) return { state, effects: [] };
      return { state: { ...state, controller: { ...controller, listens: true } }, effects: [] };
    }
    case 'notHeard': {
      const { controller } = state;
      if (controller?.id !== event.caller || !controller.listens) return { state, effects: [] };
      return { state: { ...state, controller: null }, effects: [] };
    }
  }
}

function requested(state: ControlState, request: ConnectionRequest): { state: ControlState; effects: ControlEffect[] } {
  if (state.controller?.id === request.caller) return { state, effects: [{ type: 'answer', answer: true }] };
  if ((state.declines?.[request.caller] ?? 0) >= declineLimit) {
    const sentence = `The user has declined this extension ${declineLimit} times: it may ask again after the user reopens the IDE`;
    return { state, effects: [{ type: 'answer', answer: refuse(sentence, 'ConnectionRequestBlocked') }] };
  }
  if (state.pending === null) return { state: { ...state, pending: request }, effects: [{ type: 'ask', request }] };
  if (state.pending.caller === request.caller) {
    return { state, effects: [{ type: 'join', request: state.pending }] };
  }
  const answer = refuse(
    `"${state.pending.registration.name}" is already asking for control: try again after the user has answered`,
    'ConnectionRequestPending',
  );
  return { state, effects: [{ type: 'answer', answer }] };
}

function answered(
  state: ControlState,
  requestId: string,
  accepted: boolean,
): { state: ControlState; effects: ControlEffect[] } {
  const { pending } = state;
  // An answer to an outdated dialog has no effect.
  if (pending?.requestId !== requestId) return { state, effects: [] };
  if (!accepted) return { state: withDecline(state), effects: decline(state) };
  return {
    state: { controller: { id: pending.caller, name: pending.registration.name }, pending: null },
    effects: [{ type: 'restart', request: pending }],
  };
}

/** Answers the pending request with `false`. */
function decline({ pending }: ControlState): ControlEffect[] {
  return pending === null ? [] : [{ type: 'settle', requestId: pending.requestId, answer: false }];
}

/** Clears the pending request and counts the decline. */
function withDecline({ pending, declines, controller }: ControlState): ControlState {
  if (pending === null) return { controller, pending, ...(declines && { declines }) };
  const { caller } = pending;
  return { controller, pending: null, declines: { ...declines, [caller]: (declines?.[caller] ?? 0) + 1 } };
}
