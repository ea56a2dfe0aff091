// Shows the progress of long work: what is running, how far it is, and how long it still takes. On a terminal, one line
// is rewritten; elsewhere a phase writes a line every ten seconds, and one at its end.

import { type Clock, type Stop, systemClock } from './clock';
import { shortDuration } from './duration';

/** Receives the progress of a run. Phases may overlap. */
export interface Progress {
  /**
   * A phase begins, or has reached `done` of `total`.
   * @param total 0 if it is not known
   * @param what what is running, or has just ended
   */
  step(phase: string, done: number, total: number, what: string): void;
  /** A phase is over. */
  done(phase: string): void;
  /** The work has ended, perhaps by an error: nothing is shown any longer. */
  close(): void;
}

/** The stream that progress is written to. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** How often the line on a terminal changes, if no step is taken. */
const terminalMs = 250;
/** The shortest time between two changes: a terminal is slower than a test program. */
const leastMs = 50;
/** How often a log gets a line. */
const logMs = 10_000;
/** How often a phase remembers how far it is. */
const sampleMs = 1000;
/** The time left is told by the speed of this last part of the phase. */
const speedMs = 30_000;
/** Nothing is told of the time left before: the first steps of a phase say little. */
const firstEstimateMs = 2000;
/** A phase without a total that is shorter than this leaves no line. */
const worthALineMs = 2000;

const clearLine = '\r\x1b[K';

/** Writes progress to a stream. */
export function streamProgress(stream: ProgressStream, clock: Clock = systemClock): Progress {
  return stream.isTTY ? new TerminalProgress(stream, clock) : new LogProgress(stream, clock);
}

/** A phase that has begun. */
class Phase {
  #done = 0;
  #total = 0;
  #what = '';
  readonly #began: number;
  /** How far the phase was, at some moments of its last part; the oldest first. */
  readonly #reached: { readonly at: number; readonly done: number }[];

  constructor(
    private readonly name: string,
    private readonly clock: Clock,
  ) {
    this.#began = clock.now();
    this.#reached = [{ at: this.#began, done: 0 }];
  }

  reach(done: number, total: number, what: string): void {
    this.#done = done;
    this.#total = total;
    this.#what = what;
    const at = this.clock.now();
    if (at - this.#reached.at(-1)!.at >= sampleMs) this.#reached.push({ at, done });
    while (this.#reached.length > 2 && this.#reached[1]!.at <= at - speedMs) this.#reached.shift();
  }

  get elapsedMs(): number {
    return this.clock.now() - this.#began;
  }

  /** What is running, how far it is, and how long it still takes. */
  get line(): string {
    if (this.#total === 0) return `${this.name} (${shortDuration(this.elapsedMs)})  ${this.#what}`.trimEnd();
    const left = this.#leftMs();
    const estimate = left === undefined ? '' : `, about ${shortDuration(left)} left`;
    return `${this.name} ${this.#done} of ${this.#total}${estimate}  ${this.#what}`.trimEnd();
  }

  /** What was done, and how long it took; undefined if that is not worth a line. */
  get lastLine(): string | undefined {
    const time = this.elapsedMs < worthALineMs ? '' : ` (${shortDuration(this.elapsedMs)})`;
    if (this.#total > 0) return `${this.name}: ${this.#done} of ${this.#total}${time}`;
    return time === '' ? undefined : `${this.name}: done${time}`;
  }

  #leftMs(): number | undefined {
    const { at, done } = this.#reached[0]!;
    const steps = this.#done - done;
    const tookMs = this.clock.now() - at;
    if (steps <= 0 || this.elapsedMs < firstEstimateMs || this.#done >= this.#total) return undefined;
    return ((this.#total - this.#done) * tookMs) / steps;
  }
}

abstract class Display implements Progress {
  /** The phases that are running; the one that moved last is the last one. */
  readonly phases = new Map<string, Phase>();
  #stop: Stop | undefined;

  constructor(
    protected readonly stream: ProgressStream,
    protected readonly clock: Clock,
    private readonly intervalMs: number,
  ) {}

  step(name: string, done: number, total: number, what: string): void {
    const phase = this.phases.get(name) ?? new Phase(name, this.clock);
    this.phases.delete(name);
    this.phases.set(name, phase);
    phase.reach(done, total, what);
    this.#stop ??= this.clock.every(this.intervalMs, () => this.show());
    this.moved();
  }

  done(name: string): void {
    const line = this.phases.get(name)?.lastLine;
    this.phases.delete(name);
    if (this.phases.size === 0) this.#stopTimer();
    this.ended(line);
  }

  close(): void {
    this.#stopTimer();
    const running = this.phases.size > 0;
    this.phases.clear();
    if (running) this.ended(undefined);
  }

  #stopTimer(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  /** Shows what is running. Called at intervals. */
  protected abstract show(): void;
  protected abstract moved(): void;
  protected abstract ended(line: string | undefined): void;
}

/** Rewrites the last line of a terminal. */
class TerminalProgress extends Display {
  #shownAt = Number.NEGATIVE_INFINITY;

  constructor(stream: ProgressStream, clock: Clock) {
    super(stream, clock, terminalMs);
  }

  protected show(): void {
    const line = [...this.phases.values()].at(-1)?.line ?? '';
    this.#shownAt = this.clock.now();
    // A line that reaches the last column would wrap, and could not be cleared.
    this.stream.write(`${clearLine}${line.slice(0, (this.stream.columns ?? 80) - 1)}`);
  }

  protected moved(): void {
    if (this.clock.now() - this.#shownAt >= leastMs) this.show();
  }

  protected ended(line: string | undefined): void {
    this.stream.write(clearLine + (line === undefined ? '' : `${line}\n`));
    if (this.phases.size > 0) this.show();
  }
}

/** Appends lines to a log. */
class LogProgress extends Display {
  constructor(stream: ProgressStream, clock: Clock) {
    super(stream, clock, logMs);
  }

  protected show(): void {
    for (const { line } of this.phases.values()) this.stream.write(`${line}\n`);
  }

  protected moved(): void {}

  protected ended(line: string | undefined): void {
    if (line !== undefined) this.stream.write(`${line}\n`);
  }
}
