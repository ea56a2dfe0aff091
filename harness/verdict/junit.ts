// The run as JUnit XML, which CI systems read: a test suite for each rule, a test case for each scenario. Pure.

import { causeTitle, headline, titleOf } from './render';
import type { VerdictDocument } from './report';
import { isRed } from './verdict';

type Scenario = VerdictDocument['scenarios'][number];

/**
 * The text of junit.xml. A test case has its rule as class name, the scenario's id as name, and its place as file and
 * line. Failures that the baseline expects and scenarios that are not applicable are skipped, each with its reason.
 *
 * @param documents at least one; of several, the names of suites begin with the subject
 */
export function junit(documents: readonly VerdictDocument[]): string {
  const names = documents.map(({ subject }) => subject);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${xmlText(names.join(', '))}" ${countsOf(documents.flatMap(({ scenarios }) => scenarios))}>`,
    ...documents.flatMap((document) => suitesOf(document, documents.length > 1 ? `${document.subject}: ` : '')),
    '</testsuites>',
    '',
  ].join('\n');
}

/** A suite for each rule. */
function suitesOf({ scenarios: all }: VerdictDocument, prefix: string): string[] {
  const suites = new Map<string, Scenario[]>();
  for (const scenario of all) {
    const rule = scenario.rules[0] ?? '';
    const known = suites.get(rule);
    if (known) known.push(scenario);
    else suites.set(rule, [scenario]);
  }
  return [...suites].flatMap(([rule, scenarios]) => [
    `  <testsuite name="${xmlText(prefix + rule)}" ${countsOf(scenarios)}>`,
    ...scenarios.map(testCase),
    '  </testsuite>',
  ]);
}

function countsOf(scenarios: readonly Scenario[]): string {
  const failures = scenarios.filter(({ verdict }) => isRed(verdict)).length;
  const skipped = scenarios.filter(({ verdict }) => verdict === 'expected' || verdict === 'not-applicable').length;
  const milliseconds = scenarios.reduce((sum, { durationMs }) => sum + durationMs, 0);
  return `tests="${scenarios.length}" failures="${failures}" skipped="${skipped}" time="${seconds(milliseconds)}"`;
}

function testCase(scenario: Scenario): string {
  const { id, rules, location, durationMs } = scenario;
  const at = location.lastIndexOf(':');
  const place = `file="${xmlText(location.slice(0, at))}" line="${location.slice(at + 1)}"`;
  const open = `    <testcase classname="${xmlText(rules[0] ?? '')}" name="${xmlText(id)}" ${place} time="${seconds(durationMs)}"`;
  const result = resultOf(scenario);
  return result === '' ? `${open}/>` : `${open}>${result}</testcase>`;
}

function resultOf({ verdict, cause, message = '', reason = '' }: Scenario): string {
  if (verdict === 'passed') return '';
  if (verdict === 'not-applicable') return `<skipped message="${xmlText(`Not applicable: ${message}`)}"/>`;
  if (verdict === 'expected')
    return `<skipped message="${xmlText(`Expected failure: ${reason}`)}">${xmlText(message)}</skipped>`;
  const type = verdict === 'failed' && cause ? causeTitle(cause) : titleOf(verdict);
  return `<failure type="${xmlText(type)}" message="${xmlText(headline(message))}">${xmlText(message)}</failure>`;
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
export function xmlText(text: string): string {
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
