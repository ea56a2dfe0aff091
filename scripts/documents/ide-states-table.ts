// The tables of states and calls in docs/coverage.md: what a plugin calls in each state of the IDE. An IDE that handles a
// call correctly can still fail in a state that its author did not think of. Pure.

import type { Pickle } from '@cucumber/messages';
import { z } from 'zod';
import { wrapped } from '../../support/terminal';
import { UsageError } from '../../support/usage-error';
import { callOf, lineOf, literal, tables } from './ide-calls';
import { isIn, noState, type State, states, toldStates } from './ide-states';

const tableNames = Object.keys(tables);
const calls = Object.values(tables).flatMap((columns) => Object.keys(columns));

const text = z.string().min(1, { error: 'the text is empty' });

/** Why there is no scenario: for each of `states` (or all), with each of `calls`; the name of a table is all of its calls. */
export const stateGapsSchema = z.array(
  z.strictObject({
    states: z.union([z.literal('all'), z.array(z.enum(states as [State, ...State[]])).min(1)]),
    calls: z.array(z.enum([...tableNames, ...calls] as [string, ...string[]])).min(1),
    reason: text,
  }),
);
export type StateGaps = z.infer<typeof stateGapsSchema>;

/** A scenario's rules and steps. */
export interface Scenario {
  readonly rules: readonly string[];
  readonly pickle: Pickle;
}

/** The cells that a scenario fills, as `state\ncall`. */
export function cellsOf({ rules, pickle }: Scenario): ReadonlySet<string> {
  const lines = pickle.steps.map(lineOf);
  const cells = new Set<string>();
  for (const [index, step] of pickle.steps.entries()) {
    const { who, words: said, says } = callOf(step);
    const after = lines.slice(index + 1).join('\n');
    const happened = Object.values(tables)
      .flatMap((columns) => Object.entries(columns))
      .filter(
        ([, { rules: own, call, seen }]) =>
          own.some((rule) => rules.includes(rule)) &&
          call.test(said) &&
          new RegExp(seen.replaceAll('{who}', who).replaceAll('{it}', literal(says)), 'm').test(after),
      );
    if (happened.length === 0) continue;
    const before = lines
      .slice(0, index)
      .map((line) => `${line}\n`)
      .join('');
    const now = toldStates.filter((state) => isIn(state, before, lines[index] ?? ''));
    for (const [name, { during, usual = [] }] of happened) {
      if (during !== undefined && !now.includes(during)) continue;
      for (const state of now) cells.add(`${state}\n${name}`);
      if (now.every((state) => state === during || usual.includes(state))) cells.add(`${noState}\n${name}`);
    }
  }
  return cells;
}

/**
 * The tables' lines: in how many scenarios something is called in a state, or the number of the reason why in none.
 *
 * @param scenarios all scenarios of the suite; those about C++ call nothing
 * @throws UsageError that lists every empty cell without a reason, and every reason that no cell needs
 */
export function ideStates(gaps: StateGaps, scenarios: readonly Scenario[]): string[] {
  const counts = new Map<string, number>();
  for (const scenario of scenarios) {
    if (!scenario.rules.some((rule) => rule.startsWith('ide.'))) continue;
    for (const cell of cellsOf(scenario)) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }
  const used = new Set<number>();
  const errors: UsageError[] = [];
  const cellOf = (table: string, state: State, call: string): string => {
    const count = counts.get(`${state}\n${call}`);
    if (count !== undefined) return `${count}`;
    const reason = gaps.findIndex(
      (gap) =>
        (gap.states === 'all' || gap.states.includes(state)) && (gap.calls.includes(call) || gap.calls.includes(table)),
    );
    used.add(reason);
    if (reason >= 0) return `[${reason + 1}]`;
    errors.push(
      new UsageError(
        `No scenario shows \`${call}\` (${table}) with: ${state}.`,
        'Write one, or say under `states` in scripts/documents/coverage.yaml why there is none.',
      ),
    );
    return '';
  };
  const rows = Object.entries(tables).map(([table, columns]) => ({
    table,
    names: Object.keys(columns),
    cells: states.map((state) => Object.keys(columns).map((call) => cellOf(table, state, call))),
  }));
  for (const [index, { reason }] of gaps.entries()) {
    if (used.has(index)) continue;
    errors.push(
      new UsageError(
        `\`states\` in scripts/documents/coverage.yaml: every cell of \`${reason}\` has a scenario.`,
        'Delete the reason.',
      ),
    );
  }
  if (errors.length > 0) throw UsageError.all(errors);
  const all = rows.flatMap(({ cells }) => cells.flat());
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    '## States of the IDE and calls',
    '',
    ...wrapped(
      'An IDE can handle a call correctly in general, and incorrectly in a certain state. Rows are states; columns are ' +
        'calls of plugins and actions of the user. A cell counts the scenarios of the column’s rule that make the call in ' +
        'the state and check its effect. The steps before the call tell the state (`scripts/documents/ide-states.ts`), ' +
        `and a step after it checks the effect (\`scripts/documents/ide-calls.ts\`). ${all.filter((cell) => !cell.startsWith('[')).length} of ${all.length} cells have a scenario; a ` +
        'number in brackets stands for the reason below the tables.',
      120,
    ),
    ...rows.flatMap(({ table, names, cells }) => [
      '',
      `### ${table}`,
      '',
      line(['', ...names.map((name) => `\`${name}\``)]),
      line(['---', ...names.map(() => '--:')]),
      ...cells.map((row, index) => line([states[index] ?? '', ...row])),
    ]),
    '',
    ...gaps.map(({ reason }, index) => `${index + 1}. ${reason}`),
  ];
}
