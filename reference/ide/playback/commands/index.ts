// The commands of the IDE as a table: the name that a `.side` file uses and what it does.

import type { CommandDefinition } from '../command';
import { flowKeyword, flowNames } from '../flow';
import { runCommand } from '../programs';
import { actionCommands } from './actions';
import { expectationCommands } from './expectations';
import { pageCommands } from './pages';
import { valueCommands } from './values';

/** Every command that does something of itself; blocks (flow.ts) and `run` are the test's own. */
export const commands: ReadonlyMap<string, CommandDefinition> = new Map(
  Object.entries({ ...pageCommands, ...actionCommands, ...valueCommands, ...expectationCommands }),
);

/** The names of all commands that the IDE itself can play, in alphabetical order: what an editor can offer. */
export const commandNames: readonly string[] = [...commands.keys(), ...flowNames, runCommand].sort((a, b) =>
  a.localeCompare(b),
);

/** Whether the IDE itself plays the command of a name; others are those of plugins, or unknown. */
export function isOwnCommand(name: string): boolean {
  return commands.has(name) || name === runCommand || flowKeyword(name) !== undefined;
}
