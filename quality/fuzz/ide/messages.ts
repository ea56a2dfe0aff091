// Generates hostile messages: arbitrary values, and messages that are nearly valid.

import * as fc from 'fast-check';
import type { PackedMessage } from './packed-message';

/** The number of extensions that call. The text `~caller:N` in a message stands for the id of the N-th. */
export const callers = 3;

type Fields = Record<string, unknown>;

const markup = fc.constantFrom(
  '<img src=x onerror="document.title=`owned`">',
  '<script>chrome.storage.session.clear()</script>',
  'javascript:alert(1)',
  '$' + '{document.title}',
  '</li></ul><dialog open>Accept</dialog>',
  '\u202Egnihsihp',
  '\u0000\u0007\r\n',
);
const text = fc.oneof({ weight: 6, arbitrary: fc.string({ maxLength: 30 }) }, { weight: 1, arbitrary: markup });
const huge = fc.constantFrom('~huge:100000', '~huge:1000000');
const deep = fc.constantFrom({ '~deep:50': 0 }, { '~deep:1000': 0 });
/** Keys with a meaning in JavaScript, or for code that would trust a message about its sender. */
const specialKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'toJSON',
  'length',
  'sender',
  'caller',
  'id',
  'extensionId',
  'controller',
  'registered',
  'to',
  'call',
  'args',
  'openIDEIfClosed',
);
const caller = fc.integer({ min: 0, max: callers - 1 }).map((number) => `~caller:${number}`);
const forgedSender = fc.oneof(
  caller,
  caller.map((id) => ({ id, origin: `chrome-extension://${id}`, url: `chrome-extension://${id}/page.html` })),
  fc.constantFrom({ polluted: true }, { prototype: { polluted: true } }, 'window', 'worker', 'restart', true),
);

/** Any JSON value, with more edge cases than chance would give. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 4, arbitrary: fc.constantFrom(null, true, false, 0, -1, 1e308, '', '0', [], {}) },
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: forgedSender },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: fc.array(fc.constant(null), { minLength: 2000, maxLength: 5000 }).map((nulls) => nulls) },
);
const rareHuge = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | string> =>
  fc.oneof({ weight: 60, arbitrary }, { weight: 1, arbitrary: huge });

const pluginCommand = fc.record({
  id: fc.string({ minLength: 1, maxLength: 12 }),
  name: text,
  type: fc.constantFrom(undefined, null, 'locator', 'region'),
});
const registration: fc.Arbitrary<Fields> = fc.record(
  {
    name: fc.oneof(fc.string({ minLength: 1, maxLength: 20 }), markup),
    version: fc.constantFrom('1.0', '2.3.1', ''),
    commands: fc.array(pluginCommand, { maxLength: 3 }),
    dependencies: fc.jsonValue({ maxDepth: 2 }),
  },
  { requiredKeys: ['name', 'version'] },
);
const entry: fc.Arbitrary<Fields> = fc.record(
  { message: rareHuge(text), type: fc.constantFrom('error', 'warn', 'info', null) },
  { requiredKeys: ['message'] },
);
/** Some ids occur in several projects, so that plugins can name existing commands. */
const commandId = fc.oneof(fc.uuid(), fc.constantFrom('command-1', 'command-2', '__proto__'));
const command = fc.record({ id: commandId, comment: text, command: text, target: text, value: text });
const projectFile = fc.record(
  {
    id: fc.uuid(),
    version: fc.constant('2.0'),
    name: rareHuge(text),
    url: fc.constantFrom('', 'http://127.0.0.1/', 'javascript:alert(1)'),
    tests: fc.array(fc.record({ id: fc.uuid(), name: text, commands: fc.array(command, { maxLength: 3 }) }), {
      maxLength: 2,
    }),
    suites: fc.constant([]),
    urls: fc.constant([]),
    plugins: fc.array(fc.jsonValue({ maxDepth: 1 }), { maxLength: 1 }),
  },
  { requiredKeys: ['id', 'version', 'name', 'tests'] },
);

