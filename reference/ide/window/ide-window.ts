// The operations of the window, for the user (through its controls) and for plugins (through the worker).

import { type Answer, refuse } from '../api/answer';
import type { CommandUpdate, LogEntryPayload, Popup, VariableUpdate } from '../api/payloads';
import type { LogGroup } from '../api/routes';
import { callWorker } from '../bridge/protocol';
import { allCommands, contestedCommands } from '../bridge/registrations';
import { type Session, watchSession } from '../bridge/session';
import { appendEntry, type LogLevel } from '../log/log-model';
import type { PlaybackSettings } from '../playback/host';
import type { Playback } from '../playback/playback';
import { commandReference } from '../project/command-reference';
import { testsOfSuite } from '../project/edit-tests';
import {
  emptyProject,
  fileName,
  formatProject,
  type Project,
  parseProject,
  plainFileName,
  readProject,
  type Suite,
  type Test,
} from '../project/side-project';
import { saveAsFile } from './download';
import { type ExportLanguage, exportFile, exportLanguages, exportMocha, withPluginCode } from './plugins/plugin-code';
import { askPlugin, sendEvent, sendSaveProject } from './plugins/plugins';
import { Editor } from './state/editor';
import { type LeftProject, Recovery } from './state/recovery';
import { selectedSuite, selectedTest } from './state/selection';
import {
  type Dialog,
  initialState,
  isUnsaved,
  openedProject,
  type PluginCommand,
  Store,
  type WindowState,
} from './state/store';

/** The author of the IDE's own log entries. */
const ownName = 'Test IDE';
/** Well below the 30 seconds after which the browser stops an idle worker. */
const stayAwakeMs = 20_000;

const alreadyAsking = refuse(
  'A question about unsaved changes is already open: try again after the user has answered',
  'QuestionPending',
);

const newId = () => crypto.randomUUID();

/** The IDE's window without its view. */
export class IdeWindow {
  readonly store: Store;
  readonly editor: Editor;
  readonly recovery: Recovery;
  /** Plays tests. Set at start, because playback needs this window's log. */
  playback!: Playback;
  /** Opens the file chooser. The view sets it. */
  chooseFile: () => void = () => undefined;
  #session: Session;
  /** The warnings already given about commands that several plugins have. */
  #contested: readonly string[] = [];
  #awake: ReturnType<typeof setInterval> | undefined;
  /** The requests for control that the user has answered in this window. */
  readonly #connectionsAnswered = new Set<string>();

  constructor(session: Session) {
    this.#session = session;
    let shownNow = shownOf(session);
    this.store = new Store({ ...initialState(emptyProject(newId)), ...shownNow });
    this.editor = new Editor(this.store, newId);
    this.recovery = new Recovery(this.store, (warning) => this.note('system', 'warn', warning));
    this.#warnOfContested(session);
    watchSession((next) => {
      const { controller } = this.#session.control;
      this.#session = next;
      if (controller && next.window && !next.control.controller) {
        const ended = `${controller.name} is no longer there: it has lost control of the Test IDE`;
        this.note('system', 'warn', `${ended}; saving writes a file again`);
      }
      this.#warnOfContested(next);
      // Skip session changes that the window does not show, such as the phase of its own start.
      const shown = shownOf(next);
      if (JSON.stringify(shown) === JSON.stringify(shownNow)) return;
      shownNow = shown;
      this.store.set(shown);
    });
  }

  /** Warns once about each command that a plugin has registered but does not execute (rule ide.execute.same-id). */
  #warnOfContested({ registrations }: Session): void {
    const contested = contestedCommands(registrations, (command) => commandReference.has(command));
    for (const text of contested) if (!this.#contested.includes(text)) this.note('system', 'warn', text);
    this.#contested = contested;
  }

  get state(): WindowState {
    return this.store.state;
  }

  /** The registrations and the controller, as the worker keeps them. */
  get session(): Session {
    return this.#session;
  }

  /** Shows the keyboard shortcuts. */
  help(): void {
    this.store.set({ sheet: { kind: 'help' } });
  }

  // --- the log

  /** Adds a log entry of the IDE itself. */
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

