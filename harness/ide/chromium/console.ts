// What an extension's pages and workers wrote to their consoles.

import type { Target } from 'puppeteer';

/** One message, or one uncaught error. */
export interface ConsoleLine {
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
  /** The address of the page or worker, the level, and what was written. */
  readonly text: string;
}

/**
 * The messages and uncaught errors of a page or worker, in their order. The browser keeps them and tells them to whoever asks later, so that
 * nothing needs to be attached while a scenario runs: an attached service worker would never go to sleep.
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
  // What was kept is told before the command that asks for it is answered.
  await session.send('Runtime.enable');
  await session.send('Log.enable');
  await session.detach();
  return lines;
}
