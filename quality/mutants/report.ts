// What a run over mutants came to, for people and for programs. Pure.

import type { Cell } from './kill';
import type { Mutant } from './mutant';

/** One mutant that was run. */
export interface MutantResult {
  readonly mutant: Mutant;
  readonly milliseconds: number;
  /** A cell for every rule that it breaks; none if it could not be judged. */
  readonly cells: readonly Cell[];
  /** Why it could not be judged. */
  readonly error?: string;
}

/** A run over some or all mutants. */
export interface MutantRun {
  readonly results: readonly MutantResult[];
  /** Rules with promised evidence that no mutant breaks; empty unless all mutants were run. */
  readonly unbroken: readonly string[];
}

const fates = {
  killed: 'killed',
  'not-compiled': 'killed (does not compile)',
  others: 'killed only by others',
  survived: 'SURVIVED',
} as const;

/** Whether the run proves what it is to prove: 0 all killed, 1 some not, 2 some could not be judged. */
export function statusOf({ results, unbroken }: MutantRun): 0 | 1 | 2 {
  if (results.some(({ error }) => error !== undefined)) return 2;
  return unbroken.length > 0 || results.some(({ cells }) => cells.some(({ good }) => !good)) ? 1 : 0;
}

/** One mutant's lines: a rule each, and beneath a bad one what to know about it. */
export function resultLines({ mutant, cells, error, milliseconds }: MutantResult): string[] {
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`;
  if (error !== undefined) {
    return [`${mutant.id}: could not be judged (${seconds})`, ...error.trimEnd().split('\n').map(indented)];
  }
  return cells.flatMap((cell) => [
    `${cell.rule.padEnd(36)} ${mutant.id.padEnd(44)} ${fates[cell.fate]}  (${cell.by.length} red, ${seconds})`,
    ...(cell.good ? [] : explanation(cell, mutant)),
  ]);
}

function explanation(cell: Cell, mutant: Mutant): string[] {
  const lines = [`${mutant.place.file}:${mutant.place.line}: ${mutant.why}`];
  if (cell.fate === 'not-compiled') {
    lines.push('Nothing was observed: write a fault that compiles, or `compiles: false` if the rule is about that.');
  }
  if (cell.by.length > 0) lines.push(`Red: ${cell.by.slice(0, 5).join(', ')}${cell.by.length > 5 ? ', …' : ''}`);
  return lines.map(indented);
}

const indented = (line: string): string => `    ${line}`;

/** The end of the report: rules without a mutant, and the figures. */
export function summaryLines(run: MutantRun, elapsedMs: number): string[] {
  const cells = run.results.flatMap((result) => result.cells);
  const count = (fate: Cell['fate']): number => cells.filter((cell) => cell.fate === fate).length;
  const errors = run.results.filter(({ error }) => error !== undefined).length;
  return [
    ...run.unbroken.map((rule) => `${rule}: no mutant breaks it`),
    '',
    `${run.results.length} mutants of ${new Set(cells.map(({ rule }) => rule)).size} rules: ` +
      `${count('killed')} killed, ${count('not-compiled')} killed (does not compile), ` +
      `${count('others')} killed only by others, ${count('survived')} survived, ${errors} could not be judged, ` +
      `${run.unbroken.length} rules without a mutant (${(elapsedMs / 1000).toFixed(1)} s)`,
  ];
}

/** The contents of mutants.json. */
export function reportDocument(run: MutantRun) {
  return {
    status: statusOf(run),
    unbroken: run.unbroken,
    mutants: run.results.map(({ mutant, cells, error, milliseconds }) => ({
      id: mutant.id,
      file: `reference/${mutant.file}`,
      why: mutant.why,
      milliseconds: Math.round(milliseconds),
      ...(error !== undefined && { error }),
      rules: Object.fromEntries(cells.map(({ rule, fate, good, by }) => [rule, { fate, good, by }])),
    })),
  };
}
