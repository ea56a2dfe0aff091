// The interface between playback and the window.

import type { CommandState } from '../api/payloads';
import type { LogLevel } from '../log/log-model';
import type { Test } from '../project/side-project';
import type { PlaybackBrowser } from './browser';

/** The state of playback, or the result of the last run. */
export type PlaybackStatus = 'idle' | 'running' | 'paused' | 'passed' | 'failed' | 'stopped';

/** The progress of a run. */
export interface PlaybackProgress {
  status: PlaybackStatus;
  /** The number of finished tests, whether passed or failed. */
  runs: number;
  /** The number of failed tests. */
  failures: number;
  /** The current test. */
  testId: string | null;
  /** The current command, or the next one while the run is paused. */
  commandId: string | null;
}

/** Before the first run. */
export const notPlayed: PlaybackProgress = { status: 'idle', runs: 0, failures: 0, testId: null, commandId: null };

/** The state of a test in the current or the last run. */
export type TestState = 'running' | 'passed' | 'failed' | 'stopped';

/** The user's settings. Read before every command, so that a change applies at once. */
export interface PlaybackSettings {
  /** The delay after each command. */
  delayMs: number;
  /** Whether a command with a breakpoint pauses the run. */
  breakpoints: boolean;
}

/** The context of a plugin's command in the run, which is sent with it. */
export interface CommandPlace {
  commandId: string;
  /** The test that the command belongs to. */
  testId: string;
  /** The test that is being played. It differs from `testId` if it has called that test with `run`. */
  originalTestId: string;
  runId: string;
  tabId: number;
  windowId: number;
  frameId: number;
  /** The name of the test that the command belongs to. */
  testName: string;
  /** Whether the command belongs to a test that was called with `run`. */
  isNested: boolean;
  /** Whether assertions are disabled by `run` with `--disable-assertions`. */
  assertionsDisabled: boolean;
}

/** The outcome of a plugin's command. */
export interface PluginOutcome {
  state: 'passed' | 'failed' | 'fatal' | 'undetermined';
  message: string;
}

/** The window's services for playback. */
export interface PlaybackHost {
  baseUrl(): string;
  settings(): PlaybackSettings;
  /** The test that `run` calls by its name. */
  testNamed(name: string): Test | undefined;
  /** The open windows of the last run, else a new one. */
  browser(): Promise<PlaybackBrowser>;
  /** Asks the plugin that owns a command to execute it; `undefined` if no plugin owns it. */
  executeByPlugin(
    command: { command: string; target: string; value: string },
    place: CommandPlace,
  ): Promise<PluginOutcome | undefined>;
  /** Handles a plugin's report on a command: if the plugin is executing it, restarts its time limit. */
  pluginReported(commandId: string): void;
  log(level: LogLevel, message: string): void;
  /**
   * Sends an event to the plugins: `playbackStarted`, `playbackStopped`, `suitePlaybackStarted` or
   * `suitePlaybackStopped`. Resolves when all have answered or their time is up.
   * @returns the objection of a plugin, if any
   */
  event(name: string, options: object): Promise<string | undefined>;
  show(progress: PlaybackProgress): void;
  showTest(testId: string, state: TestState): void;
  showCommand(commandId: string, state: CommandState, message: string): void;
  /** Shows the variables after a command. Later commands change the same map. */
  showVariables(variables: ReadonlyMap<string, unknown>): void;
  clearResults(): void;
}
