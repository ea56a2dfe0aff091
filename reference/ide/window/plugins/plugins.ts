// Messages to plugins: events to all, the project to the controller, commands to the plugin that executes them.

import type { Caller } from '../../api/routes';
import { callWorker } from '../../bridge/protocol';
import type { Session } from '../../bridge/session';
import { objectionOf } from '../../playback/plugin-answer';
import type { Project } from '../../project/side-project';

/** Time limit for a plugin's answer. */
export const answerLimitMs = 5000;

/** The result of a message to a plugin. */
export type Reply = { answer: unknown } | { problem: string; late?: true };

/**
 * The time limit for an answer. Each report of the plugin on its command (POST /playback/command, usually `pending`)
 * restarts the limit, so that long work can take as long as it needs.
 */
export class AnswerLimit {
  readonly #over = Promise.withResolvers<void>();
  #timer = this.#start();

  /** Resolves when the time is up. */
  get over(): Promise<void> {
    return this.#over.promise;
  }

  /** Restarts the time limit. */
  renew(): void {
    this.end();
    this.#timer = this.#start();
  }

  /** Cancels the time limit. */
  end(): void {
    clearTimeout(this.#timer);
  }

  #start(): ReturnType<typeof setTimeout> {
    return setTimeout(this.#over.resolve, answerLimitMs);
  }
}

/** Sends a message to a plugin. Waits for its answer within the limit, then for the plugin's earlier calls. */
export async function sendToPlugin(plugin: Caller, message: object, limit = new AnswerLimit()): Promise<Reply> {
  const { promise, resolve } = Promise.withResolvers<Reply>();
  void limit.over.then(() => resolve({ problem: `no answer within ${answerLimitMs / 1000} seconds`, late: true }));
  chrome.runtime.sendMessage(plugin, message).then(
    (answer: unknown) => resolve({ answer }),
    (error: unknown) => resolve({ problem: error instanceof Error ? error.message : String(error) }),
  );
  const reply = await promise.finally(() => limit.end());
  // The plugin's earlier calls went to the worker, so the answer may have overtaken them.
  if ('answer' in reply) await callWorker('callsDone', { caller: plugin }).catch(() => undefined);
  return reply;
}

/** Asks a plugin for something. @throws if it does not answer in time, or answers with an error */
export async function askPlugin(plugin: Caller, message: object): Promise<unknown> {
  const reply = await sendToPlugin(plugin, message);
  if ('problem' in reply) throw new Error(reply.problem);
  const objection = objectionOf(reply.answer);
  if (objection !== undefined) throw new Error(objection);
  return reply.answer;
}

/** Sends an event to every registered plugin. Resolves to their names and replies after the last reply. */
export async function sendEvent(
  { registrations }: Session,
  event: string,
  options: object,
): Promise<{ plugin: string; reply: Reply }[]> {
  return await Promise.all(
    Object.entries(registrations).map(async ([id, { name }]) => ({
      plugin: name,
      reply: await sendToPlugin(id, { action: 'event', event, options }),
    })),
  );
}

/** Sends the project to the controller. Returns the controller's objection or the failure, if any. */
export async function sendSaveProject(controller: Caller, project: Project): Promise<string | undefined> {
  const reply = await sendToPlugin(controller, { action: 'event', event: 'saveProject', options: { project } });
  if ('problem' in reply) return reply.problem;
  return reply.answer === false ? 'it answered false' : objectionOf(reply.answer);
}
