// How the last whole runs of the subject went: conforming scenarios and time, as two small plots and as a table.

import type { TrendRun } from '../../verdict/trend';
import { Folded } from './parts';

const width = 320;
const height = 80;
const margin = 6;

export function Trend({ runs }: { runs: readonly TrendRun[] }) {
  if (runs.length < 2) return null;
  return (
    <section aria-labelledby="trend">
      <h2 id="trend">The last {runs.length} runs</h2>
      <div class="plots">
        <Plot runs={runs} title="Scenarios that passed, or failed as expected" measure={({ green }) => green} />
        <Plot runs={runs} title="Time, in seconds" measure={({ elapsedMs }) => elapsedMs / 1000} fromZero />
      </div>
      <Folded title="As a table">
        <table class="trend">
          <thead>
            <tr>
              {['Ended', 'Version', 'Green', 'Red', 'Time'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...runs].reverse().map(({ date, versions, green, red, elapsedMs }) => (
              <tr key={date}>
                <th scope="row">{date.slice(0, 16).replace('T', ' ')}</th>
                <td>{Object.values(versions).join(', ')}</td>
                <td>{green.toLocaleString('en')}</td>
                <td>{red.toLocaleString('en')}</td>
                <td>{(elapsedMs / 1000).toFixed(1)} s</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Folded>
    </section>
  );
}

/** A value of each run as a line with a dot for each run; a run that does not conform has a red one. */
function Plot({
  runs,
  title,
  measure,
  fromZero = false,
}: {
  runs: readonly TrendRun[];
  title: string;
  measure: (run: TrendRun) => number;
  fromZero?: boolean;
}) {
  const values = runs.map(measure);
  const least = fromZero ? 0 : Math.min(...values);
  const most = Math.max(...values);
  const x = (position: number) => margin + (position * (width - 2 * margin)) / (runs.length - 1);
  // Equal values are a line in the middle.
  const y = (value: number) =>
    most === least ? height / 2 : height - margin - ((value - least) * (height - 2 * margin)) / (most - least);
  const shown = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });
  const last = values.at(-1) ?? 0;
  return (
    <figure>
      <figcaption>
        {title}: <strong>{shown(last)}</strong>
        <span class="range">
          {' '}
          from {shown(Math.min(...values))} to {shown(most)}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${title}: ${values.map(shown).join(', ')}`}>
        <polyline points={values.map((value, position) => `${x(position)},${y(value)}`).join(' ')} />
        {runs.map(({ date, conforms }, position) => (
          <circle
            key={date}
            class={conforms ? 'passed' : 'failed'}
            cx={x(position)}
            cy={y(values[position] ?? 0)}
            r={conforms ? 3 : 4.5}
          >
            <title>
              {`${date.slice(0, 16).replace('T', ' ')}: ${shown(values[position] ?? 0)}${conforms ? '' : ', does not conform'}`}
            </title>
          </circle>
        ))}
      </svg>
    </figure>
  );
}