  /** Starts an empty project; asks first if changes would be lost. */
  async newProject(): Promise<void> {
    if (await this.#mayDiscard('start a new project')) this.#show(emptyProject(newId));
  }

  /** Opens the text of a `.side` file that the user chose. */
  async openFile(name: string, text: string): Promise<void> {
    const reading = parseProject(text);
    if ('problem' in reading) {
      const text = `${name} could not be opened: ${reading.problem}`;
      this.note('system', 'error', text);
      await this.showPopup(ownName, { message: text, confirm: undefined, cancel: undefined });
      return;
    }
    const opened = await this.#open(reading.project);
    if (opened) this.#logAssumptions(name, reading.assumptions);
    if (opened && reading.version !== reading.project.version) {
      const versions = `version ${reading.version} to ${reading.project.version}`;
      this.note('system', 'info', `${name} was converted from ${versions}; the file changes when the project is saved`);
    }
  }

  /** POST /project: loads a project as opening a file does (rules ide.project.post, ide.project.post-unsaved). */
  async loadProject(parsed: unknown): Promise<Answer> {
    if (parsed === undefined || parsed === null) {
      return refuse('`project` is missing: expected the parsed project file', 'MissingProject');
    }
    const reading = readProject(parsed);
    if ('problem' in reading) {
      return refuse(`The project cannot be loaded: ${reading.problem}`, 'InvalidProject');
    }
    if (this.#isAsking) return alreadyAsking;
    const opened = await this.#open(reading.project);
    if (opened) this.#logAssumptions(`“${reading.project.name}”`, reading.assumptions);
    return opened;
  }

  /** Logs the assumptions made about a project. */
  #logAssumptions(what: string, assumptions: readonly string[]): void {
    for (const assumption of assumptions) this.note('system', 'warn', `${what} was opened. ${assumption}.`);
  }

  async #open(project: Project): Promise<boolean> {
    if (!(await this.#mayDiscard(`open “${project.name}”`))) return false;
    this.#show(project);
    void sendEvent(this.session, 'projectLoaded', { projectId: project.id, projectName: project.name });
    return true;
  }

  #show(project: Project, savedProject = project): void {
    this.playback.stop();
    this.store.set({ ...openedProject(project), savedProject });
  }

  /** Saves a file, or sends the project to the controller if there is one (rule ide.control.save-override). */
  async save(): Promise<void> {
    const { project } = this.state;
    const { controller } = this.session.control;
    const withCode = await withPluginCode(project, this.session.registrations, askPlugin);
    // If the controller has gone, save a file.
    if (controller && !(await callWorker('controllerHasGone', null))) {
      const problem = await sendSaveProject(controller.id, withCode);
      if (problem) {
        this.note('system', 'error', `${controller.name} did not take the project: ${problem}`);
        return;
      }
      this.note('system', 'info', `The project was sent to ${controller.name}`);
    } else {
      saveAsFile(fileName(project), formatProject(withCode));
    }
    this.store.set({ savedProject: project });
  }

  /** Shows the possible exports. */
  showExports(): void {
    this.store.set({ sheet: { kind: 'export' } });
  }

  /** Exports a test or a suite in a language, and saves the file. */
  async exportCode(language: ExportLanguage, part: { test: Test } | { suite: Suite }): Promise<void> {
    this.store.set({ sheet: null });
    const { plugin } = language;
    const { registrations } = this.session;
    try {
      const { filename, body } =
        plugin === null
          ? await exportMocha(this.state.project, part, registrations, askPlugin)
          : await exportFile({ ...language, plugin }, this.state.project, part, askPlugin);
      saveAsFile(plainFileName(filename), body, 'text/plain');
    } catch (error) {
      const name = plugin === null ? ownName : (registrations[plugin]?.name ?? plugin);
      const problem = error instanceof Error ? error.message : String(error);
      this.note('system', 'error', `${name} could not export to ${language.name}: ${problem}`);
    }
  }

  // --- playback

  /** Plays the selected test. */
  async runTest(): Promise<void> {
    await this.#run({});
  }

  /** Plays the selected test, starting at the selected command. */
  async runFromHere(): Promise<void> {
    await this.#run({ fromCommandId: this.state.selectedCommandId ?? undefined });
  }

  /** Plays only the selected command. */
  async runCommand(): Promise<void> {
    if (this.state.selectedCommandId) await this.#run({ onlyCommandId: this.state.selectedCommandId });
  }

  async #run(part: { fromCommandId?: string | undefined; onlyCommandId?: string }): Promise<void> {
    const test = selectedTest(this.state);
    if (test) await this.playback.run({ tests: [test], ...part });
  }

  /** Plays the selected suite, or all tests of a project without suites. */
  async runSuite(): Promise<void> {
    const { project } = this.state;
    const suite = selectedSuite(this.state) ?? project.suites[0];
    await this.playback.run({ tests: testsOfSuite(project, suite), suite });
  }

  stop(): void {
    this.playback.stop();
  }

  /** Pauses the run before its next command, or resumes it. */
  pauseOrResume(): void {
    if (this.state.progress.status === 'paused') this.playback.resume();
    else this.playback.pause();
  }

  /** Plays the next command of a paused run. */
  step(): void {
    this.playback.step();
  }

