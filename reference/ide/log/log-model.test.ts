import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appendEntry, filterEntries, keptEntries, type LogEntry, logLimit, logText, messageParts } from './log-model';

const entry = (group: LogEntry['group'], level: LogEntry['level']): Omit<LogEntry, 'number'> => ({
  group,
  level,
  source: 'Plug',
  message: `${group} ${level}`,
});

test('entries stay in order, and the oldest are dropped above the limit', () => {
  let entries: LogEntry[] = [];
  for (let count = 0; count < logLimit + 5; count++) entries = appendEntry(entries, entry('system', 'info'));
  assert.equal(entries.length, keptEntries + 4);
  assert.deepEqual([entries[0]?.number, entries.at(-1)?.number], [logLimit - keptEntries + 2, logLimit + 5]);
  assert.deepEqual(
    entries.map(({ number }) => number),
    entries.map((_, index) => entries[0]!.number + index),
  );
});

test('a plugin that never stops writing does not slow the log down', () => {
  let entries: LogEntry[] = [];
  const start = process.cpuUsage();
  for (let count = 0; count < 100_000; count++) entries = appendEntry(entries, entry('system', 'info'));
  const { user, system } = process.cpuUsage(start);
  const milliseconds = (user + system) / 1000;
  assert.equal(entries.at(-1)?.number, 100_000);
  // About 3 microseconds per entry; an unbounded log would take a hundred times as long.
  assert.ok(milliseconds < 5000, `${milliseconds} ms`);
});

test('the filter shows one group or all, one type or all', () => {
  let entries: LogEntry[] = [];
  for (const group of ['system', 'playback'] as const) {
    for (const level of ['error', 'info'] as const) entries = appendEntry(entries, entry(group, level));
  }
  const shown = (group: LogEntry['group'] | 'all', level: LogEntry['level'] | 'all') =>
    filterEntries(entries, { group, level }).map(({ message }) => message);
  assert.deepEqual(shown('all', 'all'), ['system error', 'system info', 'playback error', 'playback info']);
  assert.deepEqual(shown('playback', 'all'), ['playback error', 'playback info']);
  assert.deepEqual(shown('all', 'error'), ['system error', 'playback error']);
  assert.deepEqual(shown('system', 'info'), ['system info']);
});

test('entries as text name their group, their type and their author', () => {
  const entries = appendEntry(appendEntry([], entry('system', 'warn')), entry('playback', 'info'));
  assert.equal(logText(entries), '[system] warn Plug: system warn\n[playback] info Plug: playback info\n');
});

test('neither a message nor a name can imitate another entry in the exported text', () => {
  const breaks = ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];
  for (const end of breaks) {
    const forged = `done${end}[system] error IDE: forged`;
    const text = logText([
      { ...entry('playback', 'info'), number: 1, message: forged },
      { ...entry('system', 'warn'), number: 2, source: forged },
    ]);
    const entries = text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/).filter((line) => line.startsWith('['));
    assert.deepEqual(
      entries,
      ['[playback] info Plug: done', '[system] warn done'],
      `after ${JSON.stringify(end)}: ${JSON.stringify(text)}`,
    );
  }
});

test('URLs become links; other text stays text', () => {
  assert.deepEqual(messageParts('see https://example.org/a?b=1 or a@example.org.'), [
    { text: 'see ' },
    { text: 'https://example.org/a?b=1', href: 'https://example.org/a?b=1' },
    { text: ' or ' },
    { text: 'a@example.org', href: 'mailto:a@example.org' },
    { text: '.' },
  ]);
});

test('script URLs do not become links, and markup stays text', () => {
  for (const message of [
    'javascript:alert(1)',
    '<a href="javascript:alert(1)">x</a>',
    'data:text/html,x',
    'ftp://a.b',
  ]) {
    const parts = messageParts(message);
    assert.ok(
      parts.every((part) => !('href' in part) || /^(https?|mailto):/.test(part.href)),
      JSON.stringify(parts),
    );
    assert.equal(parts.map(({ text }) => text).join(''), message);
  }
});

test('a huge message is truncated', () => {
  const [entry] = appendEntry([], { group: 'system', source: 'a', level: 'info', message: 'x '.repeat(1_000_000) });
  assert.equal(entry?.message.length, 10_001);
});
