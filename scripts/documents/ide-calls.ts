// Calls of plugins and actions of the user, and the steps that check their effects: the columns of the tables in
// docs/coverage.md. Pure.

import type { PickleStep } from '@cucumber/messages';
import type { ToldState } from './ide-states';

/** A call and what is seen of it afterwards. `{who}` is the caller's letter, `{it}` the text of its call. */
interface Column {
  readonly rules: readonly string[];
  /** A step of the user, or a plugin's call as `POST /log {"message":"three apples"}`. */
  readonly call: RegExp;
  /** A state without which it does not count. */
  readonly during?: ToldState;
  /** States that it usually comes with. In these alone it also counts as `nothing else`. */
  readonly usual?: readonly ToldState[];
  /** Matches the steps behind the call. */
  readonly seen: string;
}

const once = '^(?:(?!the user is asked|the user discards|the user ignores).*\\n)*';

/** The calls of a group of the log. */
function logCalls(path: string, rule: string, group: string): Readonly<Record<string, Column>> {
  const entry = (type: string): RegExp => new RegExp(`^POST ${path} (?=.*"message")${type}`);
  const rules = (id: string) => [`ide.log.${id}`, 'ide.playback-log.post'];
  return {
    [`POST ${path}`]: { rules: [`${rule}.post`], call: entry(''), seen: 'the log shows "{it}"' },
    [`${path}: group`]: {
      rules: [`${rule}.group`],
      call: entry(''),
      seen: `(?:by|group) ${group}\\n[\\s\\S]*the log shows "{it}"`,
    },
    [`${path}: error`]: {
      rules: rules('type-error'),
      call: entry('.*"type":"error"'),
      seen: 'the log shows "{it}" in red',
    },
    [`${path}: warn`]: {
      rules: rules('type-warn'),
      call: entry('.*"type":"warn"'),
      seen: 'the log shows "{it}" in orange',
    },
    [`${path}: no type`]: {
      rules: rules('type-undefined'),
      call: entry('(?!.*"type")'),
      seen: '"{it}" neither in red nor in orange',
    },
    [`${path}: links`]: { rules: rules('links'), call: entry(''), seen: 'the entry "{it}" has the links' },
  };
}

const usual = ['a test is played'] as const;

const stateOfCommand = (state: string): Column => ({
  usual,
  rules: ['ide.command.states', 'ide.command.post'],
  call: new RegExp(`^POST /playback/command .*"state":"${state}"`),
  seen: `is shown as ${state}`,
});

const controlled = 'a plugin controls the IDE';
const others = '(?:plugin (?!{who})\\w is not told|the answer to plugin (?!{who})\\w is an error)';

