// Keeps a plugin's calls in order: each starts when the earlier ones are done. The window can wait for them.

import type { Caller } from '../api/routes';

/** The pending calls by plugin. Plugins do not wait for each other. */
export class Turns {
  /** Resolves when the last call of a plugin is done. */
  readonly #last = new Map<Caller, Promise<void>>();

  /**
   * Makes a call when the caller's earlier calls are done.
   * @param waits whether the call may wait for the user or a page; later calls then do not wait for it
   * @returns the call's result; rejects if the call does
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

  /** Resolves when all calls that a plugin has made so far are done. */
  async done(caller: Caller): Promise<void> {
    await this.#last.get(caller);
  }
}

const nothing = () => undefined;
