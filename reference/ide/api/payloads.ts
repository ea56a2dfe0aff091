// The payloads of the API as zod schemas, with their types.
//
// Schemas are made when they are first used: the worker starts often, and most of its time would go into the schemas of
// messages that never come.

import * as z from 'zod/mini';
import '../validation/schema-settings';

/** Accepts `null` like an absent field: plugins send either. */
const optional = <Output>(schema: z.ZodMiniType<Output>) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? undefined),
  );

/**
 * Size limits for data of other extensions. Registrations share the 10 MB of `chrome.storage.session`, and the log
 * shares the window's memory: no single plugin may fill either.
 */
export const limits = {
  /** Characters of a plugin's name, of its version, and of its commands' ids and names. Longer ones are refused. */
  name: 200,
  /** Commands of a plugin. More are refused. */
  commands: 1000,
  /** Export languages, packages and the like of a plugin. A longer list is ignored as a whole. */
  names: 50,
  /** Characters of a locator, and of the target and the value of a command. Longer ones are refused. */
  locator: 100_000,
  /** Alternative locators of a command. More are refused. */
  targets: 100,
  /** Characters of a variable's value as JSON. Longer ones are refused. */
  variable: 5_000_000,
  /** Characters of a log entry or of a command's message. Longer ones are cut. */
  message: 10_000,
} as const;

/** Cuts a text to the length limit of a log entry. */
export function cutMessage(text: string): string {
  return text.length <= limits.message ? text : `${text.slice(0, limits.message)}…`;
}

/** Invisible characters and ones that change the text direction: they can disguise a name. */
const disguising = /[\p{Cc}\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** A plugin's name. The connection dialog shows it, so it must not mislead the user. */
const pluginName = () =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((name: string) => name.replace(disguising, '').trim()),
    ),
    z.string().check(z.minLength(1), z.maxLength(limits.name)),
  );

const message = () => z.pipe(z.string(), z.transform(cutMessage));
const shortText = () => z.string().check(z.maxLength(limits.name));

/** For endpoints without a payload; other fields of the message are ignored. */
export const nothing = z.transform(() => undefined);

/** POST /log and POST /playback/log. */
export const logEntry = z.lazy(() =>
  z.object({
    message: message(),
    type: optional(z.enum(['error', 'warn', 'info'])),
  }),
);
export type LogEntryPayload = z.infer<typeof logEntry>;

/** A command that a plugin adds to the IDE. */
const pluginCommand = z.lazy(() =>
  z.object({
    id: shortText().check(z.minLength(1)),
    name: shortText(),
    type: optional(z.enum(['locator', 'region'])),
  }),
);
export type RegisteredCommand = z.infer<typeof pluginCommand>;

/** Drops an invalid value instead of refusing the registration: the plugin only loses code export. */
const lenient = <Output>(schema: z.ZodMiniType<Output>) => z.catch(optional(schema), undefined);
const names = () => z.array(shortText()).check(z.maxLength(limits.names));
const namedTexts = () =>
  z
    .record(shortText(), shortText())
    .check(z.refine((texts) => Object.keys(texts).length <= limits.names, { message: 'too many entries' }));

/** POST /register and POST /control. Unknown fields, such as a command's `docs`, are accepted and dropped. */
export const registration = z.lazy(() =>
  z.object({
    name: pluginName(),
    version: shortText(),
    // Checks the length first: a million invalid commands would give a million issues to describe.
    commands: optional(z.pipe(z.array(z.unknown()).check(z.maxLength(limits.commands)), z.array(pluginCommand))),
    /**
     * `languages`: languages in which the plugin can export its commands · `vendor`: languages in which it exports whole
     * files, each an object that maps the language's id to its display name.
     */
    exports: lenient(
      z.object({
        languages: lenient(names()),
        vendor: lenient(z.array(namedTexts()).check(z.maxLength(limits.names))),
      }),
    ),
    /** The npm packages that the plugin's code needs, with their versions. */
    dependencies: lenient(namedTexts()),
    /** Settings of jest that the plugin's code needs. */
    jest: lenient(z.object({ extraGlobals: lenient(names()) })),
  }),
);
type ReadRegistration = z.infer<typeof registration>;
/** A registration; optional fields may be absent. */
export type Registration = Pick<ReadRegistration, 'name' | 'version'> & Partial<ReadRegistration>;

