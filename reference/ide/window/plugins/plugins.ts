// What the IDE says to plugins: events to all of them, the project to the controller, commands to the one that owns them.

import type { Caller } from '../../api/routes';
import { callWorker } from '../../bridge/protocol';
import type { Session } from '../../bridge/session';
import { objectionOf } from '../../playback/plugin-answer';
import type { Project } from '../../project/side-project';

/** How long a plugin may take to answer. */
export const answerLimitMs = 5000;

/** What came of a message to a plugin. */
export type Reply = { answer: unknown } | { problem: string; late?: true };

/**
 * How long is waited for an answer. A plugin that reports on the command that it executes (POST /playback/command, with
 * `pending` most of all) gets the whole time anew: long work lives as long as it says so.
 */
export class AnswerLimit {
  readonly #over = Promise.withResolvers<void>();
  #timer = this.#start();

  /** Resolves when the time is up. */
  get over(): Promise<void> {
    return this.#over.promise;
  }

  /** Begins the time anew. */
  renew(): void {
    this.end();
    this.#timer = this.#start();
  }

  /** Nobody waits any longer. */
  end(): void {
    clearTimeout(this.#timer);
  }

  #start(): ReturnType<typeof setTimeout> {
    return setTimeout(this.#over.resolve, answerLimitMs);
  }
}

/** Sends a message to a plugin and waits for its answer, but not for ever; then until the calls are done that it made before. */
export async function sendToPlugin(plugin: Caller, message: object, limit = new AnswerLimit()): Promise<Reply> {
  const { promise, resolve } = Promise.withResolvers<Reply>();
  void limit.over.then(() => resolve({ problem: `no answer within ${answerLimitMs / 1000} seconds`, late: true }));
  chrome.runtime.sendMessage(plugin, message).then(
    (answer: unknown) => resolve({ answer }),
    (error: unknown) => resolve({ problem: error instanceof Error ? error.message : String(error) }),
  );
  const reply = await promise.finally(() => limit.end());
  // What the plugin sent before it answered has gone to the worker, while the answer came here: it may have come first.
  if ('answer' in reply) await callWorker('callsDone', { caller: plugin }).catch(() => undefined);
  return reply;
}

/** Asks a plugin for something. @throws when it does not answer in time, or with an error */
export async function askPlugin(plugin: Caller, message: object): Promise<unknown> {
  const reply = await sendToPlugin(plugin, message);
  if ('problem' in reply) throw new Error(reply.problem);
  const objection = objectionOf(reply.answer);
  if (objection !== undefined) throw new Error(objection);
  return reply.answer;
}

/** Tells every registered plugin of an event. Resolves, with their names and replies, when the last one has replied. */
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

/** Sends the project to the controller. Returns what went wrong, or what it has against it, if anything. */
export async function sendSaveProject(controller: Caller, project: Project): Promise<string | undefined> {
  const reply = await sendToPlugin(controller, { action: 'event', event: 'saveProject', options: { project } });
  if ('problem' in reply) return reply.problem;
  return reply.answer === false ? 'it answered false' : objectionOf(reply.answer);
}
