// The results of the benchmarks, and the table that shows them.

import type { BenchFigure } from '../../harness/report/bench';
import { amountOf } from '../../harness/report/page/amount';

/** One result: a line of the table, or a cell of a matrix. */
export type Figure = BenchFigure;

/** The figures of a matrix for people: a row for each name, a column for each group. */
export function matrix(figures: readonly Figure[]): string {
  const values = new Map(figures.map(({ name, group, value }) => [`${name}\n${group}`, value]));
  const rows = [...new Set(figures.map(({ name }) => name))];
  const columns = [...new Set(figures.map(({ group }) => group))];
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
  const figures = all.filter((figure) => figure.matrix === undefined);
  const inMatrix = all.filter((figure) => figure.matrix !== undefined);
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
      return `${name.padEnd(width)}  ${shown.padStart(10)}${verdict}${sides === undefined ? '' : `  (${inWords(sides)})`}`;
    })
    .join('\n');
}

/** What was compared: `520 MB/s : 1,240 MB/s`. */
function inWords({ subject, peer, unit }: NonNullable<Figure['sides']>): string {
  return `${amountOf(subject, unit)} : ${amountOf(peer, unit)}`;
}
