// A model of the documented IDE: which answers a message may get, and what it may change. Written from the documents;
// it deliberately does not use the reference's own schemas.

import { limits } from '../../../reference/ide/api/payloads';
import { abridged, type SeenEntry } from './state';

/** The state that the IDE must have. */
export interface Expected {
  readonly open: boolean;
  readonly registrations: Readonly<Record<string, { readonly name: string; readonly version: string }>>;
  readonly controller: string | null;
  /** How often the user has declined each caller's request for control. */
  readonly declines: Readonly<Record<string, number>>;
  /** Null: an empty project with an unknown id. */
  readonly project: { readonly id: string; readonly name: string } | null;
  /** `unknown`: a plugin has replaced a command, perhaps with an equal one. */
  readonly unsaved: boolean | 'unknown';
  /** The number of commands of the selected test; null: no test is selected, or the number is unknown. */
  readonly commands: number | null;
  /** The log entries of plugins. */
  readonly log: readonly Omit<SeenEntry, 'number'>[];
}

/** The state of a closed IDE. */
export const closed: Expected = {
  open: false,
  registrations: {},
  controller: null,
  declines: {},
  project: null,
  unsaved: false,
  commands: 0,
  log: [],
};
/** The state of an IDE that has just opened. */
export const opened: Expected = { ...closed, open: true };

/** The model's judgement of an answer. */
export interface Judgement {
  /** Why the answer is wrong; absent if it is right. */
  readonly problem?: string;
  readonly next: Expected;
  /** The operation and the part of the state that it changed: `POST /log: the log`. */
  readonly changed?: string;
}

