// Reads and writes `.side` project files. Pure: projects are immutable, so an unsaved change is a different object, and
// undo is a list of objects.

import * as z from 'zod/mini';
import { describeIssues } from '../validation/issue-text';
import { completed } from './assumptions';
import { assumedVersion, currentVersion, migrate, type ReadableVersion, readableVersions } from './migration';
import { type Command, command, fileProject, type Project } from './project';

export type { Command, CommandField, FileProject, Project, Suite, Test } from './project';

/** The result of reading a project, or the reason why it is invalid. */
export type Reading =
  | {
      project: Project;
      /** The version of its file. */
      version: ReadableVersion;
      /** One sentence for the user about each assumption for a missing field. */
      assumptions: readonly string[];
    }
  | { problem: string };

/**
 * Validates a parsed project file and migrates it to the current version.
 * Ids of tests and commands must be unique, because results and plugins refer to them. In a file with duplicates, for
 * example after a merge by hand, the later ones get a new id.
 */
export function readProject(parsed: unknown): Reading {
  const result = fileProject.safeParse(parsed);
  if (!result.success) return { problem: describeIssues(result.error) };
  const written = result.data.version ?? assumedVersion;
  const version = readableVersions.find((readable) => readable === written);
  if (!version) {
    return { problem: `\`version\`: ${JSON.stringify(written)} is not one of ${readableVersions.join(', ')}` };
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
  // Tests first, so that they keep their ids, which suites refer to.
  const tests = project.tests.map(unique);
  return { ...project, tests: tests.map((test) => ({ ...test, commands: test.commands.map(unique) })) };
}

/** Reads the text of a project file. */
export function parseProject(text: string): Reading {
  let parsed: unknown;
  try {
    // Some editors write a byte order mark.
    parsed = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return { problem: `not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
  return readProject(parsed);
}

/** The text of a project file, in the format that other programs expect. */
export function formatProject(project: Project): string {
  return `${JSON.stringify(project, null, 2)}\n`;
}

/** Parses commands that another window has written as JSON; none if the text is anything else. */
export function parseCommands(text: string): Command[] {
  try {
    return z.array(command).parse(JSON.parse(text));
  } catch {
    return [];
  }
}

/** Makes ids; a parameter, so that tests can predict them. */
export type NewId = () => string;

/** The initial project of the IDE: one test without commands. */
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

/** An empty command. */
export function emptyCommand(newId: NewId): Command {
  return { id: newId(), comment: '', command: '', target: '', targets: [], value: '' };
}

/** The file name of a project, without characters that file systems refuse. */
export function fileName(project: Project): string {
  const name = plainFileName(project.name);
  return `${name === '' ? 'project' : name}.side`;
}

/** A plain file name, without characters that file systems refuse or that lead to other folders. */
export function plainFileName(name: string): string {
  return name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').trim();
}
