// The bar on top: what the project is called, who controls the IDE, how playback stands, and the actions.

import { useRef } from 'preact/hooks';
import type { Project } from '../project/side-project';
import type { IdeWindow } from './ide-window';
import { isUnsaved, type WindowState } from './store';

/** Heading, states and buttons. */
export function Toolbar({ ide, state }: { ide: IdeWindow; state: WindowState }) {
  const { project, history, playback, controlledBy } = state;
  const running = playback === 'running';
  return (
    <header class="toolbar">
      <div class="title">
        <h1>{project.name}</h1>
        {isUnsaved(state) && <span class="unsaved">unsaved changes</span>}
      </div>
      <div role="status" aria-label="Control" class="control">
        {controlledBy === null ? '' : `Controlled by ${controlledBy}`}
      </div>
      <div role="status" aria-label="Playback" class={`playback ${playback}`}>
        {playback}
      </div>
      <div class="actions" role="toolbar" aria-label="Project">
        <button type="button" onClick={() => void ide.newProject()}>
          New
        </button>
        <OpenButton ide={ide} />
        <button type="button" onClick={() => void ide.save()}>
          Save
        </button>
      </div>
      <div class="actions" role="toolbar" aria-label="Edit">
        <button type="button" disabled={history.past.length === 0} onClick={() => ide.undo()}>
          Undo
        </button>
        <button type="button" disabled={history.future.length === 0} onClick={() => ide.redo()}>
          Redo
        </button>
      </div>
      <div class="actions" role="toolbar" aria-label="Run">
        <button type="button" class="primary" disabled={running} onClick={() => void ide.runTest()}>
          Run test
        </button>
        <button type="button" disabled={running} onClick={() => void ide.runSuite()}>
          Run suite
        </button>
        <button type="button" disabled={!running} onClick={() => ide.playback.stop()}>
          Stop
        </button>
      </div>
    </header>
  );
}

function OpenButton({ ide }: { ide: IdeWindow }) {
  const input = useRef<HTMLInputElement>(null);
  const choose = async () => {
    const file = input.current?.files?.[0];
    if (!input.current || !file) return;
    const text = await file.text();
    // The same file can be chosen again.
    input.current.value = '';
    await ide.openFile(file.name, text);
  };
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        Open
      </button>
      <input
        ref={input}
        class="visually-hidden"
        type="file"
        accept=".side,application/json"
        aria-label="Project file"
        tabIndex={-1}
        onChange={() => void choose()}
      />
    </>
  );
}

/** What belongs to the whole project. */
export function ProjectFields({ ide, project }: { ide: IdeWindow; project: Project }) {
  return (
    <div class="fields">
      <label>
        Project name
        <input type="text" value={project.name} onInput={({ currentTarget }) => ide.rename(currentTarget.value)} />
      </label>
      <label class="wide">
        Base URL
        <input
          type="text"
          inputMode="url"
          spellcheck={false}
          placeholder="https://example.org/"
          value={project.url}
          onInput={({ currentTarget }) => ide.setBaseUrl(currentTarget.value)}
        />
      </label>
    </div>
  );
}
