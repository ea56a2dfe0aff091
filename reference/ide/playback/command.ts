// What a command is: a row of the table, and what it works with.

import { type Locator, parseLocator } from '../locators/locator';
import type { LogLevel } from '../log/log-model';
import type { Command } from '../project/side-project';
import type { PlaybackBrowser } from './browser';
import { CommandFailure } from './failure';
import type { Variables } from './variables';

/** What a test says about its own pace. */
export interface Pace {
  /** How long a command waits for its element. */
  elementMs: number;
  /** How long a waitFor command waits when its value does not say. */
  waitMs: number;
  /** How long to wait after each command; the window's setting, when the test says nothing. */
  delayMs: number | undefined;
}

/** As long as the test says nothing. */
export const usualPace: Readonly<Pace> = { elementMs: 5_000, waitMs: 30_000, delayMs: undefined };

/** What all commands of a test work with. */
export interface CommandContext {
  browser: PlaybackBrowser;
  variables: Variables;
  baseUrl: string;
  /** Aborted when the test is over. */
  signal: AbortSignal;
  /** Writes to the playback log. */
  log: (level: LogLevel, message: string) => void;
  /** Pauses the run before the next command. */
  breakHere: () => void;
  pace: Pace;
}

/** What one command works with. */
export interface CommandCall extends CommandContext {
  command: Command;
  /** The commands that follow it in the test. */
  ahead: () => readonly Command[];
}

/** One row of the table. */
export interface CommandDefinition {
  /** Does the work. Throws CommandFailure. */
  run: (call: CommandCall, target: string, value: string) => Promise<void> | void;
  /** A failure counts, but the test goes on. */
  continues?: true;
  /** Target and value are given as they were written: the command fills variables in itself. */
  verbatim?: true;
}

/** Rows of the table. */
export type CommandTable = Readonly<Record<string, CommandDefinition>>;

/** @throws CommandFailure for a text that is no locator */
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

/** @throws CommandFailure for a text that is no duration */
export function millisecondsOf(text: string): number {
  const duration = Number(text.trim());
  if (text.trim() === '' || !Number.isFinite(duration) || duration < 0) {
    throw new CommandFailure(`${JSON.stringify(text)} is not a number of milliseconds`);
  }
  return duration;
}