/** The columns, a table each. */
export const tables: Readonly<Record<string, Readonly<Record<string, Column>>>> = {
  'The log of the system': {
    'GET /health': {
      rules: ['ide.health.get'],
      call: /^GET \/health/,
      seen: 'plugin {who} is answered without|the answer to plugin {who} is [`]',
    },
    'POST /register': {
      rules: ['ide.register.post'],
      call: /^POST \/register/,
      seen: '^plugin {who} (?:posts|sends).*log[\\s\\S]*(?:the answer to plugin {who} is `true`|the log shows)',
    },
    ...logCalls('/log', 'ide.log', 'System'),
  },
  'The log of playback': logCalls('/playback/log', 'ide.playback-log', 'Playback'),
  'Projects and control': {
    'GET /project': {
      rules: ['ide.project.get'],
      call: /^GET \/project/,
      seen: 'the answer to plugin {who} is the id and the name',
    },
    'POST /project': { rules: ['ide.project.post'], call: /^POST \/project/, seen: 'the project is "{it}"' },
    'POST /project, unsaved': {
      rules: ['ide.project.post-unsaved'],
      call: /^POST \/project/,
      during: 'there are unsaved changes',
      seen: 'the user is asked about the unsaved changes',
    },
    'POST /control': {
      rules: ['ide.control.request'],
      call: /^POST \/control/,
      seen: 'the user is asked whether "{it}" may connect',
    },
    accepted: {
      rules: ['ide.control.accept'],
      call: /^POST \/control/,
      seen: 'the IDE is controlled by plugin {who}',
    },
    restarted: { rules: ['ide.control.restart'], call: /^POST \/control/, seen: 'the IDE has restarted' },
    'others refused': {
      rules: ['ide.control.exclusive'],
      call: /^(GET|POST) \/(project|log|playback)/,
      during: controlled,
      seen: 'plugin {who} is not told|the log does not show "{it}"|^the answer to plugin {who} is (an error|not an)|the project is not "{it}"',
    },
    'saved to the plugin': {
      rules: ['ide.control.save-override'],
      call: /^the user saves/,
      during: controlled,
      seen: 'plugin \\w (?:receives the|has received)',
    },
    'taken over': {
      rules: ['ide.control.takeover'],
      call: /^POST \/control/,
      during: controlled,
      seen: 'the IDE is controlled by plugin {who}',
    },
    'lost by the former': {
      rules: ['ide.control.takeover-loses'],
      call: /^POST \/control/,
      during: controlled,
      seen: `${others}|plugin (?!{who})\\w (?:receives no|posts /close\\nthe window of the IDE is open)`,
    },
  },
  'Closing and opening': {
    'closed by the user': {
      rules: ['ide.control.user-closes'],
      call: /^the user closes/,
      during: controlled,
      seen: 'the IDE is not controlled',
    },
    'POST /close': {
      rules: ['ide.close.controller'],
      call: /^POST \/close/,
      during: controlled,
      seen: `${once}the window of the IDE closes`,
    },
    discarded: {
      usual: ['there are unsaved changes'],
      rules: ['ide.close.unsaved-discard'],
      call: /^POST \/close/,
      during: controlled,
      seen: 'the user discards the unsaved changes\\nthe window of the IDE closes',
    },
    ignored: {
      usual: ['there are unsaved changes'],
      rules: ['ide.close.unsaved-ignore'],
      call: /^POST \/close/,
      during: controlled,
      seen: 'the user (?:ignores|dismisses).*\\n[\\s\\S]*the window of the IDE is open',
    },
    'open request': {
      usual: ['the call may open the IDE'],
      rules: ['ide.open.request'],
      call: /"open(Selenium)?IDEIfClosed":true/,
      seen: 'the window of the IDE opens',
    },
    'none, or false': {
      rules: ['ide.open.false'],
      call: /^(GET|POST) (?!.*IDEIfClosed":true)/,
      seen: '^the window of the IDE is closed',
    },
  },
  Playback: {
    'GET /playback/location': {
      usual,
      rules: ['ide.location.found'],
      call: /^GET \/playback\/location/,
      seen: '^the answer to plugin {who} is an xpath',
    },
    'no element': {
      usual,
      rules: ['ide.location.not-found'],
      call: /^GET \/playback\/location/,
      seen: '^the answer to plugin {who} is an error',
    },
    'POST /playback/command': {
      usual,
      rules: ['ide.command.post'],
      call: /^POST \/playback\/command/,
      seen: 'the answer to plugin {who} is `true`',
    },
    failed: stateOfCommand('failed'),
    fatal: stateOfCommand('fatal'),
    passed: stateOfCommand('passed'),
    pending: stateOfCommand('pending'),
    undetermined: stateOfCommand('undetermined'),
    message: {
      usual,
      rules: ['ide.command.message'],
      call: /^POST \/playback\/command .*"message"/,
      seen: 'shows the message "{it}"',
    },
    'no other command': {
      usual,
      rules: ['ide.command.current-test'],
      call: /^POST \/playback\/command/,
      seen: 'is not shown as|the answer to plugin {who} is (?:not `true`|an error)',
    },
  },
};
/** A step as a line, with its table or text. */
export function lineOf({ text: words, argument }: PickleStep): string {
  const rows = argument?.dataTable?.rows.map(({ cells }) => `| ${cells.map(({ value }) => value).join(' | ')} |`) ?? [];
  return [words, ...rows, argument?.docString?.content ?? '']
    .join(' ')
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim();
}

/** A step as a call: the caller's letter, what is called, and the text or the name in it. */
export function callOf({ text: words, argument }: PickleStep): {
  readonly who: string;
  readonly words: string;
  readonly says: string;
} {
  const who = /^plugin (\w)/.exec(words)?.[1] ?? '\\w';
  const [, verb = '', path = ''] = /^plugin \w (get|post)s (\/\S+)/.exec(words) ?? [];
  if (verb !== '') {
    const rows = argument?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value)) ?? [];
    return called(who, verb, path, { ...named(words, who), ...Object.fromEntries(rows) });
  }
  if (/is registered/.test(words)) return called(who, 'post', '/register', { name: `Plugin ${who}` });
  if (/controls the IDE|takes control/.test(words)) return called(who, 'post', '/control', { name: `Plugin ${who}` });
  const json = /^(?:plugin \w sends|both plugins send) `([^`]*)`/.exec(words)?.[1] ?? argument?.docString?.content;
  const message = json !== undefined && /sends?\b/.test(words) ? fieldsIn(json) : undefined;
  if (message === undefined) return { who, words, says: '' };
  const { uri, verb: sent, payload, ...fields } = message;
  return called(who, String(sent ?? 'get'), String(uri ?? '/'), { ...fields, ...(payload as object | undefined) });
}

/** The fields that the text of a step names. */
function named(words: string, who: string): Readonly<Record<string, unknown>> {
  const quoted = /"([^"]*)"/.exec(words)?.[1];
  if (/ with its registration payload$/.test(words)) return { name: `Plugin ${who}` };
  return quoted === undefined ? {} : /\/project /.test(words) ? { name: quoted } : { message: quoted };
}

function called(
  who: string,
  verb: string,
  path: string,
  fields: Readonly<Record<string, unknown>>,
): ReturnType<typeof callOf> {
  const project = fields.project as { readonly name?: unknown } | null | undefined;
  const says = String(fields.message ?? fields.name ?? project?.name ?? '');
  const place = path.toLowerCase().replace(/^(\/?v1)?\/?/, '/');
  return { who, words: `${verb.toUpperCase()} ${place} ${JSON.stringify(fields)}`, says };
}

function fieldsIn(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return JSON.parse(json) as Readonly<Record<string, unknown>>;
  } catch {
    return undefined;
  }
}

export function literal(words: string): string {
  return words.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
