// docs/rules.md: every rule of both documents, with links to its scenarios. Pure.

import {
  type Catalogue,
  type CatalogueRule,
  columnOfRule,
  type Level,
  sectionOf,
} from '../../harness/verdict/catalogue';
import type { IdentifiedScenario } from '../../harness/verdict/identity';
import { groupBy } from '../../support/group-by';
import { type Column, documents } from './sentence-index';

const headings: Readonly<Record<string, string>> = {
  cpp: 'The C++ generated from a schema',
  ide: 'The plugin API of a browser test IDE',
};

/** The line for a rule without scenarios. */
const withoutScenario: Readonly<Record<Level, string>> = {
  must: 'No scenario yet.',
  choice: 'No scenario yet.',
  undefined: 'No scenario may depend on it.',
};

/**
 * The page's text.
 *
 * @param scenarios all scenarios of the suite, ordered by file and line, with locations relative to the project
 */
export function rulesPage(catalogue: Catalogue, scenarios: readonly IdentifiedScenario[]): string {
  const byRule = groupBy(
    scenarios.flatMap((scenario) => scenario.rules.map((rule) => ({ rule, scenario }))),
    ({ rule }) => rule,
  );
  const ofRule = ({ id }: CatalogueRule) => (byRule.get(id) ?? []).map(({ scenario }) => scenario);
  const out = [
    '<!-- Written by `npm run docs`. -->',
    '',
    '# Rules',
    '',
    'Every rule of both documents, by section, with its scenarios. A `must` rule holds for every implementation. A `choice`',
    'rule describes the reference where the document is silent; other implementations may differ. What is `undefined` may',
    'change at any time. A quotation shows which sentence of the document a rule rests on.',
  ];
  for (const [column, rules] of groupBy(catalogue.rules, ({ id }) => id.split('.')[0]!)) {
    out.push('', `## ${headings[column] ?? column}`);
    for (const [section, ofSection] of groupBy(rules, ({ id }) => sectionOf(id))) {
      out.push('', `### ${section}`);
      for (const rule of ofSection) out.push('', ...ruleLines(rule, ofRule(rule)));
    }
  }
  return `${out.join('\n')}\n`;
}

function ruleLines(rule: CatalogueRule, scenarios: readonly IdentifiedScenario[]): string[] {
  const lines = [`**\`${rule.id}\`** (${rule.level}): ${rule.rule}`, ...sourceLines(rule), ''];
  if (scenarios.length === 0) return [...lines, withoutScenario[rule.level]];
  // The rows of an outline share its line, and so one link.
  const written = groupBy(scenarios, ({ location, written }) => `${fileOf(location)}#L${written.line}`);
  for (const [place, rows] of written) {
    const count = rows.length === 1 ? '' : ` (${rows.length} rows)`;
    lines.push(`- [${escaped(rows[0]!.written.name)}](../${place})${count}`);
  }
  return lines;
}

/** A rule's places in its document, below its line. */
function sourceLines({ id, sources = [] }: CatalogueRule): string[] {
  if (sources.length === 0) return [];
  const title = documents[columnOfRule(id) as Column]?.title ?? columnOfRule(id);
  return [
    '',
    ...sources.map(({ key, quote, section }, index) => {
      const named = key === undefined ? '' : `\`@source.${key}\`: `;
      const end = index + 1 === sources.length ? '' : '\\';
      return `> ${named}“${escaped(quote)}” (${title}, ${escaped(section)})${end}`;
    }),
  ];
}

function fileOf(location: string): string {
  return location.slice(0, location.lastIndexOf(':'));
}

/** A scenario's name, or words of a document, as text of Markdown. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&');
}
