// The commands of the selected test, one per row. Only visible rows are rendered.

// biome-ignore-all lint/a11y/useSemanticElements: a grid of blocks can render its visible rows only; a table cannot
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and names the active row
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid handles the keys for its rows

import { useRef, useState } from 'preact/hooks';
import { isOwnCommand } from '../../playback/commands';
import { isPlayed } from '../../playback/flow/flow';
import { hasBreakpoint, isOff } from '../../project/edit-commands';
import type { Command, Test } from '../../project/side-project';
import { Icon } from '../controls/icons';
import type { IdeWindow } from '../ide-window';
import { readCommands, writeCommands } from '../keys/command-clipboard';
import { gridKey } from '../keys/command-keys';
import { memo } from '../memo';
import { selectedCommands, selectedRange } from '../state/selection';
import type { CommandResult, EditingState } from '../state/store';
import { useRenderedRows, useShownRow } from './virtual-rows';

/** The height of a row in CSS pixels, as in the style sheet. */
const rowHeight = 29;
/** The data type of dragged rows, which distinguishes them from other dragged data. */
const dragType = 'application/x-touchstone-rows';

const rowId = (position: number) => `command-row-${position}`;

/** Command, target, value, the state in the last run, and a note for each command. */
export function CommandGrid({ ide, state, test }: { ide: IdeWindow; state: EditingState; test: Test | undefined }) {
  const grid = useRef<HTMLDivElement>(null);
  const commands = test?.commands ?? [];
  const { results, selectedCommandId } = state;
  const focus = commands.findIndex(({ id }) => id === selectedCommandId);
  const [from, to] = selectedRange(state);
  const drawn = useRenderedRows(grid, commands.length, rowHeight);
  useShownRow(grid, focus, rowHeight, test?.id);
  const played = state.progress.commandId;
  // While a test plays, scroll to the current command.
  useShownRow(grid, played === null ? -1 : commands.findIndex(({ id }) => id === played), rowHeight, null);
  const drag = useRowDrag(ide, commands.length);
  const isKnown = ({ command }: Command) =>
    isOwnCommand(command) || state.pluginCommands.some(({ id }) => id === command);

  const onKey = (event: KeyboardEvent) => {
    const action = gridKey(event, { focus, commands, page: Math.floor((grid.current?.clientHeight ?? 0) / rowHeight) });
    if (!action) return;
    event.preventDefault();
    action(ide.editor);
  };
  const copy = (event: ClipboardEvent) => {
    const chosen = selectedCommands(state);
    if (!event.clipboardData || chosen.length === 0) return false;
    event.preventDefault();
    writeCommands(event.clipboardData, chosen);
    return true;
  };
  const paste = (event: ClipboardEvent) => {
    if (!event.clipboardData) return;
    event.preventDefault();
    ide.editor.insertCopies(readCommands(event.clipboardData, () => crypto.randomUUID()));
  };
  return (
    <div class="grid-frame">
      {/* The heads are for the eye; the rows of the grid are commands and nothing else. */}
      <div class="grid-head" aria-hidden="true">
        <span />
        <span>Command</span>
        <span>Target</span>
        <span>Value</span>
        <span>Result</span>
        <span>Note</span>
      </div>
      <div
        ref={grid}
        role="grid"
        aria-label="Commands"
        aria-rowcount={commands.length}
        aria-multiselectable="true"
        aria-activedescendant={focus >= drawn.first && focus < drawn.last ? rowId(focus) : undefined}
        tabIndex={0}
        class="grid"
        onKeyDown={onKey}
        onCopy={copy}
        onCut={(event) => {
          if (copy(event)) ide.editor.removeCommands();
        }}
        onPaste={paste}
        onDragOver={drag.over}
        onDragLeave={drag.leave}
        onDrop={drag.drop}
      >
        {/* As high as all rows; the drawn ones lie where they belong. */}
        <div class="rows" style={{ height: `${commands.length * rowHeight}px` }}>
          {commands.slice(drawn.first, drawn.last).map((command, index) => {
            const position = drawn.first + index;
            return (
              <CommandRow
                key={command.id}
                ide={ide}
                command={command}
                position={position}
                active={position === focus}
                selected={position >= from && position < to}
                played={command.id === played}
                dropBefore={drag.target === position}
                unknown={isPlayed(command) && !isKnown(command)}
                result={results.get(command.id)}
              />
            );
          })}
          {drag.target === commands.length && <div class="drop-end" style={topOf(commands.length)} />}
        </div>
      </div>
      {commands.length === 0 && (
        <p class="hint">
          {test ? 'This test has no commands yet. Use “Add command” to add one.' : 'This project has no tests yet.'}
        </p>
      )}
    </div>
  );
}