/** POST /project. The code that opens project files also validates this project, when it loads it. */
export const projectLoad = z.lazy(() => z.object({ project: z.optional(z.unknown()) }));

/** GET /playback/location. */
export const locatorQuery = z.lazy(() => z.object({ location: z.string().check(z.maxLength(limits.locator)) }));

/** GET /export/location: a locator, and the language of the code to return. */
export const locatorExport = z.lazy(() =>
  z.object({
    location: z.string().check(z.maxLength(limits.locator)),
    language: optional(shortText()),
  }),
);
export type LocatorExport = z.infer<typeof locatorExport>;

/** Parses JSON text; returns any other value unchanged. */
function parsedText(contents: unknown): unknown {
  if (typeof contents !== 'string') return contents;
  try {
    const value: unknown = JSON.parse(contents);
    // JSON.parse accepts deeper nesting than JSON.stringify, which the value needs on its way to the window.
    JSON.stringify(value);
    return value;
  } catch {
    return contents;
  }
}

/**
 * PUT /playback/var. Plugins for Selenium IDE send the value in `contents`, as JSON text. `value` is accepted too, and
 * so are values that are not text. Text that is not JSON is the value itself. `null` is a value; absence is not.
 */
export const variableUpdate = z.lazy(() =>
  z
    .pipe(
      z.object({
        name: shortText().check(z.trim(), z.minLength(1)),
        contents: z.optional(z.unknown()),
        value: z.optional(z.unknown()),
      }),
      z.transform(({ name, contents, value }: { name: string; contents?: unknown; value?: unknown }) => ({
        name,
        contents: parsedText(contents === undefined ? value : contents),
      })),
    )
    .check(
      z.refine(({ contents }) => contents !== undefined, {
        message: 'the value is missing: pass it as `contents`',
      }),
      z.refine(({ contents }) => (JSON.stringify(contents) ?? '').length <= limits.variable, {
        message: `the value is longer than ${limits.variable} characters as JSON`,
      }),
    ),
);
export type VariableUpdate = z.infer<typeof variableUpdate>;

const commandText = () => z.string().check(z.maxLength(limits.locator));
const absentIsEmpty = <Output>(schema: z.ZodMiniType<Output>, empty: Output) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? empty),
  );
const emptyText = () => absentIsEmpty(commandText(), '');

/** POST /record/command: a command to insert, its position, and whether to select it. */
export const commandInsertion = z.lazy(() =>
  z.object({
    command: shortText().check(z.minLength(1)),
    target: emptyText(),
    value: emptyText(),
    index: optional(z.int().check(z.minimum(0))),
    select: optional(z.boolean()),
  }),
);
export type CommandInsertion = z.infer<typeof commandInsertion>;

/** PUT /record/command: the new content of a command. An absent field becomes empty. */
export const commandReplacement = z.lazy(() =>
  z.object({
    id: z.string().check(z.minLength(1)),
    command: absentIsEmpty(shortText(), ''),
    target: emptyText(),
    value: emptyText(),
    targets: absentIsEmpty(
      z.pipe(z.array(z.unknown()).check(z.maxLength(limits.targets)), z.array(z.tuple([commandText(), commandText()]))),
      [],
    ),
  }),
);
export type CommandReplacement = z.infer<typeof commandReplacement>;

/** DELETE /record/command. */
export const commandRemoval = z.lazy(() => z.object({ id: z.string().check(z.minLength(1)) }));
export type CommandRemoval = z.infer<typeof commandRemoval>;

/** POST /popup/alert: a message for the user, and the labels of the buttons. Without `cancel` there is one button. */
export const popup = z.lazy(() =>
  z.object({
    message: message(),
    confirm: optional(shortText()),
    cancel: optional(shortText()),
  }),
);
export type Popup = z.infer<typeof popup>;

/** The command states of the document (rule ide.command.states). */
export const commandStates = ['failed', 'fatal', 'passed', 'pending', 'undetermined'] as const;
export type CommandState = (typeof commandStates)[number];

/** POST /playback/command. */
export const commandUpdate = z.lazy(() =>
  z.object({
    commandId: z.string(),
    state: z.enum(commandStates),
    message: optional(message()),
  }),
);
export type CommandUpdate = z.infer<typeof commandUpdate>;
