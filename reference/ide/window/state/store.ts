// The window's state in one place: a value that is replaced, never changed, and whoever wants to know of it.

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

/** How a command of the last run went. */
export interface CommandResult {
  state: CommandState;
  message: string;
}

/** What the user is asked. One dialog is shown at a time, the oldest first. */
export type Dialog =
  | {
      kind: 'connection';
      key: string;
      /** The extension's id: of its name it may say what it likes. */
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
      /** The plugin that says it. */
      source: string;
      text: string;
      confirm: string;
      /** Absent: there is nothing to choose, the message is only read. */
      cancel: string | undefined;
      answer: (confirmed: boolean) => void;
    };

/** A command that a registered plugin executes. */
export interface PluginCommand {
  id: string;
  /** As the plugin calls it for people. */
  name: string;
  /** The plugin's name. */
  plugin: string;
}

/** What is shown above the window and asks nothing: the shortcuts, or the choice of a suite's tests or of what is exported. */
export type Sheet = { kind: 'help' } | { kind: 'suite'; suiteId: string } | { kind: 'export' };

/** Everything that the window shows. */
export interface WindowState extends Selection {
  /** The project as it was opened or saved last; another object than `project` when there are unsaved changes. */
  savedProject: Project;
  history: History;
  results: ReadonlyMap<string, CommandResult>;
  playback: PlaybackStatus;
  /** How far the run is, or how far the last one came. */
  progress: PlaybackProgress;
  /** How the tests of the last run went. */
  testStates: ReadonlyMap<string, TestState>;
  /** The variables of the run that is going on, or of the last one. */
  variables: ReadonlyMap<string, unknown>;
  /** How tests are played. */
  settings: PlaybackSettings;
  log: readonly LogEntry[];
  filter: LogFilter;
  dialogs: readonly Dialog[];
  sheet: Sheet | null;
  /** The commands that plugins have added. */
  pluginCommands: readonly PluginCommand[];
  /** The languages that plugins export tests in. */
  exportLanguages: readonly ExportLanguage[];
  /** The controlling plugin's name. */
  controlledBy: string | null;
}

/** What the panes of the project are drawn from: not the log, not the variables, nothing that is shown above the window. */
export type EditingState = Omit<WindowState, 'log' | 'filter' | 'variables' | 'dialogs' | 'sheet'>;

/** What changes in a window when a project is opened in it. */
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

/** The state of a window that has just been opened with a project. */
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

/** Changes that follow one another faster than this are told together: nobody sees more than a screen shows. */
const tellingIntervalMs = 16;

/** Holds a state and tells of its changes. */
export class Store {
  #state: WindowState;
  readonly #listeners = new Set<() => void>();
  #telling = false;
  #lastTold = 0;

  constructor(initial: WindowState) {
    this.#state = initial;
  }

  /** The state as it stands. */
  get state(): WindowState {
    return this.#state;
  }

  /** Replaces a part of the state. The first change is told when the task that makes it ends, a flood in intervals. */
  set(part: Partial<WindowState>): void {
    this.#state = { ...this.#state, ...part };
    if (this.#telling) return;
    this.#telling = true;
    const rest = this.#lastTold + tellingIntervalMs - performance.now();
    if (rest <= 0) queueMicrotask(() => this.#tell());
    else setTimeout(() => this.#tell(), rest);
  }

  /** Tells at once of changes that were not told yet. */
  flush(): void {
    if (this.#telling) this.#tell();
  }

  #tell(): void {
    // It may have been told meanwhile.
    if (!this.#telling) return;
    this.#telling = false;
    for (const listener of this.#listeners) listener();
    // Counted from the end: what listeners take does not leave the state's owner without its turn.
    this.#lastTold = performance.now();
  }

  /** Calls back after changes. Returns what ends it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** Whether there are changes that were not saved. */
export function isUnsaved({ project, savedProject }: Pick<WindowState, 'project' | 'savedProject'>): boolean {
  return project !== savedProject;
}
