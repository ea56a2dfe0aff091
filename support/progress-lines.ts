// Progress of long commands as lines of a log.

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
