// The commands of the selected test, and the fields that edit the selected command.

// biome-ignore-all lint/a11y/useSemanticElements: a grid of blocks, whose rows can be drawn as far as they are seen; a table cannot
// biome-ignore-all lint/a11y/useFocusableInteractive: the row is the stop of the keyboard, not each cell
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid hears the keys for its rows

import { memo } from 'preact/compat';
import { useEffect, useRef } from 'preact/hooks';
import type { Command, CommandField, Test } from '../project/side-project';
import type { IdeWindow } from './ide-window';
import { moveInList } from './keyboard';
import type { CommandResult } from './store';

/** A row a command: command, target, value, the state of the last run and its message. */
export function CommandGrid({
  ide,
  test,
  selectedCommandId,
  results,
}: {
  ide: IdeWindow;
  test: Test | undefined;
  selectedCommandId: string | null;
  results: ReadonlyMap<string, CommandResult>;
}) {
  const grid = useRef<HTMLDivElement>(null);
  const focusSelected = useRef(false);
  const commands = test?.commands ?? [];
  const selected = commands.findIndex(({ id }) => id === selectedCommandId);
  useEffect(() => {
    grid.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [selectedCommandId]);
  useEffect(() => {
    if (!focusSelected.current) return;
    focusSelected.current = false;
    grid.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  });
  const pending = commands.find(({ id }) => results.get(id)?.state === 'pending')?.id;
  useEffect(() => {
    // While a test plays, the eye follows the command that is being executed.
    if (pending) grid.current?.querySelector('.row.pending')?.scrollIntoView({ block: 'nearest' });
  }, [pending]);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Delete') {
      focusSelected.current = true;
      ide.removeCommand();
      return;
    }
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      focusSelected.current = true;
      ide.moveCommand(event.key === 'ArrowUp' ? -1 : 1);
      return;
    }
    const next = commands[moveInList(event.key, selected, commands.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    focusSelected.current = true;
    ide.selectCommand(next.id);
  };
  return (
    <div class="grid-frame">
      {/* The heads are for the eye; the rows of the grid are commands and nothing else. */}
      <div class="grid-head" aria-hidden="true">
        <span>Command</span>
        <span>Target</span>
        <span>Value</span>
        <span>Result</span>
        <span />
      </div>
      <div ref={grid} role="grid" aria-label="Commands" class="grid" onKeyDown={onKey}>
        {commands.map((command, position) => (
          <CommandRow
            key={command.id}
            ide={ide}
            command={command}
            selected={command.id === selectedCommandId}
            focusable={command.id === selectedCommandId || (selected < 0 && position === 0)}
            result={results.get(command.id)}
          />
        ))}
      </div>
      {commands.length === 0 && (
        <p class="hint">{test ? 'This test has no commands yet.' : 'This project has no tests yet.'}</p>
      )}
    </div>
  );
}

/** Drawn again only when something of its own has changed: a test may have thousands. */
const CommandRow = memo(function CommandRow({
  ide,
  command,
  selected,
  focusable,
  result,
}: {
  ide: IdeWindow;
  command: Command;
  selected: boolean;
  focusable: boolean;
  result: CommandResult | undefined;
}) {
  return (
    <div
      role="row"
      class={`row ${result?.state ?? ''}`}
      aria-selected={selected}
      tabIndex={focusable ? 0 : -1}
      onClick={() => ide.selectCommand(command.id)}
      onFocus={() => {
        if (!selected) ide.selectCommand(command.id);
      }}
    >
      <span role="gridcell">{command.command}</span>
      <span role="gridcell">{command.target}</span>
      <span role="gridcell">{command.value}</span>
      <span role="gridcell" class="state">
        {result?.state ?? ''}
      </span>
      <span role="gridcell" class="message" title={result?.message}>
        {result?.message ?? ''}
      </span>
    </div>
  );
});

const columns: readonly [CommandField, string][] = [
  ['command', 'Command'],
  ['target', 'Target'],
  ['value', 'Value'],
];

/** The three fields of the selected command, and the buttons that add and remove. */
export function CommandEditor({
  ide,
  test,
  command,
}: {
  ide: IdeWindow;
  test: Test | undefined;
  command: Command | undefined;
}) {
  return (
    <div class="editor">
      {columns.map(([field, label]) => (
        <label key={field} class={field}>
          {label}
          <input
            type="text"
            autocomplete="off"
            spellcheck={false}
            disabled={!command}
            value={command?.[field] ?? ''}
            onInput={({ currentTarget }) => ide.editCommand(field, currentTarget.value)}
          />
        </label>
      ))}
      <div class="actions">
        <button type="button" disabled={!test} onClick={() => ide.addCommand()}>
          Add command
        </button>
        <button type="button" disabled={!command} onClick={() => ide.removeCommand()}>
          Remove command
        </button>
      </div>
    </div>
  );
}
