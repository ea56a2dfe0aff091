// verdict.json as Markdown, such as for the summary of a GitHub workflow. Pure.

import { excerpt } from '../verdict/render';
import type { VerdictDocument } from '../verdict/report';
import { type Column, columnOf } from '../verdict/verdict';
import { causeOf, sentenceOf } from './causes';
import { counted } from './counted';

/** GitHub refuses summaries of more than a mebibyte. */
const mostBytes = 1_000_000;
const mostCauses = 30;
const mostMessageLines = 12;
const longestLine = 300;

/** A heading, the versions, a table by section, and the causes of failure for each run. */
export function markdown(documents: readonly VerdictDocument[]): string {
  const text = documents.map(runOf).join('\n');
  return Buffer.byteLength(text) <= mostBytes ? text : documents.map(headOf).join('\n');
}

function runOf(document: VerdictDocument): string {
  return `${headOf(document)}${causesOf(document)}${sectionsOf(document)}`;
}

function headOf(document: VerdictDocument): string {
  const { subject, conforms, suite, versions, date, elapsedMs } = document;
  const parts = { Touchstone: suite, ...versions.subject, ...versions.tools };
  const facts = Object.entries(parts).map(([name, version]) => `${plain(name)} ${plain(version)}`);
  return [
    `## ${conforms ? '✅' : '❌'} ${plain(subject)} ${conforms ? 'conforms' : 'does not conform'}`,
    '',
    plain(sentenceOf(document)),
    '',
    `${[...facts, date.slice(0, 16).replace('T', ' '), `${(elapsedMs / 1000).toFixed(0)} s`].join(' · ')}`,
    '',
  ].join('\n');
}

function causesOf(document: VerdictDocument): string {
  const { causes, problems } = document;
  if (causes.length === 0 && problems.length === 0) return '';
  const shown = causes.slice(0, mostCauses);
  const hidden = causes.length - shown.length;
  return [
    '',
    '### Failures by cause',
    ...shown.flatMap((cause, position) => causeLines(document, cause, position + 1)),
    ...(hidden > 0 ? ['', `… and ${counted(hidden, 'more cause')}.`] : []),
    ...(problems.length > 0 ? [''] : []),
    ...problems.slice(0, mostCauses).map((problem) => `- ${plain(problem)}`),
    '',
  ].join('\n');
}

function causeLines(document: VerdictDocument, group: VerdictDocument['causes'][number], number: number): string[] {
  const { title, rule, example, more } = causeOf(document, group);
  const lines = ['', `**${number}. ${code(rule)}** ${plain(title)}`, ''];
  if (!example) return lines;
  const step = example.failedStep && `${example.failedStep.text}`;
  const message = excerpt(example.message ?? '', mostMessageLines).map((line) => line.slice(0, longestLine));
  const place = example.failedStep
    ? `${example.location.slice(0, example.location.lastIndexOf(':'))}:${example.failedStep.line}`
    : example.location;
  return [
    ...lines,
    `${code(example.id)} (${code(place)})`,
    '',
    ...fenced([...(step ? [step] : []), ...message]),
    ...(more ? ['', more] : []),
  ];
}

const columns: readonly Column[] = ['passed', 'failed', 'expected', 'notApplicable'];

function sectionsOf({ scenarios }: VerdictDocument): string {
  const sections = new Map<string, Record<Column, number>>();
  for (const { id, verdict } of scenarios) {
    const section = id.split('.', 2).join('.');
    const counts = sections.get(section) ?? { passed: 0, failed: 0, expected: 0, notApplicable: 0 };
    counts[columnOf(verdict)]++;
    sections.set(section, counts);
  }
  const failing = [...sections].filter(([, { failed }]) => failed > 0);
  const others = [...sections].filter(([, { failed }]) => failed === 0);
  return [
    '',
    '### Sections',
    '',
    '| section | passed | red | expected to fail | not applicable |',
    '|---|--:|--:|--:|--:|',
    // What fails comes first: the table has sixty rows.
    ...[...failing, ...others].map(
      ([section, counts]) => `| ${code(section)} | ${columns.map((column) => counts[column] || '').join(' | ')} |`,
    ),
    '',
  ].join('\n');
}

/** Text that means nothing to Markdown, on one line. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .slice(0, longestLine)
    .replace(/[\\`*_{}[\]()<>#|~@]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A code span, on one line and also inside a table. */
function code(text: string): string {
  const line = text.replace(/\s+/g, ' ').replaceAll('|', '¦').slice(0, longestLine);
  const fence = '`'.repeat(longestRun(line) + 1);
  return /^`|`$/.test(line) ? `${fence} ${line} ${fence}` : `${fence}${line}${fence}`;
}

/** A code block whose fence the text does not have. */
function fenced(lines: readonly string[]): string[] {
  const fence = '`'.repeat(Math.max(3, longestRun(lines.join('\n')) + 1));
  return [`${fence}text`, ...lines, fence];
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
}