/** Renders again only when its own properties change. */
const CommandRow = memo(function CommandRow({
  ide,
  command,
  position,
  active,
  selected,
  played,
  dropBefore,
  unknown,
  result,
}: {
  ide: IdeWindow;
  command: Command;
  position: number;
  active: boolean;
  selected: boolean;
  played: boolean;
  dropBefore: boolean;
  /** Whether neither the IDE nor a plugin has this command: a run would fail here. */
  unknown: boolean;
  result: CommandResult | undefined;
}) {
  const marks = [
    'row',
    result?.state,
    active && 'active',
    played && 'played',
    isOff(command) && 'off',
    dropBefore && 'drop-before',
  ].filter(Boolean);
  const note = noteOf(command, unknown, result);
  const stops = hasBreakpoint(command);
  return (
    <div
      role="row"
      style={topOf(position)}
      id={rowId(position)}
      class={marks.join(' ')}
      aria-rowindex={position + 1}
      aria-selected={selected}
      draggable
      onDragStart={(event) => {
        if (!selected) ide.editor.selectCommand(command.id);
        if (!event.dataTransfer) return;
        event.dataTransfer.setData(dragType, command.id);
        event.dataTransfer.effectAllowed = 'move';
      }}
      onClick={(event) => ide.editor.selectCommand(command.id, event.shiftKey)}
      onDblClick={() => document.getElementById('command-target')?.focus()}
    >
      <span role="gridcell" class="gutter" data-number={position + 1}>
        <button
          type="button"
          tabIndex={-1}
          aria-label={`Breakpoint at line ${position + 1}`}
          aria-pressed={stops}
          onClick={(event) => {
            event.stopPropagation();
            ide.editor.switchBreakpoint(command);
          }}
        >
          <Icon name="breakpoint" />
        </button>
      </span>
      <span role="gridcell">{command.command}</span>
      <span role="gridcell">{command.target}</span>
      <span role="gridcell">{command.value}</span>
      <span role="gridcell" class="state" title={result?.message}>
        {result && <Icon name={result.state === 'fatal' ? 'failed' : result.state} />}
        {result?.state ?? ''}
      </span>
      <span role="gridcell" class={note.kind} title={note.title}>
        {note.kind === 'unknown' && <Icon name="warning" />}
        {note.text}
      </span>
    </div>
  );
});

/** The last column: the command's result, else a warning that it is unknown, else its comment. */
function noteOf({ command, comment }: Command, unknown: boolean, result: CommandResult | undefined) {
  if (result?.message) return { kind: 'message', text: result.message, title: result.message };
  if (!unknown) return { kind: 'comment', text: comment, title: comment };
  const title = `Unknown command: neither the IDE nor a registered plugin has “${command}”. A run will fail here. ${comment}`;
  return { kind: 'unknown', text: `Unknown: ${command}`, title: title.trim() };
}

/** The position of a row. Preact sets it through the style object, which the content security policy allows. */
function topOf(position: number) {
  return { transform: `translateY(${position * rowHeight}px)` };
}

/** Drags the selected rows to another place. */
function useRowDrag(ide: IdeWindow, count: number) {
  /** The row before which they would be dropped. */
  const [target, setTarget] = useState<number | null>(null);
  const placeOf = (event: DragEvent & { currentTarget: HTMLElement }) => {
    const { currentTarget: grid, clientY } = event;
    const y = clientY - grid.getBoundingClientRect().top + grid.scrollTop;
    return Math.max(0, Math.min(count, Math.round(y / rowHeight)));
  };
  const carriesRows = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes(dragType) === true;
  return {
    target,
    over(event: DragEvent & { currentTarget: HTMLElement }) {
      if (!carriesRows(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'move';
      setTarget(placeOf(event));
    },
    leave(event: DragEvent & { currentTarget: HTMLElement }) {
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setTarget(null);
    },
    drop(event: DragEvent & { currentTarget: HTMLElement }) {
      if (!carriesRows(event)) return;
      event.preventDefault();
      setTarget(null);
      ide.editor.placeCommands(placeOf(event));
    },
  };
}
