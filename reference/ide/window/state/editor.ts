// Edits the project: every change by the user, its undo step, and the selection afterwards.

import {
  copiesOf,
  editCommand,
  hasBreakpoint,
  insertCommands,
  isOff,
  placeCommands,
  removeCommands,
  replaceCommand,
  setBreakpoints,
  shiftCommands,
  switchCommands,
} from '../../project/edit-commands';
import {
  addSuite,
  addTest,
  changeSuite,
  duplicateTest,
  removeSuite,
  removeTest,
  renameSuite,
  renameTest,
  shiftSuite,
  shiftTest,
} from '../../project/edit-tests';
import { recordChange, redo, undo } from '../../project/history';
import { type Command, type CommandField, emptyCommand, type NewId, type Project } from '../../project/side-project';
import { selectedCommands, selectedTest } from './selection';
import type { Store, WindowState } from './store';

/** Changes the project of a store. */
export class Editor {
  readonly #store: Store;
  readonly #newId: NewId;

  constructor(store: Store, newId: NewId) {
    this.#store = store;
    this.#newId = newId;
  }

  get #state(): WindowState {
    return this.#store.state;
  }

  /**
   * Replaces the project by a changed one.
   * @param subject the edited text, if consecutive changes of it form one undo step
   */
  #change(project: Project, subject: string | null = null): void {
    if (project === this.#state.project) return;
    this.#store.set({ project, history: recordChange(this.#state.history, this.#state.project, subject) });
  }

  /** Ends the current undo step. */
  endStep(): void {
    const { history } = this.#state;
    if (history.subject !== null) this.#store.set({ history: { ...history, subject: null } });
  }

  /** Undoes the last change. */
  undo(): void {
    this.#travel(undo(this.#state.history, this.#state.project));
  }

  /** Redoes the last undone change. */
  redo(): void {
    this.#travel(redo(this.#state.history, this.#state.project));
  }

  #travel(step: ReturnType<typeof undo>): void {
    if (!step) return;
    const { tests, suites } = step.project;
    const { selectedTestId, selectedSuiteId, selectedCommandId } = this.#state;
    const test = tests.find(({ id }) => id === selectedTestId) ?? tests[0];
    const command = test?.commands.find(({ id }) => id === selectedCommandId) ?? test?.commands[0];
    const suite = suites.find(({ id }) => id === selectedSuiteId) ?? suites[0];
    this.#store.set({ ...step, selectedTestId: test?.id ?? null, selectedSuiteId: suite?.id ?? null });
    this.selectCommand(command?.id ?? null);
  }

  // --- the project

  renameProject(name: string): void {
    this.#change({ ...this.#state.project, name }, 'project name');
  }

  setBaseUrl(url: string): void {
    this.#change({ ...this.#state.project, url }, 'base URL');
  }

  /** Adds the complete base URL to the suggestions. Invisible, so it is not an undo step. */
  keepBaseUrl(): void {
    const { project } = this.#state;
    const url = project.url.trim();
    if (url === '' || project.urls.includes(url)) return;
    this.#store.set({ project: { ...project, urls: [...project.urls, url] } });
  }

  // --- tests

  selectTest(testId: string): void {
    const test = this.#state.project.tests.find(({ id }) => id === testId);
    this.#store.set({ selectedTestId: testId });
    this.selectCommand(test?.commands[0]?.id ?? null);
  }

  addTest(): void {
    const { project, added } = addTest(this.#state.project, this.#newId);
    this.#change(project);
    this.selectTest(added.id);
  }

  /** Adds a copy of the selected test. */
  duplicateTest(): void {
    const { project, selectedTestId } = this.#state;
    const copy = selectedTestId === null ? undefined : duplicateTest(project, selectedTestId, this.#newId);
    if (!copy) return;
    this.#change(copy.project);
    this.selectTest(copy.added.id);
  }

  /** Renames the selected test. */
  renameTest(name: string): void {
    const { project, selectedTestId } = this.#state;
    if (selectedTestId) this.#change(renameTest(project, selectedTestId, name), `name of ${selectedTestId}`);
  }

  /** Removes the selected test and selects the next one. */
  removeTest(): void {
    const { tests } = this.#state.project;
    const position = tests.findIndex(({ id }) => id === this.#state.selectedTestId);
    const removed = tests[position];
    if (!removed) return;
    this.#change(removeTest(this.#state.project, removed.id));
    const next = tests[position + 1] ?? tests[position - 1];
    if (next) this.selectTest(next.id);
    else this.#store.set({ selectedTestId: null, selectedCommandId: null, selectionAnchorId: null });
  }

  /** Moves the selected test up (negative) or down. */
  shiftTest(places: number): void {
    const { project, selectedTestId } = this.#state;
    if (selectedTestId) this.#change(shiftTest(project, selectedTestId, places));
  }

  // --- suites

  selectSuite(suiteId: string): void {
    this.#store.set({ selectedSuiteId: suiteId });
  }

  addSuite(): void {
    const { project, added } = addSuite(this.#state.project, this.#newId);
    this.#change(project);
    this.selectSuite(added.id);
  }

  /** Renames the selected suite. */
  renameSuite(name: string): void {
    const { project, selectedSuiteId } = this.#state;
    if (selectedSuiteId) this.#change(renameSuite(project, selectedSuiteId, name), `name of ${selectedSuiteId}`);
  }

  /** Removes the selected suite and selects the next one. */
  removeSuite(): void {
    const { suites } = this.#state.project;
    const position = suites.findIndex(({ id }) => id === this.#state.selectedSuiteId);
    const removed = suites[position];
    if (!removed) return;
    this.#change(removeSuite(this.#state.project, removed.id));
    this.#store.set({ selectedSuiteId: (suites[position + 1] ?? suites[position - 1])?.id ?? null });
  }

  /** Moves the selected suite up (negative) or down. */
  shiftSuite(places: number): void {
    const { project, selectedSuiteId } = this.#state;
    if (selectedSuiteId) this.#change(shiftSuite(project, selectedSuiteId, places));
  }

  /** Sets which tests a suite plays, and whether they share variables. */
  changeSuite(suiteId: string, change: { tests: readonly string[]; persistSession: boolean }): void {
    this.#change(changeSuite(this.#state.project, suiteId, change));
  }

  // --- commands

  /** Selects a command; with `extend`, the range from the first selected command to this one. */
  selectCommand(commandId: string | null, extend = false): void {
    const anchor = extend ? (this.#state.selectionAnchorId ?? this.#state.selectedCommandId) : null;
    this.#store.set({ selectedCommandId: commandId, selectionAnchorId: anchor ?? commandId });
  }

  /** Selects all commands of the test. */
  selectAll(): void {
    const commands = selectedTest(this.#state)?.commands ?? [];
    const [first, last] = [commands[0], commands.at(-1)];
    if (first && last) this.#store.set({ selectionAnchorId: first.id, selectedCommandId: last.id });
  }

  /** Adds an empty command after the selected ones and selects it. */
  addCommand(): void {
    this.insert([emptyCommand(this.#newId)]);
  }

  /** Adds commands after the selected ones and selects them. */
  insert(added: readonly Command[]): void {
    const test = selectedTest(this.#state);
    const [first, last] = [added[0], added.at(-1)];
    if (!test || !first || !last) return;
    const after = selectedCommands(this.#state).at(-1);
    const position = after ? test.commands.indexOf(after) + 1 : test.commands.length;
    this.#change(insertCommands(this.#state.project, test.id, position, added));
    this.#store.set({ selectionAnchorId: first.id, selectedCommandId: last.id });
  }

  /** Adds copies of commands from this test or from another window. */
  insertCopies(commands: readonly Command[]): void {
    this.insert(copiesOf(commands, this.#newId));
  }

  /** Adds copies of the selected commands after them. */
  duplicateCommands(): void {
    this.insertCopies(selectedCommands(this.#state));
  }

  /**
   * Inserts a command at a position, or at the end if the test is shorter.
   * @param select whether to select the new command; otherwise the selection stays
   */
  insertAt(position: number, texts: Pick<Command, 'command' | 'target' | 'value'>, select: boolean): void {
    const test = selectedTest(this.#state);
    if (!test) return;
    const added = { ...emptyCommand(this.#newId), ...texts };
    this.#change(insertCommands(this.#state.project, test.id, position, [added]));
    if (select) this.selectCommand(added.id);
  }

  /** Replaces the command with the same id in the selected test. */
  replaceCommand(command: Command): void {
    const { project, selectedTestId } = this.#state;
    if (selectedTestId) this.#change(replaceCommand(project, selectedTestId, command));
  }

  /** Removes one command of the selected test. If it was selected, selects the next one. */
  removeCommand(commandId: string): void {
    const { project, selectedTestId, selectedCommandId, selectionAnchorId } = this.#state;
    const commands = selectedTest(this.#state)?.commands ?? [];
    const position = commands.findIndex(({ id }) => id === commandId);
    if (selectedTestId === null || position < 0) return;
    this.#change(removeCommands(project, selectedTestId, new Set([commandId])));
    if (commandId !== selectedCommandId && commandId !== selectionAnchorId) return;
    const next = commands[position + 1] ?? commands[position - 1];
    this.selectCommand(commandId === selectedCommandId ? (next?.id ?? null) : selectedCommandId);
  }

  /** Removes the selected commands and selects the next one. */
  removeCommands(): void {
    const test = selectedTest(this.#state);
    const removed = selectedCommands(this.#state);
    const [first, last] = [removed[0], removed.at(-1)];
    if (!test || !first || !last) return;
    const next = test.commands[test.commands.indexOf(last) + 1] ?? test.commands[test.commands.indexOf(first) - 1];
    this.#change(removeCommands(this.#state.project, test.id, idsOf(removed)));
    this.selectCommand(next?.id ?? null);
  }

  editCommand(field: CommandField, text: string): void {
    const { project, selectedTestId, selectedCommandId } = this.#state;
    if (!selectedTestId || !selectedCommandId) return;
    const subject = `${field} of ${selectedCommandId}`;
    this.#change(editCommand(project, selectedTestId, selectedCommandId, field, text), subject);
  }

  /** Moves the selected commands up (negative) or down. */
  shiftCommands(places: number): void {
    this.#changeSelected((project, testId, ids) => shiftCommands(project, testId, ids, places));
  }

  /** Moves the selected commands before the one at a position, or to the end. */
  placeCommands(before: number): void {
    this.#changeSelected((project, testId, ids) => placeCommands(project, testId, ids, before));
  }

  /** Disables the selected commands, or enables them if all are disabled. */
  switchCommands(): void {
    const off = !selectedCommands(this.#state).every(isOff);
    this.#changeSelected((project, testId, ids) => switchCommands(project, testId, ids, off));
  }

  /** Toggles the breakpoint of a command, or of all selected commands if none is given. */
  switchBreakpoint(command?: Command): void {
    const { project, selectedTestId } = this.#state;
    const commands = command ? [command] : selectedCommands(this.#state);
    if (selectedTestId === null || commands.length === 0) return;
    this.#change(setBreakpoints(project, selectedTestId, idsOf(commands), !commands.every(hasBreakpoint)));
  }

  #changeSelected(change: (project: Project, testId: string, ids: ReadonlySet<string>) => Project): void {
    const { project, selectedTestId } = this.#state;
    if (selectedTestId) this.#change(change(project, selectedTestId, idsOf(selectedCommands(this.#state))));
  }
}

function idsOf(commands: readonly Command[]): ReadonlySet<string> {
  return new Set(commands.map(({ id }) => id));
}
