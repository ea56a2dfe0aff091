// docs/rules.md: every rule of both documents, with links to its scenarios. Pure.

import type { Catalogue, CatalogueRule, Level } from '../../harness/verdict/catalogue';
import type { IdentifiedScenario } from '../../harness/verdict/identity';

const headings: Readonly<Record<string, string>> = {
  cpp: 'The C++ generated from a schema',
  ide: 'The plugin API of a browser test IDE',
};

/** What a rule without a scenario has instead. */
const withoutScenario: Readonly<Record<Level, string>> = {
  must: 'No scenario yet.',
  choice: 'No scenario yet.',
  undefined: 'No scenario may depend on it.',
};

/**
 * The page's text.
 *
 * @param scenarios all scenarios of the suite, in the order of files and lines; their locations are relative to the project
 */
export function rulesPage(catalogue: Catalogue, scenarios: readonly IdentifiedScenario[]): string {
  const byRule = grouped(
    scenarios.flatMap((scenario) => scenario.rules.map((rule) => ({ rule, scenario }))),
    ({ rule }) => rule,
  );
  const ofRule = ({ id }: CatalogueRule) => (byRule.get(id) ?? []).map(({ scenario }) => scenario);
  const out = [
    '<!-- Written by `npm run docs`. -->',
    '',
    '# Rules',
    '',
    'Every rule of both documents, by section, with its scenarios. `must` rules hold for every implementation; at a `choice` the',
    'document is silent and no other implementation fails; what is `undefined` nobody may rely on.',
  ];
  for (const [column, rules] of grouped(catalogue.rules, ({ id }) => id.split('.')[0]!)) {
    out.push('', `## ${headings[column] ?? column}`);
    for (const [section, ofSection] of grouped(rules, sectionOf)) {
      out.push('', `### ${section}`);
      for (const rule of ofSection) out.push('', ...ruleLines(rule, ofRule(rule)));
    }
  }
  return `${out.join('\n')}\n`;
}

/** Values by a key of theirs, in the order in which the keys come first. */
function grouped<Value>(values: readonly Value[], keyOf: (value: Value) => string): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}

/** `cpp.oneof.set` -> `cpp.oneof`. */
function sectionOf({ id }: CatalogueRule): string {
  return id.slice(0, id.lastIndexOf('.'));
}

function ruleLines(rule: CatalogueRule, scenarios: readonly IdentifiedScenario[]): string[] {
  const lines = [`**\`${rule.id}\`** (${rule.level}): ${rule.rule}`, ''];
  if (scenarios.length === 0) return [...lines, withoutScenario[rule.level]];
  // Rows of one outline stand together: they share its line.
  const written = grouped(scenarios, ({ location, written }) => `${fileOf(location)}#L${written.line}`);
  for (const [place, rows] of written) {
    const count = rows.length === 1 ? '' : ` (${rows.length} rows)`;
    lines.push(`- [${escaped(rows[0]!.written.name)}](../${place})${count}`);
  }
  return lines;
}

function fileOf(location: string): string {
  return location.slice(0, location.lastIndexOf(':'));
}

/** A scenario's name as the text of a Markdown link. */
function escaped(name: string): string {
  return name.replace(/[\\`*_[\]<>]/g, '\\$&');
}
