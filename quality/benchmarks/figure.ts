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
  /** Where the value stands in the matrix of its kind; such figures are not lines of the table. */
  readonly cell?: { readonly row: string; readonly column: string };
}

/** The figures that have a cell, as a matrix for people. */
export function matrix(figures: readonly Figure[]): string {
  const values = new Map(figures.map(({ cell, value }) => [`${cell?.row}\n${cell?.column}`, value]));
  const cells = figures.flatMap(({ cell }) => cell ?? []);
  const rows = [...new Set(cells.map(({ row }) => row))];
  const columns = [...new Set(cells.map(({ column }) => column))];
  const width = Math.max(...rows.map((row) => row.length));
  const line = (row: string, texts: readonly string[]): string =>
    [row.padEnd(width), ...texts.map((text, index) => text.padStart(Math.max(5, columns[index]!.length)))].join('  ');
  return [
    line('', columns),
    ...rows.map((row) => {
      return line(
        row,
        columns.map((column) => values.get(`${row}\n${column}`)?.toFixed(2) ?? ''),
      );
    }),
  ].join('\n');
}

/** The figures as a table for people: one line each, with MISSED if a target is not reached. */
export function table(all: readonly Figure[]): string {
  const figures = all.filter(({ cell }) => cell === undefined);
  const inMatrix = all.filter(({ cell }) => cell !== undefined);
  return [inMatrix.length > 0 ? [matrix(inMatrix), ''] : [], figures.length > 0 ? lines(figures) : []]
    .flat()
    .join('\n');
}

function lines(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  return figures
    .map(({ name, value, unit, target, reached, sides }) => {
      const shown = `${value >= 100 || unit === 'B' ? value.toFixed(0) : value.toFixed(unit === 'x' ? 2 : 1)} ${unit}`;
      const verdict = target === undefined ? '' : `  ${target.padEnd(12)}  ${reached ? 'reached' : 'MISSED'}`;
      return `${name.padEnd(width)}  ${shown.padStart(10)}${verdict}${sides === undefined ? '' : `  (${sides})`}`;
    })
    .join('\n');
}
