// The first page: what was judged, whether it conforms, why not, and every rule as a square.

import { headline } from '../../verdict/render';
import { isRed } from '../../verdict/verdict';
import { counted } from '../counted';
import type { ReportGroup } from '../report-data';
import { hashOf, noFilter } from './address';
import { type Report, type RuleStatus, type Section, statusNames } from './data';
import { Prose, RuleSquare } from './parts';
import { Reached } from './speed-page';
import { Trend } from './trend';

export function Overview({ report }: { report: Report }) {
  return (
    <>
      <Heading report={report} />
      <Problems report={report} />
      <Counts report={report} />
      <Rules report={report} />
      <Speed report={report} />
      <Trend runs={report.trend ?? []} />
    </>
  );
}

function Heading({ report }: { report: Report }) {
  const { subject, conforms, date, elapsedMs, versions, selection } = report;
  const red = report.scenarios.filter(({ verdict }) => isRed(verdict)).length;
  const when = new Date(date);
  return (
    <section class={`result ${conforms ? 'passed' : 'failed'}`}>
      <h1>
        {subject} {conforms ? 'conforms' : 'does not conform'}
        {selection && <small> on the selected scenarios</small>}
      </h1>
      <p>
        {conforms
          ? `All ${report.scenarios.length.toLocaleString('en')} scenarios ended as they should.`
          : `${counted(red, 'scenario')} of ${report.scenarios.length.toLocaleString('en')} ${red === 1 ? 'is' : 'are'} red` +
            (report.groups.length > 0 ? `, with ${counted(report.groups.length, 'cause')}.` : '.')}
      </p>
      <p class="facts">
        <time dateTime={date}>{when.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>
        <span>{(elapsedMs / 1000).toFixed(1)} s</span>
        {Object.entries(versions).map(([name, version]) => (
          <span key={name}>
            {name} {version}
          </span>
        ))}
      </p>
    </section>
  );
}

function Problems({ report }: { report: Report }) {
  const { groups, otherProblems } = report;
  if (groups.length === 0 && otherProblems.length === 0) return null;
  return (
    <section aria-labelledby="causes">
      <h2 id="causes">Failures by cause</h2>
      <ol class="groups">
        {groups.map((group) => (
          <Group key={group.scenarios[0]} report={report} group={group} />
        ))}
        {otherProblems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ol>
    </section>
  );
}

/** How many rules a group names before it counts the rest. */
const mostRules = 4;

function Group({ report, group: { title, kind, rules, scenarios } }: { report: Report; group: ReportGroup }) {
  const [first] = scenarios;
  const example = report.scenarioById.get(first ?? '');
  const [rule] = rules;
  return (
    <li>
      <p class="cause">
        <span class="kind">{kind.replaceAll('-', ' ')}</span> {headline(title)}
      </p>
      {rule !== undefined && (
        <p>
          <a href={hashOf({ page: 'rule', id: rule })}>{rule}</a>{' '}
          <Prose text={report.ruleById.get(rule)?.sentence ?? ''} />
        </p>
      )}
      <p class="facts">
        <span>
          {counted(scenarios.length, 'scenario')} of {counted(rules.length, 'rule')}
        </span>
        {example && <a href={hashOf({ page: 'scenario', id: example.id })}>the first in full</a>}
        {rules.length > 1 && (
          <span>
            also{' '}
            {rules.slice(1, mostRules).map((id, position) => (
              <>
                {position > 0 && ', '}
                <a key={id} href={hashOf({ page: 'rule', id })}>
                  {id}
                </a>
              </>
            ))}
            {rules.length > mostRules && ` and ${rules.length - mostRules} more`}
          </span>
        )}
      </p>
    </li>
  );
}

const shownStatuses: readonly RuleStatus[] = ['passed', 'failed', 'expected', 'not-applicable', 'untested'];

function Counts({ report }: { report: Report }) {
  const rules = [...report.ruleById.values()];
  const links: Partial<Record<RuleStatus, string>> = {
    passed: 'passed',
    failed: 'red',
    expected: 'expected',
    'not-applicable': 'not-applicable',
  };
  return (
    <section aria-labelledby="counts">
      <h2 id="counts">Rules</h2>
      <ul class="counts">
        {shownStatuses.map((status) => {
          const count = rules.filter((rule) => rule.status === status).length;
          if (count === 0 && status !== 'failed') return null;
          const verdict = links[status];
          return (
            <li key={status} class={status}>
              <span class={`swatch ${status}`} aria-hidden="true" />
              <strong>{count}</strong>{' '}
              {verdict === undefined ? (
                statusNames[status]
              ) : (
                <a href={hashOf({ page: 'search', filter: { ...noFilter, verdict } })}>{statusNames[status]}</a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Whether a section is shown: in a run of selected scenarios only those of which a rule has run. */
function wasRun({ selection }: Report, { rules }: Section): boolean {
  return !selection || rules.some(({ status }) => status !== 'untested');
}

function Rules({ report }: { report: Report }) {
  return (
    <div class="documents">
      {report.documents
        .filter(({ sections }) => sections.some((section) => wasRun(report, section)))
        .map(({ id, title, sections }) => (
          <section key={id} aria-labelledby={`rules-${id}`}>
            <h2 id={`rules-${id}`}>
              <a href={hashOf({ page: 'document', id })}>{title}</a>
            </h2>
            <dl class="grid">
              {sections
                .filter((section) => wasRun(report, section))
                .map((section) => (
                  <div key={section.id}>
                    <dt>{section.name}</dt>
                    <dd>
                      {section.rules.map((rule) => (
                        <RuleSquare key={rule.id} rule={rule} />
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
    </div>
  );
}

function Speed({ report: { bench } }: { report: Report }) {
  if (!bench) return null;
  return (
    <section aria-labelledby="speed">
      <h2 id="speed">
        <a href={hashOf({ page: 'speed' })}>Speed</a>
      </h2>
      <Reached figures={bench.figures} />
    </section>
  );
}
