// Figures of the bench, and the table that shows them.

/** One line of the table. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What is to be reached, in words, and whether it is. */
  readonly target?: string;
  readonly reached?: boolean;
  /** What the value is the median of; empty where it is computed from others. */
  readonly runs: readonly number[];
  /** What the two sides of a ratio are, for the table. */
  readonly sides?: string;
}

/** The figures as a table for people: a line each, with MISSED where a target is not reached. */
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
