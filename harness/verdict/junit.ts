// The run as JUnit XML, which CI systems read: a test suite for each rule, a test case for each scenario. Pure.

import type { Judgement } from './judge';
import { causeTitle, headline, titleOf } from './render';
import { isRed, type JudgedScenario } from './verdict';

/**
 * The text of junit.xml. A test case has its rule as class name, the scenario's id as name, and its place as file and
 * line. Failures that the baseline expects and scenarios that are not applicable are skipped, each with its reason.
 */
export function junit(judgement: Judgement, subject: string): string {
  const suites = new Map<string, JudgedScenario[]>();
  for (const scenario of judgement.scenarios) {
    const rule = scenario.rules[0] ?? '';
    suites.set(rule, [...(suites.get(rule) ?? []), scenario]);
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escaped(subject)}" ${countsOf(judgement.scenarios)}>`,
    ...[...suites].flatMap(([rule, scenarios]) => [
      `  <testsuite name="${escaped(rule)}" ${countsOf(scenarios)}>`,
      ...scenarios.map(testCase),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}

function countsOf(scenarios: readonly JudgedScenario[]): string {
  const failures = scenarios.filter(({ verdict }) => isRed(verdict)).length;
  const skipped = scenarios.filter(({ verdict }) => verdict === 'expected' || verdict === 'not-applicable').length;
  const milliseconds = scenarios.reduce((sum, { durationMs }) => sum + durationMs, 0);
  return `tests="${scenarios.length}" failures="${failures}" skipped="${skipped}" time="${seconds(milliseconds)}"`;
}

function testCase(scenario: JudgedScenario): string {
  const { id, rules, location, durationMs } = scenario;
  const at = location.lastIndexOf(':');
  const place = `file="${escaped(location.slice(0, at))}" line="${location.slice(at + 1)}"`;
  const open = `    <testcase classname="${escaped(rules[0] ?? '')}" name="${escaped(id)}" ${place} time="${seconds(durationMs)}"`;
  const result = resultOf(scenario);
  return result === '' ? `${open}/>` : `${open}>${result}</testcase>`;
}

function resultOf({ verdict, cause, message = '', entry }: JudgedScenario): string {
  if (verdict === 'passed') return '';
  if (verdict === 'not-applicable') return `<skipped message="${escaped(`Not applicable: ${message}`)}"/>`;
  if (verdict === 'expected')
    return `<skipped message="${escaped(`Expected failure: ${entry?.reason ?? ''}`)}">${escaped(message)}</skipped>`;
  const type = verdict === 'failed' && cause ? causeTitle(cause) : titleOf(verdict);
  return `<failure type="${escaped(type)}" message="${escaped(headline(message))}">${escaped(message)}</failure>`;
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // An attribute keeps these only as references.
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

/** Text for XML 1.0, as content and as an attribute. Characters that XML does not have are shown as `\x1b`. */
function escaped(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has none of them
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, (character) => {
        return `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
      })
      .replace(/\p{Surrogate}/gu, '\ufffd')
      .replace(/[&<>"\n\r\t]/g, (character) => references[character] ?? character)
  );
}
