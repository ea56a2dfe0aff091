// The bar at the top: the project's name, the IDE's controller, and the actions on the whole project.

import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import type { Project } from '../../project/side-project';
import { IconButton } from '../controls/icons';
import type { IdeWindow } from '../ide-window';
import { type EditingState, isUnsaved } from '../state/store';

/** Heading and actions of the project. */
export function Toolbar({
  ide,
  state,
  chooser,
}: {
  ide: IdeWindow;
  state: EditingState;
  chooser: RefObject<HTMLInputElement>;
}) {
  const { project, history, controlledBy, exportLanguages } = state;
  const { editor } = ide;
  return (
    <header>
      <div class="toolbar">
        <div class="title">
          <h1 title={project.name}>{project.name}</h1>
          {isUnsaved(state) && <span class="unsaved">unsaved changes</span>}
        </div>
        <div class="actions" role="toolbar" aria-label="Project">
          <button type="button" onClick={() => void ide.newProject()}>
            New
          </button>
          <button type="button" title="Open (Ctrl+O)" onClick={() => chooser.current?.click()}>
            Open
          </button>
          <FileChooser ide={ide} chooser={chooser} />
          <button type="button" title="Save (Ctrl+S)" onClick={() => void ide.save()}>
            Save
          </button>
          {exportLanguages.length > 0 && (
            <button type="button" onClick={() => ide.showExports()}>
              Export
            </button>
          )}
        </div>
        <div class="actions" role="toolbar" aria-label="Edit">
          <IconButton
            icon="undo"
            label="Undo"
            keys="Ctrl+Z"
            disabled={history.past.length === 0}
            onClick={() => editor.undo()}
          />
          <IconButton
            icon="redo"
            label="Redo"
            keys="Ctrl+Y"
            disabled={history.future.length === 0}
            onClick={() => editor.redo()}
          />
          <IconButton icon="help" label="Keyboard shortcuts" keys="?" onClick={() => ide.help()} />
        </div>
      </div>
      <div role="status" aria-label="Control" class="control">
        {controlledBy === null ? '' : `Controlled by ${controlledBy}`}
      </div>
      <ProjectFields ide={ide} project={project} />
    </header>
  );
}

/** The file chooser behind the button and Ctrl+O. */
function FileChooser({ ide, chooser }: { ide: IdeWindow; chooser: RefObject<HTMLInputElement> }) {
  const choose = async () => {
    const file = chooser.current?.files?.[0];
    if (!chooser.current || !file) return;
    const text = await file.text();
    // Lets the user choose the same file again.
    chooser.current.value = '';
    await ide.openFile(file.name, text);
  };
  return (
    <input
      ref={chooser}
      class="visually-hidden"
      type="file"
      accept=".side,application/json"
      aria-label="Project file"
      tabIndex={-1}
      onChange={() => void choose()}
    />
  );
}

function ProjectFields({ ide: { editor }, project }: { ide: IdeWindow; project: Project }) {
  // While the user types, suggest only addresses other than the current one.
  const [others, setOthers] = useState<readonly string[]>([]);
  return (
    <div class="fields">
      <label>
        Project name
        <input
          type="text"
          value={project.name}
          onInput={({ currentTarget }) => editor.renameProject(currentTarget.value)}
        />
      </label>
      <label class="wide">
        Base URL
        <input
          type="text"
          inputMode="url"
          spellcheck={false}
          autocomplete="off"
          placeholder="https://example.org/"
          list="base-urls"
          value={project.url}
          onFocus={() => setOthers(project.urls)}
          onInput={({ currentTarget }) => editor.setBaseUrl(currentTarget.value)}
          onChange={() => editor.keepBaseUrl()}
        />
      </label>
      <datalist id="base-urls">
        {[...new Set(others)].map((url) => (
          <option key={url} value={url} />
        ))}
      </datalist>
    </div>
  );
}
