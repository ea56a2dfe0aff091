// The failures of a run as text for a terminal: a cause once, with its first scenario in full. Pure.

import { structuredPatch } from 'diff';
import { excerpt } from '../verdict/render';
import { linesOf } from './page/gherkin';
import type { ReportData, ReportGroup, ReportScenario } from './report-data';

export interface FailureStyle {
  /** Colours a text; the same text where there are no colours. */
  readonly paint: (tone: 'red' | 'green' | 'dim' | 'bold', text: string) => string;
  /** Whether to list every scenario of every cause. */
  readonly all: boolean;
  /** The words that run this command, such as `npm run conformance --`. */
  readonly command: string;
}

/** How many causes are shown, unless all are wanted; the report has the others. */
const mostGroups = 10;
/** How many lines of a message are shown. */
const mostMessageLines = 8;

/** The lines that tell the failures of a run; none if nothing failed. */
export function failureLines(data: ReportData, style: FailureStyle): string[] {
  const shown = style.all ? data.groups : data.groups.slice(0, mostGroups);
  const scenarios = new Map(data.scenarios.map((scenario) => [scenario.id, scenario]));
  const lines = shown.flatMap((group) => [...groupLines(data, group, scenarios, style), '']);
  const hidden = data.groups.length - shown.length;
  if (hidden > 0) lines.push(`… and ${hidden} more ${hidden === 1 ? 'cause' : 'causes'}: --all shows them.`, '');
  return lines;
}

function groupLines(
  data: ReportData,
  { rules, scenarios: ids }: ReportGroup,
  scenarios: ReadonlyMap<string, ReportScenario>,
  { paint, all, command }: FailureStyle,
): string[] {
  const [first, ...others] = ids.flatMap((id) => scenarios.get(id) ?? []);
  if (!first) return [];
  const rule = data.rules.find(({ id }) => id === rules[0]);
  const counted = others.length === 1 ? '1 more scenario' : `${others.length} more scenarios`;
  const ofRules = rules.length > 1 ? ` of ${rules.length} rules (${shortList(rules)})` : '';
  return [
    `${paint('red', 'FAILED')}  ${paint('bold', rule?.id ?? first.id)}  ${rule?.sentence ?? ''}`.trimEnd(),
    `  ${first.id}`,
    ...stepLines(data, first).map((line) => `  ${paint('dim', line)}`),
    ...differenceLines(first, paint).map((line) => `    ${line}`),
    ...(others.length === 0 ? [] : [`  and ${counted}${ofRules} with the same cause${all ? ':' : ''}`]),
    ...(all ? others.map(({ id }) => `    ${id}`) : []),
    `  ${paint('dim', `replay: ${command} replay ${first.id}`)}`,
  ];
}

/** Three rules by their ids, and how many there are besides. */
function shortList(rules: readonly string[]): string {
  const shown = rules.slice(0, 3).join(', ');
  return rules.length > 3 ? `${shown}, …` : shown;
}

/** Where it failed: the step with its values filled in, at its line; else the scenario. */
function stepLines({ features }: ReportData, scenario: ReportScenario): string[] {
  const feature = features[scenario.feature];
  if (!feature) return [];
  if (scenario.failedAt === undefined) return [`${feature.uri}:${scenario.line}`];
  const [step] = linesOf(feature, [scenario.failedAt, scenario.failedAt], scenario.row);
  return [`${feature.uri}:${scenario.failedAt}`, `${step?.keyword} ${step?.text}`.trim()];
}

/** What was expected and what was there: side by side if short, as a difference if either has several lines. */
function differenceLines(
  { expected, actual, message = '' }: ReportScenario,
  paint: FailureStyle['paint'],
): readonly string[] {
  if (expected === undefined || actual === undefined) return excerpt(message, mostMessageLines);
  if (!`${expected}${actual}`.includes('\n'))
    return [`expected  ${paint('green', expected)}`, `actual    ${paint('red', actual)}`];
  const { hunks } = structuredPatch('', '', `${expected}\n`, `${actual}\n`, '', '', { context: 2 });
  const lines = hunks.flatMap(({ lines: changed }) => changed);
  return excerpt(lines.join('\n'), 3 * mostMessageLines).map((line) =>
    line.startsWith('-') ? paint('green', line) : line.startsWith('+') ? paint('red', line) : line,
  );
}
