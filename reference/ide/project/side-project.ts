// The `.side` project file: its shape, reading it and writing it. Pure; projects
// are never changed in place, so that an unsaved change is a different object and undo is a list of objects.

import * as z from 'zod/mini';
import { describeIssues } from '../validation/issue-text';
import { completed } from './assumptions';
import { assumedVersion, currentVersion, migrate, type ReadableVersion, readableVersions } from './migration';
import { type Command, command, fileProject, type Project } from './project';

export type { Command, CommandField, FileProject, Project, Suite, Test } from './project';

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
