// The window's layout: the bar, the tests beside the commands, the log below, and the dialog that is open.

import { useLayoutEffect } from 'preact/hooks';
import { CommandEditor, CommandGrid } from './command-pane';
import { DialogView } from './dialogs';
import type { IdeWindow } from './ide-window';
import { LogPane } from './log-pane';
import { isUnsaved, type WindowState } from './store';
import { TestList } from './test-list';
import { ProjectFields, Toolbar } from './toolbar';

/** The whole window. */
export function App({ ide, state }: { ide: IdeWindow; state: WindowState }) {
  const { project } = state;
  const test = project.tests.find(({ id }) => id === state.selectedTestId);
  const command = test?.commands.find(({ id }) => id === state.selectedCommandId);
  const title = `${isUnsaved(state) ? '*' : ''}${project.name} – Test IDE`;
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  const [dialog] = state.dialogs;

  return (
    <>
      <Toolbar ide={ide} state={state} />
      <ProjectFields ide={ide} project={project} />
      <main>
        <TestList ide={ide} tests={project.tests} selectedTestId={state.selectedTestId} />
        <section class="commands" aria-label="Test">
          <CommandGrid ide={ide} test={test} selectedCommandId={state.selectedCommandId} results={state.results} />
          <CommandEditor ide={ide} test={test} command={command} />
        </section>
      </main>
      <LogPane ide={ide} entries={state.log} filter={state.filter} />
      {dialog && <DialogView key={dialog.key} ide={ide} dialog={dialog} unsaved={isUnsaved(state)} />}
    </>
  );
}
