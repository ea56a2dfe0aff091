// Rules and scenarios by text, verdict and section. The filter stands in the address.

import { useMemo, useState } from 'preact/hooks';
import { titleOf } from '../../verdict/render';
import { isRed } from '../../verdict/verdict';
import { counted } from '../counted';
import { type Filter, hashOf } from './address';
import type { Report } from './data';
import { Prose, RuleSquare, ScenarioLine } from './parts';

/** How many entries a page of results has. */
const pageLength = 100;

const verdictChoices: readonly [value: string, name: string][] = [
  ['', 'Any verdict'],
  ['red', 'Red'],
  ...(['passed', 'expected', 'not-applicable'] as const).map((verdict): [string, string] => [
    verdict,
    capitalized(titleOf(verdict)),
  ]),
];

export function SearchPage({ report, filter }: { report: Report; filter: Filter }) {
  const [pages, setPages] = useState(1);
  const { rules, scenarios } = useMemo(
    () => find(report, filter),
    [report, filter.text, filter.verdict, filter.section],
  );
  const set = (part: Partial<Filter>) => {
    setPages(1);
    location.hash = hashOf({ page: 'search', filter: { ...filter, ...part } });
  };
  const sections = report.documents.flatMap((document) => document.sections.map(({ id }) => id));
  const shown = scenarios.slice(0, pages * pageLength);
  return (
    <>
      <h1>Search</h1>
      <form class="filters" onSubmit={(event) => event.preventDefault()}>
        <label>
          Verdict{' '}
          <select value={filter.verdict} onChange={({ currentTarget }) => set({ verdict: currentTarget.value })}>
            {verdictChoices.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Section{' '}
          <select value={filter.section} onChange={({ currentTarget }) => set({ section: currentTarget.value })}>
            <option value="">All sections</option>
            {sections.map((section) => (
              <option key={section} value={section}>
                {section}
              </option>
            ))}
          </select>
        </label>
      </form>
      <p role="status">
        {counted(rules.length, 'rule')}, {counted(scenarios.length, 'scenario')}
      </p>
      {rules.length > 0 && (
        <ul class="rules">
          {rules.slice(0, pages * pageLength).map((rule) => (
            <li key={rule.id}>
              <RuleSquare rule={rule} />
              <span class="what">
                <a href={hashOf({ page: 'rule', id: rule.id })}>{rule.id}</a>
                <span class="sentence">
                  <Prose text={rule.sentence} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <ul class="scenarios">
        {shown.map((scenario) => (
          <ScenarioLine key={scenario.id} scenario={scenario} />
        ))}
      </ul>
      {shown.length < scenarios.length && (
        <button type="button" onClick={() => setPages(pages + 1)}>
          Show {Math.min(pageLength, scenarios.length - shown.length)} more
        </button>
      )}
    </>
  );
}

/** What passes a filter: every word of the text must stand in the id, the name or the message. */
function find(report: Report, { text, verdict, section }: Filter) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (...texts: readonly (string | undefined)[]): boolean => {
    const all = texts.join('\n').toLowerCase();
    return words.every((word) => all.includes(word));
  };
  const inSection = (id: string): boolean => section === '' || id.startsWith(`${section}.`);
  const scenarios = report.scenarios.filter(
    (scenario) =>
      inSection(scenario.id) &&
      (verdict === '' || (verdict === 'red' ? isRed(scenario.verdict) : scenario.verdict === verdict)) &&
      has(scenario.id, scenario.name, scenario.message),
  );
  const status = verdict === 'red' ? 'failed' : verdict;
  const rules = [...report.ruleById.values()].filter(
    (rule) => inSection(rule.id) && (status === '' || rule.status === status) && has(rule.id, rule.sentence),
  );
  return { rules, scenarios };
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