  /** Changes playback settings; they apply from the next command on. */
  setPlayback(settings: Partial<PlaybackSettings>): void {
    this.store.set({ settings: { ...this.state.settings, ...settings } });
  }

  /** POST /playback/command. */
  setCommandState(update: CommandUpdate): Answer {
    return this.playback.setCommandState(update);
  }

  /** PUT /playback/var. */
  setVariable(update: VariableUpdate): Answer {
    return this.playback.setVariable(update);
  }

  // --- dialogs

  /** POST /popup/alert. Resolves to whether the user has confirmed. The next message dismisses the one shown. */
  async showPopup(source: string, { message, confirm, cancel }: Popup): Promise<boolean> {
    for (const dialog of this.state.dialogs) if (dialog.kind === 'message') this.answerDialog(dialog, false);
    return await new Promise((answer) =>
      this.#ask({ kind: 'message', key: newId(), source, text: message, confirm: confirm || 'OK', cancel, answer }),
    );
  }

  /** Shows the connection dialog, once per request, and sends the user's answer to the worker. */
  askConnection(requestId: string, caller: string, name: string): Answer {
    // The user may have answered just as the caller repeated its request.
    if (this.#connectionsAnswered.has(requestId)) return true;
    if (this.state.dialogs.some(({ key }) => key === requestId)) return true;
    const answer = (accepted: boolean) => {
      this.#connectionsAnswered.add(requestId);
      void callWorker('connectionAnswered', { requestId, accepted });
    };
    this.#ask({ kind: 'connection', key: requestId, caller, name, controlledBy: this.state.controlledBy, answer });
    return true;
  }

  /** Whether the window may close; asks the user if changes would be lost (rules ide.close.*). */
  async mayClose(): Promise<Answer> {
    if (this.#isAsking) return alreadyAsking;
    return await this.#mayDiscard('close the IDE');
  }

  /** Whether a question about unsaved changes is open. There is one at a time, however many plugins call. */
  get #isAsking(): boolean {
    return this.state.dialogs.some(({ kind }) => kind === 'unsaved');
  }

  /** Ends the window before it closes or restarts; the user has agreed to lose unsaved changes. */
  async end(): Promise<void> {
    await this.recovery.end();
  }

  async #mayDiscard(purpose: string): Promise<boolean> {
    if (!isUnsaved(this.state)) return true;
    return await new Promise((answer) => this.#ask({ kind: 'unsaved', key: newId(), purpose, answer }));
  }

  /** Offers the unsaved projects of earlier windows one after another, and opens those that the user accepts. */
  async offerRecovery(left: readonly LeftProject[]): Promise<void> {
    for (const one of left) {
      const { key, project, keptAt } = one;
      const discard = await new Promise<boolean>((answer) =>
        this.#ask({ kind: 'recovery', key, name: project.name, keptAt, answer }),
      );
      if (!discard && !(await this.#mayDiscard(`recover “${project.name}”`))) continue;
      // The recovered changes are still unsaved.
      if (!discard) this.#show(project, { ...project });
      await this.recovery.drop(one);
    }
  }

  #ask(dialog: Dialog): void {
    // Callers wait for the answers to all other dialogs, so recovery comes last.
    const isRecovery = ({ kind }: Dialog) => kind === 'recovery';
    const dialogs = [...this.state.dialogs, dialog];
    this.store.set({ dialogs: [...dialogs.filter((each) => !isRecovery(each)), ...dialogs.filter(isRecovery)] });
    this.#awake ??= setInterval(() => void callWorker('stayAwake', null), stayAwakeMs);
  }

  /** Handles the user's answer to the shown dialog; dismissing it means no. */
  answerDialog(dialog: Dialog, yes: boolean): void {
    if (!this.state.dialogs.includes(dialog)) return;
    const dialogs = this.state.dialogs.filter((shown) => shown !== dialog);
    this.store.set({ dialogs });
    if (dialogs.length === 0) {
      clearInterval(this.#awake);
      this.#awake = undefined;
    }
    // Remove the dialog from the page before the answer is delivered.
    this.store.flush();
    dialog.answer(yes);
  }
}

/** The part of the session that the window shows. */
function shownOf({
  control,
  registrations,
}: Session): Pick<WindowState, 'controlledBy' | 'pluginCommands' | 'exportLanguages'> {
  const pluginCommands = allCommands(registrations).map(
    ({ id, name, plugin }): PluginCommand => ({ id, name, plugin: registrations[plugin]?.name ?? plugin }),
  );
  const controlledBy = control.controller?.name ?? null;
  return { controlledBy, pluginCommands, exportLanguages: exportLanguages(registrations) };
}
