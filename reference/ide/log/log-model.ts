// The log: entries in groups, a filter, and the parts of a message that are links. Pure.

import { tokenize } from 'linkifyjs';
import { cutMessage } from '../api/payloads';
import type { LogGroup } from '../api/routes';

/** How an entry is shown: red, orange, or like any text. */
export type LogLevel = 'error' | 'warn' | 'info';

/** One entry, as the log keeps it. */
export interface LogEntry {
  /** Counts up from the log's start; identifies the entry. */
  number: number;
  group: LogGroup;
  /** Who wrote it: a plugin's name, or the IDE's. */
  source: string;
  level: LogLevel;
  message: string;
}

/** What is shown: one group or all, one level or all. */
export interface LogFilter {
  group: LogGroup | 'all';
  level: LogLevel | 'all';
}

/** The log keeps the newest entries; a plugin that writes without end does not fill the memory. */
export const logLimit = 2000;

/** Adds an entry at the end. A huge message is cut. */
export function appendEntry(entries: readonly LogEntry[], entry: Omit<LogEntry, 'number'>): LogEntry[] {
  const number = (entries.at(-1)?.number ?? 0) + 1;
  return [...entries.slice(-(logLimit - 1)), { ...entry, message: cutMessage(entry.message), number }];
}

/** The entries that a filter lets through, oldest first (rule ide.log.filter). */
export function filterEntries(entries: readonly LogEntry[], { group, level }: LogFilter): LogEntry[] {
  return entries.filter(
    (entry) => (group === 'all' || entry.group === group) && (level === 'all' || entry.level === level),
  );
}

/**
 * Entries as text, such as others can be sent: a line each. The further lines of a message are indented, so that no message can pass for an
 * entry of somebody else.
 */
export function logText(entries: readonly LogEntry[]): string {
  return entries
    .map(({ group, source, level, message }) => `[${group}] ${level} ${inLines(source)}: ${inLines(message)}\n`)
    .join('');
}

function inLines(text: string): string {
  return text.split(lineBreak).join('\n    ');
}

/** All that an editor or a terminal may begin a new line at. */
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** A stretch of a message: text, or text that leads somewhere. */
export type MessagePart = { text: string } | { text: string; href: string };

/** Only these are followed; `javascript:` and whatever else stays text. */
const linkProtocols = new Set(['http:', 'https:', 'mailto:']);

/** Splits a message into text and links (rule ide.log.links). The parts joined are the message. */
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
