// Answers the message of an extension. Never throws; every call gets a value.

import { describeIssues } from '../validation/issue-text';
import { type Answer, type ApiError, isRefusal, refuse } from './answer';
import { normalize, quote } from './message';
import { type Access, type Caller, type Ide, type Route, routes } from './routes';

/** What the IDE knows about a caller at the time of its call. */
export interface Standing {
  /** The extension that controls the IDE, if any. */
  controller: { id: Caller; name: string } | null;
  /** Whether the caller has registered. */
  registered: boolean;
}

/**
 * Answers one message.
 * @param message the received value; untrusted
 * @param caller the sender's id as the browser reports it
 */
export async function dispatch(message: unknown, caller: Caller, standing: Standing, ide: Ide): Promise<Answer> {
  const request = normalize(message);
  if (isRefusal(request)) return request;
  const route = findRoute(request.verb, request.path);
  const refused = refusal(route ?? unknownRoute, caller, standing);
  if (refused) return refused;
  if (!route) return refuse('No compliant route found');
  const payload = route.payload.safeParse(request.payload);
  if (!payload.success) return refuse(`${route.verb} ${route.path}: ${describeIssues(payload.error)}`);
  try {
    return await route.answer(ide, payload.data, caller);
  } catch (error) {
    return refuse(`${route.verb} ${route.path} could not be answered: ${String(error)}`);
  }
}

/** Whether the answer to a message may wait for the user or for a page. */
export function mayWait(message: unknown): boolean {
  const request = normalize(message);
  return !isRefusal(request) && findRoute(request.verb, request.path)?.waits === true;
}

/** The route for a normalized verb and path. */
export function findRoute(verb: string, path: string): Route | undefined {
  return routes.find((route) => route.verb === verb && route.path === path);
}

/** Calls of unknown routes: a controlled IDE does not tell other extensions which routes exist. */
const unknownRoute: Access = { callers: 'anyone', whileControlled: 'controller' };

/** Why the caller may not use a route; undefined if it may (rule ide.control.exclusive). */
export function refusal(access: Access, caller: Caller, { controller, registered }: Standing): ApiError | undefined {
  if (controller && controller.id !== caller && access.whileControlled === 'controller') {
    return refuse(`The IDE is controlled by ${quote(controller.name)}`, 'CannotAccessInControlMode');
  }
  if (access.callers === 'registered' && !registered) {
    return refuse('The plugin is not registered: POST /register first', 'NotRegistered');
  }
  return undefined;
}
