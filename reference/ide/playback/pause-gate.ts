// The gate before every command: open while a test plays, shut while it is paused, open for one command at a step.

/** Holds a run back. */
export class Gate {
  /** `step`: opens once and shuts behind what passes. */
  #state: 'open' | 'shut' | 'step' = 'open';
  #release: (() => void) | undefined;

  /** Shuts it before the next command. */
  shut(): void {
    this.#state = 'shut';
  }

  /** Opens it, for all that comes or for one command. */
  open(how: 'open' | 'step' = 'open'): void {
    this.#state = how;
    this.#release?.();
  }

  /** Whether the next command would be held. */
  get isShut(): boolean {
    return this.#state === 'shut';
  }

  /**
   * Passes the gate. Waits while it is shut.
   * @param held called when it has to wait
   * @param signal ends the waiting
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
