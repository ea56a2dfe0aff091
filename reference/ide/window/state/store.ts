// The window's state: one immutable value that is replaced at each change, and its subscribers.

import type { CommandState } from '../../api/payloads';
import type { LogEntry, LogFilter } from '../../log/log-model';
import {
  notPlayed,
  type PlaybackProgress,
  type PlaybackSettings,
  type PlaybackStatus,
  type TestState,
} from '../../playback/host';
import { type History, noHistory } from '../../project/history';
import type { Project } from '../../project/side-project';
import type { ExportLanguage } from '../plugins/plugin-code';
import { firstSelection, type Selection } from './selection';

/** The result of a command in the last run. */
export interface CommandResult {
  state: CommandState;
  message: string;
}

/** A question to the user. One dialog is shown at a time, the oldest first. */
export type Dialog =
  | {
      kind: 'connection';
      key: string;
      /** The extension's id; its name is not trustworthy. */
      caller: string;
      name: string;
      controlledBy: string | null;
      answer: (accepted: boolean) => void;
    }
  | { kind: 'unsaved'; key: string; purpose: string; answer: (discard: boolean) => void }
  | { kind: 'recovery'; key: string; name: string; keptAt: Date; answer: (discard: boolean) => void }
  | {
      kind: 'message';
      key: string;
      /** The plugin's name. */
      source: string;
      text: string;
      confirm: string;
      /** Absent if there is no choice. */
      cancel: string | undefined;
      answer: (confirmed: boolean) => void;
    };

/** A command that a registered plugin executes. */
export interface PluginCommand {
  id: string;
  /** The display name. */
  name: string;
  /** The plugin's name. */
  plugin: string;
}

/** A dialog that the user opens: the shortcuts, the choice of a suite's tests, or the exports. */
export type Sheet = { kind: 'help' } | { kind: 'suite'; suiteId: string } | { kind: 'export' };

/** The complete state of the window. */
export interface WindowState extends Selection {
  /** The project as last opened or saved; a different object from `project` if there are unsaved changes. */
  savedProject: Project;
  history: History;
  results: ReadonlyMap<string, CommandResult>;
  playback: PlaybackStatus;
  /** The progress of the current or the last run. */
  progress: PlaybackProgress;
  /** The results of the tests in the last run. */
  testStates: ReadonlyMap<string, TestState>;
  /** The variables of the current or the last run. */
  variables: ReadonlyMap<string, unknown>;
  /** The playback settings. */
  settings: PlaybackSettings;
  log: readonly LogEntry[];
  filter: LogFilter;
  dialogs: readonly Dialog[];
  sheet: Sheet | null;
  /** The commands that plugins have added. */
  pluginCommands: readonly PluginCommand[];
  /** The export languages. */
  exportLanguages: readonly ExportLanguage[];
  /** The controlling plugin's name. */
  controlledBy: string | null;
}

/** The state that the panes of the project depend on; excludes the log, the variables and dialogs. */
export type EditingState = Omit<WindowState, 'log' | 'filter' | 'variables' | 'dialogs' | 'sheet'>;

/** The state changes for opening a project. */
export function openedProject(project: Project) {
  return {
    project,
    savedProject: project,
    history: noHistory,
    ...firstSelection(project),
    results: new Map(),
    playback: 'idle',
    progress: notPlayed,
    testStates: new Map(),
    variables: new Map(),
  } satisfies Partial<WindowState>;
}

/** The initial state of a window with a project. */
export function initialState(project: Project): WindowState {
  return {
    ...openedProject(project),
    settings: { delayMs: 0, breakpoints: true },
    log: [],
    filter: { group: 'all', level: 'all' },
    dialogs: [],
    sheet: null,
    pluginCommands: [],
    exportLanguages: [],
    controlledBy: null,
  };
}

/** Notifications are no more frequent than a screen refresh. */
const notifyIntervalMs = 16;

/** Holds the state and notifies subscribers of changes. */
export class Store {
  #state: WindowState;
  readonly #listeners = new Set<() => void>();
  #notificationPending = false;
  #lastNotified = 0;

  constructor(initial: WindowState) {
    this.#state = initial;
  }

  /** The current state. */
  get state(): WindowState {
    return this.#state;
  }

  /** Replaces a part of the state. Notifies at the end of the current task, or at intervals if changes are frequent. */
  set(part: Partial<WindowState>): void {
    this.#state = { ...this.#state, ...part };
    if (this.#notificationPending) return;
    this.#notificationPending = true;
    const rest = this.#lastNotified + notifyIntervalMs - performance.now();
    if (rest <= 0) queueMicrotask(() => this.#notify());
    else setTimeout(() => this.#notify(), rest);
  }

  /** Notifies of pending changes at once. */
  flush(): void {
    if (this.#notificationPending) this.#notify();
  }

  #notify(): void {
    // `flush` may have run meanwhile.
    if (!this.#notificationPending) return;
    this.#notificationPending = false;
    for (const listener of this.#listeners) listener();
    // Measured after the listeners have run, so that slow listeners do not starve the state's owner.
    this.#lastNotified = performance.now();
  }

  /** Calls back after changes. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** Whether there are unsaved changes. */
export function isUnsaved({ project, savedProject }: Pick<WindowState, 'project' | 'savedProject'>): boolean {
  return project !== savedProject;
}
