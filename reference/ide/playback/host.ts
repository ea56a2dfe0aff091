// What playing needs of the window around it, and what it tells the window.

import type { CommandState } from '../api/payloads';
import type { LogLevel } from '../log/log-model';
import type { Test } from '../project/side-project';
import type { PlaybackBrowser } from './browser';

/** What playback is doing, or how the last run ended. */
export type PlaybackStatus = 'idle' | 'running' | 'paused' | 'passed' | 'failed' | 'stopped';

/** How far a run is. */
export interface PlaybackProgress {
  status: PlaybackStatus;
  /** Tests that have been played to their end, or to where they failed. */
  runs: number;
  /** Those of them that failed. */
  failures: number;
  /** The test that is being played. */
  testId: string | null;
  /** The command that is being played, or that would be the next while the run is paused. */
  commandId: string | null;
}

/** Before the first run. */
export const notPlayed: PlaybackProgress = { status: 'idle', runs: 0, failures: 0, testId: null, commandId: null };

/** How a test stands in the run that is going on or was the last one. */
export type TestState = 'running' | 'passed' | 'failed' | 'stopped';

/** What the user has set; read before every command, so that a change counts at once. */
export interface PlaybackSettings {
  /** How long to wait after each command. */
  delayMs: number;
  /** Whether a command with a breakpoint pauses the run. */
  breakpoints: boolean;
}

/** Where in a run a plugin's command stands; sent along with it. */
export interface CommandPlace {
  commandId: string;
  /** The test that the command belongs to. */
  testId: string;
  /** The test that is being played; another one than `testId` when that one has been run by it. */
  originalTestId: string;
  runId: string;
  tabId: number;
  windowId: number;
  frameId: number;
  /** The name of the test that the command belongs to. */
  testName: string;
  /** Whether the command belongs to a test that the running one has run. */
  isNested: boolean;
  /** Whether assertions of the test do not count, as `run` with `--disable-assertions` asks. */
  assertionsDisabled: boolean;
}

/** How a plugin's command went. */
export interface PluginOutcome {
  state: 'passed' | 'failed' | 'fatal' | 'undetermined';
  message: string;
}

/** What playing needs of the window. */
export interface PlaybackHost {
  baseUrl(): string;
  settings(): PlaybackSettings;
  /** The test that `run` calls by its name. */
  testNamed(name: string): Test | undefined;
  /** The windows of the last run as far as they are open, else a new one. */
  browser(): Promise<PlaybackBrowser>;
  /** Asks the plugin that owns a command to execute it; `undefined` when no plugin owns it. */
  executeByPlugin(
    command: { command: string; target: string; value: string },
    place: CommandPlace,
  ): Promise<PluginOutcome | undefined>;
  /** A plugin has reported on a command: if it is the one that it is executing, its time to answer begins anew. */
  pluginReported(commandId: string): void;
  log(level: LogLevel, message: string): void;
  /**
   * Tells the plugins: `playbackStarted`, `playbackStopped`, `suitePlaybackStarted`, `suitePlaybackStopped`.
   * @returns once all have answered or their time is up; what one of them has against going on, if anything
   */
  event(name: string, options: object): Promise<string | undefined>;
  show(progress: PlaybackProgress): void;
  showTest(testId: string, state: TestState): void;
  showCommand(commandId: string, state: CommandState, message: string): void;
  /** The variables after a command; they are changed in place by the commands that follow. */
  showVariables(variables: ReadonlyMap<string, unknown>): void;
  clearResults(): void;
}
