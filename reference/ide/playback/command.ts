// The definition of a command: a row of the command table, and its context.

import { type Locator, parseLocator } from '../locators/locator';
import type { LogLevel } from '../log/log-model';
import type { Command } from '../project/side-project';
import type { PlaybackBrowser } from './browser';
import { CommandFailure } from './failure';
import type { Variables } from './variables';

/** The timing that a test sets for itself. */
export interface Pace {
  /** How long a command waits for its element. */
  elementMs: number;
  /** How long a waitFor command waits if its value is empty. */
  waitMs: number;
  /** The delay after each command; undefined for the window's setting. */
  delayMs: number | undefined;
}

/** The timing until a test sets its own. */
export const usualPace: Readonly<Pace> = { elementMs: 5_000, waitMs: 30_000, delayMs: undefined };

/** The context that all commands of a test share. */
export interface CommandContext {
  browser: PlaybackBrowser;
  variables: Variables;
  baseUrl: string;
  /** Aborted when the test ends. */
  signal: AbortSignal;
  /** Writes to the playback log. */
  log: (level: LogLevel, message: string) => void;
  /** Pauses the run before the next command. */
  pauseBeforeNext: () => void;
  pace: Pace;
}

/** The context of one command. */
export interface CommandCall extends CommandContext {
  command: Command;
  /** The later commands of the test. */
  ahead: () => readonly Command[];
}

/** One row of the table. */
export interface CommandDefinition {
  /** Executes the command. Throws CommandFailure. */
  run: (call: CommandCall, target: string, value: string) => Promise<void> | void;
  /** The test goes on after a failure. */
  continues?: true;
  /** Target and value are passed without interpolation: the command interpolates them itself. */
  verbatim?: true;
}

/** Rows of the table. */
export type CommandTable = Readonly<Record<string, CommandDefinition>>;

/** @throws CommandFailure for an invalid locator */
export function locatorOf(text: string): Locator {
  const locator = parseLocator(text);
  if ('problem' in locator) throw new CommandFailure(locator.problem);
  return locator;
}

/** @throws CommandFailure for an empty name */
export function nameOf(text: string): string {
  const name = text.trim();
  if (name === '') throw new CommandFailure('the name of the variable is missing');
  return name;
}

/** @throws CommandFailure for an invalid duration */
export function millisecondsOf(text: string): number {
  const duration = Number(text.trim());
  if (text.trim() === '' || !Number.isFinite(duration) || duration < 0) {
    throw new CommandFailure(`${JSON.stringify(text)} is not a number of milliseconds`);
  }
  return duration;
}
