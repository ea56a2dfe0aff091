// The log: groups as tabs, a filter by type, entries with their links.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { filterEntries, type LogEntry, type LogFilter, logText, messageParts } from '../../log/log-model';
import type { IdeWindow } from '../ide-window';
import { memo } from '../memo';

const groups: readonly [LogFilter['group'], string][] = [
  ['all', 'All'],
  ['system', 'System'],
  ['playback', 'Playback'],
];

const levels: readonly [LogFilter['level'], string][] = [
  ['all', 'All types'],
  ['error', 'Errors'],
  ['warn', 'Warnings'],
  ['info', 'Information'],
];

/** Distance from the end of the log, in pixels, that still counts as being at the end. */
const endMargin = 8;

/** The log region. */
export const LogPane = memo(function LogPane({
  ide,
  entries,
  filter,
}: {
  ide: IdeWindow;
  entries: readonly LogEntry[];
  filter: LogFilter;
}) {
  const list = useRef<HTMLUListElement>(null);
  const shown = filterEntries(entries, filter);
  const newest = shown.at(-1)?.number;
  /** Whether the log is scrolled to its end: then new entries stay in view. */
  const atEnd = useRef(true);
  useLayoutEffect(() => {
    const element = list.current;
    if (element && atEnd.current) element.scrollTop = element.scrollHeight;
  }, [newest]);
  useLayoutEffect(() => {
    // After a change of the filter, scroll to the end.
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [filter]);
  const set = (part: Partial<LogFilter>) => ide.store.set({ filter: { ...filter, ...part } });
  const move = ({ key, currentTarget }: KeyboardEvent) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const position = groups.findIndex(([group]) => group === filter.group);
    const next = groups[(position + step + groups.length) % groups.length];
    if (step === 0 || !next || !(currentTarget instanceof HTMLElement)) return;
    set({ group: next[0] });
    currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[groups.indexOf(next)]?.focus();
  };
  return (
    <section class="log" aria-label="Log">
      <div class="pane-head">
        <h2>Log</h2>
        <div role="tablist" aria-label="Log group" class="tabs" onKeyDown={move}>
          {groups.map(([group, label]) => (
            <button
              key={group}
              type="button"
              role="tab"
              aria-selected={filter.group === group}
              aria-controls="log-entries"
              tabIndex={filter.group === group ? 0 : -1}
              onClick={() => set({ group })}
            >
              {label}
            </button>
          ))}
        </div>
        <select
          aria-label="Log type"
          value={filter.level}
          onChange={({ currentTarget }) =>
            set({ level: levels.find(([level]) => level === currentTarget.value)?.[0] ?? 'all' })
          }
        >
          {levels.map(([level, label]) => (
            <option key={level} value={level}>
              {label}
            </option>
          ))}
        </select>
        <button
          type="button"
          class="small"
          disabled={shown.length === 0}
          onClick={() => void navigator.clipboard.writeText(logText(shown))}
        >
          Copy log
        </button>
        <button type="button" class="small" disabled={entries.length === 0} onClick={() => ide.clearLog()}>
          Clear log
        </button>
      </div>
      <ul
        ref={list}
        id="log-entries"
        aria-label="Log entries"
        class="entries"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a list that scrolls
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          atEnd.current = scrollTop + clientHeight >= scrollHeight - endMargin;
        }}
      >
        {shown.map((entry) => (
          <Entry key={entry.number} entry={entry} />
        ))}
      </ul>
      {shown.length === 0 && (
        <p class="hint">{entries.length === 0 ? 'The log is empty.' : 'No entries of this group and type.'}</p>
      )}
    </section>
  );
});

/** An entry never changes, so it renders once. */
const Entry = memo(function Entry({ entry: { source, level, message } }: { entry: LogEntry }) {
  return (
    <li class={level}>
      <span class="source">{source}</span>{' '}
      {level !== 'info' && <span class="visually-hidden">{level === 'warn' ? 'Warning: ' : 'Error: '}</span>}
      <span class="message">
        {messageParts(message).map((part, position) =>
          'href' in part ? (
            <a key={position} href={part.href} target="_blank" rel="noopener noreferrer">
              {part.text}
            </a>
          ) : (
            part.text
          ),
        )}
      </span>
    </li>
  );
});
