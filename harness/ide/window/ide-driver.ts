// What the harness needs of an IDE that it cannot do with messages: its window, as a user sees and uses it.

import type { Page } from 'puppeteer';
import type { ColourName } from './colour';

/** Which group of entries the log shows. */
export type LogGroup = 'All' | 'System' | 'Playback';

/** Which type of entries the log shows. */
export type LogType = 'All types' | 'Errors' | 'Warnings' | 'Information';

/** An entry that the log shows. */
export interface LogEntry {
  /** All of its text: the name of who wrote it, and the message. */
  readonly text: string;
  readonly colour: ColourName;
  /** The links that a user can click, with the addresses that they lead to. */
  readonly links: readonly { readonly text: string; readonly href: string }[];
}

/** The questions that the IDE asks its user; a `message` is a plugin's. */
export type Question = 'connection request' | 'unsaved changes' | 'message';

/** What the user says to them. `ignore` keeps what is unsaved; `dismiss` makes the question go away without an answer. */
export type Reply = 'accept' | 'decline' | 'discard' | 'ignore' | 'dismiss';

/** A question that the IDE is asking. */
export interface Dialog {
  readonly question: Question;
  readonly text: string;
}

/** The window of an IDE that is installed in a browser of the harness. Which windows there are, the harness knows without its driver. */
export interface IdeWindow {
  /** The extension id of the IDE. */
  readonly extension: string;
  /** Opens the IDE's page. */
  open(): Promise<void>;
  /** Whether there is a window with the IDE's page. */
  isOpen(): Promise<boolean>;
  /** The IDE's page, while its window is open; it may come a moment after the window. */
  page(): Promise<Page | undefined>;
  /** Resolves when something may have changed in or about the window. */
  change(): Promise<void>;
}

/**
 * Uses an IDE as its user does. Reading methods tell the state of the moment; acting methods wait until they can act and fail with a
 * `NotInTime` that names what they waited for.
 *
 * An IDE whose window differs from what {@link ./aria-driver} expects brings a module of its own, named in its manifest under `ide.driver`,
 * whose default export is a {@link CreateDriver}. examples/own-ide has one.
 */
export interface IdeDriver {
  /** Opens the window and waits until it can be used. */
  open(): Promise<void>;
  isOpen(): Promise<boolean>;
  /** Closes the window as the user does, leaving unsaved changes behind. */
  close(): Promise<void>;
  /** Something that is the same until the IDE restarts or is opened again; undefined while it is closed. */
  run(): Promise<string | undefined>;

  /** The question that the IDE is asking. */
  dialog(): Promise<Dialog | undefined>;
  /** Answers the question that the IDE is asking, and waits until it is gone: an old question must not be taken for a new one. */
  reply(reply: Reply): Promise<void>;
  /** Presses a button of the question that the IDE is asking, by what stands on it, and waits as {@link reply} does. */
  press(button: string): Promise<void>;
  /** What the window says about who controls the IDE; empty when nobody does. */
  controller(): Promise<string>;

  /** The entries that the log shows, oldest first. */
  log(): Promise<readonly LogEntry[]>;
  /** Has the log show one group. */
  filterLog(group: LogGroup): Promise<void>;
  /** Has the log show one type, of the group that it shows. */
  filterLogByType(type: LogType): Promise<void>;
  /** Has the IDE put the entries that the log shows on the clipboard. */
  copyLog(): Promise<void>;
  /** Has the IDE empty the log. */
  clearLog(): Promise<void>;
  /** Clicks a link of a log entry. @param text the link's text */
  followLink(text: string): Promise<void>;

  projectName(): Promise<string>;
  /** Whether the window shows that the project has unsaved changes. */
  hasUnsavedChanges(): Promise<boolean>;
  /** Opens a project file of this computer, and waits until it is loaded. @param name the project's name */
  openProject(file: string, name: string): Promise<void>;
  /** Gives the project another name, which leaves an unsaved change, and waits until the window shows that. */
  renameProject(name: string): Promise<void>;
  save(): Promise<void>;
  /** Has a plugin export code, which is downloaded. @param what the test or the suite, and the language, as the IDE offers it */
  exportCode(what: string): Promise<void>;
  /** The names of the project's tests, in order. */
  tests(): Promise<readonly string[]>;
  selectTest(name: string): Promise<void>;
  /** What the window shows of each command of the selected test, in order: what it says, its state, the state's message. */
  commands(): Promise<readonly string[]>;
  /** Plays the selected test and waits until it runs, or has ended already. */
  play(): Promise<void>;
  /** Plays all tests of the suite, and waits as {@link play} does. */
  playSuite(): Promise<void>;
  /** What the window says about playback: whether a test runs, or how the last one ended. */
  playback(): Promise<string>;
}

/** What a driver of one's own may build on, so that it need not import anything. */
export interface DriverKit {
  /** Takes the window, and the names that the IDE has for what the harness calls otherwise. To be extended where more differs. */
  readonly AriaDriver: new (
    window: IdeWindow,
    names?: Names,
  ) => IdeDriver;
}

/** Accessible names of an IDE, by the names that the harness expects: `{ Save: 'Speichern' }`. */
export type Names = Readonly<Record<string, string>>;

/** Makes a driver for an IDE's window. */
export type CreateDriver = (window: IdeWindow, kit: DriverKit) => IdeDriver;
