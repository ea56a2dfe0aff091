// Several runs side by side: a row for each rule, a column for each subject; a rule opens to its scenarios.

import { useEffect, useMemo, useState } from 'preact/hooks';
import { headline } from '../../verdict/render';
import { isRed } from '../../verdict/verdict';
import { counted } from '../counted';
import type {
  ComparedResult,
  ComparedRun,
  ComparedScenario,
  ComparisonData,
  Disagreement,
  ReportRule,
} from '../report-data';
import { Prose, Verdict } from './parts';

const classes: Readonly<
  Record<Disagreement, { readonly name: string; readonly many?: string; readonly meaning: string }>
> = {
  differs: { name: 'differs', many: 'differ', meaning: 'one run passes, another fails without a documented reason' },
  documented: { name: 'documented', meaning: 'a baseline gives the reason for every failure' },
  suspect: { name: 'suite suspect', meaning: 'only the first run passes: the suite, or that subject, may be wrong' },
};
const kinds = Object.keys(classes) as readonly Disagreement[];

/** What is shown. All of it is in the address: `#show=all&class=differs&text=enum`. */
interface View {
  /** Whether rules without a difference are shown, too. */
  readonly all: boolean;
  readonly kind: Disagreement | '';
  readonly text: string;
}

function viewOf(hash: string): View {
  const words = new URLSearchParams(hash.replace(/^#/, ''));
  const kind = kinds.find((name) => name === words.get('class')) ?? '';
  return { all: words.get('show') === 'all', kind, text: words.get('text') ?? '' };
}

function hashOf({ all, kind, text }: View): string {
  const words = Object.entries({ show: all ? 'all' : '', class: kind, text }).filter(([, value]) => value !== '');
  return `#${new URLSearchParams(words)}`;
}

export function ComparisonPage({ data }: { data: ComparisonData }) {
  const [view, setView] = useState(() => viewOf(location.hash));
  useEffect(() => {
    document.title = `${data.runs.map(({ name }) => name).join(' · ')} · Touchstone`;
    const follow = () => setView(viewOf(location.hash));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [data]);
  const show = (part: Partial<View>) => {
    const next = { ...view, ...part };
    history.replaceState(null, '', hashOf(next));
    setView(next);
  };
  const rows = useMemo(() => rowsOf(data), [data]);
  const shown = rows.filter((row) => isShown(row, view));
  return (
    <main id="main">
      <h1>{data.runs.map(({ name }) => name).join(', ')}</h1>
      <Runs runs={data.runs} />
      <Classes data={data} />
      <Filters view={view} show={show} />
      <p role="status">
        {counted(shown.length, 'rule')} of {rows.length.toLocaleString('en')}
        {!view.all && shown.length === 0 && view.text === '' && ': the runs agree on every scenario'}
      </p>
      {shown.length > 0 && <Table data={data} rows={shown} kind={view.kind} />}
    </main>
  );
}

function Runs({ runs }: { runs: readonly ComparedRun[] }) {
  return (
    <ul class="runs" aria-label="Runs">
      {runs.map(({ name, suite, versions, date, conforms, selection }) => (
        <li key={name} class={conforms ? 'passed' : 'failed'}>
          <strong>{name}</strong> {conforms ? 'conforms' : 'does not conform'}
          {selection && ' on the selected scenarios'}
          <span class="facts">
            <time dateTime={date}>{date.slice(0, 16).replace('T', ' ')} UTC</time>
            {Object.entries({ ...versions, suite }).map(([what, version]) => (
              <span key={what}>
                {what} {version}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** How many scenarios disagree in each way, and what the ways mean. */
function Classes({ data: { scenarios } }: { data: ComparisonData }) {
  return (
    <dl class="classes">
      {kinds.map((kind) => {
        const count = scenarios.filter(({ disagreement }) => disagreement === kind).length;
        return (
          <div key={kind}>
            <dt>
              <strong>{count.toLocaleString('en')}</strong> <Class kind={kind} />
            </dt>
            <dd>{classes[kind].meaning}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function Class({ kind }: { kind: Disagreement }) {
  return <span class={`class ${kind}`}>{classes[kind].name}</span>;
}

function Filters({ view, show }: { view: View; show: (part: Partial<View>) => void }) {
  return (
    <form class="filters" onSubmit={(event) => event.preventDefault()}>
      <label>
        Rules{' '}
        <select
          value={view.all ? 'all' : view.kind}
          onChange={({ currentTarget: { value } }) =>
            show({ all: value === 'all', kind: kinds.find((kind) => kind === value) ?? '' })
          }
        >
          <option value="">with a difference</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {classes[kind].name}
            </option>
          ))}
          <option value="all">all</option>
        </select>
      </label>
      <label>
        Search{' '}
        <input type="search" value={view.text} onInput={({ currentTarget }) => show({ text: currentTarget.value })} />
      </label>
    </form>
  );
}

interface RuleRow {
  readonly rule: ReportRule;
  readonly scenarios: readonly ComparedScenario[];
  readonly differences: readonly ComparedScenario[];
  /** What the search looks at. */
  readonly text: string;
}

function rowsOf({ rules, scenarios }: ComparisonData): RuleRow[] {
  const byRule = new Map<string, ComparedScenario[]>();
  for (const scenario of scenarios) {
    for (const rule of scenario.rules) {
      const known = byRule.get(rule);
      if (known) known.push(scenario);
      else byRule.set(rule, [scenario]);
    }
  }
  return rules.flatMap((rule) => {
    const own = byRule.get(rule.id);
    if (!own) return [];
    const differences = own.filter(({ disagreement }) => disagreement !== undefined);
    const text = [rule.id, rule.sentence, ...differences.map(({ id }) => id)].join('\n').toLowerCase();
    return [{ rule, scenarios: own, differences, text }];
  });
}

function isShown({ differences, text }: RuleRow, { all, kind, text: wanted }: View): boolean {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return (
    (all || differences.some(({ disagreement }) => kind === '' || disagreement === kind)) &&
    words.every((word) => text.includes(word))
  );
}

function Table({ data, rows, kind }: { data: ComparisonData; rows: readonly RuleRow[]; kind: View['kind'] }) {
  return (
    <table class="compared">
      <caption class="hidden">How the scenarios of each rule ended in each run</caption>
      <thead>
        <tr>
          <th scope="col">Rule</th>
          {data.runs.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.rule.id} data={data} row={row} kind={kind} />
        ))}
      </tbody>
    </table>
  );
}

function Row({
  data,
  row: { rule, scenarios, differences },
  kind,
}: {
  data: ComparisonData;
  row: RuleRow;
  kind: View['kind'];
}) {
  const [open, setOpen] = useState(false);
  const listed = differences.filter(({ disagreement }) => kind === '' || disagreement === kind);
  return (
    <>
      <tr>
        <th scope="row">
          {listed.length > 0 ? (
            <button type="button" class="id" aria-expanded={open} onClick={() => setOpen(!open)}>
              {rule.id}
            </button>
          ) : (
            <span class="id">{rule.id}</span>
          )}
          {kinds.map((name) => {
            const count = listed.filter(({ disagreement }) => disagreement === name).length;
            return (
              count > 0 && (
                <span key={name} class={`class ${name}`}>
                  {count} {count === 1 ? classes[name].name : (classes[name].many ?? classes[name].name)}
                </span>
              )
            );
          })}
          <span class="sentence">
            <Prose text={rule.sentence} />
          </span>
        </th>
        {data.runs.map(({ name }, position) => (
          <td key={name} data-run={name}>
            <Tally results={scenarios.map(({ results }) => results[position] ?? null)} />
          </td>
        ))}
      </tr>
      {open && listed.map((scenario) => <Difference key={scenario.id} data={data} scenario={scenario} />)}
    </>
  );
}

/** One scenario on which the runs disagree. */
function Difference({
  data,
  scenario: { id, results, disagreement },
}: {
  data: ComparisonData;
  scenario: ComparedScenario;
}) {
  return (
    <tr class="difference-row">
      <th scope="row">
        {disagreement && <Class kind={disagreement} />} {id.slice(id.indexOf('/') + 1)}
      </th>
      {data.runs.map(({ name }, position) => {
        const result = results[position];
        return (
          <td key={name} data-run={name}>
            {result ? <Result result={result} /> : <span class="verdict">not run</span>}
          </td>
        );
      })}
    </tr>
  );
}

function Result({ result: { verdict, reason, message } }: { result: ComparedResult }) {
  return (
    <>
      <Verdict verdict={verdict} />
      {reason !== undefined && (
        <span class="reason">
          <Prose text={reason} />
        </span>
      )}
      {reason === undefined && message !== undefined && <span class="why">{headline(message)}</span>}
    </>
  );
}

/** How one run's scenarios of a rule ended. */
function Tally({ results }: { results: readonly (ComparedResult | null)[] }) {
  const judged = results.flatMap((result) => (result && result.verdict !== 'not-applicable' ? [result.verdict] : []));
  if (judged.length === 0)
    return results.some((result) => result !== null) ? (
      <Verdict verdict="not-applicable" />
    ) : (
      <span class="verdict">not run</span>
    );
  const red = judged.filter(isRed).length;
  const expected = judged.filter((verdict) => verdict === 'expected').length;
  const [tone, failed] = red > 0 ? (['failed', red + expected] as const) : (['expected', expected] as const);
  if (failed === 0)
    return (
      <span class="verdict passed">
        <span aria-hidden="true">✓</span> {judged.length} passed
      </span>
    );
  return (
    <span class={`verdict ${tone}`}>
      <span aria-hidden="true">{tone === 'failed' ? '✗' : '≈'}</span> {failed} of {judged.length} fail
    </span>
  );
}
