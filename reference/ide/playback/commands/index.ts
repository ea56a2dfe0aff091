// The table of the IDE's commands, by their names in `.side` files.

import type { CommandDefinition } from '../command';
import { flowKeyword, flowNames } from '../flow/flow';
import { runCommand } from '../flow/programs';
import { actionCommands } from './actions';
import { expectationCommands } from './expectations';
import { pageCommands } from './pages';
import { valueCommands } from './values';

/** All commands except control flow (flow/flow.ts) and `run`. */
export const commands: ReadonlyMap<string, CommandDefinition> = new Map(
  Object.entries({ ...pageCommands, ...actionCommands, ...valueCommands, ...expectationCommands }),
);

/** The names of all commands that the IDE itself can play, in alphabetical order. */
export const commandNames: readonly string[] = [...commands.keys(), ...flowNames, runCommand].sort((a, b) =>
  a.localeCompare(b),
);

/** Whether the IDE itself plays a command; others belong to plugins or are unknown. */
export function isOwnCommand(name: string): boolean {
  return commands.has(name) || name === runCommand || flowKeyword(name) !== undefined;
}
