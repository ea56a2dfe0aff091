// The lines of a scenario as the page shows them: values of an outline's row filled in, tables and doc strings told
// apart.

import type { Lines, ReportFeature, ReportScenario } from '../report-data';

export interface ShownLine {
  readonly number: number;
  /** How the line is set: a heading (`Scenario:`), a step, or what belongs to a step. */
  readonly kind: 'heading' | 'step' | 'argument' | 'other';
  /** `Given`, `Rule:`, …; empty for other lines. */
  readonly keyword: string;
  readonly text: string;
  readonly indent: number;
}

const keywords = /^(Feature|Rule|Background|Scenario Outline|Scenario|Examples):|^(?:Given|When|Then|And|But|\*) /;
const quotes = /^("""|```)/;

/** The lines of a range. @param row values for the placeholders of an outline */
export function linesOf(feature: ReportFeature, [first, last]: Lines, row: ReportScenario['row'] = {}): ShownLine[] {
  const lines = feature.text.split('\n').slice(first - 1, last);
  const margin = Math.min(...lines.filter((line) => line.trim() !== '').map(indentOf));
  let quoted: string | undefined;
  return lines.map((line, position) => {
    const text = filledIn(line.trim(), row);
    const shared = { number: first + position, indent: Math.max(0, indentOf(line) - margin) };
    const fence = quotes.exec(text)?.[1];
    if (quoted !== undefined || fence !== undefined) {
      if (fence !== undefined) quoted = quoted === undefined ? fence : quoted === fence ? undefined : quoted;
      // Leading blanks of a doc string are part of it.
      return { ...shared, kind: 'argument' as const, keyword: '', text };
    }
    const keyword = keywords.exec(text);
    if (keyword) {
      const length = keyword[1] === undefined ? keyword[0].length - 1 : keyword[1].length + 1;
      const kind = keyword[1] === undefined ? ('step' as const) : ('heading' as const);
      return { ...shared, kind, keyword: text.slice(0, length), text: text.slice(length).trimStart() };
    }
    return { ...shared, kind: text.startsWith('|') ? ('argument' as const) : ('other' as const), keyword: '', text };
  });
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function filledIn(text: string, row: NonNullable<ReportScenario['row']>): string {
  return text.replace(/<([^<>]+)>/g, (placeholder, name: string) => row[name] ?? placeholder);
}
