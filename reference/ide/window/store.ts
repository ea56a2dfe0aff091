// The window's state in one place: a value that is replaced, never changed, and whoever wants to know of it.

import type { CommandState } from '../api/payloads';
import type { LogEntry, LogFilter } from '../log/log-model';
import type { PlaybackProgress, PlaybackSettings, PlaybackStatus, TestState } from '../playback/host';
import type { History } from '../project/history';
import type { Project } from '../project/side-project';

/** How a command of the last run went. */
export interface CommandResult {
  state: CommandState;
  message: string;
}

/** What the user is asked. One dialog is shown at a time, the oldest first. */
export type Dialog =
  | { kind: 'connection'; key: string; name: string; controlledBy: string | null; answer: (accepted: boolean) => void }
  | { kind: 'unsaved'; key: string; purpose: string; answer: (discard: boolean) => void };

/** Everything that the window shows. */
export interface WindowState {
  project: Project;
  /** The project as it was opened or saved last; another object than `project` when there are unsaved changes. */
  savedProject: Project;
  history: History;
  selectedTestId: string | null;
  selectedCommandId: string | null;
  results: ReadonlyMap<string, CommandResult>;
  playback: PlaybackStatus;
  /** How far the run is, or how far the last one came. */
  progress: PlaybackProgress;
  /** How the tests of the last run went. */
  testStates: ReadonlyMap<string, TestState>;
  /** How tests are played. */
  settings: PlaybackSettings;
  log: readonly LogEntry[];
  filter: LogFilter;
  dialogs: readonly Dialog[];
  /** The controlling plugin's name. */
  controlledBy: string | null;
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

  #tell(): void {
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
export function isUnsaved({ project, savedProject }: WindowState): boolean {
  return project !== savedProject;
}
