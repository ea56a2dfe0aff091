// One scenario step by step, as text for a terminal: what each step observed, beside what was expected. Pure.

import type { Paint } from './failures';
import { linesOf } from './page/gherkin';
import type { ReportData, ReportScenario } from './report-data';

/** The lines that tell the steps of a scenario, its background's first. */
export function stepLines({ features }: ReportData, scenario: ReportScenario, paint: Paint): string[] {
  const feature = features[scenario.feature];
  if (!feature) return [];
  const steps = [...scenario.backgrounds, scenario.block]
    .flatMap((range) => linesOf(feature, range, scenario.row))
    .filter(({ kind }) => kind === 'step');
  const failing = steps.findIndex(({ number }) => number === scenario.failedAt);
  const ran = scenario.verdict !== 'not-applicable';
  return steps.flatMap(({ number, keyword, text }, index) => {
    const state = !ran || (failing >= 0 && index > failing) ? 'skipped' : index === failing ? 'failed' : 'passed';
    const words = observedWords(scenario, number, state);
    const step = `${signs[state]} ${keyword} ${text}`;
    return [
      paint(tones[state], step),
      ...words.map((line) => paint(state === 'failed' ? 'bold' : 'dim', `    ${line}`)),
    ];
  });
}

type State = 'passed' | 'failed' | 'skipped';
const signs: Readonly<Record<State, string>> = { passed: '✓', failed: '✗', skipped: '–' };
const tones = { passed: 'green', failed: 'red', skipped: 'dim' } as const;

/** What a step observed, in words. Without an expected value, the observed one is the expected one. */
function observedWords({ observed = [], expected, actual }: ReportScenario, line: number, state: State): string[] {
  const values = observed.filter(([at]) => at === line);
  if (state === 'failed') {
    const [, value, wanted] = values.at(-1) ?? [];
    // The cause has the whole values.
    const shown = oneLine(actual) ?? value;
    const should = oneLine(expected) ?? wanted;
    return [
      ...(should === undefined ? [] : [`expected ${should}`]),
      ...(shown === undefined ? [] : [`observed ${shown}`]),
    ];
  }
  return values.map(([, value, wanted]) => {
    return wanted === undefined ? `observed ${value}, as expected` : `observed ${value}, expected ${wanted}`;
  });
}

/** A value on one line; of a longer text the difference is shown elsewhere. */
function oneLine(value: string | undefined): string | undefined {
  return value?.includes('\n') ? undefined : value;
}
