// The schemas of a `.side` project: in its file, and in the IDE.

import * as z from 'zod/mini';
import '../validation/schema-settings';

/** Some programs omit texts in project files or write `null`. */
const text = z.pipe(
  z.nullish(z.string()),
  z.transform((written) => written ?? ''),
);

// Loose objects keep the fields of other programs when a project is opened and saved.
export const command = z.looseObject({
  id: z.string(),
  comment: text,
  command: z.string(),
  target: text,
  targets: z._default(z.array(z.tuple([z.string(), z.string()])), []),
  value: text,
});
/** The window shows a name in one line; a megabyte of text would block it for seconds. */
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

// Fields that files may leave out; assumptions.ts fills them in.
const fileCommand = z.extend(command, {
  id: z.optional(z.string()),
  targets: z._default(z.array(z.array(z.string())), []),
});
const fileTest = z.extend(test, { commands: z._default(z.array(fileCommand), []) });
/** The schema of a project file. */
export const fileProject = z.extend(project, { version: z.optional(z.string()), tests: z.array(fileTest) });

/** A project in its file. */
export type FileProject = z.infer<typeof fileProject>;

/** One line of a test. */
export type Command = z.infer<typeof command>;
/** A named list of commands. */
export type Test = z.infer<typeof test>;
/** A project in the IDE. */
export type Project = z.infer<typeof project>;
/** A named selection of tests, in the order of playback. */
export type Suite = z.infer<typeof suite>;
/** The editable texts of a command. */
export type CommandField = 'command' | 'target' | 'value' | 'comment';
