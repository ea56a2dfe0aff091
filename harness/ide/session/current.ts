// The running browser sessions of this worker.

import type { IdeSubject } from '../../subject/manifest';
import { ChromiumSession } from './chromium-session';
import { FirefoxSession } from './firefox-session';
import type { IdeSession } from './ide-session';

/** The session of this worker in the browser of an IDE. The first call launches it. */
export function currentSession({ browser }: Pick<IdeSubject, 'browser'>): Promise<IdeSession> {
  return browser === 'firefox' ? FirefoxSession.current() : ChromiumSession.current();
}

/** Ends the sessions of this worker. */
export async function endSessions(): Promise<void> {
  await Promise.all([ChromiumSession.end(), FirefoxSession.end()]);
}
