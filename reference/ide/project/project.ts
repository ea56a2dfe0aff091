// The shape of a `.side` project: as its file has it, and as the IDE holds it.

import * as z from 'zod/mini';
import '../validation/schema-settings';

/** Programs that write project files leave texts out, or write `null`. */
const text = z.pipe(
  z.nullish(z.string()),
  z.transform((written) => written ?? ''),
);

// Loose objects: what other programs keep in a project file survives opening and saving.
export const command = z.looseObject({
  id: z.string(),
  comment: text,
  command: z.string(),
  target: text,
  targets: z._default(z.array(z.tuple([z.string(), z.string()])), []),
  value: text,
});
/** A name is drawn as one line: a megabyte of it would keep the window busy for seconds. */
const name = z.string().check(z.maxLength(10_000));
const test = z.looseObject({ id: z.string(), name, commands: z._default(z.array(command), []) });
const suite = z.looseObject({ id: z.string(), name, tests: z._default(z.array(z.string()), []) });
const project = z.looseObject({
  id: z.string().check(z.minLength(1)),
  version: z.string(),
  name,
  url: text,
  tests: z.array(test),
  suites: z._default(z.array(suite), []),
  urls: z._default(z.array(z.string()), []),
  plugins: z._default(z.array(z.unknown()), []),
});

// What files may leave out, and what is assumed then: see assumptions.ts.
const fileCommand = z.extend(command, {
  id: z.optional(z.string()),
  targets: z._default(z.array(z.array(z.string())), []),
});
const fileTest = z.extend(test, { commands: z._default(z.array(fileCommand), []) });
/** What a file must have to be read as a project. */
export const fileProject = z.extend(project, { version: z.optional(z.string()), tests: z.array(fileTest) });

/** A project as its file has it. */
export type FileProject = z.infer<typeof fileProject>;

/** One line of a test. */
export type Command = z.infer<typeof command>;
/** A named list of commands. */
export type Test = z.infer<typeof test>;
/** A project as the IDE holds it. */
export type Project = z.infer<typeof project>;
/** A named choice of tests, in the order in which they are played. */
export type Suite = z.infer<typeof suite>;
/** The texts of a command that a tester edits. */
export type CommandField = 'command' | 'target' | 'value' | 'comment';
