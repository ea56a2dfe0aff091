// The order of a plugin's calls: each begins when those before it are done, and the window can wait until they are.

import type { Caller } from '../api/routes';

/** The calls under way, by plugin. Plugins do not wait for each other. */
export class Turns {
  /** Resolves when the last call of a plugin is done. */
  readonly #last = new Map<Caller, Promise<void>>();

  /**
   * Makes a call when the caller's calls before it are done.
   * @param waits whether the call may wait for the user or a page: then the calls after it do not wait for it
   * @returns what the call returns; rejects as it does
   */
  take<Result>(caller: Caller, waits: boolean, call: () => Promise<Result>): Promise<Result> {
    const made = this.done(caller).then(call);
    if (waits) return made;
    const last = made.then(nothing, nothing).then(() => {
      if (this.#last.get(caller) === last) this.#last.delete(caller);
    });
    this.#last.set(caller, last);
    return made;
  }

  /** Resolves when the calls of a plugin are done that it has made until now. */
  async done(caller: Caller): Promise<void> {
    await this.#last.get(caller);
  }
}

const nothing = () => undefined;
