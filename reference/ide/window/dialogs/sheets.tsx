// Dialogs that the user opens: the shortcuts, the exports, and the tests of a suite.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Suite, Test } from '../../project/side-project';
import { IconButton } from '../controls/icons';
import type { IdeWindow } from '../ide-window';
import { shortcutHelp } from '../keys/keyboard';
import { selectedSuite, selectedTest } from '../state/selection';
import type { EditingState } from '../state/store';
import { Modal } from './modal';

/** The keyboard shortcuts. */
export function HelpSheet({ ide }: { ide: IdeWindow }) {
  const close = () => ide.store.set({ sheet: null });
  return (
    <Modal title="Keyboard shortcuts" wide dismiss={close}>
      <div class="shortcuts">
        {shortcutHelp.map(([where, shortcuts]) => (
          <section key={where} aria-label={where}>
            <h3>{where}</h3>
            <dl>
              {shortcuts.map(({ keys, does }) => (
                <div key={keys}>
                  <dt>
                    {keys.split(' ').map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div class="actions">
        <button type="button" onClick={close}>
          Close
        </button>
      </div>
    </Modal>
  );
}

/** The possible exports: the selected test and the selected suite, in each language. */
export function ExportSheet({ ide, state }: { ide: IdeWindow; state: EditingState }) {
  const close = () => ide.store.set({ sheet: null });
  const test = selectedTest(state);
  const suite = selectedSuite(state);
  return (
    <Modal title="Export" dismiss={close}>
      {state.exportLanguages.map((language) => (
        <div key={`${language.plugin} ${language.id}`} class="actions">
          {test && (
            <button type="button" onClick={() => void ide.exportCode(language, { test })}>
              {`Test “${test.name}” in ${language.name}`}
            </button>
          )}
          {suite && (
            <button type="button" onClick={() => void ide.exportCode(language, { suite })}>
              {`Suite “${suite.name}” in ${language.name}`}
            </button>
          )}
        </div>
      ))}
      <div class="actions">
        <button type="button" onClick={close}>
          Close
        </button>
      </div>
    </Modal>
  );
}

/** The tests of a suite and their order. */
export function SuiteSheet({ ide, suite, tests }: { ide: IdeWindow; suite: Suite; tests: readonly Test[] }) {
  const [chosen, setChosen] = useState<readonly string[]>(suite.tests);
  const [persistSession, setPersistSession] = useState(suite.persistSession === true);
  const list = useRef<HTMLUListElement>(null);
  const switched = useRef<string | null>(null);
  const close = () => ide.store.set({ sheet: null });
  const choose = (id: string, next: readonly string[]) => {
    switched.current = id;
    setChosen(next);
  };
  // Choosing a test moves it in the list and gives it a new checkbox: move the focus to that one.
  useLayoutEffect(() => {
    const boxes = list.current?.querySelectorAll<HTMLInputElement>('input') ?? [];
    for (const box of boxes) if (box.value === switched.current) box.focus();
  }, [chosen]);
  const played = chosen.flatMap((id) => tests.find((test) => test.id === id) ?? []);
  const others = tests.filter(({ id }) => !chosen.includes(id));
  const shift = (position: number, places: number) => {
    const id = chosen[position];
    switched.current = null;
    if (id !== undefined) setChosen(chosen.toSpliced(position, 1).toSpliced(position + places, 0, id));
  };
  return (
    <Modal title={`Tests of “${suite.name}”`} dismiss={close}>
      <ul ref={list} class="choice" aria-label="Tests in the order in which they are played">
        {played.map(({ id, name }) => {
          const position = chosen.indexOf(id);
          return (
            <li key={id}>
              <label class="check">
                <input
                  type="checkbox"
                  value={id}
                  checked
                  onChange={() =>
                    choose(
                      id,
                      chosen.filter((other) => other !== id),
                    )
                  }
                />
                <span>{name}</span>
              </label>
              <IconButton
                icon="up"
                label={`Play ${name} earlier`}
                disabled={position === 0}
                onClick={() => shift(position, -1)}
              />
              <IconButton
                icon="down"
                label={`Play ${name} later`}
                disabled={position === chosen.length - 1}
                onClick={() => shift(position, 1)}
              />
            </li>
          );
        })}
        {others.map(({ id, name }) => (
          <li key={id}>
            <label class="check">
              <input type="checkbox" value={id} checked={false} onChange={() => choose(id, [...chosen, id])} />
              <span>{name}</span>
            </label>
          </li>
        ))}
      </ul>
      <label class="check">
        <input
          type="checkbox"
          checked={persistSession}
          onChange={({ currentTarget }) => setPersistSession(currentTarget.checked)}
        />
        <span>The tests share their variables</span>
      </label>
      <div class="actions">
        <button type="button" onClick={close}>
          Cancel
        </button>
        <button
          type="button"
          class="primary"
          onClick={() => {
            ide.editor.changeSuite(suite.id, { tests: chosen, persistSession });
            close();
          }}
        >
          Done
        </button>
      </div>
    </Modal>
  );
}
