// What the window can do, whoever asks: the user through its controls, plugins through the worker.

import { type Answer, refuse } from '../api/answer';
import type { CommandUpdate, LogEntryPayload } from '../api/payloads';
import type { LogGroup } from '../api/routes';
import { callWorker } from '../bridge/protocol';
import { type Session, watchSession } from '../bridge/session';
import { appendEntry, type LogLevel } from '../log/log-model';
import { notPlayed, type PlaybackSettings } from '../playback/host';
import type { Playback } from '../playback/playback';
import { noHistory, recordChange, redo, undo } from '../project/history';
import {
  addTest,
  type CommandField,
  editCommand,
  emptyCommand,
  emptyProject,
  fileName,
  formatProject,
  insertCommand,
  moveCommand,
  type Project,
  parseProject,
  readProject,
  removeCommand,
  removeTest,
  renameTest,
  testsOfSuite,
} from '../project/side-project';
import { saveAsFile } from './download';
import { sendEvent, sendSaveProject } from './plugins';
import { type Dialog, isUnsaved, Store, type WindowState } from './store';

/** The name that the IDE's own log entries carry. */
const ownName = 'Test IDE';
/** Well below the 30 seconds after which an idle worker is stopped. */
const stayAwakeMs = 20_000;

const newId = () => crypto.randomUUID();

/** The IDE's window without its looks. */
export class IdeWindow {
  readonly store: Store;
  /** Plays tests; set once at start, since playing writes to this window's log. */
  playback!: Playback;
  #session: Session;
  #awake: ReturnType<typeof setInterval> | undefined;

  constructor(session: Session) {
    const project = emptyProject(newId);
    this.#session = session;
    this.store = new Store({
      project,
      savedProject: project,
      history: noHistory,
      selectedTestId: project.tests[0]?.id ?? null,
      selectedCommandId: null,
      results: new Map(),
      playback: 'idle',
      progress: notPlayed,
      testStates: new Map(),
      settings: { delayMs: 0, breakpoints: true },
      log: [],
      filter: { group: 'all', level: 'all' },
      dialogs: [],
      controlledBy: session.control.controller?.name ?? null,
    });
    watchSession((next) => {
      this.#session = next;
      this.store.set({ controlledBy: next.control.controller?.name ?? null });
    });
  }

  get state(): WindowState {
    return this.store.state;
  }

  /** The registrations and the controller, as the worker keeps them. */
  get session(): Session {
    return this.#session;
  }

  // --- the log

  /** Adds an entry of the IDE itself. */
  note(group: LogGroup, level: LogLevel, message: string): void {
    this.#append(group, ownName, level, message);
  }

  /** Adds a plugin's entry (rules ide.log.post, ide.playback-log.post). */
  log(group: LogGroup, source: string, { message, type }: LogEntryPayload): Answer {
    this.#append(group, source, type ?? 'info', message);
    return true;
  }

  clearLog(): void {
    this.store.set({ log: [] });
  }

