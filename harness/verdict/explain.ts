// `explain RULE`: a rule, the scenarios that are its evidence, and what they last came to.

import type { Catalogue, Level } from './catalogue';
import type { History } from './history';
import type { IdentifiedScenario } from './identity';
import { headline, titleOf } from './render';

const levels: Readonly<Record<Level, string>> = {
  must: 'must: every implementation is held to it',
  choice: 'choice: the document is silent, and no other implementation is failed for it',
  undefined: 'undefined: no scenario may depend on it',
};

/**
 * The text that explains a rule. Pure.
 *
 * @param id the rule's id
 * @param scenarios all scenarios of the suite
 * @param histories the last verdicts, a subject each
 * @throws UsageError that names the nearest ids when there is no such rule
 */
export function explain(
  id: string,
  catalogue: Catalogue,
  scenarios: readonly IdentifiedScenario[],
  histories: readonly History[],
): string {
  const { level, rule } = catalogue.require(id);
  const evidence = scenarios.filter(({ rules }) => rules.includes(id));
  const lines = [id, `  ${rule}`, `  ${levels[level]}`, ''];
  if (evidence.length === 0) lines.push('No scenario shows this rule.');
  for (const scenario of evidence) {
    lines.push(scenario.id, `  ${scenario.location}`);
    for (const history of histories) lines.push(...lastVerdict(history, scenario.id));
  }
  if (histories.length === 0 && evidence.length > 0) {
    lines.push('', `No verdicts are known yet. Run: npm run conformance -- --rule ${id}`);
  }
  return `${lines.join('\n')}\n`;
}

function lastVerdict({ subject, scenarios }: History, id: string): string[] {
  const last = scenarios[id];
  if (last === undefined) return [`  ${subject}: has not run`];
  const when = last.at.slice(0, 16).replace('T', ' ');
  const why = last.message === undefined ? '' : `: ${headline(last.message)}`;
  return [`  ${subject}: ${titleOf(last.verdict)} (${when} UTC)${why}`];
}
