// The window's layout: the toolbar, the tests and suites beside the commands, the log below, and the open dialog.

import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { DialogView } from '../dialogs/dialogs';
import { ExportSheet, HelpSheet, SuiteSheet } from '../dialogs/sheets';
import type { IdeWindow } from '../ide-window';
import { memo } from '../memo';
import { selectedTest } from '../state/selection';
import { type EditingState, isUnsaved, type WindowState } from '../state/store';
import { CommandEditor } from './command-editor';
import { CommandGrid } from './command-grid';
import { LogPane } from './log-pane';
import { NamedList } from './named-list';
import { RunBar } from './run-bar';
import { Toolbar } from './toolbar';
import { VariablesPane } from './variables-pane';

/** The whole window. */
export function App({ ide, state }: { ide: IdeWindow; state: WindowState }) {
  const { log, filter, variables, dialogs, sheet, ...editing } = state;
  const { project } = state;
  const title = `${isUnsaved(state) ? '*' : ''}${project.name} – Test IDE`;
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  const chooser = useRef<HTMLInputElement>(null);
  useEffect(() => {
    ide.chooseFile = () => chooser.current?.click();
  }, [ide]);
  const [dialog] = dialogs;
  const suite = sheet?.kind === 'suite' && project.suites.find(({ id }) => id === sheet.suiteId);

  return (
    <>
      <Panes ide={ide} chooser={chooser} {...editing} />
      <div class="bottom">
        <LogPane ide={ide} entries={log} filter={filter} />
        {variables.size > 0 && <VariablesPane variables={variables} />}
      </div>
      {dialog && <DialogView key={dialog.key} ide={ide} dialog={dialog} unsaved={isUnsaved(state)} />}
      {!dialog && sheet?.kind === 'help' && <HelpSheet ide={ide} />}
      {!dialog && sheet?.kind === 'export' && <ExportSheet ide={ide} state={state} />}
      {!dialog && suite && <SuiteSheet key={suite.id} ide={ide} suite={suite} tests={project.tests} />}
    </>
  );
}

/** The panes of the project. Log entries, variables and dialogs do not render them again. */
const Panes = memo(function Panes({
  ide,
  chooser,
  ...state
}: EditingState & { ide: IdeWindow; chooser: RefObject<HTMLInputElement> }) {
  const test = selectedTest(state);
  const command = test?.commands.find(({ id }) => id === state.selectedCommandId);
  return (
    <>
      <Toolbar ide={ide} state={state} chooser={chooser} />
      <main>
        <div class="sidebar">
          <Tests ide={ide} state={state} />
          <Suites ide={ide} state={state} />
        </div>
        <section class="commands" aria-label="Test">
          <RunBar ide={ide} state={state} />
          <CommandGrid ide={ide} state={state} test={test} />
          <CommandEditor ide={ide} test={test} command={command} pluginCommands={state.pluginCommands} />
        </section>
      </main>
    </>
  );
});

function Tests({ ide: { editor }, state }: { ide: IdeWindow; state: EditingState }) {
  return (
    <NamedList
      kind="Test"
      items={state.project.tests}
      selectedId={state.selectedTestId}
      states={state.testStates}
      empty="This project has no tests yet."
      actions={{
        select: (id) => editor.selectTest(id),
        add: () => editor.addTest(),
        duplicate: () => editor.duplicateTest(),
        shift: (places) => editor.shiftTest(places),
        remove: () => editor.removeTest(),
        rename: (name) => editor.renameTest(name),
      }}
    />
  );
}

function Suites({ ide, state }: { ide: IdeWindow; state: EditingState }) {
  const { editor } = ide;
  const { selectedSuiteId } = state;
  return (
    <NamedList
      kind="Suite"
      items={state.project.suites}
      selectedId={selectedSuiteId}
      empty="Without suites, “Run suite” runs every test."
      actions={{
        select: (id) => editor.selectSuite(id),
        add: () => editor.addSuite(),
        shift: (places) => editor.shiftSuite(places),
        remove: () => editor.removeSuite(),
        rename: (name) => editor.renameSuite(name),
      }}
    >
      <button
        type="button"
        disabled={selectedSuiteId === null}
        onClick={() => selectedSuiteId && ide.store.set({ sheet: { kind: 'suite', suiteId: selectedSuiteId } })}
      >
        Tests…
      </button>
    </NamedList>
  );
}
