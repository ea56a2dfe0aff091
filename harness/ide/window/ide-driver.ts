// The interface for using an IDE's window as a user does.

import type { Page } from 'puppeteer-core';
import type { ColourName } from './colour';

/** A group of log entries. */
export type LogGroup = 'All' | 'System' | 'Playback';

/** A type of log entries. */
export type LogType = 'All types' | 'Errors' | 'Warnings' | 'Information';

/** A visible log entry. */
export interface LogEntry {
  /** Its whole text: the name of its author, and the message. */
  readonly text: string;
  readonly colour: ColourName;
  /** Its links, with their addresses. */
  readonly links: readonly { readonly text: string; readonly href: string }[];
}

/** The dialogs that the IDE shows to its user; a `message` comes from a plugin. */
export type Question = 'connection request' | 'unsaved changes' | 'message';

/** The user's replies. `ignore` keeps the unsaved changes; `dismiss` closes the dialog without an answer. */
export type Reply = 'accept' | 'decline' | 'discard' | 'ignore' | 'dismiss';

/** Ways of changing the open project, in the words of the steps: `the user has renamed a test`. */
export const edits = [
  'changed the base URL',
  'renamed a test',
  'added a test',
  'removed a test',
  'moved a test',
  'renamed a suite',
  'added a suite',
  'removed a suite',
  'changed the tests of a suite',
  'changed a command',
  'changed a target',
  'changed a value',
  'changed a comment',
  'added a command',
  'removed a command',
  'moved a command',
  'switched a command off',
] as const;

/** One of {@link edits}. */
export type Edit = (typeof edits)[number];

/** An open dialog. */
export interface Dialog {
  readonly question: Question;
  readonly text: string;
}

/** The window of an IDE in the harness's browser. The harness implements this without a driver. */
export interface IdeWindow {
  /** The extension id of the IDE. */
  readonly extension: string;
  /** Opens the IDE's page in a tab. */
  open(): Promise<void>;
  /** Whether a window shows the IDE's page. */
  isOpen(): Promise<boolean>;
  /** The IDE's page while its window is open. It may exist only a moment after the window does. */
  page(): Promise<Page | undefined>;
  /** Resolves when something may have changed in or about the window. */
  change(): Promise<void>;
}

/** The same of an extension, which may have a button in the browser's toolbar, and a worker. */
export interface ToolbarWindow extends IdeWindow {
  /** Presses the button, for an IDE whose window does not work in a tab that was opened by its address. */
  pressToolbarButton(): Promise<void>;
  /** Stops the worker of the IDE, as the browser does with an idle one. */
  stopWorker(): Promise<void>;
}

/**
 * Uses an IDE as its user does. Methods that read return the current state. Methods that act wait until they can act,
 * and otherwise fail with a `WaitTimeout` that names what they waited for.
 *
 * A subject whose window differs from what {@link ./aria-driver} expects has a module of its own: its manifest names it
 * under `ide.driver`, and its default export is a {@link CreateDriver}. examples/own-ide is an example.
 */
export interface IdeDriver {
  /** Opens the window and waits until it can be used. */
  open(): Promise<void>;
  isOpen(): Promise<boolean>;
  /** Closes the window as the user does, without saving changes. */
  close(): Promise<void>;
  /** A value that changes when the IDE restarts or is opened again; undefined while it is closed. */
  run(): Promise<string | undefined>;

  /** The open dialog. */
  dialog(): Promise<Dialog | undefined>;
  /** Answers the open dialog, and waits until it has closed, so that it is not taken for a new one. */
  reply(reply: Reply): Promise<void>;
  /** Presses the button with this label in the open dialog, and waits as {@link reply} does. */
  press(button: string): Promise<void>;
  /** Opens the list of keyboard shortcuts, a dialog that the user opens. */
  openShortcuts(): Promise<void>;
  /** What the window says about the controlling plugin; empty if no plugin controls the IDE. */
  controller(): Promise<string>;

  /** The visible entries of the log, oldest first. */
  log(): Promise<readonly LogEntry[]>;
  /** Filters the log by group. */
  filterLog(group: LogGroup): Promise<void>;
  /** Filters the log by type, within the selected group. */
  filterLogByType(type: LogType): Promise<void>;
  /** Copies the visible entries of the log to the clipboard. */
  copyLog(): Promise<void>;
  /** Clears the log. */
  clearLog(): Promise<void>;
  /** Clicks a link of a log entry. @param text the link's text */
  followLink(text: string): Promise<void>;

  projectName(): Promise<string>;
  /** Whether the window shows that the project has unsaved changes. */
  hasUnsavedChanges(): Promise<boolean>;
  /** Opens a project file from disk, and waits until it is loaded. @param name the project's name */
  openProject(file: string, name: string): Promise<void>;
  /** Starts a new project, which may ask about unsaved changes first. Does not wait for it. */
  startProject(): Promise<void>;
  /** Renames the project, and waits until the window shows that it has unsaved changes. */
  renameProject(name: string): Promise<void>;
  /**
   * Changes the project. The selected test is the first of several, its first command is selected, and there is a suite
   * with tests. Does not wait for the window to show unsaved changes: scenarios judge that.
   */
  edit(edit: Edit): Promise<void>;
  /** Undoes the user's last change of the project. */
  undo(): Promise<void>;
  /** Undoes with the keys that programs have for it, Ctrl+Z; does nothing if there is nothing to undo. */
  undoWithKeyboard(): Promise<void>;
  save(): Promise<void>;
  /** Saves with the keys that programs have for it, Ctrl+S. */
  saveWithKeyboard(): Promise<void>;
  /**
   * Exports code as a download.
   * @param what the label of the button that the IDE offers: test or suite, and language
   */
  exportCode(what: string): Promise<void>;
  /** The names of the project's tests, in order. */
  tests(): Promise<readonly string[]>;
  selectTest(name: string): Promise<void>;
  /**
   * The visible text of each command of the selected test, in order: the command, its state, and the state's message.
   */
  commands(): Promise<readonly string[]>;
  /** Plays the selected test, and waits until it is running or has already ended. */
  play(): Promise<void>;
  /** Plays only the selected command of the selected test, and waits as {@link play} does. */
  playCommand(): Promise<void>;
  /** Plays the selected test from the first command with this name on, and waits as {@link play} does. */
  playFrom(command: string): Promise<void>;
  /** Plays all tests of the suite, and waits as {@link play} does. */
  playSuite(): Promise<void>;
  /** The playback status in the window: whether a test is running, or how the last one ended. */
  playback(): Promise<string>;
}

/** What a subject's driver can build on without imports. */
export interface DriverKit {
  /** The default driver. Its second argument renames controls; extend the class if more differs. */
  readonly AriaDriver: new (
    window: IdeWindow,
    names?: Names,
  ) => IdeDriver;
  /**
   * Fails the scenario at once, because the IDE does not have what it needs.
   *
   * @param what for the message `The IDE has no …`: `group filter in its log`
   * @throws ScenarioError always
   */
  readonly lacks: (what: string) => never;
}

/** The names of an IDE's controls, by the names that the harness expects: `{ Save: 'Speichern' }`. */
export type Names = Readonly<Record<string, string>>;

/** Creates a driver for an IDE's window. */
export type CreateDriver = (window: ToolbarWindow, kit: DriverKit) => IdeDriver;
