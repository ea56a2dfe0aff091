// Shows the progress of long work: one line that is rewritten on a terminal; elsewhere, one line for each phase.

/** Receives the progress of a run. */
export interface Progress {
  /** A phase has reached `done` of `total`. */
  step(phase: string, done: number, total: number, what: string): void;
  /** A phase is over. */
  done(phase: string): void;
}

/** Writes progress to a stream. On a terminal it rewrites one line; elsewhere it writes a line when a phase ends. */
export function streamProgress(stream: NodeJS.WriteStream): Progress {
  const last = new Map<string, { done: number; total: number }>();
  return {
    step(phase, done, total, what) {
      last.set(phase, { done, total });
      if (stream.isTTY)
        stream.write(`\r\x1b[K${`${phase} ${done} of ${total}  ${what}`.slice(0, Math.max(20, stream.columns - 1))}`);
    },
    done(phase) {
      const at = last.get(phase);
      last.delete(phase);
      if (stream.isTTY) stream.write('\r\x1b[K');
      if (at && at.total > 0) stream.write(`${phase}: ${at.done} of ${at.total}\n`);
    },
  };
}

/** Shows nothing. */
export const noProgress: Progress = { step() {}, done() {} };
