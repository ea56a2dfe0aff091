// The running browser sessions of this worker.

import type { IdeSubject } from '../../subject/manifest';
import { FirefoxSession } from './firefox-session';
import type { IdeSession } from './ide-session';
import { BrowserSession } from './session';

/** The session of this worker in the browser of an IDE. The first call launches it. */
export function currentSession({ browser }: Pick<IdeSubject, 'browser'>): Promise<IdeSession> {
  return browser === 'firefox' ? FirefoxSession.current() : BrowserSession.current();
}

/** Ends the sessions of this worker. */
export async function endSessions(): Promise<void> {
  await Promise.all([BrowserSession.end(), FirefoxSession.end()]);
}
