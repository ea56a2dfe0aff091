// The payloads of the API as zod schemas, and the types that follow from them.

import * as z from 'zod/mini';
import '../validation/schema-settings';

/** Plugins write `null` for what they leave out as often as they leave it out. */
const optional = <Output>(schema: z.ZodMiniType<Output>) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? undefined),
  );

/**
 * How much of what other extensions send is kept. Registrations share the 10 MB of `chrome.storage.session`, and the log
 * the window's memory: neither is to be filled by one plugin.
 */
export const limits = {
  /** Characters of a plugin's name, of its version, and of its commands' ids and names. Longer ones are refused. */
  name: 200,
  /** Commands of a plugin. More are refused. */
  commands: 1000,
  /** Languages of export, packages and the like of a plugin. With more of a kind it counts as having none. */
  names: 50,
  /** Characters of a locator, and of the target and the value of a command. Longer ones are refused. */
  locator: 100_000,
  /** Other locators of a command. More are refused. */
  targets: 100,
  /** Characters of a variable's value as JSON. Longer ones are refused. */
  variable: 5_000_000,
  /** Characters of a log entry, or of what is said about a command. Longer ones are cut. */
  message: 10_000,
} as const;

/** Cuts a text to what a log entry holds. */
export function cutMessage(text: string): string {
  return text.length <= limits.message ? text : `${text.slice(0, limits.message)}…`;
}

/** Characters that nobody sees, or that turn the direction of the text around them: a name in disguise. */
const disguising = /[\p{Cc}\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** A plugin's name stands in the question whether it may control the IDE: it is to look like what it is. */
const pluginName = z.pipe(
  z.pipe(
    z.string(),
    z.transform((name: string) => name.replace(disguising, '').trim()),
  ),
  z.string().check(z.minLength(1), z.maxLength(limits.name)),
);

const message = z.pipe(z.string(), z.transform(cutMessage));
const shortText = z.string().check(z.maxLength(limits.name));

/** For endpoints that read nothing: whatever else the message holds is ignored. */
export const nothing = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
);

/** POST /log and POST /playback/log. */
export const logEntry = z.object({
  message,
  type: optional(z.enum(['error', 'warn', 'info'])),
});
export type LogEntryPayload = z.infer<typeof logEntry>;

/** A command that a plugin adds to the IDE. */
const pluginCommand = z.object({
  id: shortText.check(z.minLength(1)),
  name: shortText,
  type: optional(z.enum(['locator', 'region'])),
});
export type RegisteredCommand = z.infer<typeof pluginCommand>;

/** What a plugin gets wrong here costs it the code that it could export, not its registration. */
const lenient = <Output>(schema: z.ZodMiniType<Output>) => z.catch(optional(schema), undefined);
const names = z.array(shortText).check(z.maxLength(limits.names));
const namedTexts = z
  .record(shortText, shortText)
  .check(z.refine((texts) => Object.keys(texts).length <= limits.names, { message: 'too many entries' }));

/** POST /register and POST /control. What the IDE has no use for, such as a command's `docs`, is taken and not kept. */
export const registration = z.object({
  name: pluginName,
  version: shortText,
  // Counted before they are looked at: a million wrong ones would be a million problems to describe.
  commands: optional(z.pipe(z.array(z.unknown()).check(z.maxLength(limits.commands)), z.array(pluginCommand))),
  /**
   * `languages`: those that the plugin can put its commands into · `vendor`: languages that it exports whole files in, each an object of
   * its id and its name for people.
   */
  exports: lenient(
    z.object({ languages: lenient(names), vendor: lenient(z.array(namedTexts).check(z.maxLength(limits.names))) }),
  ),
  /** The npm packages that the plugin's code needs, with their versions. */
  dependencies: lenient(namedTexts),
  /** How the plugin's code wants to be run. */
  jest: lenient(z.object({ extraGlobals: lenient(names) })),
});
type ReadRegistration = z.infer<typeof registration>;
/** What a plugin may leave out need not be there. */
export type Registration = Pick<ReadRegistration, 'name' | 'version'> & Partial<ReadRegistration>;

/** POST /project. The project itself is judged where it is loaded, by the same code that opens a file. */
export const projectLoad = z.object({ project: z.optional(z.unknown()) });

/** GET /playback/location. */
export const locatorQuery = z.object({ location: z.string().check(z.maxLength(limits.locator)) });

/** GET /export/location: a locator, and the language that its code is wanted in. */
export const locatorExport = z.object({
  location: z.string().check(z.maxLength(limits.locator)),
  language: optional(shortText),
});
export type LocatorExport = z.infer<typeof locatorExport>;

/** The value that a JSON text stands for; what is no JSON text stands for itself. */
function parsedText(contents: unknown): unknown {
  if (typeof contents !== 'string') return contents;
  try {
    const value: unknown = JSON.parse(contents);
    // A list in a list in a list … can be read deeper than it can be written, and has to be written on its way to the window.
    JSON.stringify(value);
    return value;
  } catch {
    return contents;
  }
}

/**
 * PUT /playback/var. Plugins for Selenium IDE write the value under `contents`, as JSON text; `value` is taken as well, and so are
 * values that are no text. A text that is no JSON is the value itself.
 * An absent value and `null` are told apart: the latter is a value.
 */
export const variableUpdate = z
  .pipe(
    z.object({
      name: shortText.check(z.trim(), z.minLength(1)),
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
      message: 'the value is missing: write it under `contents`',
    }),
    z.refine(({ contents }) => (JSON.stringify(contents) ?? '').length <= limits.variable, {
      message: `the value is longer than ${limits.variable} characters of JSON`,
    }),
  );
export type VariableUpdate = z.infer<typeof variableUpdate>;

const commandText = z.string().check(z.maxLength(limits.locator));
const absentIsEmpty = <Output>(schema: z.ZodMiniType<Output>, empty: Output) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? empty),
  );
const emptyText = absentIsEmpty(commandText, '');

/** POST /record/command: a command to insert, where, and whether it is selected then. */
export const commandInsertion = z.object({
  command: shortText.check(z.minLength(1)),
  target: emptyText,
  value: emptyText,
  index: optional(z.int().check(z.minimum(0))),
  select: optional(z.boolean()),
});
export type CommandInsertion = z.infer<typeof commandInsertion>;

/** PUT /record/command: everything that a command is from now on. What is left out becomes empty. */
export const commandReplacement = z.object({
  id: z.string().check(z.minLength(1)),
  command: absentIsEmpty(shortText, ''),
  target: emptyText,
  value: emptyText,
  targets: absentIsEmpty(
    z.pipe(z.array(z.unknown()).check(z.maxLength(limits.targets)), z.array(z.tuple([commandText, commandText]))),
    [],
  ),
});
export type CommandReplacement = z.infer<typeof commandReplacement>;

/** DELETE /record/command. */
export const commandRemoval = z.object({ id: z.string().check(z.minLength(1)) });
export type CommandRemoval = z.infer<typeof commandRemoval>;

/** POST /popup/alert: what the user is told, and what stands on the buttons. Without `cancel` there is one button. */
export const popup = z.object({
  message,
  confirm: optional(shortText),
  cancel: optional(shortText),
});
export type Popup = z.infer<typeof popup>;

/** The command states of the document (rule ide.command.states). */
export const commandStates = ['failed', 'fatal', 'passed', 'pending', 'undetermined'] as const;
export type CommandState = (typeof commandStates)[number];

/** POST /playback/command. */
export const commandUpdate = z.object({
  commandId: z.string(),
  state: z.enum(commandStates),
  message: optional(message),
});
export type CommandUpdate = z.infer<typeof commandUpdate>;
