// Whether the window of an IDE can be put back instead of loaded again, and what it must look like then.

import { isDeepStrictEqual } from 'node:util';
import { within } from '../../../support/waiting';
import type { Answer } from '../plugin/plugin';
import type { KeptWindow, Looks, WindowUse } from './kept-window';
import type { ResidentIde } from './resident-ide';

/** How the harness uses the IDE after a scenario. */
export interface IdeUse extends WindowUse {
  /** Sends a message of plugin A. */
  readonly send: (message: Readonly<Record<string, unknown>>) => Promise<Answer>;
  /** The payload of its registration. */
  readonly registration: Readonly<Record<string, unknown>>;
}

/** How many scenarios run before the harness tries it. In a shorter run the trial would take longer than it saves. */
const learnAfter = 4;

/** What is known of one installed IDE. */
export class PutBack {
  private scenarios = 0;
  private known: Looks | 'nothing yet' | 'impossible' = 'nothing yet';

  /** What a fresh window looks like; undefined while that is not known, and if the window cannot be put back. */
  get fresh(): Looks | undefined {
    return typeof this.known === 'string' ? undefined : this.known;
  }

  /** Counts a scenario after which the page was loaded again. @returns whether it is time for {@link learn} */
  isTimeToLearn(): boolean {
    return this.known === 'nothing yet' && ++this.scenarios === learnAfter;
  }

  /**
   * Finds out what a fresh window looks like, and whether the IDE forgets a registration when the window is put back.
   *
   * @param opened opens a fresh window; a second call loads it again
   * @returns the window, which is fresh; undefined if it cannot be put back
   */
  async learn(opened: () => Promise<KeptWindow>, resident: ResidentIde, use: IdeUse): Promise<KeptWindow | undefined> {
    this.known = 'impossible';
    const looks = await (await opened()).looks();
    const window = await opened();
    if (!isDeepStrictEqual(await window.looks(), looks)) return undefined;
    const ask = (message: Readonly<Record<string, unknown>>) => within('an answer of the IDE', use.send(message));
    const health = { uri: '/health', verb: 'get' };
    const before = await ask(health);
    await ask({ uri: '/register', verb: 'post', ...use.registration });
    const registered = await ask(health);
    // An IDE whose answer does not depend on the registration does not show whether it has forgotten it.
    if (isDeepStrictEqual(registered, before)) return undefined;
    await ask({ uri: '/log', verb: 'post', message: 'This entry will be cleared.' });
    if (!(await window.putBack(resident, use, looks))) return undefined;
    if (!isDeepStrictEqual(await ask(health), before)) return undefined;
    if (!(await window.putBack(resident, use, looks))) return undefined;
    this.known = looks;
    return window;
  }

  /** From now on, the page is always loaded again. */
  giveUp(): void {
    this.known = 'impossible';
  }
}
