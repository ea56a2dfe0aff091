// A document as a table of contents: section, rule, sentence, and how its scenarios ended.

import { isRed, type Verdict } from '../../verdict/verdict';
import { hashOf } from './address';
import { type Report, type RuleResult, statusNames } from './data';
import { Prose, RuleSquare } from './parts';

export function DocumentPage({ report, id }: { report: Report; id: 'cpp' | 'ide' }) {
  const document = report.documents.find((candidate) => candidate.id === id);
  if (!document) return null;
  return (
    <>
      <h1>{document.title}</h1>
      <nav class="sections" aria-label="Sections">
        {document.sections.map((section) => (
          <a key={section.id} href={`#${section.id}`} onClick={(event) => scrollTo(event, section.id)}>
            {section.name}
          </a>
        ))}
      </nav>
      {document.sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id}>
          <h2 id={section.id}>{section.name}</h2>
          <ul class="rules">
            {section.rules.map((rule) => (
              <RuleLine key={rule.id} rule={rule} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Scrolls without a change of the address, which names the page. */
function scrollTo(event: Event, id: string): void {
  event.preventDefault();
  const target = document.getElementById(id);
  target?.scrollIntoView();
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}

function RuleLine({ rule }: { rule: RuleResult }) {
  return (
    <li>
      <RuleSquare rule={rule} />
      <span class="what">
        <a href={hashOf({ page: 'rule', id: rule.id })}>{rule.id}</a>
        {rule.level !== 'must' && <span class="level">{rule.level}</span>}
        <span class="sentence">
          <Prose text={rule.sentence} />
        </span>
      </span>
      <span class="tally">{tally(rule)}</span>
    </li>
  );
}

/** `24 passed`, `2 failed, 22 passed`. */
function tally({ scenarios, status }: RuleResult): string {
  if (scenarios.length === 0) return statusNames[status];
  const parts: readonly [string, (verdict: Verdict) => boolean][] = [
    ['failed', isRed],
    ['failed as expected', (verdict) => verdict === 'expected'],
    ['passed', (verdict) => verdict === 'passed'],
    ['not applicable', (verdict) => verdict === 'not-applicable'],
  ];
  return parts
    .map(([name, belongs]) => [scenarios.filter(({ verdict }) => belongs(verdict)).length, name] as const)
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count} ${name}`)
    .join(', ');
}
