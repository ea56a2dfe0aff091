// The log: entries in groups, a filter, and links in messages. Pure.

import { tokenize } from 'linkifyjs';
import { cutMessage } from '../api/payloads';
import type { LogGroup } from '../api/routes';

/** How an entry is shown: in red, in orange, or as plain text. */
export type LogLevel = 'error' | 'warn' | 'info';

/** One stored entry. */
export interface LogEntry {
  /** Increases with each entry; identifies it. */
  number: number;
  group: LogGroup;
  /** The author: a plugin's name, or the IDE's. */
  source: string;
  level: LogLevel;
  message: string;
}

/** Which entries are shown: one group or all, one level or all. */
export interface LogFilter {
  group: LogGroup | 'all';
  level: LogLevel | 'all';
}

/** The log keeps only the newest entries, so that no plugin can fill the memory: never more than this. */
export const logLimit = 2500;

/**
 * How many entries stay when the limit is reached. The oldest 500 are dropped together: dropping one entry for each new
 * one would move every row of the window each time, which is five times slower than appending.
 */
export const keptEntries = 2000;

/** Appends an entry. A huge message is cut. */
export function appendEntry(entries: readonly LogEntry[], entry: Omit<LogEntry, 'number'>): LogEntry[] {
  const number = (entries.at(-1)?.number ?? 0) + 1;
  const kept = entries.length < logLimit ? entries : entries.slice(-(keptEntries - 1));
  return [...kept, { ...entry, message: cutMessage(entry.message), number }];
}

/** The entries that pass a filter, oldest first (rule ide.log.filter). */
export function filterEntries(entries: readonly LogEntry[], { group, level }: LogFilter): LogEntry[] {
  return entries.filter(
    (entry) => (group === 'all' || entry.group === group) && (level === 'all' || entry.level === level),
  );
}

/**
 * Entries as text for sharing, one line each. Continuation lines of a message are indented, so that no message can
 * imitate an entry of another author.
 */
export function logText(entries: readonly LogEntry[]): string {
  return entries
    .map(({ group, source, level, message }) => `[${group}] ${level} ${inLines(source)}: ${inLines(message)}\n`)
    .join('');
}

function inLines(text: string): string {
  return text.split(lineBreak).join('\n    ');
}

/** All line breaks that editors and terminals recognize. */
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** A part of a message: plain text or a link. */
export type MessagePart = { text: string } | { text: string; href: string };

/** Only these become links; `javascript:` and all others stay text. */
const linkProtocols = new Set(['http:', 'https:', 'mailto:']);

/** Splits a message into text and links (rule ide.log.links). Joined, the parts give the message again. */
export function messageParts(message: string): MessagePart[] {
  return tokenize(message).map((token) => {
    const text = token.toString();
    if (!token.isLink) return { text };
    const href = token.toHref('https');
    return isFollowed(href) ? { text, href } : { text };
  });
}

function isFollowed(href: string): boolean {
  try {
    return linkProtocols.has(new URL(href).protocol);
  } catch {
    return false;
  }
}
