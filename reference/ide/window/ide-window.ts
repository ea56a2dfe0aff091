// What the window can do, whoever asks: the user through its controls, plugins through the worker.

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

/** The name that the IDE's own log entries carry. */
const ownName = 'Test IDE';
/** Well below the 30 seconds after which an idle worker is stopped. */
const stayAwakeMs = 20_000;

const alreadyAsking = refuse(
  'The user is being asked about unsaved changes already: try again when that is answered',
  'QuestionPending',
);

const newId = () => crypto.randomUUID();

/** The IDE's window without its looks. */
export class IdeWindow {
  readonly store: Store;
  readonly editor: Editor;
  readonly recovery: Recovery;
  /** Plays tests; set once at start, since playing writes to this window's log. */
  playback!: Playback;
  /** Opens the file chooser; set by the view that has it. */
  chooseFile: () => void = () => undefined;
  #session: Session;
  /** What the user has been told about commands that more than one has. */
  #contested: readonly string[] = [];
  #awake: ReturnType<typeof setInterval> | undefined;
  /** The requests for control that the user has answered in this window. */
  readonly #connectionsAnswered = new Set<string>();

  constructor(session: Session) {
    this.#session = session;
    let shownNow = shownOf(session);
    this.store = new Store({ ...initialState(emptyProject(newId)), ...shownNow });
    this.editor = new Editor(this.store, newId);
    this.recovery = new Recovery(this.store, (problem) =>
      this.note('system', 'warn', `Unsaved changes cannot be kept in case the window crashes: ${problem}`),
    );
    this.#tellOfContested(session);
    watchSession((next) => {
      const { controller } = this.#session.control;
      this.#session = next;
      if (controller && next.window && !next.control.controller) {
        const ended = `${controller.name} is no longer there: it does not control the Test IDE any more`;
        this.note('system', 'warn', `${ended}, and saving writes a file again`);
      }
      this.#tellOfContested(next);
      // The session also changes in what nobody sees, such as how far the window's own start is.
      const shown = shownOf(next);
      if (JSON.stringify(shown) === JSON.stringify(shownNow)) return;
      shownNow = shown;
      this.store.set(shown);
    });
  }

  /** Warns of commands that a plugin has registered and another one executes (rule ide.execute.same-id), once for each. */
  #tellOfContested({ registrations }: Session): void {
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
      const text = `${name} was not opened: ${reading.problem}`;
      this.note('system', 'error', text);
      await this.showPopup(ownName, { message: text, confirm: undefined, cancel: undefined });
      return;
    }
    const opened = await this.#open(reading.project);
    if (opened) this.#tellAssumptions(name, reading.assumptions);
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
    if (this.#isAsking) return alreadyAsking;
    const opened = await this.#open(reading.project);
    if (opened) this.#tellAssumptions(`“${reading.project.name}”`, reading.assumptions);
    return opened;
  }

  /** Warns of what an opened project left open. */
  #tellAssumptions(what: string, assumptions: readonly string[]): void {
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

  /** Saves to the computer; while another extension controls the IDE, to that extension (rule ide.control.save-override). */
  async save(): Promise<void> {
    const { project } = this.state;
    const { controller } = this.session.control;
    const withCode = await withPluginCode(project, this.session.registrations, askPlugin);
    // A controller that has gone takes nothing: the user gets the file.
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

  /** Shows what can be exported, in the languages of plugins. */
  showExports(): void {
    this.store.set({ sheet: { kind: 'export' } });
  }

  /** Saves what a plugin makes of a test or a suite in one of its languages. */
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
      this.note('system', 'error', `${name} exported nothing in ${language.name}: ${problem}`);
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
    const test = selectedTest(this.state);
    if (test) await this.playback.run({ tests: [test], ...part });
  }

  /** Plays the selected suite; every test, in a project without suites. */
  async runSuite(): Promise<void> {
    const { project } = this.state;
    const suite = selectedSuite(this.state) ?? project.suites[0];
    await this.playback.run({ tests: testsOfSuite(project, suite), suite });
  }

  stop(): void {
    this.playback.stop();
  }

  /** Holds the run before its next command, or goes on. */
  pauseOrResume(): void {
    if (this.state.progress.status === 'paused') this.playback.resume();
    else this.playback.pause();
  }

  /** Plays the next command of a paused run. */
  step(): void {
    this.playback.step();
  }

  /** Changes how tests are played; counts from the next command on. */
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

  /** POST /popup/alert: whether the user has confirmed. One message is shown at a time: the next one dismisses it. */
  async showPopup(source: string, { message, confirm, cancel }: Popup): Promise<boolean> {
    for (const dialog of this.state.dialogs) if (dialog.kind === 'message') this.answerDialog(dialog, false);
    return await new Promise((answer) =>
      this.#ask({ kind: 'message', key: newId(), source, text: message, confirm: confirm || 'OK', cancel, answer }),
    );
  }

  /** Shows the connection dialog, once for a request; what the user says goes to the worker. */
  askConnection(requestId: string, caller: string, name: string): Answer {
    // The caller may have joined its own request at the moment when the user answered it.
    if (this.#connectionsAnswered.has(requestId)) return true;
    if (this.state.dialogs.some(({ key }) => key === requestId)) return true;
    const answer = (accepted: boolean) => {
      this.#connectionsAnswered.add(requestId);
      void callWorker('connectionAnswered', { requestId, accepted });
    };
    this.#ask({ kind: 'connection', key: requestId, caller, name, controlledBy: this.state.controlledBy, answer });
    return true;
  }

  /** Whether the window may close: at once, or when the user discards the changes (rules ide.close.*). */
  async mayClose(): Promise<Answer> {
    if (this.#isAsking) return alreadyAsking;
    return await this.#mayDiscard('close the IDE');
  }

  /** Whether the user is being asked about unsaved changes. One such question at a time, however many plugins call. */
  get #isAsking(): boolean {
    return this.state.dialogs.some(({ kind }) => kind === 'unsaved');
  }

  /** The window is closed or restarted, and its user has agreed to lose what is unsaved. */
  async end(): Promise<void> {
    await this.recovery.end();
  }

  async #mayDiscard(purpose: string): Promise<boolean> {
    if (!isUnsaved(this.state)) return true;
    return await new Promise((answer) => this.#ask({ kind: 'unsaved', key: newId(), purpose, answer }));
  }

  /** Offers the projects that earlier windows left behind, one after the other, and opens those that are wanted. */
  async offerRecovery(left: readonly LeftProject[]): Promise<void> {
    for (const one of left) {
      const { key, project, keptAt } = one;
      const discard = await new Promise<boolean>((answer) =>
        this.#ask({ kind: 'recovery', key, name: project.name, keptAt, answer }),
      );
      if (!discard && !(await this.#mayDiscard(`recover “${project.name}”`))) continue;
      // Its changes are still unsaved.
      if (!discard) this.#show(project, { ...project });
      await this.recovery.drop(one);
    }
  }

  #ask(dialog: Dialog): void {
    // Others wait for the answers to all other questions; that about lost work can wait.
    const isPatient = ({ kind }: Dialog) => kind === 'recovery';
    const dialogs = [...this.state.dialogs, dialog];
    this.store.set({ dialogs: [...dialogs.filter((each) => !isPatient(each)), ...dialogs.filter(isPatient)] });
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
    // Who hears the answer finds the question gone.
    this.store.flush();
    dialog.answer(yes);
  }
}

/** What the window shows of the session. */
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
