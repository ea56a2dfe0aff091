// Several runs side by side: a row for each rule, a column for each subject; a rule opens to its scenarios.

import { useEffect, useMemo, useState } from 'preact/hooks';
import { headline } from '../../verdict/render';
import { isRed } from '../../verdict/verdict';
import type { ComparedResult, ComparedScenario, ComparisonData, Disagreement, ReportRule } from '../report-data';
import { Prose, Verdict } from './parts';

const classes: Readonly<Record<Disagreement, string>> = {
  differs: 'differs',
  documented: 'documented',
  suspect: 'suite suspect',
};

interface View {
  readonly all: boolean;
  readonly text: string;
}

/** The view that the address names: `#all&text=enum`. */
function viewOf(hash: string): View {
  const words = new URLSearchParams(hash.replace(/^#/, ''));
  return { all: words.has('all'), text: words.get('text') ?? '' };
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
    const { all, text } = { ...view, ...part };
    const words = new URLSearchParams([...(all ? [['all', '']] : []), ...(text === '' ? [] : [['text', text]])]);
    history.replaceState(null, '', `#${words}`);
    setView({ all, text });
  };
  const rows = useMemo(() => rowsOf(data), [data]);
  const shown = rows.filter(
    ({ rule, differences }) =>
      (view.all || differences.length > 0) &&
      `${rule.id}\n${rule.sentence}`.toLowerCase().includes(view.text.toLowerCase()),
  );
  const counts = (['differs', 'documented', 'suspect'] as const).map(
    (kind) => [kind, data.scenarios.filter(({ disagreement }) => disagreement === kind).length] as const,
  );
  return (
    <main id="main">
      <h1>{data.runs.map(({ name }) => name).join(', ')}</h1>
      <p class="facts">
        <span>{data.scenarios.length.toLocaleString('en')} scenarios</span>
        {counts.map(([kind, count]) => (
          <span key={kind}>
            <strong>{count}</strong> {classes[kind]}
          </span>
        ))}
      </p>
      <form class="filters" onSubmit={(event) => event.preventDefault()}>
        <label>
          Rule{' '}
          <input type="search" value={view.text} onInput={({ currentTarget }) => show({ text: currentTarget.value })} />
        </label>
        <label>
          <input
            type="checkbox"
            checked={view.all}
            onChange={({ currentTarget }) => show({ all: currentTarget.checked })}
          />{' '}
          Rules without a difference, too
        </label>
      </form>
      <p role="status">{shown.length} rules</p>
      <div class="compared">
        <table>
          <thead>
            <tr>
              <th scope="col">Rule</th>
              {data.runs.map(({ name, suite }) => (
                <th key={name} scope="col" title={`Suite ${suite}`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.rule.id} data={data} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </main>
  );
}

interface RuleRow {
  readonly rule: ReportRule;
  readonly scenarios: readonly ComparedScenario[];
  readonly differences: readonly ComparedScenario[];
}

function rowsOf({ rules, scenarios }: ComparisonData): RuleRow[] {
  return rules
    .map((rule) => {
      const own = scenarios.filter((scenario) => scenario.rules.includes(rule.id));
      return { rule, scenarios: own, differences: own.filter(({ disagreement }) => disagreement !== undefined) };
    })
    .filter((row) => row.scenarios.length > 0);
}

function Row({ data, row: { rule, scenarios, differences } }: { data: ComparisonData; row: RuleRow }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <tr>
        <th scope="row">
          <button type="button" aria-expanded={open} onClick={() => setOpen(!open)} disabled={differences.length === 0}>
            {rule.id}
          </button>
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
      {open &&
        differences.map((scenario) => (
          <tr key={scenario.id} class="difference-row">
            <th scope="row">
              <span class="level">{classes[scenario.disagreement!]}</span>{' '}
              {scenario.id.slice(scenario.id.indexOf('/') + 1)}
            </th>
            {scenario.results.map((result, position) => (
              <td key={data.runs[position]?.name} data-run={data.runs[position]?.name}>
                {result ? (
                  <>
                    <Verdict verdict={result.verdict} />
                    <span class="why">
                      {result.reason === undefined ? headline(result.message ?? '') : <Prose text={result.reason} />}
                    </span>
                  </>
                ) : (
                  'not run'
                )}
              </td>
            ))}
          </tr>
        ))}
    </>
  );
}

/** How one run's scenarios of a rule ended. */
function Tally({ results }: { results: readonly (ComparedResult | null)[] }) {
  const judged = results.flatMap((result) => (result && result.verdict !== 'not-applicable' ? [result.verdict] : []));
  if (judged.length === 0) return <Verdict verdict="not-applicable" />;
  const red = judged.filter(isRed).length;
  const expected = judged.filter((verdict) => verdict === 'expected').length;
  const [tone, failed] = red > 0 ? (['failed', red + expected] as const) : (['expected', expected] as const);
  if (failed === 0) return <span class="verdict passed">✓ {judged.length}</span>;
  return (
    <span class={`verdict ${tone}`}>
      {tone === 'failed' ? '✗' : '≈'} {failed} of {judged.length} fail
    </span>
  );
}
