// docs/comparison.md: the kept verdicts side by side. Pure.

import { type Catalogue, sectionOf } from '../../harness/verdict/catalogue';
import type { IdentifiedScenario } from '../../harness/verdict/identity';
import type { Verdict } from '../../harness/verdict/verdict';
import { type KeptVerdict, protobufVersions, shortName } from './kept-verdicts';

/** How a rule fares: scenarios that pass, that fail as the baseline says, and that do not apply. */
interface Tally {
  passed: number;
  failed: number;
  notApplicable: number;
}

/**
 * The page's text.
 *
 * @param verdicts in the order of the columns
 * @param scenarios the whole suite
 */
export function comparisonPage(
  verdicts: readonly KeptVerdict[],
  catalogue: Catalogue,
  scenarios: readonly IdentifiedScenario[],
): string {
  const tallies = verdicts.map(({ document }) => tallyByRule(document.scenarios));
  const different = catalogue.rules.filter(({ id }) => tallies.some((rules) => (rules.get(id)?.failed ?? 0) > 0));
  const header = verdicts.map(shortName);
  const sections = [...new Set(different.map(({ id }) => sectionOf(id)))];
  return `${[
    '<!-- Written by `npm run docs` from docs/verdicts. -->',
    '',
    '# Comparison',
    '',
    'The same features judge these subjects. Each verdict was made by a real run and is kept in [verdicts](verdicts). A scenario',
    'that a subject fails is a difference from the document; the subject’s baseline in [subjects](../subjects) gives the reason.',
    'What a subject does not claim to support is not applicable to it. `npm run docs -- --keep VERDICT` keeps the verdict of another run.',
    '',
    'The report’s page for the comparison shows each scenario:',
    '`npm run conformance -- compare docs/verdicts/*.json --page comparison`.',
    ...(protobufVersions(verdicts).length > 1
      ? [
          '[Upgrading protobuf](upgrades.md) says what changes for generated C++ from version to version, and what to do.',
        ]
      : []),
    '',
    row(['subject', 'run on', 'pass', 'differ from the document', 'not applicable', 'not judged yet']),
    row(['---', '---', '--:', '--:', '--:', '--:']),
    ...verdicts.map((verdict) => subjectRow(verdict, scenarios)),
    '',
    '## Rules with a difference',
    '',
    `The other ${catalogue.rules.filter(({ level }) => level !== 'undefined').length - different.length} rules are met wherever they apply. ` +
      '`3 of 9` means that 3 of 9 scenarios differ; `–` means that none applies.',
    ...sections.flatMap((section) => [
      '',
      `### ${section}`,
      '',
      row(['rule', ...header]),
      row(['---', ...header.map(() => '---')]),
      ...different
        .filter(({ id }) => sectionOf(id) === section)
        .map(({ id, rule }) => row([`\`${id}\`: ${rule}`, ...tallies.map((rules) => cell(rules.get(id)))])),
    ]),
  ].join('\n')}\n`;
}

function subjectRow(verdict: KeptVerdict, scenarios: readonly IdentifiedScenario[]): string {
  const { document, file } = verdict;
  const { passed, failed, notApplicable } = tally(document.scenarios.map((scenario) => scenario.verdict));
  const name = `[${shortName(verdict)}](${file.replace('docs/', '')})`;
  const judged = new Set(document.scenarios.map(({ id }) => id));
  const missing = scenarios.filter(({ id }) => !judged.has(id)).length;
  const counts = [passed, failed, notApplicable, missing].map((count) => count.toLocaleString('en'));
  return row([name, document.date.slice(0, 10), ...counts]);
}

function tallyByRule(scenarios: KeptVerdict['document']['scenarios']): Map<string, Tally> {
  const verdicts = new Map<string, Verdict[]>();
  for (const { rules, verdict } of scenarios)
    for (const rule of rules) verdicts.set(rule, [...(verdicts.get(rule) ?? []), verdict]);
  return new Map([...verdicts].map(([rule, list]) => [rule, tally(list)]));
}

function tally(verdicts: readonly Verdict[]): Tally {
  const count = (...which: Verdict[]) => verdicts.filter((verdict) => which.includes(verdict)).length;
  const [passed, notApplicable] = [count('passed'), count('not-applicable')];
  return { passed, notApplicable, failed: verdicts.length - passed - notApplicable };
}

function cell(counts: Tally | undefined): string {
  if (counts === undefined || counts.passed + counts.failed === 0) return '–';
  return counts.failed === 0 ? 'met' : `${counts.failed} of ${counts.passed + counts.failed}`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`;
}
