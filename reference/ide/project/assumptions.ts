// Fills in what project files leave out. Pure.

import type { ReadableVersion } from './migration';
import type { Command, FileProject, Project } from './project';

/** A complete project, and a sentence for each assumption. */
export interface Completed {
  readonly project: Project;
  readonly assumptions: readonly string[];
}

/**
 * Fills in missing parts of a project file: its version, the ids of commands, the kinds of recorded locators.
 * @param version the version of the file, or the assumed one
 */
export function completed(file: FileProject, version: ReadableVersion): Completed {
  const ids: string[] = [];
  const locators: string[] = [];
  const tests = file.tests.map((test) => ({
    ...test,
    commands: test.commands.map((command, position): Command => {
      const place = `command ${position + 1} of “${test.name}”`;
      if (command.id === undefined) ids.push(place);
      if (command.targets.some(({ length }) => length !== 2)) locators.push(place);
      return { ...command, id: command.id ?? `${test.id}-${position + 1}`, targets: pairsOf(command.targets) };
    }),
  }));
  const assumptions = [
    file.version === undefined && `The file has no version: it was read as version ${version}, the oldest`,
    version === '3.0' &&
      'Version 3.0 is the format of Selenium IDE 4: its commands are played like those of 2.0, and it is saved as 3.0',
    ids.length > 0 && `${counted(ids)} no id: the IDE has added one`,
    locators.length > 0 && `${counted(locators)} recorded locators without a strategy: they are kept`,
  ];
  return { project: { ...file, version, tests }, assumptions: assumptions.filter((sentence) => sentence !== false) };
}

/** Pairs of locator and strategy. A missing strategy becomes empty; empty entries are dropped. */
function pairsOf(targets: readonly (readonly string[])[]): [string, string][] {
  return targets.flatMap(([locator, strategy = '']): [string, string][] =>
    locator === undefined ? [] : [[locator, strategy]],
  );
}

/** `command 2 of “Buy” has`, or `command 2 of “Buy” and 3 more commands have`. */
function counted([first = '', ...others]: readonly string[]): string {
  const sentence = first.replace('command', 'Command');
  if (others.length === 0) return `${sentence} has`;
  return `${sentence} and ${others.length} more ${others.length === 1 ? 'command' : 'commands'} have`;
}