  #append(group: LogGroup, source: string, level: LogLevel, message: string): void {
    this.store.set({ log: appendEntry(this.state.log, { group, source, level, message }) });
  }

  // --- the project

  /** Starts an empty project, asking first when changes would be lost. */
  async newProject(): Promise<void> {
    if (await this.#mayDiscard('start a new project')) this.#show(emptyProject(newId));
  }

  /** Opens the text of a `.side` file that the user chose. */
  async openFile(name: string, text: string): Promise<void> {
    const reading = parseProject(text);
    if ('problem' in reading) {
      this.note('system', 'error', `${name} was not opened: ${reading.problem}`);
      return;
    }
    const opened = await this.#open(reading.project);
    if (opened && reading.version !== reading.project.version) {
      const versions = `version ${reading.version} to ${reading.project.version}`;
      this.note('system', 'info', `${name} was converted from ${versions}; the file changes when the project is saved`);
    }
  }

  /** POST /project: as if the user had opened the file (rules ide.project.post, ide.project.post-unsaved). */
  async loadProject(parsed: unknown): Promise<Answer> {
    if (parsed === undefined || parsed === null) {
      return refuse('`project` is missing: the parsed project file is expected', 'MissingProject');
    }
    const reading = readProject(parsed);
    if ('problem' in reading) {
      return refuse(`The project cannot be loaded: ${reading.problem}`, 'InvalidProject');
    }
    return await this.#open(reading.project);
  }

  async #open(project: Project): Promise<boolean> {
    if (!(await this.#mayDiscard(`open “${project.name}”`))) return false;
    this.#show(project);
    sendEvent(this.session, 'projectLoaded', { project: { id: project.id, name: project.name } });
    return true;
  }

  #show(project: Project): void {
    this.playback.stop();
    this.store.set({
      project,
      savedProject: project,
      history: noHistory,
      selectedTestId: project.tests[0]?.id ?? null,
      selectedCommandId: project.tests[0]?.commands[0]?.id ?? null,
      results: new Map(),
      playback: 'idle',
      progress: notPlayed,
      testStates: new Map(),
    });
  }

  /** Saves to the computer; while another extension controls the IDE, to that extension (rule ide.control.save-override). */
  async save(): Promise<void> {
    const { project } = this.state;
    const { controller } = this.session.control;
    if (controller) {
      const problem = await sendSaveProject(controller.id, project);
      if (problem) {
        this.note('system', 'error', `${controller.name} did not take the project: ${problem}`);
        return;
      }
      this.note('system', 'info', `The project was sent to ${controller.name}`);
    } else {
      saveAsFile(fileName(project), formatProject(project));
    }
    this.store.set({ savedProject: project });
  }

  /**
   * Changes the project; the change is unsaved until it is saved.
   * @param subject what is being written, when letter after letter is one step of undo
   */
  #change(project: Project, subject: string | null = null): void {
    if (project === this.state.project) return;
    this.store.set({ project, history: recordChange(this.state.history, this.state.project, subject) });
  }

  /** Takes the last change back. */
  undo(): void {
    this.#travel(undo(this.state.history, this.state.project));
  }

  /** Makes the change again that was taken back last. */
  redo(): void {
    this.#travel(redo(this.state.history, this.state.project));
  }

  #travel(step: ReturnType<typeof undo>): void {
    if (!step) return;
    const { selectedTestId, selectedCommandId } = this.state;
    const { tests } = step.project;
    const test = tests.find(({ id }) => id === selectedTestId) ?? tests[0];
    const command = test?.commands.find(({ id }) => id === selectedCommandId) ?? test?.commands[0];
    this.store.set({ ...step, selectedTestId: test?.id ?? null, selectedCommandId: command?.id ?? null });
  }

  rename(name: string): void {
    this.#change({ ...this.state.project, name }, 'project name');
  }

  setBaseUrl(url: string): void {
    this.#change({ ...this.state.project, url }, 'base URL');
  }

  addTest(): void {
    const { project, added } = addTest(this.state.project, newId);
    this.#change(project);
    this.store.set({ selectedTestId: added.id, selectedCommandId: null });
  }

  /** Renames the selected test. */
  renameTest(name: string): void {
    const { project, selectedTestId } = this.state;
    if (selectedTestId) this.#change(renameTest(project, selectedTestId, name), `name of ${selectedTestId}`);
  }

  /** Removes the selected test and selects the one that takes its place. */
  removeTest(): void {
    const { tests } = this.state.project;
    const position = tests.findIndex(({ id }) => id === this.state.selectedTestId);
    const removed = tests[position];
    if (!removed) return;
    this.#change(removeTest(this.state.project, removed.id));
    const next = tests[position + 1] ?? tests[position - 1];
    this.store.set({ selectedTestId: next?.id ?? null, selectedCommandId: next?.commands[0]?.id ?? null });
  }

  selectTest(testId: string): void {
    const test = this.state.project.tests.find(({ id }) => id === testId);
    this.store.set({ selectedTestId: testId, selectedCommandId: test?.commands[0]?.id ?? null });
  }

  selectCommand(commandId: string): void {
    this.store.set({ selectedCommandId: commandId });
  }

  /** Adds an empty command after the selected one and selects it. */
  addCommand(): void {
    const { project, selectedTestId, selectedCommandId } = this.state;
    const test = project.tests.find(({ id }) => id === selectedTestId);
    if (!test) return;
    const selected = test.commands.findIndex(({ id }) => id === selectedCommandId);
    const added = emptyCommand(newId);
    this.#change(insertCommand(project, test.id, selected < 0 ? test.commands.length : selected + 1, added));
    this.store.set({ selectedCommandId: added.id });
  }

  /** Removes the selected command and selects the one that takes its place. */
  removeCommand(): void {
    const { project, selectedTestId, selectedCommandId } = this.state;
    const commands = project.tests.find(({ id }) => id === selectedTestId)?.commands ?? [];
    const position = commands.findIndex(({ id }) => id === selectedCommandId);
    const removed = commands[position];
    if (!selectedTestId || !removed) return;
    this.#change(removeCommand(project, selectedTestId, removed.id));
    this.store.set({ selectedCommandId: (commands[position + 1] ?? commands[position - 1])?.id ?? null });
  }

  editCommand(field: CommandField, text: string): void {
    const { project, selectedTestId, selectedCommandId } = this.state;
    if (selectedTestId && selectedCommandId) {
      const subject = `${field} of ${selectedCommandId}`;
      this.#change(editCommand(project, selectedTestId, selectedCommandId, field, text), subject);
    }
  }

  /** Moves the selected command up (negative) or down. */
  moveCommand(places: number): void {
    const { project, selectedTestId, selectedCommandId } = this.state;
    if (selectedTestId && selectedCommandId) {
      this.#change(moveCommand(project, selectedTestId, selectedCommandId, places));
    }
  }

  // --- playback

  /** Plays the selected test. */
  async runTest(): Promise<void> {
    await this.#run({});
  }

  /** Plays the selected test from the selected command on. */
  async runFromHere(): Promise<void> {
    await this.#run({ fromCommandId: this.state.selectedCommandId ?? undefined });
  }

  /** Plays the selected command alone. */
  async runCommand(): Promise<void> {
    if (this.state.selectedCommandId) await this.#run({ onlyCommandId: this.state.selectedCommandId });
  }

  async #run(part: { fromCommandId?: string | undefined; onlyCommandId?: string }): Promise<void> {
    const { project, selectedTestId } = this.state;
    const test = project.tests.find(({ id }) => id === selectedTestId);
    if (test) await this.playback.run({ tests: [test], ...part });
  }

  /** Plays the tests of a suite; without an id, of the first one. */
  async runSuite(suiteId?: string): Promise<void> {
    const { project } = this.state;
    const suite = suiteId === undefined ? project.suites[0] : project.suites.find(({ id }) => id === suiteId);
    await this.playback.run({ tests: suite ? testsOfSuite(project, suite) : project.tests, suite });
  }

  /** Plays every test of the project once. */
  async runAll(): Promise<void> {
    await this.playback.run({ tests: this.state.project.tests });
  }

  /** Changes how tests are played; counts from the next command on. */
  setPlayback(settings: Partial<PlaybackSettings>): void {
    this.store.set({ settings: { ...this.state.settings, ...settings } });
  }

  /** POST /playback/command. */
  setCommandState(update: CommandUpdate): Answer {
    return this.playback.setCommandState(update);
  }

  // --- dialogs

  /** Shows the connection dialog, once for a request; what the user says goes to the worker. */
  askConnection(requestId: string, name: string): Answer {
    if (this.state.dialogs.some(({ key }) => key === requestId)) return true;
    const answer = (accepted: boolean) => void callWorker('connectionAnswered', { requestId, accepted });
    this.#ask({ kind: 'connection', key: requestId, name, controlledBy: this.state.controlledBy, answer });
    return true;
  }

  /** Whether the window may close: at once, or when the user discards the changes (rules ide.close.*). */
  async mayClose(): Promise<boolean> {
    return await this.#mayDiscard('close the IDE');
  }

  async #mayDiscard(purpose: string): Promise<boolean> {
    if (!isUnsaved(this.state)) return true;
    return await new Promise((answer) => this.#ask({ kind: 'unsaved', key: newId(), purpose, answer }));
  }

  #ask(dialog: Dialog): void {
    this.store.set({ dialogs: [...this.state.dialogs, dialog] });
    this.#awake ??= setInterval(() => void callWorker('stayAwake', null), stayAwakeMs);
  }

  /** The user has answered the dialog that is shown; a dismissed one is a no. */
  answerDialog(dialog: Dialog, yes: boolean): void {
    if (!this.state.dialogs.includes(dialog)) return;
    const dialogs = this.state.dialogs.filter((shown) => shown !== dialog);
    this.store.set({ dialogs });
    if (dialogs.length === 0) {
      clearInterval(this.#awake);
      this.#awake = undefined;
    }
    dialog.answer(yes);
  }
}