interface Request {
  readonly route: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The operation that a message names, whether it exists or not. */
function requestOf(message: unknown): Request | undefined {
  if (!isObject(message)) return undefined;
  const { uri, verb, payload, openIDEIfClosed: _, openSeleniumIDEIfClosed: __, ...beside } = message;
  if (typeof uri !== 'string' || typeof verb !== 'string') return undefined;
  if (payload !== undefined && payload !== null && !isObject(payload)) return undefined;
  const path = (uri.startsWith('/') ? uri : `/${uri}`).toLowerCase().replace(/^\/v1\//, '/');
  return { route: `${verb.toUpperCase()} ${path}`, payload: { ...beside, ...payload } };
}

/** Whether a message asks for a closed IDE to be opened. */
export function asksToOpen(message: unknown): boolean {
  return isObject(message) && (message.openIDEIfClosed === true || message.openSeleniumIDEIfClosed === true);
}

const isEdit = (route: string | undefined): boolean => /^(?:POST|PUT|DELETE) \/record\/command$/.test(route ?? '');

/** Whether a message may ask the user, or open or close the window. Such messages are sent alone. */
export function concernsUser(expected: Expected, caller: string, message: unknown): boolean {
  if (!expected.open) return asksToOpen(message);
  const route = requestOf(message)?.route;
  if (route === 'POST /control') return expected.controller !== caller;
  if (expected.controller !== null && expected.controller !== caller) return false;
  if (route === 'POST /close') return expected.controller === caller;
  // An edit makes unsaved changes, so the next message may ask the user.
  if (isEdit(route)) return true;
  return route === 'POST /popup/alert' || (route === 'POST /project' && expected.unsaved !== false);
}

/** Whether a message closes the window if it is accepted. */
export function closes(expected: Expected, caller: string, message: unknown): boolean {
  return requestOf(message)?.route === 'POST /close' && expected.controller === caller;
}

/** The documented kind of answer that a value is; undefined if it is none. */
function shapeOf(value: unknown): string | undefined {
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'string') return 'text';
  if (!isObject(value)) return undefined;
  const names = Object.keys(value).sort().join(' ');
  if (names === 'error' || names === 'error errorCode') {
    const { error, errorCode } = value;
    const wellFormed = typeof error === 'string' && error !== '' && error.length < 2000;
    return wellFormed && (errorCode === undefined || typeof errorCode === 'string') ? 'error' : undefined;
  }
  if (names === 'id') return typeof value.id === 'number' ? 'tab' : undefined;
  if (names === 'commands')
    return Array.isArray(value.commands) && value.commands.every(isCommand) ? 'commands' : undefined;
  return names === 'id name' && typeof value.id === 'string' && typeof value.name === 'string' ? 'project' : undefined;
}

/** Whether a value is a command of a project file. Additional fields are allowed. */
const isCommand = (value: unknown): boolean =>
  isObject(value) &&
  ['id', 'comment', 'command', 'target', 'value'].every((name) => typeof value[name] === 'string') &&
  Array.isArray(value.targets);

const codeOf = (value: unknown): unknown => (isObject(value) ? value.errorCode : undefined);

/** A name without invisible characters and those that change the direction of text. */
const plainName = (name: string): string =>
  [...name]
    .filter((character) => !/[\p{Cc}\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF]/u.test(character))
    .join('')
    .trim();

function isRegistration(payload: Readonly<Record<string, unknown>>): boolean {
  const { name, version, commands } = payload;
  const short = (value: unknown): value is string => typeof value === 'string' && value.length <= limits.name;
  if (typeof name !== 'string' || plainName(name) === '' || !short(plainName(name)) || !short(version)) return false;
  if (commands === undefined || commands === null) return true;
  return (
    Array.isArray(commands) &&
    commands.length <= limits.commands &&
    commands.every(
      (command: unknown) =>
        isObject(command) &&
        short(command.id) &&
        command.id !== '' &&
        short(command.name) &&
        [undefined, null, 'locator', 'region'].includes(command.type as string | null | undefined),
    )
  );
}

/** Whether the fields are those of a command to insert. */
function isInsertion({ command, target, value, index, select }: Readonly<Record<string, unknown>>): boolean {
  const isText = (field: unknown) =>
    field === undefined || field === null || (typeof field === 'string' && field.length <= limits.locator);
  const isPlace = index === undefined || index === null || (Number.isSafeInteger(index) && (index as number) >= 0);
  const isChoice = select === undefined || select === null || typeof select === 'boolean';
  const isName = typeof command === 'string' && command !== '' && command.length <= limits.name;
  return isName && isText(target) && isText(value) && isPlace && isChoice;
}

/** Judges the answer to one message. @param yes the user's answer; undefined if the user was not asked */
export function judge(
  expected: Expected,
  caller: string,
  message: unknown,
  value: unknown,
  yes: boolean | undefined,
): Judgement {
  const wrong = (problem: string): Judgement => ({
    problem: `${problem}; answered ${abridged(JSON.stringify(value) ?? 'undefined')}`,
    next: expected,
  });
  const shape = shapeOf(value);
  if (shape === undefined) return wrong('the answer is none of the documented values');
  const same: Judgement = { next: expected };

  if (!expected.open) {
    if (!asksToOpen(message))
      return codeOf(value) === 'NotActive' ? same : wrong('a closed IDE answers that it is not active');
    const judged = judgeOpen(opened, caller, message, value, yes, shape, wrong);
    return { ...judged, changed: ['the window opens', judged.changed].filter(Boolean).join(' · ') };
  }
  return judgeOpen(expected, caller, message, value, yes, shape, wrong);
}

function judgeOpen(
  expected: Expected,
  caller: string,
  message: unknown,
  value: unknown,
  yes: boolean | undefined,
  shape: string,
  wrong: (problem: string) => Judgement,
): Judgement {
  const same: Judgement = { next: expected };
  const refused = (problem: string): Judgement => (shape === 'error' ? same : wrong(problem));
  if (isObject(message) && asksToOpen(message) && message.uri === undefined && message.verb === undefined) {
    return value === true ? same : wrong('the answer to an open request is true');
  }
  const request = requestOf(message);
  if (!request) return refused('a message without a uri and a verb is refused');
  const { route, payload } = request;
  const changed = (what: string, next: Partial<Expected>): Judgement => ({
    next: { ...expected, ...next },
    changed: `${route}: ${what}`,
  });
  const foreign = expected.controller !== null && expected.controller !== caller;
  if (foreign && route !== 'GET /health' && route !== 'POST /control') {
    return codeOf(value) === 'CannotAccessInControlMode' ? same : wrong('another extension controls the IDE');
  }
  const known = expected.registrations[caller];
  const plugin = { name: plainName(String(payload.name)), version: String(payload.version) };

  switch (route) {
    case 'GET /health':
      return value === (known !== undefined) ? same : wrong(`the caller is ${known ? '' : 'not '}registered`);
    case 'POST /register':
      if (!isRegistration(payload)) return refused('a registration of the wrong shape is refused');
      if (value !== true) return wrong('the answer to a registration is true');
      return changed('the registration of the caller', {
        registrations: { ...expected.registrations, [caller]: plugin },
      });
    case 'POST /log':
    case 'POST /playback/log': {
      const { message: text, type } = payload;
      const levels: unknown[] = [undefined, null, 'error', 'warn', 'info'];
      if (!known) return refused('a plugin that is not registered cannot log');
      if (typeof text !== 'string' || !levels.includes(type)) return refused('an entry of the wrong shape is refused');
      if (value !== true) return wrong('the answer to an entry is true');
      const group = route === 'POST /log' ? 'system' : 'playback';
      const cut = text.length <= limits.message ? text : `${text.slice(0, limits.message)}…`;
      const entry = { group, source: abridged(known.name), level: String(type ?? 'info'), message: abridged(cut) };
      return changed(`the log, group ${group}`, { log: [...expected.log, entry] });
    }
    case 'GET /project': {
      if (shape !== 'project') return wrong('the id and the name of the project are expected');
      const { id, name } = value as { id: string; name: string };
      const { project } = expected;
      return project === null || (project.id === abridged(id) && project.name === abridged(name))
        ? same
        : wrong(`the project is ${JSON.stringify(project)}`);
    }
    case 'POST /project': {
      const { project } = payload;
      if (project === undefined || project === null) {
        return codeOf(value) === 'MissingProject' ? same : wrong('there is no project in the message');
      }
      if (shape === 'error' && codeOf(value) === 'InvalidProject') {
        return isPlainProject(project) ? wrong('the project is valid') : same;
      }
      if (value === false && yes === false) return same;
      if (value === false || yes === false) return wrong('the user decides, if there are unsaved changes');
      if (value !== true || !isObject(project)) return wrong('the project was not loaded');
      const { id, name } = project;
      if (typeof id !== 'string' || typeof name !== 'string') return wrong('a project has an id and a name');
      if (expected.unsaved === true && yes === undefined) return wrong('unsaved changes were lost without a question');
      return changed('the project', {
        project: { id: abridged(id), name: abridged(name) },
        unsaved: false,
        commands: null,
      });
    }
    case 'POST /control':
      if (!isRegistration(payload)) return refused('a registration of the wrong shape is refused');
      if (expected.controller === caller) return value === true ? same : wrong('the caller already has control');
      if ((expected.declines[caller] ?? 0) >= 3) {
        if (yes !== undefined) return wrong('the user has declined three times');
        return codeOf(value) === 'ConnectionRequestBlocked' ? same : wrong('the caller may not ask again');
      }
      if (yes === undefined) return wrong('the user is asked before an extension gets control');
      if (!yes) {
        const times = (expected.declines[caller] ?? 0) + 1;
        if (value !== false) return wrong('the user has declined');
        return changed('the count of declined requests', { declines: { ...expected.declines, [caller]: times } });
      }
      if (value !== true) return wrong('the user has accepted');
      return {
        next: { ...opened, controller: caller, registrations: { [caller]: plugin } },
        changed: `${route}: control, registrations, a restart`,
      };
    case 'POST /close':
      if (expected.controller !== caller) return value === false ? same : wrong('only the controller may close');
      if (expected.unsaved === true && yes === undefined) return wrong('unsaved changes were lost without a question');
      if (yes === false) return value === false ? same : wrong('the user keeps the window open');
      return value === true ? { next: closed, changed: `${route}: the window closes` } : wrong('the window closes');
    case 'GET /playback/location':
      return shape === 'error' || shape === 'text' ? same : wrong('an xpath or an error is expected');
    case 'GET /export/location':
      return shape === 'error' || shape === 'text' ? same : wrong('code or an error is expected');
    case 'GET /record/tab':
      return shape === 'error' || shape === 'tab' ? same : wrong('a tab or an error is expected');
    case 'GET /record/command':
      if (!known) return refused('a plugin that is not registered reads no commands');
      return shape === 'error' || shape === 'commands' ? same : wrong('commands or an error are expected');
    case 'POST /record/command': {
      if (!known) return refused('a plugin that is not registered edits nothing');
      if (!isInsertion(payload)) return refused('a command of the wrong shape is refused');
      if (value !== true) return shape === 'error' ? same : wrong('true or an error is expected');
      const commands = expected.commands === null ? null : expected.commands + 1;
      return changed('the commands of the selected test', { unsaved: true, commands });
    }
    case 'PUT /record/command':
    case 'DELETE /record/command': {
      if (!known) return refused('a plugin that is not registered edits nothing');
      if (typeof payload.id !== 'string' || payload.id === '') return refused('the command is not named');
      if (value !== true) return shape === 'error' ? same : wrong('true or an error is expected');
      if (route === 'PUT /record/command') {
        const unsaved = expected.unsaved === true ? true : 'unknown';
        return changed('the commands of the selected test', { unsaved });
      }
      const commands = expected.commands === null ? null : expected.commands - 1;
      return changed('the commands of the selected test', { unsaved: true, commands });
    }
    case 'POST /popup/alert':
      if (!known) return refused('a plugin that is not registered cannot show messages');
      if (typeof payload.message !== 'string' || yes === undefined) return refused('nothing was shown');
      return value === yes ? same : wrong('the user decides');
    case 'PUT /playback/var':
    case 'POST /playback/command':
      return refused('nothing is running');
    default:
      return refused('there is no such operation');
  }
}

/** Whether a value is a simple project file that is certainly valid. */
function isPlainProject(value: unknown): boolean {
  if (!isObject(value) || value.version !== '2.0') return false;
  const texts = (object: Readonly<Record<string, unknown>>, ...names: string[]) =>
    names.every((name) => typeof object[name] === 'string');
  const empty = (list: unknown) => list === undefined || (Array.isArray(list) && list.length === 0);
  const { id, url = '', tests, suites, urls, plugins = [] } = value;
  return (
    texts(value, 'id', 'name') &&
    (value.name as string).length <= 10_000 &&
    id !== '' &&
    typeof url === 'string' &&
    empty(suites) &&
    empty(urls) &&
    Array.isArray(plugins) &&
    Array.isArray(tests) &&
    tests.every(
      (test: unknown) =>
        isObject(test) &&
        texts(test, 'id', 'name') &&
        Array.isArray(test.commands) &&
        test.commands.every(
          (command: unknown) =>
            isObject(command) &&
            texts(command, 'id', 'comment', 'command', 'target', 'value') &&
            Object.keys(command).length === 5,
        ),
    )
  );
}
