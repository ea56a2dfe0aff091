// The summary of a run, for the person who started it.

import { painter as painterOf } from '../../support/terminal';
import type { Judgement } from './judge';
import { titleOf } from './render';
import { secondLooks } from './report';
import { type Column, columnOf, hasDiffered, type JudgedScenario } from './verdict';

/** What the summary needs beside the judgement. */
export interface SummaryStyle {
  readonly subject: string;
  /** The page of the report, relative to the reader's folder. */
  readonly report: string;
  /** The lines that tell the failures. */
  readonly failures: readonly string[];
  /** Whether to use colours; only for a terminal. */
  readonly colour: boolean;
  /** The width of the terminal; absent: lines may have any length. */
  readonly columns?: number;
  /** The duration of the run. */
  readonly elapsedMs?: number;
}

/** The largest number of scenarios that differed on a second look; verdict.json has all. */
const mostDiffered = 20;

/** The run at a glance: failures first, then the figures, then the verdict. */
export function summary(judgement: Judgement, style: SummaryStyle): string {
  const paint = painter(style.colour);
  const { scenarios, counts } = judgement;
  const lines: string[] = [...style.failures];
  for (const problem of judgement.otherProblems) lines.push(paint.red(problem));
  if (judgement.otherProblems.length > 0) lines.push('');

  const rules = ruleColumns(judgement);
  const row = (title: string, columns: Columns) =>
    cellLines(
      title,
      [
        [`${columns.passed} passed`, paint.green],
        [`${columns.failed} failed`, columns.failed > 0 ? paint.red : String],
        [`${columns.expected} expected to fail`, columns.expected > 0 ? paint.yellow : String],
        [`${columns.notApplicable} not applicable`, paint.dim],
      ],
      style.columns,
    );
  const counted = [`${counts.planned} planned`, `${counts.executed} executed`, `${counts.observed} observed`];
  lines.push(
    ...row('rules', rules),
    ...row('scenarios', scenarioColumns(scenarios)),
    ...cellLines(
      'counts',
      counted.map((text) => [text, String]),
      style.columns,
    ),
    ...medians(scenarios).map((text) => `${'median'.padEnd(10)}  ${text}`),
    ...secondLookLines(scenarios, paint),
    `${'report'.padEnd(10)}  ${style.report}`,
  );
  const time = style.elapsedMs === undefined ? '' : ` (${(style.elapsedMs / 1000).toFixed(1)} s)`;
  lines.push(
    judgement.conforms
      ? paint.green(`${style.subject} conforms${time}.`)
      : paint.red(
          `${style.subject} does not conform${time}: ${judgement.problems.length} ${judgement.problems.length === 1 ? 'problem' : 'problems'}.`,
        ),
  );
  return `${lines.join('\n')}\n`;
}

/** The median duration of the scenarios of each column. */
function medians(scenarios: readonly JudgedScenario[]): string[] {
  const durations = new Map<string, number[]>();
  for (const { id, verdict, durationMs } of scenarios) {
    if (verdict === 'not-applicable') continue;
    const column = id.slice(0, id.indexOf('.'));
    const times = durations.get(column);
    if (times) times.push(durationMs);
    else durations.set(column, [durationMs]);
  }
  const shown = [...durations].map(([column, times]) => {
    const middle = times.sort((one, other) => one - other)[Math.floor(times.length / 2)]!;
    return `${middle < 10 ? middle.toFixed(1) : middle.toFixed(0)} ms a scenario of ${column}`;
  });
  return shown.length === 0 ? [] : [shown.join('  ')];
}

/** How many scenarios ran twice, and those whose verdicts differ. */
function secondLookLines(scenarios: readonly JudgedScenario[], paint: Painter): string[] {
  const { taken, differed } = secondLooks(scenarios);
  if (taken === 0) return [];
  const title = 'again'.padEnd(10);
  const first = `${title}  ${taken} red ${taken === 1 ? 'scenario' : 'scenarios'} ran once more in a new browser`;
  if (differed === 0) return [`${first}, with the same verdict`];
  const lines = scenarios
    .filter(hasDiffered)
    .map(
      ({ id, firstLook, verdict }) =>
        `${' '.repeat(12)}${id}: ${titleOf(firstLook!.verdict)} at first, then ${titleOf(verdict)}`,
    );
  const shown = lines.slice(0, mostDiffered);
  if (lines.length > shown.length) shown.push(`${' '.repeat(12)}… and ${lines.length - shown.length} more`);
  return [paint.yellow(`${first}; ${differed} differed on a second look, which counts:`), ...shown];
}

type Columns = Record<Column, number>;

/** A rule counts as its worst scenario: failed, then expected to fail, then passed, then not applicable. */
function ruleColumns(judgement: Judgement): Columns {
  const columns: Columns = { passed: 0, failed: 0, expected: 0, notApplicable: 0 };
  for (const rule of judgement.rules.values()) {
    if (rule.failed > 0) columns.failed++;
    else if (rule.expected > 0) columns.expected++;
    else if (rule.passed > 0) columns.passed++;
    else columns.notApplicable++;
  }
  return columns;
}

function scenarioColumns(scenarios: readonly JudgedScenario[]): Columns {
  const columns: Columns = { passed: 0, failed: 0, expected: 0, notApplicable: 0 };
  for (const { verdict } of scenarios) columns[columnOf(verdict)]++;
  return columns;
}

type Painter = Record<'red' | 'green' | 'yellow' | 'dim', (text: string) => string>;

function painter(colour: boolean): Painter {
  const paint = painterOf(colour);
  const with_ = (format: keyof Painter) => (text: string) => paint(format, text);
  return { red: with_('red'), green: with_('green'), yellow: with_('yellow'), dim: with_('dim') };
}

const titleWidth = 12;

/** A title and some cells on a line; on as many lines as a narrow terminal needs. */
function cellLines(
  title: string,
  cells: readonly (readonly [string, (text: string) => string])[],
  width?: number,
): string[] {
  const lines: { text: string; length: number }[] = [{ text: title.padEnd(titleWidth), length: titleWidth }];
  for (const [index, [cell, paint]] of cells.entries()) {
    const last = lines.at(-1)!;
    const gap = last.length === titleWidth ? '' : '  ';
    if (index === 0 || width === undefined || last.length + gap.length + cell.length < width) {
      last.text += gap + paint(cell);
      last.length += gap.length + cell.length;
    } else {
      lines.push({ text: ' '.repeat(titleWidth) + paint(cell), length: titleWidth + cell.length });
    }
  }
  return lines.map(({ text }) => text);
}
