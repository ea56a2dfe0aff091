// The failures of a run as text for a terminal: each cause once, with its first scenario in full. Pure.

import { structuredPatch } from 'diff';
import { causeTitle, excerpt, headline, observedAnother, titleOf } from '../verdict/render';
import { linesOf } from './page/gherkin';
import type { ReportData, ReportGroup, ReportScenario } from './report-data';

export interface FailureStyle {
  /** Whether to use colours; only for a terminal. */
  readonly colour: boolean;
  /** Whether to show every cause, with all of its scenarios. */
  readonly all: boolean;
  /** The words in front of `replay ID`, such as `npm run conformance --`. */
  readonly command: string;
}

/** Sets a text in a colour or in bold letters, or leaves it as it is. */
export type Paint = (tone: 'red' | 'green' | 'dim' | 'bold', text: string) => string;

/** The largest number of causes, unless all are wanted; the report has the others. */
const mostGroups = 10;
/** The largest number of lines of a message. */
const mostMessageLines = 8;
const mostDifferenceLines = 24;

/** The lines that tell the failures of a run, the likeliest root first; none if nothing failed. */
export function failureLines(data: ReportData, { colour, all, command }: FailureStyle): string[] {
  const paint = painter(colour);
  const shown = all ? data.groups : data.groups.slice(0, mostGroups);
  const lines = shown.flatMap((group) => [...groupLines(data, group, { paint, all, command }), '']);
  const hidden = data.groups.length - shown.length;
  if (hidden > 0) lines.push(`… and ${hidden} more ${hidden === 1 ? 'cause' : 'causes'}: --all shows them.`, '');
  return lines;
}

export function painter(colour: boolean): Paint {
  const codes = { red: 31, green: 32, dim: 2, bold: 1 };
  return (tone, text) => (colour ? `\u001b[${codes[tone]}m${text}\u001b[0m` : text);
}

function groupLines(
  data: ReportData,
  { kind, rules, scenarios: ids }: ReportGroup,
  { paint, all, command }: { paint: Paint; all: boolean; command: string },
): string[] {
  const first = data.scenarios.find(({ id }) => id === ids[0]);
  if (!first) return [];
  const others = ids.slice(1);
  const rule = data.rules.find(({ id }) => id === rules[0]);
  const title = kind === 'unexpected-pass' ? titleOf(kind) : `failed: ${causeTitle({ kind })}`;
  const more = `and ${others.length} more ${others.length === 1 ? 'scenario' : 'scenarios'}`;
  const ofRules = rules.length > 1 ? ` of ${rules.length} rules (${shortList(rules)})` : '';
  return [
    `${paint('red', title)}  ${paint('bold', rule?.id ?? '')}  ${rule?.sentence ?? ''}`.trimEnd(),
    `  ${first.id}`,
    ...placeLines(data, first).map((line) => `  ${paint('dim', line)}`),
    ...detailLines(first, paint).map((line) => `    ${line}`),
    ...(others.length === 0 ? [] : [`  ${more}${ofRules} with the same cause${all ? ':' : ''}`]),
    ...(all ? others.map((id) => `    ${id}`) : []),
    `  ${paint('dim', `replay: ${command} replay ${first.id}`)}`,
  ];
}

/** The first three rules. */
function shortList(rules: readonly string[]): string {
  const shown = rules.slice(0, 3).join(', ');
  return rules.length > 3 ? `${shown}, …` : shown;
}

/** The failed step with its values filled in, and its line; the scenario's line if no step failed. */
function placeLines({ features }: ReportData, scenario: ReportScenario): string[] {
  const feature = features[scenario.feature];
  if (!feature) return [];
  if (scenario.failedAt === undefined) return [`${feature.uri}:${scenario.line}`];
  const [step] = linesOf(feature, [scenario.failedAt, scenario.failedAt], scenario.row);
  return [`${feature.uri}:${scenario.failedAt}  ${step?.keyword} ${step?.text}`];
}

/** What went wrong: values or a message, then the generated code that a tool points at. */
export function detailLines(scenario: ReportScenario, paint: Paint): readonly string[] {
  return [...valueLines(scenario, paint), ...generatedLinesOf(scenario, paint)];
}

/**
 * The expected and the actual value; a difference if one of them has several lines; else the message: of a tool's only
 * the first line if the generated code that the tool points at follows.
 */
function valueLines(
  { expected, actual, error, generated, message = '' }: ReportScenario,
  paint: Paint,
): readonly string[] {
  if (expected === undefined || actual === undefined) {
    if (generated === undefined) return excerpt(message, mostMessageLines);
    const what = headline(message);
    return error === undefined || what.includes(error) ? [what] : [what, error];
  }
  const said = message === observedAnother(expected, actual) ? [] : excerpt(message, mostMessageLines);
  if (!`${expected}${actual}`.includes('\n'))
    return [...said, `expected  ${paint('green', expected)}`, `actual    ${paint('red', actual)}`];
  const { hunks } = structuredPatch('', '', `${expected}\n`, `${actual}\n`, '', '', { context: 2 });
  const lines = hunks.flatMap(({ lines: changed }) => changed);
  return excerpt(lines.join('\n'), mostDifferenceLines).map((line) =>
    line.startsWith('-') ? paint('green', line) : line.startsWith('+') ? paint('red', line) : line,
  );
}

/** The generated code that a tool points at: its place, then its lines with their numbers. */
function generatedLinesOf({ generated }: ReportScenario, paint: Paint): readonly string[] {
  if (generated === undefined) return [];
  const { file, line, first, lines } = generated;
  const width = String(first + lines.length - 1).length;
  return [
    paint('dim', `${file}:${line}`),
    ...lines.map((text, index) => {
      const number = first + index;
      const shown = `${number === line ? '>' : ' '} ${String(number).padStart(width)}  ${text}`.trimEnd();
      return number === line ? paint('red', shown) : shown;
    }),
  ];
}
