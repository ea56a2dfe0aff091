// Shows the progress of long work.

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

/** The time between two lines of {@link progressLines}. */
const lineEveryMs = 10_000;

/**
 * Writes progress as lines, at most one every ten seconds, so that a log shows that a long command is still working.
 *
 * @param write writes one line, without the line break
 * @returns a function to call with the current progress as often as convenient
 */
export function progressLines(
  write: (line: string) => void = (line) => void process.stderr.write(`${line}\n`),
): (line: string) => void {
  let last = performance.now();
  return (line) => {
    if (performance.now() - last < lineEveryMs) return;
    last = performance.now();
    write(line);
  };
}

/**
 * Waits for work, and writes a line every ten seconds until it ends.
 *
 * @param what the work: `run 3 of 50`
 * @param write writes one line, without the line break
 */
export async function withProgressLines<Value>(
  what: string,
  work: Promise<Value>,
  write: (line: string) => void = (line) => void process.stderr.write(`${line}\n`),
): Promise<Value> {
  const start = performance.now();
  const timer = setInterval(() => {
    write(`${what}: ${Math.round((performance.now() - start) / 1000)} s …`);
  }, lineEveryMs);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}
