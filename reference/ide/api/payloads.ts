// The payloads of the API as zod schemas, and the types that follow from them.

import * as z from 'zod/mini';
import './schema-settings';

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
  /** Characters of a locator. Longer ones are refused. */
  locator: 100_000,
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

/** POST /register and POST /control. What the IDE has no use for, such as `dependencies`, is taken and not kept. */
export const registration = z.object({
  name: pluginName,
  version: shortText,
  // Counted before they are looked at: a million wrong ones would be a million problems to describe.
  commands: optional(z.pipe(z.array(z.unknown()).check(z.maxLength(limits.commands)), z.array(pluginCommand))),
});
export type Registration = z.infer<typeof registration>;

/** POST /project. The project itself is judged where it is loaded, by the same code that opens a file. */
export const projectLoad = z.object({ project: z.optional(z.unknown()) });

/** GET /playback/location and GET /export/location. */
export const locatorQuery = z.object({ location: z.string().check(z.maxLength(limits.locator)) });

/**
 * PUT /playback/var. Plugins for Selenium IDE write the value under `contents`; `value` is taken as well.
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
      contents: contents === undefined ? value : contents,
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
