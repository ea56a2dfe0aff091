// `explain RULE`: a rule, its scenarios, and their last verdicts.

import { commandLine } from '../../support/project';
import type { Catalogue, Level } from './catalogue';
import type { History } from './history';
import type { IdentifiedScenario } from './identity';
import { headline, titleOf } from './render';

const levels: Readonly<Record<Level, string>> = {
  must: 'must: every implementation is held to it',
  choice: 'choice: the document is silent; no other implementation fails because of it',
  undefined: 'undefined: no scenario may depend on it',
};

/**
 * The text that explains a rule. Pure.
 *
 * @param id the rule's id
 * @param scenarios all scenarios of the suite
 * @param histories the last verdicts of each subject
 * @throws UsageError that suggests similar ids if there is no such rule
 */
export function explain(
  id: string,
  catalogue: Catalogue,
  scenarios: readonly IdentifiedScenario[],
  histories: readonly History[],
): string {
  const { level, rule } = catalogue.require(id);
  const ofRule = scenarios.filter(({ rules }) => rules.includes(id));
  const lines = [id, `  ${rule}`, `  ${levels[level]}`, ''];
  if (ofRule.length === 0) lines.push('This rule has no scenario.');
  for (const scenario of ofRule) {
    lines.push(scenario.id, `  ${scenario.location}`);
    for (const history of histories) lines.push(...lastVerdict(history, scenario.id));
  }
  if (histories.length === 0 && ofRule.length > 0) {
    lines.push('', `No verdicts are known yet. Run: ${commandLine('--rule', id)}`);
  }
  return `${lines.join('\n')}\n`;
}

function lastVerdict({ subject, scenarios }: History, id: string): string[] {
  const last = scenarios[id];
  if (last === undefined) return [`  ${subject}: not run yet`];
  const when = last.at.slice(0, 16).replace('T', ' ');
  const why = last.message === undefined ? '' : `: ${headline(last.message)}`;
  return [`  ${subject}: ${titleOf(last.verdict)} (${when} UTC)${why}`];
}
