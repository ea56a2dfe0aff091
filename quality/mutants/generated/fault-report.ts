// The results of a run over generated faults, for people and for programs. Pure.

import type { Component, Fault } from './fault-list';
import { groupedBy } from './find-faults';
import type { Survivor } from './survivors';
import { fates, type Trial } from './try-fault';

/** A fault that was tried. */
export interface TriedFault extends Fault, Trial {
  readonly milliseconds: number;
}

/** What generated-COMPONENT.json holds. */
export interface FaultReport {
  readonly component: Component;
  readonly seed: number;
  /** The number of faults that there are, and of those that a scenario reaches. */
  readonly faults: number;
  readonly reached: number;
  readonly tried: readonly TriedFault[];
  /** The survivors that nobody has classed. */
  readonly unclassed: readonly string[];
  /** Entries of survivors.yaml whose fault was killed in this run. */
  readonly outdated: readonly string[];
}

/** Compares the survivors of a run with what people said of them. */
export function classed(
  tried: readonly TriedFault[],
  survivors: ReadonlyMap<string, Survivor>,
): Pick<FaultReport, 'unclassed' | 'outdated'> {
  const keys = (fate: TriedFault['fate']): string[] => tried.filter((one) => one.fate === fate).map(({ key }) => key);
  return {
    unclassed: keys('survived').filter((key) => !survivors.has(key)),
    outdated: keys('killed').filter((key) => survivors.has(key)),
  };
}

/** The exit status: 0 all survivors are classed, 1 some are not, or an entry says of a killed fault that it survives. */
export function statusOf({ unclassed, outdated }: Pick<FaultReport, 'unclassed' | 'outdated'>): 0 | 1 {
  return unclassed.length > 0 || outdated.length > 0 ? 1 : 0;
}

/** What a person needs to see of a survivor. */
export function survivorLines({ key, file, line, code, shown, reached, tried }: TriedFault): string[] {
  const place = line === 0 ? file : `${file.startsWith('reference/') ? file : `reference/runtime/${file}`}:${line}`;
  const example = tried === undefined ? [] : [`  ${tried}`];
  return [`${place} (reached by ${reached})`, `  - ${code}`, `  + ${shown}`, ...example, `  ${key}`];
}

/** The last lines of the output. */
export function summaryLines(report: FaultReport, survivors: ReadonlyMap<string, Survivor>): string[] {
  const { tried, faults, reached, unclassed, outdated } = report;
  const byRule = groupedBy(
    tried.flatMap(({ by }) => by?.rules.slice(0, 1) ?? []),
    (rule) => rule,
  );
  const rules = [...byRule].map(([rule, { length }]) => [rule, length] as const).sort(([, a], [, b]) => b - a);
  const classes = groupedBy(
    tried.filter(({ fate }) => fate === 'survived'),
    ({ key }) => survivors.get(key)?.class ?? 'not classed',
  );
  const files = [...groupedBy(tried, ({ file }) => file)].sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    '',
    'Killed, by file:',
    ...files.map(([file, some]) => `  ${rateOf(some)}  ${file}`),
    'Killed, by operator:',
    ...[...groupedBy(tried, ({ operator }) => operator)].map(([name, some]) => `  ${rateOf(some)}  ${name}`),
    `Killed first by ${rules.length} rules, most by: ${rules
      .slice(0, 8)
      .map(([rule, count]) => `${rule} ${count}`)
      .join(', ')}`,
    `Survivors: ${[...classes].map(([name, { length }]) => `${length} ${name}`).join(', ') || 'none'}`,
    ...unclassed.map((key) => `  not classed in quality/mutants/survivors.yaml: ${key}`),
    ...outdated.map((key) => `  killed now; delete its entry in quality/mutants/survivors.yaml: ${key}`),
    `${faults} faults, ${reached} reached. Tried ${tried.length}. Killed: ${rateOf(tried).trim()}.`,
  ];
}

function rateOf(tried: readonly TriedFault[]): string {
  const counts = new Map([...groupedBy(tried, ({ fate }) => fate)].map(([fate, { length }]) => [fate, length]));
  const killed = counts.get('killed') ?? 0;
  const counted = killed + (counts.get('survived') ?? 0);
  const rate = counted === 0 ? '     -' : `${((100 * killed) / counted).toFixed(1).padStart(5)} %`;
  const others = fates.filter((fate) => fate !== 'killed' && fate !== 'survived' && counts.has(fate));
  return `${rate} (${[`${killed} of ${counted}`, ...others.map((fate) => `${counts.get(fate)} ${fate}`)].join(', ')})`;
}
