// The results of the benchmarks, and the table that shows them.

/** One result: a line of the table. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The target as text: `<= 10 s`. */
  readonly target?: string;
  /** Whether the value reaches the target. */
  readonly reached?: boolean;
  /** The measurements whose median is the value; empty if the value is computed otherwise. */
  readonly runs: readonly number[];
  /** The two sides of a ratio, as text for the table. */
  readonly sides?: string;
}

/** The figures as a table for people: one line each, with MISSED if a target is not reached. */
export function table(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  return figures
    .map(({ name, value, unit, target, reached, sides }) => {
      const shown = `${value >= 100 || unit === 'B' ? value.toFixed(0) : value.toFixed(unit === 'x' ? 2 : 1)} ${unit}`;
      const verdict = target === undefined ? '' : `  ${target.padEnd(12)}  ${reached ? 'reached' : 'MISSED'}`;
      return `${name.padEnd(width)}  ${shown.padStart(10)}${verdict}${sides === undefined ? '' : `  (${sides})`}`;
    })
    .join('\n');
}
