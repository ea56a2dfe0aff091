// Decides before every command whether the run goes on: open while a test plays, shut while it is paused, open for one
// command at a step.

/** Holds a run back before its next command while it is paused. */
export class PauseGate {
  /** `step`: lets one command pass, then shuts. */
  #state: 'open' | 'shut' | 'step' = 'open';
  #release: (() => void) | undefined;

  /** Stops the run before its next command. */
  shut(): void {
    this.#state = 'shut';
  }

  /** Lets the run go on: `open` until the gate is shut again, `step` for one command. */
  open(how: 'open' | 'step' = 'open'): void {
    this.#state = how;
    this.#release?.();
  }

  /** Whether the next command would have to wait. */
  get isShut(): boolean {
    return this.#state === 'shut';
  }

  /**
   * Passes the gate; waits while it is shut.
   * @param held called if it has to wait
   * @param signal ends the wait when aborted
   */
  async pass(held: () => void, signal: AbortSignal): Promise<void> {
    if (this.#state === 'shut' && !signal.aborted) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#release = resolve;
      signal.addEventListener('abort', () => resolve(), { once: true });
      held();
      await promise;
      this.#release = undefined;
    }
    if (this.#state === 'step') this.#state = 'shut';
  }
}
