// What an extension's pages and workers wrote to their consoles.

import type { Target } from 'puppeteer';

/**
 * The messages and uncaught errors of targets, as lines. The browser keeps them and tells them to whoever asks later, so that nothing needs
 * to be attached while a scenario runs: an attached service worker would never go to sleep.
 */
export async function consoleOf(targets: readonly Target[]): Promise<string[]> {
  const lines = await Promise.all(
    targets.map((target) => linesOf(target).catch((error: unknown) => [`${target.url()}: ${String(error)}`])),
  );
  return lines.flat();
}

async function linesOf(target: Target): Promise<string[]> {
  const lines: string[] = [];
  const session = await target.createCDPSession();
  session.on('Runtime.consoleAPICalled', ({ type, args }) => {
    lines.push(
      `${target.url()} ${type}: ${args.map(({ value, description }) => String(value ?? description)).join(' ')}`,
    );
  });
  session.on('Runtime.exceptionThrown', ({ exceptionDetails: { exception, text } }) => {
    lines.push(`${target.url()} uncaught: ${exception?.description ?? text}`);
  });
  session.on('Log.entryAdded', ({ entry }) => {
    lines.push(`${target.url()} ${entry.level}: ${entry.text}`);
  });
  // What was kept is told before the command that asks for it is answered.
  await session.send('Runtime.enable');
  await session.send('Log.enable');
  await session.detach();
  return lines;
}
