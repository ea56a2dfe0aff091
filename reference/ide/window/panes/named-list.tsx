// A list of named items with one selected: the tests or the suites of the project.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TestState } from '../../playback/host';
import { Icon, IconButton } from '../controls/icons';
import { moveInList } from '../keys/keyboard';

/** An item of the list. */
export interface NamedItem {
  readonly id: string;
  readonly name: string;
}

/** The actions on the selected item. */
export interface ListActions {
  select(id: string): void;
  add(): void;
  duplicate?(): void;
  shift(places: number): void;
  remove(): void;
  rename(name: string): void;
}

/** A header with the actions, the list, and a field for the name of the selected item. */
export function NamedList({
  kind,
  items,
  selectedId,
  states,
  actions,
  empty,
  children,
}: {
  /** The kind of the items; an appended s makes the plural. */
  kind: 'Test' | 'Suite';
  items: readonly NamedItem[];
  selectedId: string | null;
  /** The results of the last run, by id. */
  states?: ReadonlyMap<string, TestState>;
  actions: ListActions;
  /** The text in place of an empty list. */
  empty: string;
  children?: ComponentChildren;
}) {
  const list = useRef<HTMLDivElement>(null);
  const position = items.findIndex(({ id }) => id === selectedId);
  const selected = items[position];
  const word = kind.toLowerCase();
  /** The data type of a dragged item, so that a test cannot be dropped among the suites. */
  const dragType = `application/x-touchstone-${word}`;
  const optionId = (index: number) => `${word}-option-${index}`;
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [selectedId, position]);
  const onKey = (event: KeyboardEvent) => {
    const action = keyAction(event, items, position, actions);
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <section class={`named-list ${word}s`} aria-label={`${kind}s of the project`}>
      <div class="pane-head">
        <h2>{kind}s</h2>
        <div class="actions" role="toolbar" aria-label={`${kind}s of the project`}>
          <IconButton icon="add" label={`Add ${word}`} onClick={() => actions.add()} />
          {actions.duplicate && (
            <IconButton
              icon="copy"
              label={`Duplicate ${word}`}
              disabled={!selected}
              onClick={() => actions.duplicate?.()}
            />
          )}
          <IconButton
            icon="up"
            label={`Move ${word} up`}
            keys="Alt+↑"
            disabled={position <= 0}
            onClick={() => actions.shift(-1)}
          />
          <IconButton
            icon="down"
            label={`Move ${word} down`}
            keys="Alt+↓"
            disabled={!selected || position === items.length - 1}
            onClick={() => actions.shift(1)}
          />
          <IconButton
            icon="remove"
            label={`Remove ${word}`}
            keys="Delete"
            disabled={!selected}
            onClick={() => actions.remove()}
          />
        </div>
      </div>
      {items.length === 0 ? (
        <p class="hint">{empty}</p>
      ) : (
        <div
          ref={list}
          role="listbox"
          aria-label={`${kind}s`}
          aria-activedescendant={selected && optionId(position)}
          tabIndex={0}
          class="list"
          onKeyDown={onKey}
        >
          {items.map(({ id, name }, index) => (
            <Option
              key={id}
              id={optionId(index)}
              name={name}
              state={states?.get(id)}
              selected={id === selectedId}
              select={() => actions.select(id)}
              dragType={dragType}
              dropHere={() => actions.shift(index - position)}
            />
          ))}
        </div>
      )}
      <div class="named-foot">
        <label>
          {kind} name
          <input
            type="text"
            disabled={!selected}
            value={selected?.name ?? ''}
            onInput={({ currentTarget }) => actions.rename(currentTarget.value)}
          />
        </label>
        {children}
      </div>
    </section>
  );
}

function Option({
  id,
  name,
  state,
  selected,
  select,
  dragType,
  dropHere,
}: {
  id: string;
  name: string;
  state: TestState | undefined;
  selected: boolean;
  select: () => void;
  dragType: string;
  /** Moves the selected item here. */
  dropHere: () => void;
}) {
  const [isTarget, setTarget] = useState(false);
  const carries = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes(dragType) === true;
  const shown = state === 'running' ? 'pending' : state === 'stopped' ? 'undetermined' : state;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus, and names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys for its options
    <div
      role="option"
      id={id}
      class={`option ${shown ?? ''} ${isTarget ? 'drop-here' : ''}`}
      aria-selected={selected}
      aria-description={state}
      title={state ? `${name}: ${state}` : name}
      onClick={select}
      draggable
      onDragStart={(event) => {
        select();
        if (!event.dataTransfer) return;
        event.dataTransfer.setData(dragType, name);
        event.dataTransfer.effectAllowed = 'move';
      }}
      onDragOver={(event) => {
        if (!carries(event)) return;
        event.preventDefault();
        setTarget(true);
      }}
      onDragLeave={() => setTarget(false)}
      onDrop={(event) => {
        setTarget(false);
        if (!carries(event)) return;
        event.preventDefault();
        dropHere();
      }}
    >
      <span class="name">{name}</span>
      {shown && <Icon name={shown} />}
    </div>
  );
}

function keyAction(
  { key, altKey }: KeyboardEvent,
  items: readonly NamedItem[],
  position: number,
  actions: ListActions,
): (() => void) | undefined {
  if (altKey && key === 'ArrowUp') return () => actions.shift(-1);
  if (altKey && key === 'ArrowDown') return () => actions.shift(1);
  if (key === 'Delete') return () => actions.remove();
  const next = items[moveInList(key, position, items.length, 10) ?? -1];
  return next && (() => actions.select(next.id));
}
