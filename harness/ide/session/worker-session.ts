// One browser session a cucumber worker.

import type { Browser } from 'puppeteer-core';
import { abandonWaits } from '../../../support/waiting';

/** A session that has been launched. */
export interface Launched<Session> {
  readonly session: Session;
  readonly browser: Browser;
  /** Ends the session and its browser. */
  close(): Promise<void>;
}

/** The session of this worker. If its browser ends, the running scenario fails, and the next one gets a new browser. */
export class WorkerSession<Session> {
  private running: Promise<Launched<Session>> | undefined;

  /** @param ended the error with which waits end when the browser has ended */
  constructor(
    private readonly launch: () => Promise<Launched<Session>>,
    private readonly ended: () => Error,
  ) {}

  /** The session. The first call launches it. */
  async current(): Promise<Session> {
    this.running ??= this.start();
    return (await this.running).session;
  }

  /** Ends the session, if there is one. */
  async end(): Promise<void> {
    const launched = await this.running?.catch(() => undefined);
    this.running = undefined;
    await launched?.close();
  }

  private start(): Promise<Launched<Session>> {
    const started = this.launch().then((launched) => {
      launched.browser.once('disconnected', () => {
        forget();
        abandonWaits(this.ended());
        launched.close().catch(() => {});
      });
      return launched;
    });
    const forget = (): void => {
      if (this.running === started) this.running = undefined;
    };
    // The browser ended during its set-up.
    started.catch(forget);
    return started;
  }
}
