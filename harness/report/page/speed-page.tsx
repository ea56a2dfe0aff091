// The figures of bench.json: the subject's beside the peer's, one plot a group.

import type { BenchDocument, BenchFigure } from '../bench';
import { counted } from '../counted';
import { amountOf, ratioOf } from './amount';
import { Folded } from './parts';

export function SpeedPage({ bench }: { bench: BenchDocument | undefined }) {
  if (!bench) return <p>This report has no figures: the run was without --bench.</p>;
  const { subject, peer, date, machine, figures } = bench;
  const hasPeer = figures.some(({ sides }) => sides !== undefined);
  return (
    <>
      <h1>
        Speed of {subject}
        {hasPeer && ` beside ${peer}`}
      </h1>
      <p class="facts">
        <time dateTime={date}>{date.slice(0, 16).replace('T', ' ')} UTC</time>
        <span>{machine.model}</span>
        <span>{counted(machine.processors, 'processor')}</span>
        {machine.node !== undefined && <span>Node.js {machine.node}</span>}
      </p>
      <Reached figures={figures} />
      {hasPeer && (
        <ul class="legend">
          <li>
            <span class="swatch subject" aria-hidden="true" /> {subject}
          </li>
          <li>
            <span class="swatch peer" aria-hidden="true" /> {peer}
          </li>
          <li>The two bars of a row have one scale.</li>
        </ul>
      )}
      {sectionsOf(figures).map(({ title, plots }) => (
        <section key={title} class="speed-section" aria-label={title}>
          <h2>{title}</h2>
          {plots.map((plot) =>
            plot.folded ? (
              <Folded key={plot.title} title={`${plot.title}: ${spreadOf(plot.figures)}`}>
                <Plot bench={bench} plot={plot} />
              </Folded>
            ) : (
              <Plot key={plot.title} bench={bench} plot={plot} />
            ),
          )}
        </section>
      ))}
    </>
  );
}

/** How many targets are reached, in a sentence. */
export function Reached({ figures }: { figures: readonly BenchFigure[] }) {
  const targets = figures.filter(({ reached }) => reached !== undefined);
  if (targets.length === 0) return null;
  const reached = targets.filter((figure) => figure.reached).length;
  return (
    <p>
      {reached} of {counted(targets.length, 'target')} reached.
    </p>
  );
}

/** Figures that are plotted together. */
interface Group {
  readonly title: string;
  readonly figures: readonly BenchFigure[];
  /** Whether the plot is one of a matrix, and is opened on demand. */
  readonly folded: boolean;
}

/** The groups under their headings: a matrix has one for all of its groups. */
function sectionsOf(figures: readonly BenchFigure[]): { title: string; plots: Group[] }[] {
  const sections = new Map<string, Map<string, BenchFigure[]>>();
  for (const figure of figures) {
    const title = figure.matrix ?? figure.group;
    const groups = sections.get(title) ?? new Map<string, BenchFigure[]>();
    sections.set(title, groups.set(figure.group, [...(groups.get(figure.group) ?? []), figure]));
  }
  return [...sections].map(([title, groups]) => ({
    title,
    plots: [...groups].map(([group, members]) => {
      return { title: group, figures: members, folded: members.some(({ matrix }) => matrix !== undefined) };
    }),
  }));
}

/** The ratios of a group in a few words. */
function spreadOf(figures: readonly BenchFigure[]): string {
  const values = figures.map(({ value }) => value).sort((one, other) => one - other);
  const [least = 0, middle = 0, most = 0] = [0, Math.floor((values.length - 1) / 2), values.length - 1].map(
    (position) => values[position],
  );
  return `median ${ratioOf(middle)}, from ${ratioOf(least)} to ${ratioOf(most)}`;
}

function Plot({ bench, plot: { title, figures } }: { bench: BenchDocument; plot: Group }) {
  const better = new Set(figures.map((figure) => figure.better));
  const [which] = better.size === 1 ? better : [undefined];
  return (
    <table class="speed">
      <caption>
        <span class="hidden">{title}. </span>
        {which !== undefined && `${which === 'more' ? 'More' : 'Less'} is better.`}
      </caption>
      <thead class="hidden">
        <tr>
          <th scope="col">What was measured</th>
          <th scope="col">Amounts</th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {figures.map((figure) => (
          <Row key={figure.name} bench={bench} figure={figure} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ bench, figure }: { bench: BenchDocument; figure: BenchFigure }) {
  const { name, value, unit, sides, target, reached, runs } = figure;
  const most = Math.max(sides?.subject ?? 0, sides?.peer ?? 0);
  const [least, greatest] = [Math.min(...runs), Math.max(...runs)];
  return (
    <tr>
      <th scope="row">{name}</th>
      <td class="bars">
        {sides &&
          (['subject', 'peer'] as const).map((side) => (
            <div key={side}>
              <span class="hidden">{bench[side]}: </span>
              <span class="track" aria-hidden="true">
                <span
                  class={`bar ${side}`}
                  style={{ width: `${most === 0 ? 0 : ((sides[side] / most) * 100).toFixed(1)}%` }}
                />
              </span>
              <span class="amount">{amountOf(sides[side], sides.unit)}</span>
            </div>
          ))}
      </td>
      <td class="measured">
        <strong>{unit === 'x' ? ratioOf(value) : amountOf(value, unit)}</strong>
        {target !== undefined && (
          <span class={`verdict ${reached ? 'passed' : 'failed'}`}>
            <span aria-hidden="true">{reached ? '✓' : '✗'}</span> {target} {reached ? 'reached' : 'missed'}
          </span>
        )}
        {runs.length > 1 && (
          <span class="range">
            {unit === 'x'
              ? `${least.toFixed(2)} to ${ratioOf(greatest)}`
              : `${amountOf(least, '')} to ${amountOf(greatest, unit)}`}
          </span>
        )}
      </td>
    </tr>
  );
}
