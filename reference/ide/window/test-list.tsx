// The tests of the project.

import { useEffect, useRef } from 'preact/hooks';
import type { Test } from '../project/side-project';
import type { IdeWindow } from './ide-window';
import { moveInList } from './keyboard';

/** A list box of the tests, one of which is selected. */
export function TestList({
  ide,
  tests,
  selectedTestId,
}: {
  ide: IdeWindow;
  tests: readonly Test[];
  selectedTestId: string | null;
}) {
  const list = useRef<HTMLDivElement>(null);
  const selected = tests.findIndex(({ id }) => id === selectedTestId);
  const focusSelected = useRef(false);
  useEffect(() => {
    if (!focusSelected.current) return;
    focusSelected.current = false;
    list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  });
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Delete') {
      focusSelected.current = true;
      ide.removeTest();
      return;
    }
    const next = tests[moveInList(event.key, selected, tests.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    focusSelected.current = true;
    ide.selectTest(next.id);
  };
  const test = tests[selected];
  return (
    <section class="tests" aria-label="Tests of the project">
      <div class="pane-head">
        <h2>Tests</h2>
        <button type="button" class="small" onClick={() => ide.addTest()}>
          Add test
        </button>
      </div>
      <div ref={list} role="listbox" aria-label="Tests" class="list" onKeyDown={move}>
        {tests.map(({ id, name }, position) => (
          <div
            key={id}
            role="option"
            aria-selected={id === selectedTestId}
            tabIndex={id === selectedTestId || (selected < 0 && position === 0) ? 0 : -1}
            onClick={() => ide.selectTest(id)}
            onKeyDown={({ key }) => {
              if (key === 'Enter' || key === ' ') ide.selectTest(id);
            }}
          >
            {name}
          </div>
        ))}
      </div>
      <div class="editor">
        <label>
          Test name
          <input
            type="text"
            disabled={!test}
            value={test?.name ?? ''}
            onInput={({ currentTarget }) => ide.renameTest(currentTarget.value)}
          />
        </label>
        <button type="button" disabled={!test} onClick={() => ide.removeTest()}>
          Remove test
        </button>
      </div>
    </section>
  );
}