/** The documented operations, each with valid payloads. */
const operations: readonly { verb: string; uri: string; payload: fc.Arbitrary<Fields>; weight: number }[] = [
  { verb: 'get', uri: '/health', payload: fc.constant({}), weight: 2 },
  { verb: 'post', uri: '/register', payload: registration, weight: 5 },
  { verb: 'post', uri: '/log', payload: entry, weight: 5 },
  { verb: 'get', uri: '/project', payload: fc.constant({}), weight: 2 },
  { verb: 'post', uri: '/project', payload: fc.record({ project: projectFile }), weight: 5 },
  { verb: 'post', uri: '/control', payload: registration, weight: 1 },
  { verb: 'post', uri: '/close', payload: fc.constant({}), weight: 1 },
  {
    verb: 'get',
    uri: '/playback/location',
    payload: fc.record({ location: rareHuge(fc.constantFrom('css=body', 'id=x', '//div[', 'css=', 'nothing=1', '')) }),
    weight: 3,
  },
  {
    verb: 'post',
    uri: '/playback/command',
    payload: fc.record({
      commandId: fc.oneof(fc.uuid(), fc.constant('__proto__')),
      state: fc.constantFrom('failed', 'fatal', 'passed', 'pending', 'undetermined'),
      message: rareHuge(text),
    }),
    weight: 3,
  },
  {
    verb: 'put',
    uri: '/playback/var',
    payload: fc.record({
      name: fc.constantFrom('x', '__proto__', 'constructor'),
      contents: fc.oneof(fc.jsonValue(), fc.json(), fc.constant('{"__proto__": {"polluted": true}}')),
    }),
    weight: 2,
  },
  { verb: 'get', uri: '/record/tab', payload: fc.constant({}), weight: 1 },
  { verb: 'get', uri: '/record/command', payload: fc.constant({}), weight: 1 },
  {
    verb: 'post',
    uri: '/record/command',
    payload: fc.record(
      {
        command: fc.oneof(fc.string({ minLength: 1, maxLength: 12 }), markup),
        target: rareHuge(text),
        value: rareHuge(text),
        index: fc.oneof(fc.nat({ max: 5 }), fc.constantFrom(Number.MAX_SAFE_INTEGER, null)),
        select: fc.constantFrom(true, false, null),
      },
      { requiredKeys: ['command'] },
    ),
    weight: 3,
  },
  {
    verb: 'put',
    uri: '/record/command',
    payload: fc.record(
      { id: commandId, command: text, target: text, value: rareHuge(text), targets: fc.array(fc.tuple(text, text)) },
      { requiredKeys: ['id'] },
    ),
    weight: 3,
  },
  { verb: 'delete', uri: '/record/command', payload: fc.record({ id: commandId }), weight: 2 },
  {
    verb: 'post',
    uri: '/popup/alert',
    payload: fc.record({ message: text, confirm: text, cancel: text }, { requiredKeys: ['message'] }),
    weight: 1,
  },
  {
    verb: 'get',
    uri: '/export/location',
    payload: fc.record(
      {
        location: fc.constantFrom('css=a', 'x', ''),
        language: fc.constantFrom('java-junit', '__proto__', 'constructor', ''),
      },
      { requiredKeys: ['location'] },
    ),
    weight: 1,
  },
  { verb: 'post', uri: '/playback/log', payload: entry, weight: 4 },
];

/** A change to the fields of a message, by mistake or by intent. */
type Damage = (fields: Fields) => Fields;

/** Chooses a field by a number, so that the damage can be generated before the message. */
const nameOf = (fields: Fields, choice: number): string =>
  Object.keys(fields)[choice % Object.keys(fields).length] ?? '';
const choice = fc.nat({ max: 20 });
const damage: fc.Arbitrary<Damage> = fc.oneof(
  choice.map(
    (number): Damage =>
      (fields) => {
        const removed = nameOf(fields, number);
        return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== removed));
      },
  ),
  fc.tuple(choice, rareHuge(anything)).map(
    ([number, value]): Damage =>
      (fields) => {
        const spoiled = nameOf(fields, number);
        return Object.fromEntries(Object.entries(fields).map(([name, old]) => [name, name === spoiled ? value : old]));
      },
  ),
  fc
    .tuple(fc.oneof(specialKey, fc.string({ maxLength: 8 })), fc.oneof(forgedSender, rareHuge(anything)))
    // `{...fields, [key]: value}` would set the prototype for `__proto__`.
    .map(
      ([key, value]): Damage =>
        (fields) =>
          Object.fromEntries([...Object.entries(fields), [key, value]]),
    ),
);

