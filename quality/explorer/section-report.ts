// What became of the faults of each section, as text. Pure.

import type { Mutant } from '../mutants/mutant';
import type { FaultResult } from './section-trial';

/** The faults of one section. */
export interface SectionResult {
  readonly section: string;
  readonly faults: number;
  /** The reasons of those that are not explored, one for each. */
  readonly notExplored: readonly string[];
  /** Those that cannot be in one build with others: they were not tried. */
  readonly alone: readonly Mutant[];
  readonly found: readonly FaultResult[];
  readonly missed: readonly FaultResult[];
  /** How long the section was explored, without faults. */
  readonly seconds: number;
}

const head = ['section', 'faults', 'not explored', 'alone', 'tried', 'found', 'rate', 'explored', 'each fault'];

/** A table, the ids of what was missed, and why the others were not tried. */
export function sectionLines(results: readonly SectionResult[]): string[] {
  const rows = results.map((result) => {
    const { section, faults, notExplored, alone, found, missed, seconds } = result;
    const tried = found.length + missed.length;
    const each = [...found, ...missed].reduce((sum, one) => sum + one.seconds, 0) / Math.max(1, tried);
    const counts = [faults, notExplored.length, alone.length, tried, found.length].map(String);
    return [section, ...counts, percent(found.length, tried), `${seconds.toFixed(0)} s`, `${each.toFixed(1)} s`];
  });
  const found = results.reduce((sum, result) => sum + result.found.length, 0);
  const tried = results.reduce((sum, result) => sum + result.found.length + result.missed.length, 0);
  return [
    ...columns([head, ...rows]),
    `${found} of ${tried} faults noticed, ${percent(found, tried)}`,
    ...results.flatMap(({ section, missed, alone }) => [
      ...(missed.length > 0 ? [`missed in ${section}: ${missed.map(({ mutant }) => mutant.id).join(', ')}`] : []),
      ...(alone.length > 0 ? [`not tried in ${section}: ${alone.map(({ id }) => id).join(', ')}`] : []),
    ]),
    ...reasonLines(results.flatMap(({ notExplored }) => notExplored)),
  ];
}

function reasonLines(reasons: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => `not explored, ${count}: ${reason}`);
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((part / whole) * 100).toFixed(0)} %`;
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  '),
  );
}
