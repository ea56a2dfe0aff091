// Reads the consoles of an extension's pages and workers.

import type { Target } from 'puppeteer-core';

/** One message, or one uncaught error. */
export interface ConsoleLine {
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
  /** The address of the page or worker, the level, and what was written. */
  readonly text: string;
}

/**
 * The messages and uncaught errors of a page or worker, in order. The browser keeps them, so nothing needs to be
 * attached while a scenario runs: an attached service worker would never be stopped for idleness.
 */
export async function consoleOf(target: Target): Promise<readonly ConsoleLine[]> {
  const lines: ConsoleLine[] = [];
  const write = (at: number, text: string): void => void lines.push({ at, text: `${target.url()} ${text}` });
  const session = await target.createCDPSession();
  session.on('Runtime.consoleAPICalled', ({ type, args, timestamp }) => {
    write(timestamp, `${type}: ${args.map(({ value, description }) => String(value ?? description)).join(' ')}`);
  });
  session.on('Runtime.exceptionThrown', ({ exceptionDetails: { exception, text }, timestamp }) => {
    write(timestamp, `uncaught: ${exception?.description ?? text}`);
  });
  session.on('Log.entryAdded', ({ entry }) => {
    write(entry.timestamp, `${entry.level}: ${entry.text}`);
  });
  // The browser sends the kept messages before it answers these commands.
  await session.send('Runtime.enable');
  await session.send('Log.enable');
  await session.detach();
  return lines;
}
