// The plugin API as a table: verb, path, payload schema, who may call, and the operation that answers.

import type * as z from 'zod/mini';
import type { Answer } from './answer';
import {
  type CommandInsertion,
  type CommandRemoval,
  type CommandReplacement,
  type CommandUpdate,
  commandInsertion,
  commandRemoval,
  commandReplacement,
  commandUpdate,
  type LocatorExport,
  type LogEntryPayload,
  locatorExport,
  locatorQuery,
  logEntry,
  nothing,
  type Popup,
  popup,
  projectLoad,
  type Registration,
  registration,
  type VariableUpdate,
  variableUpdate,
} from './payloads';

/** The id of the calling extension, as the browser reports it. */
export type Caller = string;

/** The log groups of the document. */
export type LogGroup = 'system' | 'playback';

/** The operations behind the endpoints. Every operation resolves, if necessary to a refusal. */
export interface Ide {
  knows(caller: Caller): Promise<boolean>;
  register(caller: Caller, plugin: Registration): Promise<Answer>;
  log(group: LogGroup, caller: Caller, entry: LogEntryPayload): Promise<Answer>;
  project(): Promise<Answer>;
  loadProject(project: unknown): Promise<Answer>;
  requestControl(caller: Caller, plugin: Registration): Promise<Answer>;
  close(caller: Caller): Promise<Answer>;
  location(locator: string): Promise<Answer>;
  setCommandState(update: CommandUpdate): Promise<Answer>;
  setVariable(update: VariableUpdate): Promise<Answer>;
  playbackTab(): Promise<Answer>;
  commands(): Promise<Answer>;
  insertCommand(command: CommandInsertion): Promise<Answer>;
  replaceCommand(command: CommandReplacement): Promise<Answer>;
  removeCommand(command: CommandRemoval): Promise<Answer>;
  exportLocation(query: LocatorExport): Promise<Answer>;
  showPopup(caller: Caller, popup: Popup): Promise<Answer>;
}

/** Who may call a route. Both conditions must hold. */
export interface Access {
  /** `registered`: only plugins that have registered. */
  callers: 'anyone' | 'registered';
  /** Who may still call while an extension controls the IDE: anyone, or only that extension (its controller). */
  whileControlled: 'anyone' | 'controller';
}

/** One row of the table. */
export interface Route extends Access {
  verb: string;
  path: string;
  /** Whether the answer may wait for the user or for a page. Later calls of the same plugin do not wait for it. */
  waits: boolean;
  /** Validates the payload before `answer` gets it. */
  payload: z.ZodMiniType;
  answer: (ide: Ide, payload: unknown, caller: Caller) => Promise<Answer>;
}

interface Row<Schema> {
  payload: Schema;
  callers: Access['callers'];
  /** `controller` unless given. */
  whileControlled?: Access['whileControlled'];
  /** `false` unless given. */
  waits?: boolean;
}

function route<Schema extends z.ZodMiniType>(
  verb: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { payload, callers, whileControlled = 'controller', waits = false }: Row<Schema>,
  answer: (ide: Ide, payload: z.infer<Schema>, caller: Caller) => Promise<Answer>,
): Route {
  // The dispatcher passes only payloads that the schema `payload` has parsed.
  return { verb, path, payload, callers, whileControlled, waits, answer: answer as Route['answer'] };
}

/** Every endpoint of the plugin API (rule ide.api.roots: the system group has no prefix, the other is `/playback`). */
export const routes: readonly Route[] = [
  route('GET', '/health', { payload: nothing, callers: 'anyone', whileControlled: 'anyone' }, (ide, _, caller) =>
    ide.knows(caller),
  ),
  route('POST', '/register', { payload: registration, callers: 'anyone' }, (ide, plugin, caller) =>
    ide.register(caller, plugin),
  ),
  route('POST', '/log', { payload: logEntry, callers: 'registered' }, (ide, entry, caller) =>
    ide.log('system', caller, entry),
  ),
  route('GET', '/project', { payload: nothing, callers: 'anyone' }, (ide) => ide.project()),
  route('POST', '/project', { payload: projectLoad, callers: 'anyone', waits: true }, (ide, { project }) =>
    ide.loadProject(project),
  ),
  route(
    'POST',
    '/control',
    { payload: registration, callers: 'anyone', whileControlled: 'anyone', waits: true },
    (ide, plugin, caller) => ide.requestControl(caller, plugin),
  ),
  route('POST', '/close', { payload: nothing, callers: 'anyone', waits: true }, (ide, _, caller) => ide.close(caller)),
  route('GET', '/playback/location', { payload: locatorQuery, callers: 'anyone', waits: true }, (ide, { location }) =>
    ide.location(location),
  ),
  route('POST', '/playback/command', { payload: commandUpdate, callers: 'anyone' }, (ide, update) =>
    ide.setCommandState(update),
  ),
  route('POST', '/playback/log', { payload: logEntry, callers: 'registered' }, (ide, entry, caller) =>
    ide.log('playback', caller, entry),
  ),

  // Calls of plugins for Selenium IDE that the document does not describe, answered as those plugins expect.
  route('PUT', '/playback/var', { payload: variableUpdate, callers: 'anyone' }, (ide, update) =>
    ide.setVariable(update),
  ),
  route('GET', '/record/tab', { payload: nothing, callers: 'anyone' }, (ide) => ide.playbackTab()),
  route('GET', '/record/command', { payload: nothing, callers: 'registered' }, (ide) => ide.commands()),
  route('POST', '/record/command', { payload: commandInsertion, callers: 'registered' }, (ide, command) =>
    ide.insertCommand(command),
  ),
  route('PUT', '/record/command', { payload: commandReplacement, callers: 'registered' }, (ide, command) =>
    ide.replaceCommand(command),
  ),
  route('DELETE', '/record/command', { payload: commandRemoval, callers: 'registered' }, (ide, command) =>
    ide.removeCommand(command),
  ),
  route('POST', '/popup/alert', { payload: popup, callers: 'registered', waits: true }, (ide, shown, caller) =>
    ide.showPopup(caller, shown),
  ),
  route('GET', '/export/location', { payload: locatorExport, callers: 'anyone' }, (ide, query) =>
    ide.exportLocation(query),
  ),
];