const spelling = fc.constantFrom<((uri: string) => string)[]>(
  (uri) => uri,
  (uri) => uri,
  (uri) => uri,
  (uri) => uri.toUpperCase(),
  (uri) => `/v1${uri}`,
  (uri) => uri.slice(1),
  (uri) => `${uri}/`,
  (uri) => `${uri}?x=1`,
  (uri) => `/${uri}`,
  (uri) => `/v1/v1${uri}`,
  () => '/__proto__',
  () => '/constructor',
  () => '/',
);
const verbs = fc.constantFrom<((verb: string) => string)[]>(
  (verb) => verb,
  (verb) => verb,
  (verb) => verb,
  (verb) => verb.toUpperCase(),
  (verb) => (verb === 'get' ? 'post' : 'get'),
  () => 'delete',
  () => '',
);

/** Where a message has its payload: in `payload`, or next to the other fields. */
const form: fc.Arbitrary<(payload: Fields) => Fields> = fc.constantFrom(
  (payload) => ({ payload }),
  (payload) => payload,
);

const operation = fc.oneof(...operations.map(({ weight, ...row }) => ({ weight, arbitrary: fc.constant(row) })));

const valid: fc.Arbitrary<unknown> = operation.chain(({ verb, uri, payload }) =>
  fc.tuple(payload, form).map(([fields, put]) => ({ uri, verb, ...put(fields) })),
);
const nearlyValid: fc.Arbitrary<unknown> = operation.chain(({ verb, uri, payload }) =>
  fc
    .tuple(
      payload,
      form,
      spelling,
      verbs,
      fc.array(damage, { maxLength: 2 }),
      fc.array(damage, { maxLength: 1 }),
      fc.constantFrom({}, {}, {}, { openIDEIfClosed: true }, { openSeleniumIDEIfClosed: 'true' }),
    )
    .map(([fields, put, spell, say, inside, outside, open]) => {
      const payloadFields = inside.reduce<Fields>((spoiled, harm) => harm(spoiled), fields);
      return outside.reduce<Fields>((spoiled, harm) => harm(spoiled), {
        uri: spell(uri),
        verb: say(verb),
        ...open,
        ...put(payloadFields),
      });
    }),
);
const openRequest: fc.Arbitrary<unknown> = fc
  .tuple(fc.constantFrom('openIDEIfClosed', 'openSeleniumIDEIfClosed'), fc.oneof(fc.constant(true), anything))
  .map(([name, value]) => ({ [name]: value }));

/** One message, as text. */
export const message: fc.Arbitrary<PackedMessage> = fc
  .oneof(
    { weight: 6, arbitrary: valid },
    { weight: 9, arbitrary: nearlyValid },
    { weight: 3, arbitrary: rareHuge(anything) },
    { weight: 1, arbitrary: openRequest },
  )
  .map((value) => JSON.stringify(value));

/** One step of a sequence: callers send messages, or the user or the browser does something. */
export type Step =
  /** One caller sends its messages one after another. The user answers all questions with yes, or all with no. */
  | {
      readonly kind: 'burst';
      readonly caller: number;
      readonly messages: readonly PackedMessage[];
      readonly yes: boolean;
    }
  /** All callers send all their messages at once. The user answers every question with no. */
  | { readonly kind: 'flood'; readonly messages: readonly (readonly PackedMessage[])[] }
  /** The user changes the project and does not save. */
  | { readonly kind: 'edit'; readonly name: string }
  /** The user closes the window, or opens it. */
  | { readonly kind: 'close' }
  | { readonly kind: 'open' }
  /** The browser ends the service worker. */
  | { readonly kind: 'idle' };

const burst = fc.record({
  kind: fc.constant('burst' as const),
  caller: fc.integer({ min: 0, max: callers - 1 }),
  messages: fc.array(message, { minLength: 1, maxLength: 50, size: 'max' }),
  yes: fc.boolean(),
});
const flood = fc.record({
  kind: fc.constant('flood' as const),
  messages: fc.tuple(...Array.from({ length: callers }, () => fc.array(message, { maxLength: 20, size: 'max' }))),
});

/** The steps after a fresh IDE has opened. */
export const sequence: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 20, arbitrary: burst },
    { weight: 3, arbitrary: flood },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('edit' as const), name: fc.string({ minLength: 1, maxLength: 9 }) }),
    },
    { weight: 1, arbitrary: fc.constant({ kind: 'close' as const }) },
    { weight: 2, arbitrary: fc.constant({ kind: 'open' as const }) },
    { weight: 2, arbitrary: fc.constant({ kind: 'idle' as const }) },
  ),
  { minLength: 1, maxLength: 20, size: 'max' },
);
