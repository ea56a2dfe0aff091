// The `.side` project file: its shape, reading it and writing it. Pure; projects
// are never changed in place, so that an unsaved change is a different object and undo is a list of objects.

import * as z from 'zod/mini';
import { describeIssues } from '../validation/issue-text';
import '../validation/schema-settings';
import { completed } from './assumptions';
import { assumedVersion, currentVersion, migrate, type ReadableVersion, readableVersions } from './migration';

/** Programs that write project files leave texts out, or write `null`. */
const text = z.pipe(
  z.nullish(z.string()),
  z.transform((written) => written ?? ''),
);

// Loose objects: what other programs keep in a project file survives opening and saving.
const command = z.looseObject({
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
const fileProject = z.extend(project, { version: z.optional(z.string()), tests: z.array(fileTest) });

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

/** A project that was read; or the sentence that says why it was not read. */
export type Reading =
  | {
      project: Project;
      /** The version of its file. */
      version: ReadableVersion;
      /** What was assumed because the file does not say it: a sentence each, for the user. */
      assumptions: readonly string[];
    }
  | { problem: string };

/**
 * Checks a parsed project file, and brings it to the version that the IDE works with.
 * Results and plugins refer to tests and commands by their ids. A file that uses one twice, as files that were merged by
 * hand do, is opened all the same: the later ones get an id of their own.
 */
export function readProject(parsed: unknown): Reading {
  const result = fileProject.safeParse(parsed);
  if (!result.success) return { problem: describeIssues(result.error) };
  const written = result.data.version ?? assumedVersion;
  const version = readableVersions.find((readable) => readable === written);
  if (!version) {
    return { problem: `\`version\`: ${JSON.stringify(written)} is none of ${readableVersions.join(', ')}` };
  }
  const { project, assumptions } = completed(result.data, version);
  return { project: withUniqueIds(migrate(project, version)), version, assumptions };
}

function withUniqueIds(project: Project): Project {
  const taken = new Set<string>();
  const unique = <Item extends { id: string }>(item: Item): Item => {
    let { id } = item;
    for (let number = 2; taken.has(id); number++) id = `${item.id}-${number}`;
    taken.add(id);
    return id === item.id ? item : { ...item, id };
  };
  // Tests first: suites name them, so that of all ids theirs are the ones to keep.
  const tests = project.tests.map(unique);
  return { ...project, tests: tests.map((test) => ({ ...test, commands: test.commands.map(unique) })) };
}

/** Reads the text of a project file. */
export function parseProject(text: string): Reading {
  let parsed: unknown;
  try {
    // Some editors begin a file with a byte order mark.
    parsed = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return { problem: `not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
  return readProject(parsed);
}

/** The text of a project file, as other programs that read `.side` files expect it. */
export function formatProject(project: Project): string {
  return `${JSON.stringify(project, null, 2)}\n`;
}

/** Reads commands that another window has written as JSON; none when that is something else. */
export function parseCommands(text: string): Command[] {
  try {
    return z.array(command).parse(JSON.parse(text));
  } catch {
    return [];
  }
}

/** Makes identifiers; a parameter, so that tests know them. */
export type NewId = () => string;

/** The project of an IDE that was just opened: one test, no commands. */
export function emptyProject(newId: NewId): Project {
  return {
    id: newId(),
    version: currentVersion,
    name: 'Untitled Project',
    url: '',
    tests: [{ id: newId(), name: 'Untitled', commands: [] }],
    suites: [],
    urls: [],
    plugins: [],
  };
}

/** A command of which nothing is filled in yet. */
export function emptyCommand(newId: NewId): Command {
  return { id: newId(), comment: '', command: '', target: '', targets: [], value: '' };
}

/** The name that the project is saved under, without what file systems refuse. */
export function fileName(project: Project): string {
  const name = plainFileName(project.name);
  return `${name === '' ? 'project' : name}.side`;
}

/** A name of one file, without what file systems refuse and what leads to other folders. */
export function plainFileName(name: string): string {
  return name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').trim();
}
