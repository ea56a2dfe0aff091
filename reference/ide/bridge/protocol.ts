// The messages between the service worker and the window. Only one-time messages: a port would die with the worker,
// whereas a message wakes it.

import type { Answer } from '../api/answer';
import type {
  CommandInsertion,
  CommandRemoval,
  CommandReplacement,
  CommandUpdate,
  LogEntryPayload,
  Popup,
  VariableUpdate,
} from '../api/payloads';
import type { Caller, LogGroup } from '../api/routes';

/** The worker's calls to the window. Each call gets a value. */
export interface WindowCalls {
  log: { args: { group: LogGroup; source: string; entry: LogEntryPayload }; answer: Answer };
  project: { args: null; answer: Answer };
  loadProject: { args: { project: unknown }; answer: Answer };
  /** Asks whether the window may close; the worker closes it. */
  close: { args: null; answer: Answer };
  location: { args: { location: string }; answer: Answer };
  setCommandState: { args: CommandUpdate; answer: Answer };
  setVariable: { args: VariableUpdate; answer: Answer };
  /** The tab that tests are played in. */
  playbackTab: { args: null; answer: Answer };
  /** The commands of the selected test. */
  commands: { args: null; answer: Answer };
  insertCommand: { args: CommandInsertion; answer: Answer };
  replaceCommand: { args: CommandReplacement; answer: Answer };
  removeCommand: { args: CommandRemoval; answer: Answer };
  /** Shows a plugin's message; answered when the user closes it. */
  showPopup: { args: Popup & { source: string }; answer: Answer };
  /** Shows the connection dialog and returns at once; the user's answer comes as `connectionAnswered`. */
  askConnection: { args: { requestId: string; caller: Caller; name: string }; answer: Answer };
  /** Reloads the window. */
  restart: { args: null; answer: Answer };
}

/** The window's calls to the worker. */
export interface WorkerCalls {
  /** A page has started and asks whether it is a duplicate, which the worker closes. */
  hello: { args: null; answer: { duplicate: boolean } };
  /** The window now accepts calls. */
  ready: { args: null; answer: true };
  connectionAnswered: { args: { requestId: string; accepted: boolean }; answer: true };
  /**
   * Sent after the window has agreed to close: if the worker that asked has ended meanwhile, the present one closes it.
   */
  mayClose: { args: null; answer: true };
  /** Checks whether the controller's extension still exists; true if it does not, which ends its control. */
  controllerHasGone: { args: null; answer: boolean };
  /** Answered when all earlier calls of a plugin are done, except those that wait for the user. */
  callsDone: { args: { caller: Caller }; answer: true };
  /** Sent at intervals while a call waits for the user: the browser stops an idle worker after 30 seconds. */
  stayAwake: { args: null; answer: true };
}

/** The calls of one direction. */
type Calls = WindowCalls | WorkerCalls;

/** A message inside the extension. */
interface Envelope {
  to: 'window' | 'worker';
  call: string;
  args: unknown;
}

/** The window's page. */
export const pagePath = 'ide.html';

/** Calls the window from the worker. Rejects if there is no window, or if it goes away before it answers. */
export async function callWindow<Name extends keyof WindowCalls>(
  call: Name,
  args: WindowCalls[Name]['args'],
): Promise<WindowCalls[Name]['answer']> {
  return await send<WindowCalls[Name]['answer']>({ to: 'window', call, args });
}

/** A retry wakes a worker that died during a call; a worker that keeps dying has another problem. */
const attempts = 3;

/**
 * Calls the worker from the window, waking it if necessary. Retries if the worker dies before it answers, so the worker
 * may receive a call twice.
 */
export async function callWorker<Name extends keyof WorkerCalls>(
  call: Name,
  args: WorkerCalls[Name]['args'],
): Promise<WorkerCalls[Name]['answer']> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send<WorkerCalls[Name]['answer']>({ to: 'worker', call, args });
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}

async function send<Reply>(envelope: Envelope): Promise<Reply> {
  const reply: { value: Reply } | { thrown: string } | undefined = await chrome.runtime.sendMessage(envelope);
  if (reply === undefined) throw new Error(`no answer to ${envelope.call}`);
  if ('thrown' in reply) throw new Error(reply.thrown);
  return reply.value;
}

/** One function for each call. */
export type Handlers<Direction extends Calls> = {
  [Name in keyof Direction]: Direction[Name] extends { args: infer Args; answer: infer Reply }
    ? (args: Args, sender: chrome.runtime.MessageSender) => Promise<Reply>
    : never;
};

/** Answers the calls to this side. Content scripts share the channel; their messages are ignored. */
export function answerCalls<Direction extends Calls>(to: Envelope['to'], handlers: Handlers<Direction>): void {
  chrome.runtime.onMessage.addListener((message: Envelope, sender, reply: (value: unknown) => void) => {
    if (sender.id !== chrome.runtime.id || !sender.url?.startsWith(chrome.runtime.getURL(''))) return undefined;
    if (message?.to !== to) return undefined;
    const handler = handlers[message.call as keyof Direction] as
      | ((args: unknown, sender: chrome.runtime.MessageSender) => Promise<unknown>)
      | undefined;
    if (!handler) return undefined;
    handler(message.args, sender).then(
      (value) => reply({ value }),
      (error: unknown) => reply({ thrown: error instanceof Error ? error.message : String(error) }),
    );
    return true;
  });
}
