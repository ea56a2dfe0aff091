// The registered plugins, and which of them executes a command that several of them have. Pure.

import type { RegisteredCommand, Registration } from '../api/payloads';
import type { Caller } from '../api/routes';

/** A command of a plugin. */
export interface KnownCommand extends RegisteredCommand {
  /** Increases with each new command. Needed because storage returns plugins in the order of their ids. */
  arrival: number;
}

/** A plugin as the session keeps it. */
export interface KnownPlugin extends Omit<Registration, 'commands'> {
  commands: KnownCommand[];
}

/** All plugins that are registered, by the id of their extension. */
export type Registrations = Record<Caller, KnownPlugin>;

/** Adds or updates a plugin. A command that it had before keeps its place in the order. */
export function withRegistration(
  registrations: Registrations,
  caller: Caller,
  { commands = [], ...plugin }: Registration,
): Registrations {
  const before = new Map(registrations[caller]?.commands.map(({ id, arrival }) => [id, arrival]));
  const next = 1 + allCommands(registrations).reduce((last, { arrival }) => Math.max(last, arrival), 0);
  const known = commands.map((command) => ({ ...command, arrival: before.get(command.id) ?? next }));
  return { ...registrations, [caller]: { ...plugin, commands: known } };
}

/** A command with its plugin. */
export interface OwnedCommand extends KnownCommand {
  plugin: Caller;
}

/** The commands of all plugins, in the order of their registration. */
export function allCommands(registrations: Registrations): OwnedCommand[] {
  return Object.entries(registrations)
    .flatMap(([plugin, { commands }]) => commands.map((command) => ({ ...command, plugin })))
    .sort((one, other) => one.arrival - other.arrival);
}

/** The plugin that executes a command: the one that registered it first. */
export function executorOf(registrations: Registrations, command: string): Caller | undefined {
  return allCommands(registrations).find(({ id }) => id === command)?.plugin;
}

/** How many commands a warning names. */
const named = 5;

/**
 * Warnings about commands that a plugin has registered but will not execute: one sentence per plugin and executor.
 *
 * @param isOwn whether the IDE itself has a command of that name, which takes precedence over all plugins
 */
export function contestedCommands(registrations: Registrations, isOwn: (command: string) => boolean): string[] {
  /** The executing plugin of each command; null is the IDE. */
  const executors = new Map<string, Caller | null>();
  /** The commands that a plugin will not execute, by plugin and by executor. */
  const contested = new Map<Caller, Map<Caller | null, Set<string>>>();
  for (const { id, plugin } of allCommands(registrations)) {
    const executor = isOwn(id) ? null : (executors.get(id) ?? plugin);
    executors.set(id, executor);
    if (executor === plugin) continue;
    const ofPlugin = contested.get(plugin) ?? new Map<Caller | null, Set<string>>();
    contested.set(plugin, ofPlugin.set(executor, (ofPlugin.get(executor) ?? new Set()).add(id)));
  }
  const nameOf = (plugin: Caller) => registrations[plugin]?.name ?? plugin;
  return [...contested].flatMap(([plugin, byExecutor]) =>
    [...byExecutor].map(([executor, commands]) => {
      const it = commands.size === 1 ? 'it' : 'them';
      const has = `${nameOf(plugin)} has the ${commandList([...commands])}`;
      if (executor === null) return `${has}, which is built into the Test IDE: the Test IDE executes ${it}`;
      return `${has}, which ${nameOf(executor)} registered earlier: ${nameOf(executor)} executes ${it}`;
    }),
  );
}

function commandList(commands: readonly string[]): string {
  const names = commands.slice(0, named).map((command) => `“${command}”`);
  const others = commands.length - names.length;
  return `command${commands.length === 1 ? '' : 's'} ${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
}
