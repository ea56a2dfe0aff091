// What the IDE says to plugins: events to all of them, the project to the controller, commands to the one that owns them.

import type { Caller } from '../api/routes';
import type { Session } from '../bridge/session';
import type { Project } from '../project/side-project';

/** How long a plugin may take to answer. */
export const answerLimitMs = 5000;

/** What came of a message to a plugin. */
export type Reply = { answer: unknown } | { problem: string };

/** Sends a message to a plugin and waits for its answer, but not for ever. */
export async function sendToPlugin(plugin: Caller, message: object): Promise<Reply> {
  const { promise, resolve } = Promise.withResolvers<Reply>();
  const timer = setTimeout(
    () => resolve({ problem: `no answer within ${answerLimitMs / 1000} seconds` }),
    answerLimitMs,
  );
  chrome.runtime.sendMessage(plugin, message).then(
    (answer: unknown) => resolve({ answer }),
    (error: unknown) => resolve({ problem: error instanceof Error ? error.message : String(error) }),
  );
  return await promise.finally(() => clearTimeout(timer));
}

/** Tells every registered plugin of an event. Nobody waits for their answers. */
export function sendEvent({ registrations }: Session, event: string, options: object): void {
  for (const plugin of Object.keys(registrations)) void sendToPlugin(plugin, { action: 'event', event, options });
}

/** Sends the project to the controller. Returns what went wrong, if anything did. */
export async function sendSaveProject(controller: Caller, project: Project): Promise<string | undefined> {
  const reply = await sendToPlugin(controller, { action: 'event', event: 'saveProject', options: { project } });
  return 'problem' in reply ? reply.problem : undefined;
}
