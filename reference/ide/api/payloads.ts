// The payloads of the API as zod schemas, and the types that follow from them.

import * as z from 'zod';

// Zod compiles its objects with `new Function` where it may; the extension's content security policy forbids that.
z.config({ jitless: true });

/** Plugins write `null` for what they leave out as often as they leave it out. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

/** For endpoints that read nothing: whatever else the message holds is ignored. */
export const nothing = z.unknown().transform(() => undefined);

/** POST /log and POST /playback/log. */
export const logEntry = z.object({
  message: z.string(),
  type: optional(z.enum(['error', 'warn', 'info'])),
});
export type LogEntryPayload = z.infer<typeof logEntry>;

/** A command that a plugin adds to the IDE. */
const pluginCommand = z.object({
  id: z.string().min(1),
  name: z.string(),
  type: optional(z.enum(['locator', 'region'])),
  docs: z.unknown().optional(),
});

/** POST /register and POST /control. */
export const registration = z.object({
  name: z.string().trim().min(1),
  version: z.string(),
  commands: optional(z.array(pluginCommand)),
  dependencies: z.unknown().optional(),
  jest: z.unknown().optional(),
  exports: z.unknown().optional(),
});
export type Registration = z.infer<typeof registration>;

/** POST /project. The project itself is judged where it is loaded, by the same code that opens a file. */
export const projectLoad = z.object({ project: z.unknown().optional() });

/** GET /playback/location. */
export const locatorQuery = z.object({ location: z.string() });

/** The command states of the document (rule ide.command.states). */
export const commandStates = ['failed', 'fatal', 'passed', 'pending', 'undetermined'] as const;
export type CommandState = (typeof commandStates)[number];

/** POST /playback/command. */
export const commandUpdate = z.object({
  commandId: z.string(),
  state: z.enum(commandStates),
  message: optional(z.string()),
});
export type CommandUpdate = z.infer<typeof commandUpdate>;
