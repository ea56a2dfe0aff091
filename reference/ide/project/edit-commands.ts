// The editor's changes to the commands of a test. Pure: an edit without effect returns the same object.

import type { Command, CommandField, NewId, Project } from './side-project';

/** Inserts commands into a test at a position. */
export function insertCommands(project: Project, testId: string, position: number, added: readonly Command[]): Project {
  return changeCommands(project, testId, (commands) =>
    added.length === 0 ? commands : commands.toSpliced(position, 0, ...added),
  );
}

/** Removes commands from a test. */
export function removeCommands(project: Project, testId: string, ids: ReadonlySet<string>): Project {
  return changeCommands(project, testId, (commands) => {
    const left = commands.filter(({ id }) => !ids.has(id));
    return left.length === commands.length ? commands : left;
  });
}

/** Moves commands together by a number of places, at most to the ends of the test. */
export function shiftCommands(project: Project, testId: string, ids: ReadonlySet<string>, places: number): Project {
  return changeCommands(project, testId, (commands) => {
    const from = commands.findIndex(({ id }) => ids.has(id));
    return from < 0 ? commands : placed(commands, ids, Math.max(0, from + places));
  });
}

/**
 * Moves commands together before a position.
 * @param before the position before the move; the number of commands for the end
 */
export function placeCommands(project: Project, testId: string, ids: ReadonlySet<string>, before: number): Project {
  return changeCommands(project, testId, (commands) => {
    const kept = commands.slice(0, before).filter(({ id }) => !ids.has(id)).length;
    return placed(commands, ids, kept);
  });
}

function placed(commands: Command[], ids: ReadonlySet<string>, position: number): Command[] {
  const moved = commands.filter(({ id }) => ids.has(id));
  const next = commands.filter(({ id }) => !ids.has(id)).toSpliced(position, 0, ...moved);
  return next.every((command, place) => command === commands[place]) ? commands : next;
}

/** Changes one field of a command. */
export function editCommand(
  project: Project,
  testId: string,
  commandId: string,
  field: CommandField,
  text: string,
): Project {
  return changeEach(project, testId, new Set([commandId]), (command) =>
    command[field] === text ? command : { ...command, [field]: text },
  );
}

/** Replaces the command with the same id. */
export function replaceCommand(project: Project, testId: string, command: Command): Project {
  return changeEach(project, testId, new Set([command.id]), (old) =>
    JSON.stringify(old) === JSON.stringify(command) ? old : command,
  );
}

/** Whether a command is disabled, which is written as slashes before its name. */
export function isOff({ command }: Command): boolean {
  return command.startsWith('//');
}

/** Disables or enables commands. */
export function switchCommands(project: Project, testId: string, ids: ReadonlySet<string>, off: boolean): Project {
  return changeEach(project, testId, ids, (command) => {
    if (isOff(command) === off) return command;
    return { ...command, command: off ? `//${command.command}` : command.command.slice(2) };
  });
}

/** Whether playback pauses before a command. */
export function hasBreakpoint({ isBreakpoint }: Command): boolean {
  return isBreakpoint === true;
}

/** Sets or removes breakpoints. */
export function setBreakpoints(project: Project, testId: string, ids: ReadonlySet<string>, set: boolean): Project {
  return changeEach(project, testId, ids, (command) => {
    if (hasBreakpoint(command) === set) return command;
    const { isBreakpoint: _, ...without } = command;
    return set ? { ...command, isBreakpoint: true } : without;
  });
}

/** Copies of commands with new ids. */
export function copiesOf(commands: readonly Command[], newId: NewId): Command[] {
  return commands.map((command) => ({ ...command, id: newId() }));
}

function changeEach(
  project: Project,
  testId: string,
  ids: ReadonlySet<string>,
  change: (command: Command) => Command,
): Project {
  return changeCommands(project, testId, (commands) => {
    const changed = commands.map((command) => (ids.has(command.id) ? change(command) : command));
    return changed.every((command, place) => command === commands[place]) ? commands : changed;
  });
}

function changeCommands(project: Project, testId: string, change: (commands: Command[]) => Command[]): Project {
  const test = project.tests.find(({ id }) => id === testId);
  if (!test) return project;
  const commands = change(test.commands);
  // Return the same object if nothing changed, so that nothing counts as unsaved.
  if (commands === test.commands) return project;
  return { ...project, tests: project.tests.map((each) => (each === test ? { ...test, commands } : each)) };
}
