// Small parts that several pages use.

import type { ComponentChildren } from 'preact';
import { headline, titleOf } from '../../verdict/render';
import { isRed, type Verdict as ScenarioVerdict } from '../../verdict/verdict';
import type { ReportScenario } from '../report-data';
import { hashOf } from './address';
import { type RuleResult, statusNames } from './data';

/** A verdict as a sign and a word. The sign tells it without colour, too. */
export function Verdict({ verdict }: { verdict: ScenarioVerdict }) {
  const tone = isRed(verdict) ? 'failed' : verdict;
  return (
    <span class={`verdict ${tone}`}>
      <span aria-hidden="true">{signs[tone]}</span> {titleOf(verdict)}
    </span>
  );
}

const signs: Readonly<Record<string, string>> = {
  passed: '✓',
  failed: '✗',
  expected: '≈',
  'not-applicable': '–',
  untested: '·',
};

/** A rule as one square, which links to it. */
export function RuleSquare({ rule }: { rule: RuleResult }) {
  const what = `${rule.id}: ${statusNames[rule.status]}`;
  return (
    <a class={`square ${rule.status}`} href={hashOf({ page: 'rule', id: rule.id })} title={`${what}\n${rule.sentence}`}>
      <span class="hidden">{what}</span>
      <span aria-hidden="true">{rule.status === 'passed' ? '' : signs[rule.status]}</span>
    </a>
  );
}

/** A sentence in which `code` is set as code. */
export function Prose({ text }: { text: string }) {
  return (
    <>{text.split('`').map((part, position) => (position % 2 === 1 ? <code key={position}>{part}</code> : part))}</>
  );
}

/** A scenario in a list: its verdict, its name, and why it failed in one line. */
export function ScenarioLine({ scenario, rule }: { scenario: ReportScenario; rule?: string }) {
  const { id, verdict, message } = scenario;
  const shown = rule !== undefined && id.startsWith(`${rule}/`) ? id.slice(rule.length + 1) : id;
  return (
    <li class="scenario-line">
      <Verdict verdict={verdict} />
      <span class="what">
        <a href={hashOf({ page: 'scenario', id })}>{shown}</a>
        {message !== undefined && verdict !== 'not-applicable' && <span class="why">{headline(message)}</span>}
      </span>
    </li>
  );
}

/** A text to be copied, with the button that does it. */
export function Command({ text }: { text: string }) {
  return (
    <p class="command">
      <code>{text}</code>
      <button type="button" onClick={() => void navigator.clipboard?.writeText(text)}>
        Copy
      </button>
    </p>
  );
}

/** What is folded until somebody wants it. */
export function Folded({ title, open, children }: { title: string; open?: boolean; children: ComponentChildren }) {
  return (
    <details open={open === true}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
